import { highestRatingBelow, lowestRatingOf } from '../../silence/rating.ts'
import type { Condition, Test } from '../query.ts'
import { FEATURES, LANDSCAPE_KEYS } from '../vocabulary/features.ts'
import { listed } from '../../text/english.ts'
import type { Quality } from '../vocabulary/meanings.ts'
import type { Span } from '../recognise/spans.ts'
import { elevationAt } from './ranking/elevation.ts'
import { awayFrom, isNoiseRuledOut, negationOf } from './negation.ts'
import { eitherNoise, noiseTest, withoutNoise } from './noises/condition.ts'
import { noiseLimitsIn } from './noises/limits.ts'

/** Ratings that the words mean: that of the scale's word or a better one, for "noisy" a worse one than "disturbed". */
const QUALITY_RANGES: Readonly<Record<Quality, { min: number | null; max: number | null }>> = {
  pristine: { min: lowestRatingOf('pristine'), max: null },
  'very quiet': { min: lowestRatingOf('very quiet'), max: null },
  quiet: { min: lowestRatingOf('quiet'), max: null },
  noisy: { min: null, max: highestRatingBelow('disturbed') },
}

/** Reads the conditions of a question: what must hold, what must not, and which of two is enough. */
export function conditionsIn(spans: readonly Span[]): Condition[] {
  const placed: Placed[] = []
  for (const [at, span] of spans.entries()) {
    const last = placed.at(-1)
    if (span.meaning.is === 'forbidden' && last && isBeside(spans, last.at, at)) {
      const { condition } = last
      // "Not forbidden" takes nothing away.
      const isDoubled = spans.slice(last.at + 1, at).some(({ meaning }) => meaning.is === 'negation')
      if (isDoubled) continue
      placed.splice(-1, 1, { at: last.at, condition: { ...turned(condition), said: `${condition.said} ${span.said}` } })
      continue
    }
    if (span.meaning.is === 'optional' && last && isBeside(spans, last.at, at)) placed.pop()
    const test = testOf(spans, at)
    if (!test) continue
    const isNoiseSource = span.meaning.is === 'noise source'
    const negation =
      span.meaning.is === 'aspect'
        ? undefined
        : (negationOf(spans, at) ?? (isNoiseSource ? awayFrom(spans, at) : undefined))
    const plain: Condition = { ...test, isNegated: false, said: span.said }
    const said = negation === undefined ? span.said : `${negation.toLowerCase()} ${span.said}`
    const condition = negation === undefined ? plain : { ...turned(plain), said }
    const joined = last && joinedByOr(spans, last.at, at) ? either(last.condition, condition) : undefined
    if (joined) placed.splice(-1, 1, { at, condition: joined })
    else if (!placed.some(other => isSame(other.condition, condition))) placed.push({ at, condition })
  }
  const conditions = placed.map(({ condition }) => condition)
  return conditions.filter(condition => !isOverruled(condition, conditions))
}

/** A condition and the span that it was read from. */
type Placed = { condition: Condition; at: number }

/** Makes a test of one span, without its neighbours. */
function testOf(spans: readonly Span[], at: number): Test | undefined {
  const meaning = spans[at]?.meaning
  switch (meaning?.is) {
    case 'feature':
      return { on: 'feature', any: [meaning.feature] }
    case 'access':
      return { on: 'access', access: meaning.access }
    case 'fire':
      return { on: 'fire', fire: meaning.fire }
    case 'transport':
      return { on: 'transport', modes: meaning.modes, shown: meaning.shown }
    case 'rating':
      return {
        on: 'rating',
        min: meaning.min,
        max: meaning.max,
        quality: null,
        shown: meaning.shown,
        opposite: meaning.opposite,
      }
    case 'quality': {
      if (isNoiseRuledOut(spans, at)) return undefined
      const isVery = meaning.quality === 'quiet' && spans[at - 1]?.meaning.is === 'intensifier'
      const quality = isVery ? 'very quiet' : meaning.quality
      return { on: 'rating', ...QUALITY_RANGES[quality], quality, shown: quality }
    }
    case 'any rating':
      return { on: 'rating', min: LOWEST_RATING, max: null, quality: null, shown: 'of any rating' }
    case 'noise source':
      return noiseTest(meaning, noiseLimitsIn(spans).limits.get(at))
    case 'number':
      return notRated(spans, at, meaning.value)
    case 'visitable':
      return { on: 'visitable', shown: 'not known to be closed to visitors' }
    case 'unknown value':
      return unrecordedAt(spans, at)
    case 'unmeasured':
      return /^(most|remotest)/i.test(spans[at]?.said ?? '') && meaning.property === 'remoteness'
        ? { on: 'feature', any: ['remote'] }
        : undefined
    case 'distance':
      return elevationAt(spans, at)
    case 'level':
      if (noiseLimitsIn(spans).levels.has(at)) return undefined
      return { on: 'level', min: meaning.min, max: meaning.max, shown: meaning.shown }
    case 'aspect':
      return isNoise(spans, at)
        ? { on: 'rating', ...QUALITY_RANGES.quiet, quality: 'quiet', shown: 'quiet' }
        : undefined
    default:
      return undefined
  }
}

