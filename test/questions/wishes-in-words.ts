// Reads the tables of `wishes/`: what people wish for, as they say it, and the frames that it is said in.
import { readFileSync } from 'node:fs'
import { LANGUAGES } from './filled.ts'
import type { InEach } from './parts-in-languages.ts'

/** How one wish is worded: parts that stand beside what is looked for, and sentences of their own. */
export type Wish = { key: string; against: string | null; plain: InEach; parts: Worded; sentences: Worded }
type Worded = readonly { at: number; wording: string }[]

export const [WISHES, CIRCUMSTANCES, UNHELD] = [
  ['costs-and-rules', 'activities', 'equipment', 'features', 'ways', 'noise', 'where', 'said-otherwise'].flatMap(
    wishesIn,
  ),
  wishesIn('circumstances'),
  wishesIn('unheld'),
]

/** Frames of a part: {w}, beside {k} a kind and {p} a place. */
export const OF_PARTS: readonly (readonly string[])[] = [
  [
    '{k} {p} {w}',
    '{k} {w} {p}',
    'Are there {k} {p} {w}?',
    'I’m looking for {k} {p} {w}',
    'Do you know any {k} {p} {w}?',
    'Can you recommend some {k} {p} {w}?',
  ],
  [
    '{k} {p} {w}',
    'Gibt es {p} {k} {w}?',
    'Ich suche {k} {p} {w}',
    'Kennst du {k} {p} {w}?',
    'Kannst du {k} {p} empfehlen {w}?',
  ],
  [
    '{k} {p} {w}',
    '{k} {w} {p}',
    'Y a-t-il des {k} {p} {w} ?',
    'Je cherche des {k} {p} {w}',
    'Connaissez-vous des {k} {p} {w} ?',
    'Pouvez-vous me recommander des {k} {p} {w} ?',
  ],
  [
    '{k} {p} {w}',
    '{k} {w} {p}',
    '¿Hay {k} {p} {w}?',
    'Busco {k} {p} {w}',
    '¿Conoces {k} {p} {w}?',
    '¿Me recomiendas {k} {p} {w}?',
  ],
  [
    '{k} {p} {w}',
    '{k} {w} {p}',
    'Ci sono {k} {p} {w}?',
    'Cerco {k} {p} {w}',
    'Conosci {k} {p} {w}?',
    'Mi consigli {k} {p} {w}?',
  ],
]

/** Frames of a sentence: {s}. */
export const OF_SENTENCES: readonly (readonly string[])[] = [
  [
    '{s}. {k} {p}?',
    '{k} {p}. {s}.',
    '{s}. Which {k} {p} can you recommend?',
    'I’m looking for {k} {p}. {s}.',
    'Hi! {s}. Do you know any {k} {p}?',
    '{k} {p} - {s}',
    '{s}, so which {k} {p} would you suggest?',
  ],
  [
    '{s}. {k} {p}?',
    '{k} {p}. {s}.',
    '{s}. Welche {k} {p} kannst du empfehlen?',
    'Ich suche {k} {p}. {s}.',
    'Hallo! {s}. Kennst du {k} {p}?',
    '{k} {p} - {s}',
    '{s}, welche {k} {p} würdest du also vorschlagen?',
  ],
  [
    '{s}. Des {k} {p} ?',
    '{k} {p}. {s}.',
    '{s}. Quels {k} {p} pouvez-vous me recommander ?',
    'Je cherche des {k} {p}. {s}.',
    'Bonjour ! {s}. Connaissez-vous des {k} {p} ?',
    '{k} {p} - {s}',
    '{s}, alors quels {k} {p} me conseillez-vous ?',
  ],
  [
    '{s}. ¿{k} {p}?',
    '{k} {p}. {s}.',
    '{s}. ¿Qué {k} {p} me recomiendas?',
    'Busco {k} {p}. {s}.',
    '¡Hola! {s}. ¿Conoces {k} {p}?',
    '{k} {p} - {s}',
    '{s}, así que ¿qué {k} {p} me sugieres?',
  ],
  [
    '{s}. {k} {p}?',
    '{k} {p}. {s}.',
    '{s}. Quali {k} {p} mi consigli?',
    'Cerco {k} {p}. {s}.',
    'Ciao! {s}. Conosci {k} {p}?',
    '{k} {p} - {s}',
    '{s}, quindi quali {k} {p} mi suggerisci?',
  ],
]

function wishesIn(file: string): readonly Wish[] {
  const text = readFileSync(new URL(`wishes/${file}.txt`, import.meta.url), 'utf8')
  return text.split(/^# /m).slice(1).map(wishOf)
}

function wishOf(block: string): Wish {
  const [head = '', ...lines] = block.trim().split('\n')
  const [name = '', en = '', de = '', fr = '', es = '', it = ''] = head.split('|').map(part => part.trim())
  const [key = '', against] = name.split(' against ')
  const worded = (sign: string) =>
    lines.flatMap(line => {
      const at = LANGUAGES.findIndex(language => line.startsWith(`${language} ${sign} `))
      const wordings = at < 0 ? [] : line.slice(5).split('|')
      return wordings.map(wording => ({ at, wording: wording.trim() }))
    })
  return { key, against: against ?? null, plain: [en, de, fr, es, it], parts: worded('~'), sentences: worded('.') }
}
