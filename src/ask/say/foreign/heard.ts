// Noises that are heard or not, in the language of the question.
import type { Doc } from '../../../index/types.ts'
import type { Spot } from '../../../spots/spot.ts'
import { isBelow, isUnheardNearEdge, nearestToEdge } from '../noises/edge.ts'
import { isEmptyRegion } from '../../find/empty-region.ts'
import { isUnwanted, isWithinLimits, noiseConditionsOf } from '../../find/heard.ts'
import { faintestTold } from '../../find/noises/faintest-told.ts'
import { heardAtPoint, heardAtSpot } from '../../find/noises/heard-here.ts'
import { askedQuiet } from '../../find/wanted/quiet-unheard.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import { isLevelWithin } from '../../find/figures/within-limit.ts'
import type { AspectAsk, Bounds, Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { sourcesNearIn } from '../../find/sources-near.ts'
import { nearestIn } from './noises/source-near.ts'
import { HEARD_FROM_DB } from '../../vocabulary/noises/noise-sources.ts'
import { type Speech, speech } from '../speech.ts'
import { withAnswerIn } from './kinds/ahead.ts'
import { farIn, leastIn } from './kinds/far.ts'
import { heardHereIn, ofEditors } from './noises/heard-here.ts'
import { linesIn } from './lines.ts'
import { conditionText, objectPhraseOf, phraseOf } from './phrase.ts'
import type { Voice } from './voice.ts'

/** Says which spots are as quiet of a kind of noise as asked: of how many looked at, and of how many it is not known. */
export function heardIn(
  voice: Voice,
  { conditions, limit }: Query,
  found: Retrieved,
  context: QuestionContext,
): Speech {
  const { figures, say } = voice
  const { hits, candidates, heard, relaxed } = found
  const others = (relaxed.length > 0 ? found.conditions : conditions).filter(({ on }) => on !== 'noise')
  const asked = askedQuiet(conditions, found).filter(({ on }) => on !== 'noise')
  const none = () => say.none(phraseOf(asked, true, voice, context.index))
  if (!heard || candidates === 0) return speech([none()])
  const { tried, unknown, tooFaint, total, isNoisiestFirst: isNoisiest } = heard
  const given = relaxed.map(condition => conditionText(condition, voice, context.index)).filter(text => text !== '')
  const without = given.length > 0 ? [say.without(given.map(say.quoted), given.length)] : []
  const left = relaxed.length > 0 ? [none(), ...without] : []
  const spots = phraseOf(others, candidates === 1, voice, context.index)
  const kinds = [...new Set(noiseConditionsOf(conditions).flatMap(condition => condition.kinds))]
  const sources = voice.listed(kinds.map(kind => figures.kinds[kind]))
  const object = objectPhraseOf(others, candidates === 1, voice, context.index)
  const number = { total: candidates, phrase: object, isYes: false }
  if (tried > 0 && unknown === tried) {
    const empty = relaxed.filter(condition => isEmptyRegion(condition, context.index))
    const zero = empty.map(where => say.zero(phraseOf([where], false, voice, context.index)))
    if (empty.length > 0) return speech([none(), ...zero])
    return speech(
      [
        ...left,
        `${say.are(number)}.`,
        figures.heardOfNone(sources),
        ...(hits.length > 1 && hits.length < candidates ? [figures.firstOf(hits.length)] : []),
        ...linesIn(voice, hits.slice(0, limit), found, context, null),
      ],
      hits.map(({ doc }) => doc),
    )
  }
  const where = noiseConditionsOf(conditions)
    .map(condition => conditionText(condition, voice, context.index))
    .join(`${voice.say.semicolon} `)
  const said =
    tried < candidates
      ? figures.heardSome({ tried, candidates, fitting: total, isNoisiest }, object, where)
      : figures.heardAll(candidates, spots, total, where)
  const far = noiseConditionsOf(conditions).find(noise => noise.isFar || noise.besideKm !== undefined)
  const isFar = far !== undefined && hits.length > total
  const least = faintestTold(found)
  return speech(
    [
      ...left,
      said,
      ...edgeOf(voice, { ...found, hits: hits.slice(0, limit) }, noiseConditionsOf(conditions), context),
      ...(unknown > 0 ? [figures.heardUnknown(unknown, sources)] : []),
      ...(tooFaint > 0 ? [figures.tooFaint(tooFaint, HEARD_FROM_DB)] : []),
      ...(isFar
        ? [leastIn(voice)]
        : hits.length > 1
          ? [isNoisiest ? figures.mostHeard(hits.length) : figures.firstOf(hits.length)]
          : []),
      ...(least
        ? [leastOf(voice, context.index.name(least.doc), sources, { ...least, isOnly: tried - unknown === 1 })]
        : []),
      ...linesIn(voice, hits.slice(0, limit), found, context, null, doc =>
        far ? farIn(voice, far, doc, context) : '',
      ),
    ],
    least ? [least.doc] : hits.map(({ doc }) => doc),
  )
}

/** Where least of it is heard; of one spot alone, how much. */
function leastOf(
  { figures, say }: Voice,
  name: string,
  sources: string,
  { level, isOnly }: { level: number; isOnly: boolean },
): string {
  return isOnly
    ? figures.noiseAt(name, sources, say.about(`${Math.round(level)} dB`))
    : figures.faintest(name, sources, Math.round(level))
}

/** Says what a kind of noise gives at a spot, and whether that is within the limit asked about. */
export function noiseAtIn(
  voice: Voice,
  aspect: Extract<AspectAsk, { of: 'noise' }>,
  { name }: Spot,
  doc: Doc,
  context: QuestionContext,
): string {
  const { kinds, limit, isNegated } = aspect
  const { figures, say } = voice
  const sources = voice.listed(kinds.map(kind => figures.kinds[kind]))
  const here = heardAtSpot(kinds, doc, context)
  if (!here) return figures.noiseUnknownAt(name, sources)
  const { level } = here
  if (limit === null) {
    const near = nearestToEdge([doc], context)
    return heardHereIn(voice, aspect, here, { name, edge: near ? kmToEdge(voice, near.metres) : null })
  }
  const shown =
    level >= HEARD_FROM_DB ? say.about(`${Math.round(level)} dB`) : figures.levelBelow(String(HEARD_FROM_DB))
  const said = figures.noiseAt(name, sources, shown)
  const is = isWithinLimits(level, limit)
  if (is === null) return figures.tooFaintAt(name, sources, HEARD_FROM_DB)
  const isLess = isBelow(level, limit)
  const edge = isLess ? edgeSaid(voice, [doc], context) : []
  const beside = [...edge, ...(isLess && kinds.includes('aerodrome') ? [figures.onlyAirfields] : [])]
  if (beside.length > 0) return [figures.onMap(said), ...beside].join(' ')
  // "Is there no road noise": yes and no would both be misread.
  return isNegated ? said : is ? say.yes(said) : say.no(said)
}

/** Says whether noises are heard at a point; null where no imported map covers it, or none is asked for. */
export function heardAtIn(
  voice: Voice,
  { silenceAt: place, aspects }: Pick<Query, 'silenceAt' | 'aspects'>,
  context: QuestionContext,
): string[] | null {
  const noises = aspects.filter(aspect => aspect.of === 'noise')
  const { center = null } = place ?? {}
  const near = aspects.filter(aspect => aspect.of === 'source near')
  if (place && center !== null && near.length > 0) {
    const why = context.explainPoint?.(center)
    return near.map(aspect => nearestIn(voice, aspect, voice.placeName(place), sourcesNearIn(why, aspect)))
  }
  if (!place || center === null || noises.length === 0) return null
  const metres = context.metresToEdge?.(center) ?? Infinity
  const where = {
    name: voice.placeName(place),
    edge: metres === Infinity ? null : kmToEdge(voice, metres),
    ...(place.kind !== 'coordinates' && { isTown: true as const }),
  }
  const told = noises.flatMap(aspect => {
    const here = heardAtPoint(aspect.kinds, center, context)
    return here ? [heardHereIn(voice, aspect, here, where)] : []
  })
  return told.length > 0 ? told : null
}

/** What lies beyond the edge of the map is not known; of aircraft nothing but the airfields. */
function edgeOf(
  voice: Voice,
  found: Retrieved,
  noises: ReturnType<typeof noiseConditionsOf>,
  context: QuestionContext,
): string[] {
  const { figures } = voice
  const airfields = noises.some(({ kinds }) => kinds.includes('aerodrome')) ? [figures.onlyAirfields] : []
  if (!noises.some(isUnwanted)) return [...(isUnheardNearEdge(found, context) ? [figures.beyond] : []), ...airfields]
  const { total = 0, unsure = 0 } = found.heard ?? {}
  const docs = found.hits.map(({ doc }) => doc)
  const doubted = unsure > 0 && total > 1 ? [figures.unsure(unsure, total)] : []
  return [...edgeSaid(voice, docs, context), ...doubted, ...airfields]
}

function edgeSaid(voice: Voice, docs: readonly Doc[], context: QuestionContext): string[] {
  const edge = nearestToEdge(docs, context)
  return edge ? [voice.figures.edge(context.index.name(edge.doc), kmToEdge(voice, edge.metres))] : []
}

function kmToEdge({ km }: Voice, metres: number): string {
  return km(Math.max(metres / 1000, 0.1))
}

/** Says how much noise was computed at a spot. */
export function levelIn(
  voice: Voice,
  { name }: Spot,
  doc: Doc,
  { index, explainPoint }: QuestionContext,
  limit?: Bounds,
): string {
  const { figures, say } = voice
  const computed = index.lden(doc)
  const lden = computed === null ? explainPoint?.(index.coordinates(doc))?.lden : undefined
  const level = lden === '< 20' ? 0 : (lden ?? computed)
  if (level === null) return figures.levelUnknown(name)
  const shown = level < HEARD_FROM_DB ? say.lessThan(`${HEARD_FROM_DB} dB`) : say.about(`${Math.round(level)} dB`)
  const told = withAnswerIn(voice, figures.levelAt(name, shown), limit ? isLevelWithin(level, limit) : null)
  return [told, ...(lden === undefined ? [] : [ofEditors(voice)])].join(' ')
}
