import type { Language } from '../../../vocabulary/languages/languages.ts'
import type { Comparative } from '../../../vocabulary/meanings.ts'
import { FILLER, type Span } from '../../../recognise/spans.ts'
import { markAt, type MarksByLanguage, marksOf, merged, type Said } from '../../polarity/marks.ts'
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
        : setAside(spans, at, length)
    }
  return spans
}

/** "Too far, something in Spain instead": what is wanted is said behind it. */
function setAside(spans: readonly Span[], at: number, length: number): readonly Span[] {
  const isFirst = spans.slice(0, at).every(isNothing) && spans[at + length]?.meaning.is === 'comma'
  return isFirst ? spans.toSpliced(at, length, merged(spans.slice(at, at + length), FILLER)) : spans
}

/** "That one is too loud": another is wanted, and nothing asked of it. */
function unpointed(span: Span): Span {
  return span.meaning.is === 'pronoun' && span.meaning.of === 'spot' ? { ...span, meaning: FILLER } : span
}

function isNothing(span: Span): boolean {
  const { is } = span.meaning
  return saysNothing(span) || is === 'relation' || is === 'pronoun' || /^(and|but|me|us)$/i.test(span.said)
}
