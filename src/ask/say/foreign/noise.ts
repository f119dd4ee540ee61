import { isMost, isMostlySupposed } from '../../../silence/breakdown/supposed.ts'
import { NOISY_BELOW } from '../../../silence/rating.ts'
import type { DominantSource, Explanation } from '../../../silence/explanation.ts'
import type { Doc } from '../../../index/types.ts'
import { wordOf } from '../../../silence/rating.ts'
import type { Spot } from '../../../spots/spot.ts'
import type { Place } from '../../gazetteer/place.ts'
import type { QuestionContext } from '../../question-context.ts'
import type { Period } from '../../../silence/parameters.ts'
import type { Bounds } from '../../query.ts'
import { isLevelWithin } from '../../find/figures/within-limit.ts'
import { withAnswerIn } from './kinds/ahead.ts'
import { placeLevelIn } from './kinds/certainty.ts'
import { cappedBy } from '../../find/noises/capped-by.ts'
import { byName } from '../noises/by-name.ts'
import { cappedIn, cappedSentencesIn } from './noises/capped.ts'
import type { Voice } from './voice.ts'

/** Nearer than this a source is where the point is, in metres. */
const HERE_METRES = 50
/** Below this hardly anything is heard, dB. */
const FAINT_DB = 30

/** Writes a rating with its doubt: "4,5", "~5,0, geringe Sicherheit". */
export function ratingIn(
  { say, decimal }: Voice,
  { silenceRating, confidence }: Pick<Spot, 'silenceRating' | 'confidence'>,
) {
  const rating = decimal(silenceRating)
  if (confidence === 'low') return `~${rating}, ${say.doubt.low}`
  return confidence === 'medium' ? `${rating}, ${say.doubt.medium}` : rating
}

/** A rating, with the word for a noisy spot before it: "laut, Bewertung 1,5". */
export function ratedIn(voice: Voice, spot: Pick<Spot, 'silenceRating' | 'confidence'>): string {
  const rating = voice.say.rating(ratingIn(voice, spot))
  return spot.silenceRating < NOISY_BELOW ? `${voice.say.noisy}, ${rating}` : rating
}

/** The word of the scale for a rating; a doubtful one with "perhaps". */
export function scaleWordIn(
  { say, words }: Voice,
  { silenceRating, confidence }: Pick<Spot, 'silenceRating' | 'confidence'>,
) {
  const word = words.scale.get(wordOf(silenceRating)) ?? ''
  return confidence === 'low' ? say.perhaps(word) : word
}

/** Says in half a sentence why it is as quiet as it is. */
export function reasonIn(voice: Voice, why: Explanation): string {
  const cap = cappedBy(why)
  return `${heardReasonIn(voice, why)}${cap ? `${voice.say.semicolon} ${cappedIn(voice, cap)}` : ''}`
}

function heardReasonIn(voice: Voice, { dominant, lden, known }: Explanation): string {
  const { say } = voice
  if (isMostlySupposed(known)) return say.reasonSupposed
  const [first] = dominant
  if (!first || typeof lden !== 'number') return say.reasonNone
  const source = placed(voice, first)
  if (lden < FAINT_DB) return say.reasonFaint(source)
  return isMost(first) ? say.reasonMost(source) : say.reasonMixed(source)
}

/** Says what makes the noise at a spot, loudest first. */
export function whyIn(voice: Voice, doc: Doc, spot: Spot, context: QuestionContext): string[] {
  const { index, explain, explainPoint, metresToEdge } = context
  const { say } = voice
  const rating = ratingIn(voice, spot)
  const why = explain?.(doc)
  const isEdited = !why && index.storedFields(doc).ratedBy !== 'model'
  const atCoordinates = isEdited ? explainPoint?.(index.coordinates(doc)) : undefined
  const described = spot.description && isEdited ? [say.description(spot.description)] : []
  const metres = metresToEdge?.(index.coordinates(doc)) ?? Infinity
  const edge = metres === Infinity ? [] : [voice.figures.edge(spot.name, voice.km(Math.max(metres / 1000, 0.1)))]
  if (atCoordinates) {
    const level = levelText(voice, atCoordinates)
    return [say.whyAtCoordinates(spot.name, rating, level), loudest(voice, atCoordinates), ...edge, ...described]
  }
  if (!why) {
    return [isEdited ? say.whyEdited(spot.name, rating) : say.whyNoMap(spot.name, rating), ...described]
  }
  const capped = cappedSentencesIn(voice, why)
  if (capped.length > 0) {
    const level = voice.figures.levelAt(spot.name, `${levelText(voice, why)} dB`)
    return [`${spot.name}${say.colon} ${say.rating(rating)}.`, ...capped, level, loudest(voice, why)]
  }
  const [low, high] = why.band.map(voice.decimal)
  return [
    say.why(spot.name, rating, levelText(voice, why), low ?? '', high ?? '', why.method, say.doubt[why.confidence]),
    loudest(voice, why),
    ...edge,
  ]
}

/** Says how quiet the noise maps say a place is. */
export function silenceAtIn(
  voice: Voice,
  place: Place,
  period: Period | null,
  { explainPoint }: QuestionContext,
  limit?: Bounds,
): string[] {
  const { say } = voice
  const why = place.center ? explainPoint?.(place.center) : undefined
  if (!why) return [say.silenceUnknown(voice.placeName(place))]
  return [
    withAnswerIn(voice, silenceText(voice, voice.placeName(place), why), limit ? isLevelWithin(why.lden, limit) : null),
    ...cappedSentencesIn(voice, why),
    ...(period ? [placeLevelIn(voice, period, why)] : []),
    loudest(voice, why),
  ]
}

/** Says level, rating and confidence interval of a point. */
export function silenceText(voice: Voice, name: string, why: Explanation): string {
  const { say } = voice
  const [low = '', high = ''] = why.band.map(voice.decimal)
  const rating = voice.decimal(why.rating)
  return say.silenceAt(name, rating, levelText(voice, why), low, high, why.method, say.doubt[why.confidence])
}

function levelText({ say }: Voice, { lden }: Pick<Explanation, 'lden'>): string {
  return lden === '< 20' ? say.lessThan('20') : say.about(String(Math.round(lden)))
}

/** Names what is loudest at a point. */
export function loudest(voice: Voice, { dominant }: Pick<Explanation, 'dominant'>): string {
  const sources = byName(dominant).map(source => `${placed(voice, source)} (${Math.round(source.levelDb)} dB)`)
  return voice.say.loudest(sources.length === 0 ? null : voice.listed(sources))
}

/** Names a source with how far away it is. */
export function placed({ say, words, km }: Voice, { kind, class: type, name, distanceM }: DominantSource): string {
  const what = words.sources.get(type) ?? words.sources.get(kind) ?? ''
  const far = distanceM < HERE_METRES ? say.rightThere : say.away(km(distanceM / 1000), null)
  return `${what}${name === null ? '' : ` ${name}`}, ${far}`
}
