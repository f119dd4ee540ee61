import type { Test } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import { negationOf, isNoiseRuledOut } from '../negation.ts'
import { noiseTest } from '../noises/condition.ts'
import { noiseLimitsIn } from '../noises/limits.ts'
import { elevationAt } from '../ranking/elevation.ts'
import { FIELD_NAMES, QUALITY_RANGES } from './wording.ts'

/** Makes a test of one span, without its neighbours. */
export function testOf(spans: readonly Span[], at: number): Test | undefined {
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
