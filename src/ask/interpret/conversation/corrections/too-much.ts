import type { Language } from '../../../vocabulary/languages/languages.ts'
import type { Comparative } from '../../../vocabulary/meanings.ts'
import { FILLER, type Span, UNAPPLIED, UNSAID, merged } from '../../../recognise/spans.ts'
import { markAt, type MarksByLanguage, marksOf, type Said } from '../../polarity/marks.ts'
import { saysNothing } from './says-nothing.ts'

/** "Too" in each language. */
const TOO: Readonly<Record<Language, readonly string[]>> = {
  en: ['too', 'much too', 'way too', 'a bit too', 'still too'],
  de: ['zu', 'viel zu', 'mir zu', 'etwas zu', 'immer noch zu'],
  fr: ['trop', 'beaucoup trop', 'un peu trop', 'encore trop'],
  es: ['demasiado', 'muy', 'todavía demasiado'],
  it: ['troppo', 'un po troppo', 'ancora troppo'],
}

/** What is wished for instead of what there is too much of. */
const WISHED: readonly (readonly [Comparative, Readonly<Record<Language, string>>])[] = [
  [
    'quieter',
    {
      en: 'noisy|loud',
      de: 'laut|lärmig|unruhig',
      fr: 'bruyant|bruyants|bruyante|bruyantes|de bruit',
      es: 'ruidoso|ruidosos|ruidosa|ruidosas|ruido',
      it: 'rumoroso|rumorosi|rumorosa|rumorose|rumore',
    },
  ],
  [
    'closer',
    {
      en: 'far|far away|far off|far out|distant',
      de: 'weit|weit weg|weit entfernt|fern',
      fr: 'loin|éloigné|éloignés',
      es: 'lejos|lejano|lejanos',
      it: 'lontano|lontani|lontana|distante|distanti',
    },
  ],
  [
    'farther',
    { en: 'close|near|close by', de: 'nah|nahe', fr: 'proche|proches|près', es: 'cerca', it: 'vicino|vicini' },
  ],
  [
    'cheaper',
    {
      en: 'expensive|pricey|costly',
      de: 'teuer',
      fr: 'cher|chers|chère|chères',
      es: 'caro|caros|cara|caras',
      it: 'caro|cari|cara|care|costoso',
    },
  ],
  [
    'louder',
    {
      en: 'quiet|silent',
      de: 'ruhig|still|leise',
      fr: 'calme|calmes',
      es: 'tranquilo|silencioso',
      it: 'tranquillo|silenzioso',
    },
  ],
]

const MARKS: readonly (readonly [Comparative, MarksByLanguage])[] = WISHED.map(([to, said]) => {
  const phrases = (language: Language) =>
    TOO[language].flatMap(too => said[language].split('|').map(word => `${too} ${word}`)).join('|')
  return [
    to,
    marksOf({ en: phrases('en'), de: phrases('de'), fr: phrases('fr'), es: phrases('es'), it: phrases('it') }),
  ]
})

/** Reads "that's too far for me", said of what was shown, as "closer". */
export function withTooMuch(said: Said): readonly Span[] {
  const { spans } = said
  for (const at of spans.keys())
    for (const [to, marks] of MARKS) {
      const length = markAt(said, at, marks)
      if (length === 0) continue
      const others = [...spans.slice(0, at), ...spans.slice(at + length)]
      return others.every(isNothing)
        ? spans
            .map(unpointed)
            .toSpliced(at, length, merged(spans.slice(at, at + length), { is: 'comparative', to }, to))
        : setAside(spans, at, length, to)
    }
  return withoutTooMuch(said)
}

/** "Too far, something in Spain instead": what is wanted is said behind it. */
function setAside(spans: readonly Span[], at: number, length: number, to: Comparative): readonly Span[] {
  if (!isSaidFirst(spans, at, at + length)) return spans
  const said = spans.slice(at, at + length)
  // "Too noisy. Only free ones": quiet ones, of what is asked for behind it.
  if (to === 'quieter') return spans.toSpliced(at, length, merged(said, QUIET, 'quiet'))
  return spans.toSpliced(at, length, merged(said, to === 'closer' || to === 'farther' ? FILLER : UNAPPLIED))
}

const QUIET: Span['meaning'] = { is: 'quality', quality: 'quiet' }

/** "Too remote. Something similar in Scotland?": what there is too much of is not wanted in what is asked for behind it. */
function withoutTooMuch(said: Said): readonly Span[] {
  const { spans } = said
  const at = spans.findIndex((_, i) => markAt(said, i, MUCH) > 0)
  const length = at === -1 ? 0 : markAt(said, at, MUCH)
  const thing = spans[at + length]
  const isTold = length > 0 && thing?.meaning.is === 'feature' && isSaidFirst(spans, at, at + length + 1)
  if (!isTold || !spans.slice(at + length + 1).some(span => !isNothing(span))) return spans
  return spans.toSpliced(at, length, merged(spans.slice(at, at + length), { is: 'negation' }, 'not'))
}

const MUCH = marksOf({
  en: TOO.en.join('|'),
  de: TOO.de.join('|'),
  fr: TOO.fr.join('|'),
  es: TOO.es.join('|'),
  it: TOO.it.join('|'),
})

function isSaidFirst(spans: readonly Span[], from: number, end: number): boolean {
  const { is } = spans[end]?.meaning ?? UNSAID.meaning
  return spans.slice(0, from).every(isNothing) && (is === 'comma' || is === 'sign')
}

/** "That one is too loud": another is wanted, and nothing asked of it. */
function unpointed(span: Span): Span {
  return span.meaning.is === 'pronoun' && span.meaning.of === 'spot' ? { ...span, meaning: FILLER } : span
}

function isNothing(span: Span): boolean {
  const { is } = span.meaning
  return saysNothing(span) || is === 'relation' || is === 'pronoun' || /^(and|but|me|us)$/i.test(span.said)
}
