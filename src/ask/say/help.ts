import { METHOD } from '../../silence/parameters.ts'
import type { Account, Query } from '../query.ts'
import type { QuestionContext } from '../question-context.ts'
import { listed } from '../../text/english.ts'
import { quotedList } from './account.ts'
import { sayMethod } from './kinds/method.ts'
import { sayRatingMeant } from './kinds/rating-meant.ts'
import { sayService } from './kinds/service.ts'
import { type Speech, speech } from './speech.ts'

/** Says what can be asked, with examples that this catalogue can answer. */
export function sayHelp(
  { topic, ratingMeant, method, conditions }: Pick<Query, 'topic' | 'ratingMeant' | 'method' | 'conditions'>,
  context: QuestionContext,
): Speech {
  if (method.length > 0) return speech([...sayMethod(method), ...RATING])
  if (ratingMeant.length > 0)
    return speech([...ratingMeant.flatMap(value => sayRatingMeant(value, context)), ...RATING])
  if (topic === 'rating') return speech(RATING)
  if (topic === 'filters') return speech(filters(context))
  if (topic !== null && topic !== 'service') return speech(sayService(topic, context, conditions))
  return speech([
    'I answer questions about the quiet nature places of this catalogue: where they are, how quiet they are rated and why, what one finds and may do there, what is nearest, how many there are.',
    examplesText(context),
  ])
}

/** Says that a question is about something else, or was not understood, and what would help. */
export function sayNotUnderstood({ foreign }: Account, context: QuestionContext): Speech {
  const words = foreign.length === 0 ? '' : ` I did not understand ${quotedList(foreign, 'or')}.`
  return speech([
    `I cannot answer that: I only know the quiet nature places of this catalogue.${words}`,
    examplesText(context),
  ])
}

const MOST_TAGS = 10

/** What spots can be narrowed to, with the commonest tags. */
function filters({ index }: QuestionContext): string[] {
  const { tags } = index.facets({})
  const common = tags.flatMap(({ value }) => value ?? []).slice(0, MOST_TAGS)
  const names = common.length > 0 ? [`The commonest of ${tags.length} tags are ${listed(common)}.`] : []
  return [
    'Spots can be narrowed to tags, activities, scenery, country, access, fire rule and silence rating.',
    ...names,
    'All values, with how many spots have each, are at /api/facets.',
  ]
}

const RATING = [
  'The silence rating runs from 1 (noisy) to 5 (pristine), with one decimal.',
  `It is either computed (method ${METHOD}) from the roads, railways, airports, settlements and industry on the map around a spot, or given by editors; neither is measured with a microphone on the spot.`,
  'Ask why a spot is rated as it is to see what is loudest there.',
]

function examplesText({ examples }: QuestionContext): string {
  return `You can ask, for example: ${listed(examples.map(text => `"${text}"`))}.`
}
