import type { Recogniser } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'
import { numberAt } from '../figures/numbers.ts'

/** The best of the scale. */
const HIGHEST = 5

/**
 * Recognises a rating that is said without a comparison: "5-rated places", "with the top rating of 5", "that have the highest
 * rating". "The spot with the highest rating" is the first of an order.
 */
export const recogniseWholeRating: Recogniser = (tokens, at) => {
  const found = ratedAt(tokens, at) ?? topAt(tokens, at)
  if (!found) return undefined
  const { value, length } = found
  return {
    meaning: { is: 'rating', min: value, max: value, shown: `rated ${value}`, opposite: null },
    length,
  }
}

type Whole = { value: number; length: number }

/** "5-rated", "4.5 rated". */
function ratedAt(tokens: readonly Token[], at: number): Whole | undefined {
  const number = numberAt(tokens, at)
  if (!number || number.value < 1 || number.value > HIGHEST) return undefined
  const rated = tokens[at + number.length]?.text === '-' ? at + number.length + 1 : at + number.length
  const next = tokens[rated + 1]?.folded ?? ''
  const isRated = tokens[rated]?.folded === 'rated' && NOUNS.test(next)
  return isRated ? { value: number.value, length: rated + 1 - at } : undefined
}

const NOUNS = /^(places?|spots?|sites?|lakes?|forests?|parks?|beach|beaches|mountains?|peaks?|ones?|locations?|areas?)$/

/** "The top rating of 5", and without a number where many are asked for. */
function topAt(tokens: readonly Token[], at: number): Whole | undefined {
  const start = tokens[at]?.folded === 'the' ? at + 1 : at
  const isTop =
    TOP.test(tokens[start]?.folded ?? '') && /^(rating|score|silence)$/.test(tokens[start + 1]?.folded ?? '')
  if (!isTop) return undefined
  const end = tokens[start + 2]?.folded === 'rating' ? start + 3 : start + 2
  const number = tokens[end]?.folded === 'of' ? numberAt(tokens, end + 1) : undefined
  if (number) return number.value === HIGHEST ? { value: HIGHEST, length: end + 1 + number.length - at } : undefined
  return isOfMany(tokens, at) ? { value: HIGHEST, length: end - at } : undefined
}

const TOP = /^(top|highest|maximum|max|best|full)$/

/** "How many have", "all places with", "lakes that have". */
function isOfMany(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).map(({ folded }) => folded)
  const isCount = /\bhow many\b|\bnumber of\b|\bwhat share\b/.test(before.join(' '))
  return isCount && /^(with|have|has|having|got|get)$/.test(before.at(-1) ?? '')
}
