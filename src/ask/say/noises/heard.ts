// What is said of noises that are heard or not: the English of it in one table.
import type { Spot } from '../../../spots/spot.ts'
import type { Doc } from '../../../index/types.ts'
import { listed } from '../../../text/english.ts'
import { levelsAt, noiseConditionsOf } from '../../find/heard.ts'
import type { Retrieved } from '../../find/retrieve.ts'
import type { AspectAsk, Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { HEARD_FROM_DB } from '../../vocabulary/noise-sources.ts'
import { nounPhrase } from '../noun-phrase.ts'
import { type Speech, speech } from '../speech.ts'
import { spotLines } from '../spot-line.ts'

const HEARD = {
  allUnknown: (count: number, spots: string) =>
    `Which noises are heard there is not known: ${count === 1 ? 'the rating' : 'the ratings'} of the ${count} ${spots} ${count === 1 ? 'was' : 'were'} given by people and not computed.`,
  none: (spots: string) => `I found no ${spots}.`,
  first: (count: number) => `The first ${count}:`,
  someUnknown: (count: number) => `For ${count} of them it is not known which noises are heard.`,
  found: ({
    tried,
    candidates,
    fitting,
    spots,
    where,
  }: Record<'tried' | 'candidates' | 'fitting', number> & Record<'spots' | 'where', string>) =>
    tried < candidates
      ? `There are ${candidates} ${spots}; I looked at the first ${tried} of them, and ${fitting} ${fitting === 1 ? 'is a place' : 'are places'} ${where}.`
      : `Of ${candidates} ${spots}, ${fitting} ${fitting === 1 ? 'is a place' : 'are places'} ${where}.`,
  unknownAt: (what: string, name: string) =>
    `Whether ${what} are heard at ${name} is not known: its rating was not computed.`,
  at: ({
    what,
    name,
    level,
    isHeard,
    yes,
  }: {
    what: string
    name: string
    level: number
    isHeard: boolean
    yes: boolean
  }) =>
    isHeard
      ? `${yes ? 'Yes, ' : ''}${what} give about ${level} dB at ${name}.`
      : `${yes ? 'No, ' : ''}${what} give less than ${HEARD_FROM_DB} dB at ${name}.`,
} as const

/** Says which spots are as quiet of a kind of noise as asked: of how many looked at, and of how many it is not known. */
export function sayHeardFound({ conditions, limit }: Query, found: Retrieved, context: QuestionContext): Speech {
  const { hits, candidates, heard } = found
  const others = conditions.filter(({ on }) => on !== 'noise')
  if (!heard || candidates === 0) return speech([HEARD.none(nounPhrase(others, 'no'))])
  const { tried, unknown, docs } = heard
  if (tried > 0 && unknown === tried) return speech([HEARD.allUnknown(candidates, nounPhrase(others, candidates))])
  const where = noiseConditionsOf(conditions).map(({ shown }) => shown)
  const said = HEARD.found({
    tried,
    candidates,
    fitting: docs.length,
    spots: nounPhrase(others, candidates),
    where: listed(where),
  })
  const lines = spotLines(hits.slice(0, limit), found, context, null)
  return speech(
    [
      said,
      ...(unknown > 0 ? [HEARD.someUnknown(unknown)] : []),
      ...(hits.length > 1 ? [HEARD.first(hits.length)] : []),
      ...lines,
    ],
    hits.map(({ doc }) => doc),
  )
}

/** Says whether a kind of noise is heard at a spot. */
export function sayNoiseAt(
  { kinds, shown }: Extract<AspectAsk, { of: 'noise' }>,
  { name }: Spot,
  doc: Doc,
  context: QuestionContext,
): string {
  const levels = levelsAt(doc, context)
  if (!levels) return HEARD.unknownAt(shown, name)
  const energy = kinds.reduce((sum, kind) => sum + 10 ** ((levels[kind] ?? -100) / 10), 0)
  const level = Math.round(10 * Math.log10(energy))
  const said = HEARD.at({ what: shown, name, level, isHeard: level >= HEARD_FROM_DB, yes: true })
  return said
}
