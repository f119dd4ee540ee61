import type { Test } from '../../query.ts'
import { type Span, UNSAID } from '../../recognise/spans.ts'
import { negationOf, isNoiseRuledOut } from '../negation.ts'
import { besideTest, loudestTest, noiseTest, roadsWithin } from '../noises/condition.ts'
import { notBesideKm } from '../noises/not-beside.ts'
import { FAINT_DB } from '../../find/noises/heard-here.ts'
import { noiseLimitsIn } from '../noises/limits.ts'
import { elevationAt } from '../ranking/elevation.ts'
import { ANY_PARK } from '../../recognise/places/any-park.ts'
import { type FIELD_NAMES, QUALITY_RANGES, unknownField } from './wording.ts'

/** Makes a test of one span, without its neighbours. */
export function testOf(spans: readonly Span[], at: number): Test | undefined {
  const meaning = spans[at]?.meaning
  if (isOfUnknown(spans, at)) return undefined
  switch (meaning?.is) {
    case 'feature':
      return ofWord(spans, at) ?? { on: 'feature', any: [meaning.feature] }
    case 'access':
      return { on: 'access', access: meaning.access, ...(meaning.isLeftOut && { isLeftOut: true }) }
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
    case 'confidence':
      return { on: 'confidence', any: meaning.any, shown: meaning.shown }
    case 'quality': {
      if (isNoiseRuledOut(spans, at)) return undefined
      const isVery = meaning.quality === 'quiet' && spans[at - 1]?.meaning.is === 'intensifier'
      const quality = isVery ? 'very quiet' : meaning.quality
      return { on: 'rating', ...QUALITY_RANGES[quality], quality, shown: quality }
    }
    case 'any rating':
      return { on: 'rating', min: LOWEST_RATING, max: null, quality: null, shown: 'of any rating' }
    case 'noise source': {
      const km = notBesideKm(spans, at)
      if (km !== undefined) return besideTest(meaning, km)
      // Not spoiled by what is barely heard.
      const isAffected = AFFECTED.test(spans[at]?.said ?? '') || UNAFFECTED.test(spans[at - 1]?.said ?? '')
      const isBarely = isAffected && negationOf(spans, at) !== undefined
      if (isBarely) return noiseTest(meaning, { min: FAINT_DB, max: null, shown: `${FAINT_DB} dB or more` })
      return isLoudestSource(spans, at) ? loudestTest(meaning) : noiseTest(meaning, noiseLimitsIn(spans).limits.get(at))
    }
    case 'number':
      return notRated(spans, at, meaning.value)
    case 'visitable':
      return { on: 'visitable', shown: 'not known to be closed to visitors' }
    case 'unknown value':
      return unrecordedAt(spans, at)
    case 'missing':
      return { on: 'unrecorded', field: meaning.field, shown: unknownField(meaning.field) }
    case 'in text':
      return { on: 'text', any: meaning.any }
    case 'unmeasured':
      if (meaning.roads) return roadsWithin(meaning.roads)
      return /^(most|remotest)/i.test(spans[at]?.said ?? '') && meaning.property === 'remoteness'
        ? { on: 'feature', any: ['remote'] }
        : undefined
    case 'distance':
      return elevationAt(spans, at)
    case 'level':
      if (noiseLimitsIn(spans).levels.has(at)) return undefined
      return { on: 'level', ...limitsOf(meaning), shown: meaning.shown }
    case 'aspect':
      return isNoise(spans, at)
        ? { on: 'rating', ...QUALITY_RANGES.quiet, quality: 'quiet', shown: 'quiet' }
        : undefined
    default:
      return undefined
  }
}

const AFFECTED =
  /^(affected|disturbed|spoilt|spoiled|bothered|troubled|plagued|ruined|blighted|impacted|harmed|polluted|annoyed|marred)\b/i

const UNAFFECTED = /^un(disturbed|affected|spoilt|spoiled|troubled|bothered|impacted)$/i

