// What is said of noises that are heard or not: the English of it in one table.
import type { Spot } from '../../../spots/spot.ts'
import type { Doc } from '../../../index/types.ts'
import { capitalised, listed } from '../../../text/english.ts'
import { edgeText, isBelow, nearestToEdge } from './edge.ts'
import { isUnwanted, isWithinLimits, levelOfKinds, levelsAt, noiseConditionsOf } from '../../find/heard.ts'
import type { Retrieved } from '../../find/retrieve.ts'
import type { AspectAsk, Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { HEARD_FROM_DB } from '../../vocabulary/noises/noise-sources.ts'
import { nounPhrase } from '../noun-phrase.ts'
import { type Speech, speech } from '../speech.ts'
import { spotLines } from '../spot-line.ts'

export const HEARD = {
  allUnknown: (count: number, spots: string) =>
    `Which noises are heard there is not known: ${count === 1 ? 'the rating' : 'the ratings'} of the ${count} ${spots} ${count === 1 ? 'was' : 'were'} given by people and not computed.`,
  none: (spots: string) => `I found no ${spots}.`,
  leftOut: (said: string) => `Leaving out ${said}:`,
  first: (count: number) => `The first ${count}:`,
  mostHeard: (count: number) => `The ${count} with most of it:`,
  someUnknown: (count: number) => `For ${count} of them it is not known which noises are heard.`,
  someTooFaint: (count: number) =>
    `For ${count} of them it cannot be told: below ${HEARD_FROM_DB} dB the model does not say how loud a noise is.`,
  found: ({
    tried,
    candidates,
    fitting,
    spots,
    where,
    first,
  }: Record<'tried' | 'candidates' | 'fitting', number> & Record<'spots' | 'where' | 'first', string>) =>
    tried < candidates
      ? `I looked at the ${first} ${tried} of ${candidates} ${spots}: ${fitting} of the ${tried} ${fitting === 1 ? 'is a place' : 'are places'} ${where}.`
      : `Of ${candidates} ${spots}, ${fitting} ${fitting === 1 ? 'is a place' : 'are places'} ${where}.`,
  faintest: (what: string, name: string, level: number) =>
    `Least of it is heard at ${name}: ${what} give about ${Math.round(level)} dB there.`,
  unknownAt: (what: string, name: string) =>
    `Whether ${what} are heard at ${name} is not known: its rating was not computed.`,
  tooFaintAt: (what: string, name: string) =>
    `${what} give less than ${HEARD_FROM_DB} dB at ${name}; how much less the model does not say.`,
  at: (what: string, name: string, level: number) =>
    level >= HEARD_FROM_DB
      ? `${what} give about ${Math.round(level)} dB at ${name}.`
      : `${what} give less than ${HEARD_FROM_DB} dB at ${name}.`,
  edge: (name: string, km: string) =>
    `The imported map ends ${km} from ${name}: what noise comes from beyond is not known.`,
  onMapAt: (said: string) => `On the imported map ${said}`,
  onlyAirfields: 'Of aircraft only the airfields of the map are known, not where they fly.',
  yes: 'Yes, ',
  no: 'No, ',
} as const

/** Says which spots are as quiet of a kind of noise as asked: of how many looked at, and of how many it is not known. */
export function sayHeardFound({ conditions, limit }: Query, found: Retrieved, context: QuestionContext): Speech {
  const { hits, candidates, heard, relaxed } = found
  // What was left out does not hold of the spots looked at.
  const others = (relaxed.length > 0 ? found.conditions : conditions).filter(({ on }) => on !== 'noise')
  const asked = conditions.filter(({ on }) => on !== 'noise')
  if (!heard || candidates === 0) return speech([HEARD.none(nounPhrase(asked, 'no'))])
  const { tried, unknown, tooFaint, total } = heard
  const left =
    relaxed.length > 0
      ? [HEARD.none(nounPhrase(asked, 'no')), HEARD.leftOut(listed(relaxed.map(({ said: word }) => `"${word}"`)))]
      : []
  if (tried > 0 && unknown === tried)
    return speech(
      [
        ...left,
        HEARD.allUnknown(candidates, nounPhrase(others, candidates)),
        ...(hits.length > 1 ? [HEARD.first(hits.length)] : []),
        ...spotLines(hits.slice(0, limit), found, context, null),
      ],
      hits.map(({ doc }) => doc),
    )
  const where = noiseConditionsOf(conditions).map(({ shown }) => shown)
  const said = HEARD.found({
    tried,
    candidates,
    fitting: total,
    spots: nounPhrase(others, candidates),
    where: listed(where),
    first: heard.isNoisiestFirst ? 'noisiest' : 'first',
  })
  const lines = spotLines(hits.slice(0, limit), found, context, null)
  const least = total === 0 && (heard.faintest?.level ?? 0) >= HEARD_FROM_DB ? heard.faintest : null
  const noises = noiseConditionsOf(conditions)
  const [unwanted] = noises
  const isOfAbsence = noises.some(isUnwanted)
  const edge = isOfAbsence
    ? nearestToEdge(
        hits.slice(0, limit).map(({ doc }) => doc),
        context,
      )
    : undefined
  const isOfAircraft = isOfAbsence && noises.some(({ kinds }) => kinds.includes('aerodrome'))
  return speech(
    [
      ...left,
      said,
      ...(edge ? [HEARD.edge(context.index.name(edge.doc), edgeText(edge.metres))] : []),
      ...(isOfAircraft ? [HEARD.onlyAirfields] : []),
      ...(unknown > 0 ? [HEARD.someUnknown(unknown)] : []),
      ...(tooFaint > 0 ? [HEARD.someTooFaint(tooFaint)] : []),
      ...(hits.length > 1 ? [heard.isNoisiestFirst ? HEARD.mostHeard(hits.length) : HEARD.first(hits.length)] : []),
      ...(least && unwanted ? [HEARD.faintest(unwanted.source, context.index.name(least.doc), least.level)] : []),
      ...lines,
    ],
    least ? [least.doc] : hits.map(({ doc }) => doc),
  )
}

/** Says what a kind of noise gives at a spot, and whether that is within the limit asked about. */
export function sayNoiseAt(
  { kinds, shown, limit, isNegated }: Extract<AspectAsk, { of: 'noise' }>,
  { name }: Spot,
  doc: Doc,
  context: QuestionContext,
): string {
  const levels = levelsAt(doc, context)
  if (!levels) return HEARD.unknownAt(shown, name)
  const level = levelOfKinds(kinds, levels)
  const said = HEARD.at(shown, name, level)
  const is = isWithinLimits(level, limit ?? { min: HEARD_FROM_DB, max: null })
  if (is === null) return capitalised(HEARD.tooFaintAt(shown, name))
  // What is not heard on the map may be heard from beyond its edge.
  const edge = isBelow(level, limit) ? nearestToEdge([doc], context) : undefined
  const beside = [
    ...(edge ? [HEARD.edge(name, edgeText(edge.metres))] : []),
    ...(isBelow(level, limit) && kinds.includes('aerodrome') ? [HEARD.onlyAirfields] : []),
  ]
  if (beside.length > 0) return [HEARD.onMapAt(said), ...beside].join(' ')
  // "Is there no road noise": yes and no would both be misread.
  return isNegated ? capitalised(said) : `${is ? HEARD.yes : HEARD.no}${said}`
}
