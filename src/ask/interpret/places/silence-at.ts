import type { Place } from '../../gazetteer/place.ts'
import type { AspectAsk, Condition } from '../../query.ts'
import type { Period } from '../../../silence/parameters.ts'
import { asksHeard } from '../noises/heard-at.ts'
import { isQualityOfPlace, isSilenceThere } from '../summary/silence-there.ts'
import type { Aspect } from '../../vocabulary/meanings.ts'
import type { Span } from '../../recognise/spans.ts'

/** What decides whether a question asks for the noise at a place rather than for spots. */
export type SilenceSigns = {
  asks: ReadonlySet<string>
  conditions: readonly Condition[]
  /** Names the kind of thing that is looked for: "how quiet are the lakes of Vaduz". */
  hasHead: boolean
  /** The places of the question. */
  places: readonly Place[]
}

/**
 * Reads the place whose noise is asked for: "how loud is Vaduz", "is it quiet at 42.5, 1.5"; null when none is, or when
 * the place is no point of the map.
 */
export function silenceAskedAt(
  spans: readonly Span[],
  { asks, conditions, hasHead, places }: SilenceSigns,
): Place | null {
  if (asksHeard(spans) || spans.some(({ meaning }) => meaning.is === 'source near')) return pointOf(places)
  const where = conditions.filter(({ on }) => on === 'place' || on === 'near')
  const [only, ...others] = where
  const isElsewise = conditions.some(condition => !where.includes(condition) && !isQuality(condition))
  if (!only || others.length > 0 || only.isNegated || hasHead || isElsewise || asks.has('count')) return null
  const isWhyNot = asks.has('why') && !asks.has('compare')
  if (spans.some(({ meaning }) => RANKING.has(meaning.is) && !(isWhyNot && isOfNoise(meaning)))) return null
  const [place, ...more] = only.on === 'place' ? only.places : only.on === 'near' ? [only.place] : []
  if (!place?.center || more.length > 0 || place.kind === 'spot') return null
  const isPoint = place.kind === 'coordinates'
  // "Is it quiet in Vaduz": of the town; "is there a quiet lake" is of its spots.
  const isThere = place.kind === 'settlement' && (isSilenceThere(spans) || isQualityOfPlace(spans))
  const isOfTown = place.kind === 'settlement' && /^it$/i.test(spans[1]?.said ?? '')
  const isYesNo = (isPoint || isOfTown) && !asks.has('exists') && /^(is|are)$/i.test(spans[0]?.said ?? '')
  if (only.on === 'near' && !isPoint) return null
  const isLevelAsked = spans.some(
    ({ meaning }, at) => meaning.is === 'aspect' && TOLD.has(meaning.aspect) && !isWishedAway(spans, at),
  )
  const isRatingAsked = asks.has('why') && spans.some(({ meaning }) => meaning.is === 'rating word')
  const isQualityAsked = spans.some(({ meaning }) => meaning.is === 'quality') && (asks.has('why') || isYesNo)
  const isWhyNotQuieter = isWhyNot && spans.some(({ meaning }) => isOfNoise(meaning))
  const isSourceAsked =
    (isPoint || place.kind === 'settlement') && spans.some(({ meaning }) => meaning.is === 'loudest source')
  return isLevelAsked ||
    isSourceAsked ||
    ((isPoint || spans.some(isNoiseAsked)) && asks.has('why')) ||
    isQualityAsked ||
    isRatingAsked ||
    isWhyNotQuieter ||
    isThere
    ? place
    : null
}

/** What is told of the noise at a place: how loud it is, and how sure that is. */
const TOLD: ReadonlySet<Aspect> = new Set(['rating', 'level', 'confidence'])

/** "Che non ci sia chiasso a Roma": quiet is wished, and no level is asked. */
function isWishedAway(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(0, at).findLast(({ meaning }) => meaning.is !== 'stop')?.meaning.is
  return before === 'forbidden' || before === 'negation'
}

/** Where the only place of a question lies; of a country, and of a name that only spots have, that is not known. */
function pointOf([only, ...others]: readonly Place[]): Place | null {
  if (!only || others.length > 0 || only.center === null || only.isCentreOfSpot) return null
  return only.kind === 'spot' || (only.region !== null && only.region.type !== 'unit') ? null : only
}

/** "At night", "abends": the level of a part of the day is known where noise is computed; that of a season or weekday is not. */
export function periodIn(spans: readonly Span[]): Period | null {
  return spans.flatMap(({ meaning, said }) => (meaning.is === 'time' ? (periodOf(said) ?? []) : []))[0] ?? null
}

export function periodOf(said: string): Period | undefined {
  return PERIODS_SAID.find(([, words]) => words.test(said))?.[0]
}

const PERIODS_SAID: readonly (readonly [Period, RegExp])[] = [
  ['night', /^((at|by|in the|during the) )?(night|nighttime)$|^after dark$|^at midnight$/i],
  ['evening', /^((in|during) the )?evenings?$/i],
  ['day', /^(by day|((during|in) (the )?)?daytime|during the day)$/i],
]

/** "Why is it not quieter", "why so much louder", "which noise is loudest". */
function isOfNoise(meaning: Span['meaning']): boolean {
  return (
    (meaning.is === 'comparative' && (meaning.to === 'quieter' || meaning.to === 'louder')) ||
    (meaning.is === 'superlative' && meaning.by === 'noise')
  )
}

/** "What noise is there". */
function isNoiseAsked({ meaning, said }: Span): boolean {
  return meaning.is === 'ask' && meaning.ask === 'why' && /noise|hear|loud|sound/i.test(said)
}

function isQuality(condition: Condition): boolean {
  return condition.on === 'rating' && condition.quality !== null
}

/** With one of these the question is for the best of many, or for a kind of spot. */
const RANKING: ReadonlySet<Span['meaning']['is']> = new Set([
  'superlative',
  'comparative',
  'generic',
  'feature',
  'distance',
  'walking distance',
])

/** What is asked of a place: whether a noise is heard there, or how quiet it is. */
export function aspectsAt(asked: readonly AspectAsk[]): readonly AspectAsk[] {
  const noises = asked.filter(({ of }) => of === 'noise' || of === 'source near')
  return noises.length > 0 ? noises : [{ of: 'rating' }]
}
