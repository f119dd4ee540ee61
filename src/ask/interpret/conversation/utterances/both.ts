import { type Span, merged } from '../../../recognise/spans.ts'
import { markAt, marksOf, type Said } from '../../polarity/marks.ts'

/** What points at two that were shown; with a noun or an order behind it, it counts. */
const BOTH = marksOf({
  en: 'the two of them|the two',
  de: 'beide|beiden|alle beide|allen beiden|die beiden|den beiden',
  fr: 'les deux|aux deux|tous les deux|toutes les deux|tous deux|toutes deux',
  es: 'ambos|ambas|los dos|las dos|a los dos|a las dos',
  it: 'entrambi|entrambe|tutti e due|tutte e due|ambedue|i due|le due',
})

/** Reads "les deux", "¿son gratis los dos?", "entrambi" behind an answer as "both". */
export function withBoth(said: Said): readonly Span[] {
  const { spans } = said
  const at = spans.findIndex((_, i) => markAt(said, i, BOTH) > 0)
  const length = at === -1 ? 0 : markAt(said, at, BOTH)
  const next = spans[at + length]?.meaning.is
  const isOther = (next !== undefined && COUNTED.has(next)) || spans.some(({ meaning: { is } }) => COMPARED.has(is))
  const isBetween = BETWEEN.test(spans[at - 1]?.typed ?? '')
  if (length === 0 || isOther || isBetween) return spans
  return spans.toSpliced(at, length, merged(spans.slice(at, at + length), { is: 'pronoun', of: 'spots' }, 'both'))
}

const COUNTED: ReadonlySet<Span['meaning']['is']> = new Set([
  'feature',
  'generic',
  'number',
  'quality',
  'ordinal',
  'group',
])
const COMPARED: ReadonlySet<Span['meaning']['is']> = new Set(['comparative', 'superlative', 'ask'])
const BETWEEN = /^(between|of|zwischen|von|entre|de|des|tra|fra|dei|delle|cu[aá]l|quale|welche[rsn]?|lequel|laquelle)$/i
