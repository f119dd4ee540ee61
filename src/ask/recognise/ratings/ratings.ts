import { comparatorAfterAt, comparatorAt, meaningAt } from '../lexicon.ts'
import { coordinatesAt } from '../figures/coordinates.ts'
import type { Bounds } from '../../query.ts'
import type { Side } from '../../vocabulary/meanings.ts'
import type { Found } from '../spans.ts'
import { numberAt } from '../figures/numbers.ts'
import type { Token } from '../tokens.ts'
import { isCounted, isCounting } from './counted.ts'
import { isSilenceRated } from './silence-word.ts'

type Range = Bounds & { opposite: Bounds | null }

/** The comparison that a negation makes of each: "nothing below 4" is 4 or higher. */
const OPPOSITE: Readonly<Record<Side, Side>> = {
  least: 'below',
  above: 'most',
  most: 'above',
  below: 'least',
  exactly: 'exactly',
}

const NOISY = 2
const STEP = 0.1
const HIGHEST = 5

/** The ratings that each comparison with a number allows; ratings have one decimal. */
const RANGES: Readonly<Record<Side, (value: number) => Bounds>> = {
  least: value => ({ min: value, max: null, shown: value >= HIGHEST ? `rated ${value}` : `rated ${value} or higher` }),
  above: value => ({ min: tenth(value + STEP), max: null, shown: `rated above ${value}` }),
  most: value => ({ min: null, max: value, shown: `rated ${value} or lower` }),
  below: value => ({ min: null, max: tenth(value - STEP), shown: `rated below ${value}` }),
  exactly: value => ({ min: value, max: value, shown: `rated ${value}` }),
}

/**
 * Recognises ratings: "rated 4 or better", "at least 3.5 stars", "4+", "rating above four", "between 3 and 4", "4/5",
 * "a perfect 5". A bare number is a rating only beside a word that says so or a comparison.
 */
export function ratingAt(tokens: readonly Token[], at: number): Found<Range> {
  if (isPerfectScore(tokens, at)) return { ...RANGES.least(HIGHEST), opposite: RANGES.below(HIGHEST), length: 2 }
  let next = at
  let isSaid = false
  let side: Side | undefined
  while (next - at < LONGEST_LEAD) {
    const comparator = comparatorAt(tokens, next)
    if (comparator && side === undefined && !isRange(tokens, next)) {
      side = comparator.meaning
      next += comparator.length
      continue
    }
    const word = ratingWordAt(tokens, next)
    const filler =
      isSaid &&
      /^(of|is|at|a|an|the|to|with|perfect|being|are|silence|has|have|as|:|=)$/.test(
        tokens[next]?.text.toLowerCase() ?? '',
      )
    const isArticle = side !== undefined && /^(a|an)$/.test(tokens[next]?.folded ?? '')
    if (word === 0 && !filler && !isArticle) break
    isSaid ||= word > 0
    next += word || 1
  }
  // "7 km from 0.001, 0.001".
  if (!isSaid && tokens[next - 1]?.folded === 'from' && coordinatesAt(tokens, next)) return undefined
  const perfect = /^(perfect|full|solid)$/.test(tokens[next]?.folded ?? '')
  if (perfect) next++
  const range = rangeAt(tokens, next)
  const number = range ?? singleAt(tokens, next, side)
  if (!number || !number.isRating) return undefined
  next += number.length
  if (/^(ish|something)$/.test(tokens[next]?.folded ?? '')) next++
  const trailing = trailingAt(tokens, next)
  next += trailing.length
  if (!range && side === undefined) {
    const after = comparatorAfterAt(tokens, next) ?? exactlyBehindComma(tokens, next)
    const plus =
      tokens[next]?.text === '+' && typeof tokens[next + 1]?.number !== 'number'
        ? { meaning: 'least' as const, length: 1 }
        : after
    if (plus) {
      side = plus.meaning
      next += plus.length
      const more = trailingAt(tokens, next)
      next += more.length
      // "Countries with 5 or more lakes" counts them.
      if (!isSaid && !trailing.isSaid && !more.isSaid && tokens[next - 1]?.folded === 'more' && isCounted(tokens, next))
        return undefined
      trailing.isSaid ||= true
    }
  }
  const isCertain =
    isSaid ||
    trailing.isSaid ||
    perfect ||
    range?.isExact === true ||
    (side !== undefined &&
      number.isRating &&
      tokens[at]?.text !== '=' &&
      (!Number.isInteger(number.value) || !isCounting(tokens, next)))
  if (!isCertain) return undefined
  // "At least six" is of something else, unless it is rated so.
  if (number.value > HIGHEST && Number.isInteger(number.value) && !isSaid && !trailing.isSaid) return undefined
  const length = next - at
  if (range) {
    const { min, max } = range
    return { min, max, shown: `rated between ${min} and ${max}`, opposite: null, length }
  }
  // "Rated 4" is 4 or higher, "rated 2" is 2 or lower.
  const by = side ?? (number.value <= NOISY ? 'most' : 'least')
  const opposite = by === 'exactly' ? null : RANGES[OPPOSITE[by]](number.value)
  return { ...RANGES[by](number.value), opposite, length }
}

