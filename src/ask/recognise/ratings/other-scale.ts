import { comparatorAfterAt, comparatorAt, meaningAt } from '../lexicon.ts'
import { numberAt } from '../figures/numbers.ts'
import type { Recognised } from '../name-recognisers.ts'
import { asTyped, type Token } from '../tokens.ts'

/**
 * Recognises ratings of another scale than the catalogue's: "score above 80", "rated 8/10 or better", "silence > 90%". They are no
 * condition, and the answer says so.
 */
export function recogniseOtherScale(tokens: readonly Token[], at: number): Recognised | undefined {
  if (!tokens.some(({ number }) => number !== null)) return undefined
  let next = at
  while (next - at < MOST_BEFORE && isRatingWord(tokens, next)) next++
  const isSaid = next > at
  let isCompared = false
  for (let length = leadAt(tokens, next); length > 0 && next - at < MOST_BEFORE; length = leadAt(tokens, next)) {
    isCompared ||= !/^(of|is|=|:)$/.test(tokens[next]?.text ?? '')
    next += length
  }
  const number = numberAt(tokens, next)
  if (!number || number.value < 0) return undefined
  const end = next + number.length
  const outOf = outOfAt(tokens, end)
  const isRated = outOf > 0 ? isSaid || !isPercent(tokens[end]) : isSaid && number.value > HIGHEST
  const follows = tokens[end + outOf]?.folded ?? ''
  const isOfElse =
    outOf === 0
      ? UNIT.test(follows) || (!isCompared && isCounted(tokens, end))
      : !isSaid && isCounted(tokens, end + outOf)
  // "Rated 8 lakes", "silence 80 dB", "4 of 10 lakes": of something else; "noise above 80" is no rating.
  // "The rating of 42.458, 1.58": of a point.
  const isOfPoint = tokens[end]?.text === ',' && DECIMAL.test(tokens[end + 1]?.text ?? '')
  if (!isRated || isOfElse || isOfPoint) return undefined
  const after = comparatorAfterAt(tokens, end + outOf)?.length ?? 0
  return { meaning: { is: 'off topic', subject: 'scale' }, length: end + outOf + after - at }
}

const MOST_BEFORE = 8
const HIGHEST = 6
const DECIMAL = /^[-−]?\d+\.\d+$/
const UNIT = /^(db|dba|decibels?|km|kilomet\p{L}+|m|met\p{L}+|mi|miles?|ft|feet|min|minutes?|h|hours?|days?)$/u

function isRatingWord(tokens: readonly Token[], at: number): boolean {
  return RATED.test(tokens[at]?.folded ?? '') || meaningAt(tokens, at)?.meaning.is === 'rating word'
}

const RATED = /^(scor(?:e|es|ed|ing)|silence|quietness|calmness|tranquill?ity|peacefulness)$/

/** What stands between the word and its number. */
function leadAt(tokens: readonly Token[], at: number): number {
  return comparatorAt(tokens, at)?.length ?? (/^(of|is|a|an|at|with|[:=<>≥≤])$/.test(tokens[at]?.text ?? '') ? 1 : 0)
}

/** "/10", "out of 100", "sur 10", "%": how many tokens say out of how much; 0 where it is five, or nothing is said. */
function outOfAt(tokens: readonly Token[], at: number): number {
  if (isPercent(tokens[at])) return 1
  if (tokens[at]?.folded === 'per' && tokens[at + 1]?.folded === 'cent') return 2
  const [first, second] = [asTyped(tokens[at]), tokens[at + 1]?.folded]
  const length = first === '/' || OF.test(first) ? 1 : first === 'out' && second === 'of' ? 2 : 0
  return length > 0 && SCALES.has(tokens[at + length]?.number ?? 0) ? length + 1 : 0
}

const OF = /^(von|auf|sur|sobre|su)$/i
const SCALES: ReadonlySet<number> = new Set([10, 20, 100])

function isPercent(token: Token | undefined): boolean {
  return token?.text === '%' || /^(percent|prozent)$/.test(token?.folded ?? '')
}

function isCounted(tokens: readonly Token[], at: number): boolean {
  return /^\p{L}/u.test(tokens[at]?.folded ?? '') && comparatorAfterAt(tokens, at) === undefined
}
