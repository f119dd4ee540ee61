import type { Condition, Test } from '../query.ts'
import { LANDSCAPES } from '../vocabulary/features.ts'
import type { Quality } from '../vocabulary/meanings.ts'
import type { Mark } from '../recognise/spans.ts'
import { negationOf } from '../grammar/negation.ts'

/** Ratings that the words stand for (the silence model's scale). */
export const QUALITY_RANGES: Readonly<Record<Quality, { min: number | null; max: number | null }>> = {
  pristine: { min: 4.5, max: null },
  'very quiet': { min: 4, max: null },
  quiet: { min: 3.4, max: null },
  noisy: { min: null, max: 1.7 },
}

/** Reads the conditions of a question: what must hold, what must not, and which of two is enough. */
export function conditionsIn(marks: readonly Mark[]): Condition[] {
  const placed: Placed[] = []
  for (const [at, mark] of marks.entries()) {
    const last = placed.at(-1)
    if (mark.sense.is === 'forbidden' && last && isBeside(marks, last.at, at)) {
      const { condition } = last
      // "Not forbidden" takes nothing away.
      const isDoubled = marks.slice(last.at + 1, at).some(({ sense }) => sense.is === 'negation')
      if (isDoubled) continue
      placed.splice(-1, 1, { at: last.at, condition: { ...turned(condition), said: `${condition.said} ${mark.said}` } })
      continue
    }
    if (mark.sense.is === 'optional' && last && isBeside(marks, last.at, at)) placed.pop()
    const test = testOf(marks, at)
    if (!test) continue
    const negation = mark.sense.is === 'aspect' ? undefined : negationOf(marks, at)
    const plain: Condition = { ...test, isNegated: false, said: mark.said }
    const said = negation === undefined ? mark.said : `${negation.toLowerCase()} ${mark.said}`
    const condition = negation === undefined ? plain : { ...turned(plain), said }
    const joined = last && joinedByOr(marks, last.at, at) ? either(last.condition, condition) : undefined
    if (joined) placed.splice(-1, 1, { at, condition: joined })
    else if (!placed.some(other => isSame(other.condition, condition))) placed.push({ at, condition })
  }
  const conditions = placed.map(({ condition }) => condition)
  return conditions.filter(condition => !isOverruled(condition, conditions))
}

/** A condition and the mark that it was read from. */
type Placed = { condition: Condition; at: number }

/** What a mark asks of a spot by itself. */
function testOf(marks: readonly Mark[], at: number): Test | undefined {
  const sense = marks[at]?.sense
  switch (sense?.is) {
    case 'feature':
      return { on: 'feature', any: [sense.feature] }
    case 'access':
      return { on: 'access', access: sense.access }
    case 'fire':
      return { on: 'fire', fire: sense.fire }
    case 'transport':
      return { on: 'transport', modes: sense.modes, shown: sense.shown }
    case 'rating':
      return {
        on: 'rating',
        min: sense.min,
        max: sense.max,
        quality: null,
        shown: sense.shown,
        opposite: sense.opposite,
      }
    case 'quality': {
      const isVery = sense.quality === 'quiet' && marks[at - 1]?.sense.is === 'intensifier'
      const quality = isVery ? 'very quiet' : sense.quality
      return { on: 'rating', ...QUALITY_RANGES[quality], quality, shown: quality }
    }
    case 'aspect':
      return isNoise(marks, at)
        ? { on: 'rating', ...QUALITY_RANGES.quiet, quality: 'quiet', shown: 'quiet' }
        : undefined
    default:
      return undefined
  }
}

/** "I hate crowds and noise." */
function isNoise(marks: readonly Mark[], at: number): boolean {
  return /^noise$/i.test(marks[at]?.said ?? '') && negationOf(marks, at) !== undefined
}