/** "Rated 4 or more but not 5". */
function notRated(spans: readonly Span[], at: number, value: number): Test | undefined {
  const isRated = spans.slice(0, at).some(({ meaning }) => meaning.is === 'rating')
  if (!isRated || value < 1 || value > HIGHEST_RATING || negationOf(spans, at) === undefined) return undefined
  return { on: 'rating', min: value, max: value, quality: null, shown: `rated ${value}` }
}

const HIGHEST_RATING = 5
const LOWEST_RATING = 1

/** "Where access is unknown": of what is said beside it. */
function unrecordedAt(spans: readonly Span[], at: number): Test | undefined {
  const near = spans.slice(Math.max(0, at - UNKNOWN_REACH), at + UNKNOWN_REACH)
  const field = near.map(({ meaning }) => fieldOf(meaning)).find(found => found !== null)
  return field ? { on: 'unrecorded', field, shown: `whose ${FIELD_NAMES[field]} is not known` } : undefined
}

const UNKNOWN_REACH = 5
const FIELD_NAMES = { access: 'access status', fire: 'fire rule', transport: 'transport' } as const

function fieldOf(meaning: Span['meaning']): keyof typeof FIELD_NAMES | null {
  if (meaning.is === 'access' || meaning.is === 'fire' || meaning.is === 'transport') return meaning.is
  const isField =
    meaning.is === 'aspect' &&
    (meaning.aspect === 'access' || meaning.aspect === 'fire' || meaning.aspect === 'transport')
  return isField ? (meaning.aspect as keyof typeof FIELD_NAMES) : null
}

/** "I hate crowds and noise." */
function isNoise(spans: readonly Span[], at: number): boolean {
  return /^noise$/i.test(spans[at]?.said ?? '') && negationOf(spans, at) !== undefined
}

/** Negates a condition: "not free" is paid, "no fire" prohibited, "no ban on fires" allowed, anything else must not hold. */
function turned(condition: Condition): Condition {
  if (condition.isNegated) return { ...condition, isNegated: false }
  if (condition.on === 'noise') return withoutNoise(condition)
  if (condition.on === 'access') return { ...condition, access: condition.access === 'free' ? 'paid' : 'free' }
  if (condition.on === 'fire') return { ...condition, fire: condition.fire === 'allowed' ? 'prohibited' : 'allowed' }
  if (condition.on === 'rating' && condition.quality === 'noisy') {
    return { ...condition, ...QUALITY_RANGES.quiet, quality: 'quiet', shown: 'quiet' }
  }
  if (condition.on === 'rating' && condition.opposite) return { ...condition, ...condition.opposite, opposite: null }
  return { ...condition, isNegated: true }
}

/** Tells whether only filler lies between a condition and "prohibited". */
function isBeside(spans: readonly Span[], from: number, to: number): boolean {
  return spans
    .slice(from + 1, to)
    .every(
      ({ meaning }) =>
        meaning.is === 'stop' || meaning.is === 'aspect' || meaning.is === 'ask' || meaning.is === 'negation',
    )
}

function joinedByOr(spans: readonly Span[], from: number, to: number): boolean {
  const between = spans.slice(from + 1, to)
  if (isListOfThings(spans, from, to)) return true
  return between.some(({ meaning }) => meaning.is === 'or') && between.every(({ meaning }) => JOINTS.has(meaning.is))
}

