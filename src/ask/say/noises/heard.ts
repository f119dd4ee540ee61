// What is said of noises that are heard or not.
import type { Spot } from '../../../spots/spot.ts'
import type { Doc } from '../../../index/types.ts'
import { capitalised, listed } from '../../../text/english.ts'
import { edgeText, isBelow, isUnheardNearEdge, nearestToEdge } from './edge.ts'
import { isUnwanted, isWithinLimits, type NoiseCondition, noiseConditionsOf } from '../../find/heard.ts'
import { faintestTold } from '../../find/noises/faintest-told.ts'
import { heardAtSpot } from '../../find/noises/heard-here.ts'
import { askedQuiet } from '../../find/wanted/quiet-unheard.ts'
import { sourcesNear } from '../../find/sources-near.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import type { AspectAsk, Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { nounPhrase } from '../noun-phrase.ts'
import { emptyRegions } from '../given-up.ts'
import { type Speech, speech } from '../speech.ts'
import { spotLines } from '../spot-line.ts'
import { sayHeardHere } from './heard-here.ts'
import { HEARD } from './heard-sentences.ts'
import { placed } from './noise.ts'

/** Says which spots are as quiet of a kind of noise as asked: of how many looked at, and of how many it is not known. */
export function sayHeardFound(query: Query, found: Retrieved, context: QuestionContext): Speech {
  const { conditions, limit } = query
  const { hits, candidates, heard, relaxed } = found
  // What was left out does not hold of the spots looked at.
  const others = (relaxed.length > 0 ? found.conditions : conditions).filter(({ on }) => on !== 'noise')
  const asked = askedQuiet(conditions, found).filter(({ on }) => on !== 'noise')
  if (!heard || candidates === 0) return speech([HEARD.none(nounPhrase(asked, 'no'))])
  const { tried, unknown, tooFaint, total, unsure } = heard
  const left =
    relaxed.length > 0
      ? [HEARD.none(nounPhrase(asked, 'no')), HEARD.leftOut(listed(relaxed.map(({ said: word }) => `"${word}"`)))]
      : []
  if (tried > 0 && unknown === tried) {
    // What is heard elsewhere, which is not known either, tells nothing of a place without spots.
    const empty = emptyRegions(query, found, context.index)
    if (empty.length > 0) return speech([HEARD.none(nounPhrase(asked, 'no')), ...empty])
    const unheard = [...new Set(noiseConditionsOf(conditions).map(({ source }) => source))]
    return speech(
      [
        ...left,
        HEARD.allUnknown(candidates, nounPhrase(others, candidates), listed(unheard)),
        ...(hits.length > 1 && hits.length < candidates ? [HEARD.first(hits.length)] : []),
        ...spotLines(hits.slice(0, limit), found, context, null),
      ],
      hits.map(({ doc }) => doc),
    )
  }
  const where = noiseConditionsOf(conditions).map(({ shown }) => shown)
  const said = HEARD.found({
    tried,
    candidates,
    fitting: total,
    spots: nounPhrase(others, candidates),
    where: listed(where),
    first: heard.isNoisiestFirst ? 'noisiest' : 'first',
  })
  const far = noiseConditionsOf(conditions).find(noise => noise.isFar || noise.besideKm !== undefined)
  const isFar = far !== undefined && hits.length > total
  const lines = spotLines(hits.slice(0, limit), found, context, null, doc => (far ? sayFar(far, doc, context) : ''))
  const least = faintestTold(found)
  const noises = noiseConditionsOf(conditions)
  const [unwanted] = noises
  const isOfAbsence = noises.some(isUnwanted)
  const edge = isOfAbsence
    ? nearestToEdge(
        hits.slice(0, limit).map(({ doc }) => doc),
        context,
      )
    : undefined
  const isOfAircraft = noises.some(({ kinds }) => kinds.includes('aerodrome'))
  return speech(
    [
      ...left,
      said,
      ...(edge ? [HEARD.edge(context.index.name(edge.doc), edgeText(edge.metres))] : []),
      ...(!isOfAbsence && isUnheardNearEdge(found, context) ? [HEARD.beyond] : []),
      ...(isOfAbsence && unsure > 0 && total > 1 ? [HEARD.unsure(unsure, total)] : []),
      ...(isOfAircraft ? [HEARD.onlyAirfields] : []),
      ...(unknown > 0 ? [HEARD.someUnknown(unknown)] : []),
      ...(tooFaint > 0 ? [HEARD.someTooFaint(tooFaint)] : []),
      ...(isFar
        ? [HEARD.least]
        : hits.length > 1
          ? [heard.isNoisiestFirst ? HEARD.mostHeard(hits.length) : HEARD.first(hits.length)]
          : []),
      // Of one spot alone, how much is heard there.
      ...(least && unwanted
        ? [
            capitalised(
              (tried - unknown === 1 ? HEARD.at : HEARD.faintest)(
                unwanted.source,
                context.index.name(least.doc),
                least.level,
              ),
            ),
          ]
        : []),
      ...lines,
    ],
    least ? [least.doc] : hits.map(({ doc }) => doc),
  )
}

/** Says what a noise gives at a spot, and how far the nearest source of it is of those that are told. */
function sayFar({ kinds, source }: NoiseCondition, doc: Doc, context: QuestionContext): string {
  const here = heardAtSpot(kinds, doc, context)
  if (!here) return ''
  const near = sourcesNear(doc, { kinds, shown: source, classes: null, km: null, isWhether: false }, context)
  const nearest = near ? `, the nearest that is told: ${placed(near.nearest)}` : ''
  return `${HEARD.gives(source, here.level)}${nearest}`
}

/** Says what a kind of noise gives at a spot, and whether that is within the limit asked about. */
export function sayNoiseAt(
  aspect: Extract<AspectAsk, { of: 'noise' }>,
  { name }: Spot,
  doc: Doc,
  context: QuestionContext,
): string {
  const { kinds, shown, limit, isNegated } = aspect
  const here = heardAtSpot(kinds, doc, context)
  if (!here) return HEARD.unknownAt(shown, name)
  if (limit === null) {
    const edge = nearestToEdge([doc], context)
    return sayHeardHere(aspect, here, { name, where: `at ${name}`, edge: edge ? edgeText(edge.metres) : null })
  }
  const said = HEARD.at(shown, name, here.level)
  const is = isWithinLimits(here.level, limit)
  if (is === null) return capitalised(HEARD.tooFaintAt(shown, name))
  // What is not heard on the map may be heard from beyond its edge.
  const edge = isBelow(here.level, limit) ? nearestToEdge([doc], context) : undefined
  const beside = [
    ...(edge ? [HEARD.edge(name, edgeText(edge.metres))] : []),
    ...(isBelow(here.level, limit) && kinds.includes('aerodrome') ? [HEARD.onlyAirfields] : []),
  ]
  if (beside.length > 0) return [HEARD.onMapAt(said), ...beside].join(' ')
  // "Is there no road noise": yes and no would both be misread.
  return isNegated ? capitalised(said) : `${is ? HEARD.yes : HEARD.no}${said}`
}