/** The opposite: not free is paid, no fire is prohibited, no ban on fires is allowed; of anything else, that it must not be. */
function turned(condition: Condition): Condition {
  if (condition.isNegated) return { ...condition, isNegated: false }
  if (condition.on === 'access') return { ...condition, access: condition.access === 'free' ? 'paid' : 'free' }
  if (condition.on === 'fire') return { ...condition, fire: condition.fire === 'allowed' ? 'prohibited' : 'allowed' }
  if (condition.on === 'rating' && condition.quality === 'noisy') {
    return { ...condition, ...QUALITY_RANGES.quiet, quality: 'quiet', shown: 'quiet' }
  }
  if (condition.on === 'rating' && condition.opposite) return { ...condition, ...condition.opposite, opposite: null }
  return { ...condition, isNegated: true }
}

/** Only words that carry nothing lie between a condition and "prohibited". */
function isBeside(marks: readonly Mark[], from: number, to: number): boolean {
  return marks
    .slice(from + 1, to)
    .every(({ sense }) => sense.is === 'stop' || sense.is === 'aspect' || sense.is === 'ask' || sense.is === 'negation')
}

function joinedByOr(marks: readonly Mark[], from: number, to: number): boolean {
  const between = marks.slice(from + 1, to)
  if (isListOfThings(marks, from, to)) return true
  return between.some(({ sense }) => sense.is === 'or') && between.every(({ sense }) => JOINTS.has(sense.is))
}

/** "Lakes and rivers in Romania" are both kinds; "with lakes and rivers" wants both at once. */
function isListOfThings(marks: readonly Mark[], from: number, to: number): boolean {
  const isThings = (mark: Mark | undefined) =>
    mark?.sense.is === 'feature' && isLandscape(mark.sense.feature) && mark.isPlural
  let before = from - 1
  while (marks[before]?.sense.is === 'comma' || isThings(marks[before])) before--
  return (
    isThings(marks[from]) &&
    isThings(marks[to]) &&
    marks.slice(from + 1, to).every(({ sense }) => sense.is === 'and' || sense.is === 'comma') &&
    !/^(with|has|have|having|both|where|of|by|near|around|between)$/i.test(marks[before]?.said ?? '')
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
  return undefined
}

function isSame(a: Condition, b: Condition): boolean {
  if (a.on !== b.on || a.isNegated !== b.isNegated) return false
  if (a.on === 'feature' && b.on === 'feature') return a.any.join() === b.any.join()
  if (a.on === 'rating' && b.on === 'rating') return a.min === b.min && a.max === b.max
  if (a.on === 'access' && b.on === 'access') return a.access === b.access
  return a.on === 'fire' && b.on === 'fire' && a.fire === b.fire
}

/** "Quiet lakes rated 4 or better": the number says it more exactly. "Free or paid": no condition at all. */
function isOverruled(condition: Condition, all: readonly Condition[]): boolean {
  if (condition.on === 'rating' && condition.quality !== null) {
    return all.some(
      other =>
        other.on === 'rating' &&
        (other.quality === null || (other.min ?? 0) > (condition.min ?? 0)) &&
        other !== condition &&
        !other.isNegated,
    )
  }
  // "A night in a hut" is no camping.
  if (condition.on === 'feature' && condition.any.join() === 'camping' && /\b(over)?night\b/i.test(condition.said)) {
    return all.some(other => other.on === 'feature' && !other.isNegated && other.any.includes('hut'))
  }
  if (condition.on === 'access') return all.some(other => other.on === 'access' && other.access !== condition.access)
  return false
}

/** What a place is by decree or by its sky is asked of it and is no part of its name. */
const NO_PART_OF_NAMES: ReadonlySet<string> = new Set([
  'world-heritage',
  'biosphere-reserve',
  'dark-sky',
  'quiet-park',
  'protected-area',
])

/** Whether a landscape's word may belong to a name that it stands beside: "Synevyr lake". */
export function isPartOfName(feature: string): boolean {
  return isLandscape(feature) && !NO_PART_OF_NAMES.has(feature)
}

export function isLandscape(feature: string): boolean {
  return feature in LANDSCAPES
}
