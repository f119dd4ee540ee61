import type { Query } from '../query.ts'
import type { World } from '../world.ts'
import { listed } from './english.ts'
import { type Speech, speech } from './speech.ts'

/** Says what can be asked, with examples that this catalogue can answer. */
export function sayHelp({ topic }: Pick<Query, 'topic'>, world: World): Speech {
  if (topic === 'rating') return speech(RATING)
  return speech([
    'I answer questions about the quiet nature places of this catalogue: where they are, how quiet they are rated and why, what one finds and may do there, what is nearest, how many there are.',
    examplesText(world),
  ])
}

/** Says that a question is about something else, or was not understood. */
export function sayNotUnderstood({ notUnderstood }: Query, world: World): Speech {
  const words =
    notUnderstood.length === 0
      ? ''
      : ` It holds nothing about ${listed(
          notUnderstood.slice(0, 3).map(word => `"${word}"`),
          'or',
        )}.`
  return speech([
    `I cannot answer that: I only know the quiet nature places of this catalogue.${words}`,
    examplesText(world),
  ])
}

const RATING = [
  'The silence rating runs from 1 (noisy) to 5 (pristine), with one decimal.',
  'It is either computed from the roads, railways, airports, settlements and industry around a spot, or given by editors; ask why a spot is rated as it is to see what is loudest there.',
]

function examplesText({ examples }: World): string {
  return `You can ask, for example: ${listed(examples.map(text => `"${text}"`))}.`
}