/** "Less than 30 dB": the published levels have one decimal, and 30 is not less. */
function limitsOf({ min, max, isStrict }: Extract<Span['meaning'], { is: 'level' }>) {
  const more = isStrict ? HALF_STEP_DB : 0
  return { min: min === null ? null : min + more, max: max === null ? null : max - more }
}

const HALF_STEP_DB = 0.05

/** What a word asks for that is more than one feature. */
function ofWord(spans: readonly Span[], at: number): Test | undefined {
  const { said } = spans[at] ?? UNSAID
  // "Keine Parks" rules out those of cities alone.
  if (said === ANY_PARK && negationOf(spans, at) === undefined) return { on: 'feature', any: ['park', 'national-park'] }
  return /^glens?$/i.test(said) ? GLEN : undefined
}

/** Maps know few valleys as such: most glens are woods, parks or reserves that bear the word in their name. */
const GLEN: Test = {
  on: 'either',
  any: [
    { on: 'feature', any: ['valley'], isNegated: false, said: 'valley' },
    { on: 'named', word: 'glen', shown: 'with "glen" in the name', isNegated: false, said: 'glen' },
  ],
  shown: 'listed as a valley or with "glen" in the name',
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
  const field = fieldOf(spans[unrecordedBeside(spans, at)]?.meaning)
  return field ? { on: 'unrecorded', field, shown: unknownField(field) } : undefined
}

/** The nearest span that says of what something is not known; -1 without any. */
function unrecordedBeside(spans: readonly Span[], at: number): number {
  const steps = Array.from({ length: UNKNOWN_REACH }, (_, step) => [at + step + 1, at - step - 1]).flat()
  return steps.find(i => fieldOf(spans[i]?.meaning) !== null) ?? -1
}

/** "With no known fire rule" asks for no fires; "free or unknown" asks for free ones, too. */
function isOfUnknown(spans: readonly Span[], at: number): boolean {
  if (fieldOf(spans[at]?.meaning) === null) return false
  const unknown = spans.findIndex(
    ({ meaning }, i) => meaning.is === 'unknown value' && unrecordedBeside(spans, i) === at,
  )
  const between = spans.slice(Math.min(unknown, at) + 1, Math.max(unknown, at))
  return unknown !== -1 && !between.some(({ meaning }) => meaning.is === 'or')
}

const UNKNOWN_REACH = 5

function fieldOf(meaning: Span['meaning'] | undefined): keyof typeof FIELD_NAMES | null {
  if (!meaning) return null
  if (meaning.is === 'access' || meaning.is === 'fire' || meaning.is === 'transport') return meaning.is
  const isField =
    meaning.is === 'aspect' &&
    (meaning.aspect === 'access' || meaning.aspect === 'fire' || meaning.aspect === 'transport')
  return isField ? (meaning.aspect as keyof typeof FIELD_NAMES) : null
}

/** "The loudest source is not a road", "not a road, but a railway". */
function isLoudestSource(spans: readonly Span[], at: number): boolean {
  const said = spans.slice(0, at).findLastIndex(isOfLoudest)
  if (said !== -1 && spans.slice(said + 1, at).every(({ meaning }) => OF_SOURCE.has(meaning.is))) return true
  // "Aircraft as the loudest source", "where aircraft are the main noise".
  const behind = spans.findIndex((span, i) => i > at && isOfLoudest(span))
  return behind !== -1 && spans.slice(at + 1, behind).every(({ meaning }) => OF_SOURCE.has(meaning.is))
}

function isOfLoudest({ meaning }: Span): boolean {
  return meaning.is === 'loudest source'
}

const OF_SOURCE: ReadonlySet<Span['meaning']['is']> = new Set(['stop', 'negation', 'or', 'noise source', 'relation'])

/** "I hate crowds and noise." */
function isNoise(spans: readonly Span[], at: number): boolean {
  return /^noise$/i.test(spans[at]?.said ?? '') && negationOf(spans, at) !== undefined
}
