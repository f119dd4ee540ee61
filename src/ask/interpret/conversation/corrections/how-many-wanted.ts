import { type Span, merged } from '../../../recognise/spans.ts'
import { markAt, marksOf, type Said } from '../../polarity/marks.ts'
import { saysNothing } from './says-nothing.ts'

/** What asks for a single spot of those that were listed. */
const ONE = marksOf({
  en: 'just give me one|give me one|just give me the best one|only give me one|just one please|just one|only one|one is enough|one will do|one would do|just show me one|show me one|just name one|name one|pick one|pick one for me|choose one|just pick one|just the best one|just the first one',
  de: 'nur einen bitte|nur eine bitte|nur eins bitte|nur einen|nur eine|nur eins|einer reicht|eine reicht|eins reicht|ein einziger|einen einzigen|nenn mir einen|nenn mir nur einen|gib mir einen|gib mir nur einen|nur den besten|such einen aus',
  fr: 'juste un|juste une|un seul|une seule|seulement un|seulement une|un suffit|une suffit|donne m en un|donne m en une|donne moi en un|choisis en un|choisis en une',
  es: 'solo uno|solo una|sólo uno|sólo una|uno solo|una sola|con uno basta|dame uno|dame solo uno|dime uno|elige uno',
  it: 'solo uno|solo una|uno solo|una sola|ne basta uno|dammene uno|dammene una|dimmene uno|scegline uno|basta uno',
})

/** Reads "just give me one" as the first of what was listed, and no more. */
export function withHowManyWanted(said: Said): readonly Span[] {
  const { spans } = said
  const more = moreAt(said)
  if (more !== undefined)
    return spans
      .with(more.at, merged(spans.slice(more.at, more.at + more.length), { is: 'follow', as: 'more' }, 'more'))
      .toSpliced(more.at + 1, more.length - 1)
  const at = spans.findIndex((_, i) => markAt(said, i, ONE) > 0)
  const length = at === -1 ? 0 : markAt(said, at, ONE)
  const others = [...spans.slice(0, at), ...spans.slice(at + length)]
  if (length === 0 || !others.every(isNothing)) return spans
  const run = spans.slice(at, at + length)
  return spans.toSpliced(
    at,
    length,
    { ...merged(run, { is: 'follow', as: 'and' }, 'only'), typed: '' },
    merged(run, { is: 'number', value: 1, isLimit: true }),
  )
}

/** "Noch zwei", "dos más", and nothing else: where the word for more stands beside the number. */
function moreAt(said: Said): { at: number; length: number } | undefined {
  const { spans } = said
  const number = spans.findIndex(({ meaning }) => meaning.is === 'number')
  if (number === -1) return undefined
  for (const [at, span] of spans.entries()) {
    const length = span.meaning.is === 'follow' ? 0 : markAt(said, at, MORE)
    const isBeside = length > 0 && (at + length === number || at === number + 1)
    const others = spans.filter((_, i) => i !== number && (i < at || i >= at + length))
    if (isBeside && others.every(isNothing)) return { at, length }
  }
  return undefined
}

const MORE = marksOf({
  en: 'more|further',
  de: 'noch|nochmal|noch mal|mehr',
  fr: 'de plus|en plus|encore',
  es: 'más|mas',
  it: 'in più|ancora|di più',
})

function isNothing(span: Span): boolean {
  return saysNothing(span) || /^(many|that|please|and|but)$/i.test(span.said)
}