/** "Rated 4.5, no more and no less". */
function exactlyBehindComma(tokens: readonly Token[], at: number) {
  const after = tokens[at]?.text === ',' ? comparatorAfterAt(tokens, at + 1) : undefined
  return after?.meaning === 'exactly' ? { ...after, length: after.length + 1 } : undefined
}

function isPerfectScore(tokens: readonly Token[], at: number): boolean {
  const [first, second, third] = tokens.slice(at, at + 3).map(({ folded }) => folded)
  return /^(perfect|full)$/.test(first ?? '') && /^(score|rating|marks|points)$/.test(second ?? '') && third !== 'of'
}

/** Words before the number: "with a silence rating that is at least". */
const LONGEST_LEAD = 12

/** "between 3 and 4", "3 to 4", "from 3 to 4", "3-4". */
function rangeAt(tokens: readonly Token[], at: number) {
  const lead = /^(between|from)$/.test(tokens[at]?.folded ?? '') ? 1 : 0
  const low = numberAt(tokens, at + lead)
  if (!low) return undefined
  const middle = at + lead + low.length
  if (!/^(and|to|-|until|till)$/.test(tokens[middle]?.text.toLowerCase() ?? '')) return undefined
  const high = numberAt(tokens, middle + 1)
  if (!high || !isRatingValue(low.value) || !isRatingValue(high.value)) return undefined
  const ends = [tokens[at + lead], tokens[middle + 1]].map(token => /\./.test(token?.text ?? ''))
  const isExact = ends.every(Boolean) || (isBetweenOfSpots(tokens, at, middle + 1 + high.length) && low.value >= 1)
  const isRating = lead === 1 || tokens[middle]?.text !== 'and'
  const [min, max] = [Math.min(low.value, high.value), Math.max(low.value, high.value)]
  return { min, max, value: min, isRating, isExact, length: lead + low.length + 1 + high.length }
}

/** "Spots between 4 and 4.5 in Spain": of spots, and of nothing that is counted behind the numbers. */
function isBetweenOfSpots(tokens: readonly Token[], at: number, end: number): boolean {
  const before = meaningAt(tokens, at - 1)?.meaning.is
  const after = tokens[end]
  const next = after && meaningAt(tokens, end)?.meaning.is
  const isEnd = after === undefined || after.folded === '' || /^(relation|and|negation|or|follow)$/.test(next ?? '')
  return tokens[at]?.folded === 'between' && (before === 'generic' || before === 'feature') && isEnd
}

function isRange(tokens: readonly Token[], at: number): boolean {
  return rangeAt(tokens, at) !== undefined
}

function singleAt(tokens: readonly Token[], at: number, side: Side | undefined) {
  const number = numberAt(tokens, at)
  if (!number) return undefined
  const isRating = isRatingValue(number.value) || (side !== undefined && number.value <= HIGHEST + 1)
  return { value: number.value, isRating, length: number.length }
}

/** "stars", "out of 5", "/5", "or better". */
function trailingAt(tokens: readonly Token[], at: number): { length: number; isSaid: boolean } {
  let next = at
  while (next - at < LONGEST_LEAD) {
    const [first, second, third] = tokens.slice(next, next + 3).map(({ text }) => text.toLowerCase())
    if (first === 'out' && second === 'of' && (third === '5' || third === 'five')) next += 3
    else if (isOfFive(tokens, next)) next += 2
    else if (first === '/' && second === '5') next += 2
    else if (/^(stars?|points?)$/.test(first ?? '')) next += 1
    else if (first === '-' && /^stars?$/.test(second ?? '')) next += 2
    else if (/^(silence|quietness)$/.test(first ?? '') && /^(rating|score|level)s?$/.test(second ?? '')) next += 2
    else if (/^(rating|score)s?$/.test(first ?? '')) next += 1
    else break
  }
  return { length: next - at, isSaid: next > at }
}

/** "5 of 5", "noté 5 sur 5"; "4 von 5 Seen" are a share of them. */
function isOfFive(tokens: readonly Token[], at: number): boolean {
  const of = tokens[at]
  return OF.test(of?.source?.text ?? of?.text ?? '') && tokens[at + 1]?.number === HIGHEST && !isCounted(tokens, at + 2)
}

const OF = /^(of|von|auf|sur|de|sobre|su|di)$/i

function ratingWordAt(tokens: readonly Token[], at: number): number {
  const found = meaningAt(tokens, at)
  if (found?.meaning.is === 'rating word') return found.length
  // "Which score 5", "a score of 5"; alone it is what is asked for.
  if (/^scores?$/.test(tokens[at]?.folded ?? '')) return 1
  if (isSilenceRated(tokens, at)) return 1
  return /^(silence|quietness|noise)$/.test(tokens[at]?.folded ?? '') &&
    meaningAt(tokens, at + 1)?.meaning.is === 'rating word'
    ? 1
    : 0
}

function isRatingValue(value: number): boolean {
  return value >= 0 && value <= HIGHEST
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