/** "Lakes and rivers in Romania" are both kinds; "with lakes and rivers" wants both at once. */
function isListOfThings(spans: readonly Span[], from: number, to: number): boolean {
  const isThings = (span: Span | undefined) =>
    span?.meaning.is === 'feature' && LANDSCAPE_KEYS.has(span.meaning.feature) && span.isPlural
  let before = from - 1
  while (spans[before]?.meaning.is === 'comma' || isThings(spans[before])) before--
  return (
    isThings(spans[from]) &&
    isThings(spans[to]) &&
    spans.slice(from + 1, to).every(({ meaning }) => meaning.is === 'and' || meaning.is === 'comma') &&
    !/^(with|has|have|having|both|where|of|by|near|around|between)$/i.test(spans[before]?.said ?? '')
  )
}

const JOINTS = new Set(['or', 'stop', 'comma', 'relation', 'intensifier', 'sign', 'aspect', 'generic'])

/** "A lake or a river", "by bus or by train"; undefined when the two cannot be one condition. */
function either(a: Condition, b: Condition): Condition | undefined {
  if (a.isNegated || b.isNegated) return undefined
  const said = `${a.said} or ${b.said}`
  if (a.on === 'feature' && b.on === 'feature') return { ...a, any: [...new Set([...a.any, ...b.any])], said }
  if (a.on === 'transport' && b.on === 'transport') {
    return { ...a, modes: [...new Set([...a.modes, ...b.modes])], shown: `${a.shown} or ${b.shown}`, said }
  }
  if (a.on === 'noise' && b.on === 'noise') return eitherNoise(a, b)
  const any = [...(a.on === 'either' ? a.any : [a]), b]
  const words = any.map(alternativeText)
  if (words.some(word => word === null)) return undefined
  return { on: 'either', any, shown: `with ${listed(words.map(String), 'or')}`, isNegated: false, said }
}

/** What one of two alternatives is called behind "with"; null when it cannot be one. */
function alternativeText(condition: Condition): string | null {
  switch (condition.on) {
    case 'access':
      return `${condition.access} access`
    case 'fire':
      return `fires ${condition.fire}`
    case 'unrecorded':
      return `unknown ${FIELD_NAMES[condition.field]}`
    case 'feature': {
      const texts = condition.any.map(
        key => FEATURES[key]?.with ?? FEATURES[key]?.noun?.[0] ?? key.replaceAll('-', ' '),
      )
      return listed(texts, 'or')
    }
    default:
      return null
  }
}

function isSame(a: Condition, b: Condition): boolean {
  if (a.on !== b.on || a.isNegated !== b.isNegated) return false
  if (a.on === 'feature' && b.on === 'feature') return a.any.join() === b.any.join()
  if (a.on === 'rating' && b.on === 'rating') return a.min === b.min && a.max === b.max
  if (a.on === 'access' && b.on === 'access') return a.access === b.access
  if (a.on === 'elevation' && b.on === 'elevation') return a.shown === b.shown
  if (a.on === 'noise' && b.on === 'noise') return a.shown === b.shown
  if (a.on === 'level' && b.on === 'level') return a.shown === b.shown
  return a.on === 'fire' && b.on === 'fire' && a.fire === b.fire
}

type Rated = Extract<Condition, { on: 'rating' }>

/** "Quiet, but not above 4.8": the bound leaves room for the word, and both hold. */
function isFarther({ min, max }: Rated, quality: Rated): boolean {
  return min === null && max !== null && quality.min !== null && max > quality.min
}

/** "Quiet lakes rated 4 or better": the number says it more exactly. "Free or paid": no condition at all. */
function isOverruled(condition: Condition, all: readonly Condition[]): boolean {
  if (condition.on === 'rating' && condition.quality !== null) {
    return all.some(
      other =>
        other.on === 'rating' &&
        (other.quality === null ? !isFarther(other, condition) : (other.min ?? 0) > (condition.min ?? 0)) &&
        other !== condition &&
        !other.isNegated,
    )
  }
  // "A night in a hut" is no camping.
  if (condition.on === 'feature' && condition.any.join() === 'camping' && /\b(over)?night\b/i.test(condition.said)) {
    return all.some(other => other.on === 'feature' && !other.isNegated && other.any.includes('hut'))
  }
  // "Free or unknown": the word of the field says nothing more.
  if (condition.on === 'access') return all.some(other => other.on === 'access' && other.access !== condition.access)
  return false
}
