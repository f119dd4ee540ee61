// "Wo kann man Kraniche beobachten?": the texts are English, and name animals in English.
import type { CanMention } from '../../recognise/lookups.ts'
import type { Span } from '../../recognise/spans.ts'
import { englishOfAnimal } from '../../vocabulary/languages/animals.ts'
import { isYesNo } from '../yes-no.ts'

/**
 * Reads an animal of another language as the English word that texts have for it, where it is looked for: not where somebody is
 * afraid of it, asks whether it lives there, or asks it of a spot.
 */
export function withAnimalsOfTexts(
  spans: readonly Span[],
  { canMention }: { canMention: CanMention },
): readonly Span[] {
  const isSought = spans.every(isBesideSought) && !isYesNo(spans)
  return isSought ? spans.map(span => inTexts(span, canMention)) : spans
}

function inTexts(span: Span, canMention: CanMention): Span {
  if (!isAnimal(span)) return span
  const known = englishOfAnimal(span.typed).filter(canMention)
  const said = known.find(word => word.endsWith('s')) ?? known[0]
  return said === undefined ? span : { ...span, meaning: { is: 'unknown' }, said, isPlural: true }
}

function isAnimal({ meaning, typed }: Span): boolean {
  return (
    meaning.is === 'off topic' && meaning.subject === 'animals' && englishOfAnimal(typed).length > 0 && !RUT.test(typed)
  )
}

/** What deer do in autumn is more than that there are some. */
const RUT = /brunft|röhren|röhrend|brame|berrea|bramito/i

function isBesideSought(span: Span): boolean {
  const { meaning, typed } = span
  if (meaning.is === 'name') return meaning.named.spots.length === 0
  if (LIVES.test(typed)) return false
  return isAnimal(span) || BESIDE.has(meaning.is) || (meaning.is === 'ask' && meaning.ask === 'where')
}

/** Where animals live is more than where a text has seen them. */
const LIVES = /(?:^| )(leben|lebt|hausen|vivent|vit|vivre|viven|vive|vivono|vivere)$/i

/** What else may be said of where an animal is looked for: not who asks, nor what is asked of a spot. */
const BESIDE: ReadonlySet<Span['meaning']['is']> = new Set([
  'stop',
  'sign',
  'comma',
  'generic',
  'feature',
  'quality',
  'superlative',
  'relation',
  'follow',
  'and',
  'or',
  'access',
  'time',
  'distance',
  'number',
  'rating',
  'transport',
])
