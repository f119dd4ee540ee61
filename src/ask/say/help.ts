import type { Query } from '../query.ts'
import type { Account } from '../understanding.ts'
import type { QuestionContext } from '../question-context.ts'
import { listed } from '../../text/english.ts'
import { quotedList } from './account.ts'
import { sayMethod } from './kinds/method.ts'
import { COURTESIES } from '../vocabulary/conversation/utterances.ts'
import { SERVICE_TOPICS } from '../vocabulary/kinds/service-topics.ts'
import { sayCourtesy } from './kinds/courtesy.ts'
import { sayFewerShown } from './taken/fewer-shown.ts'
import { sayRatingMeant } from './kinds/rating-meant.ts'
import { MADE, sayService } from './kinds/service.ts'
import { sayRatedBy } from './directory/upkeep.ts'
import { type Speech, speech } from './speech.ts'

/** Says what can be asked, with examples that this catalogue can answer. */
export function sayHelp(
  query: Pick<Query, 'topic' | 'ratingMeant' | 'method' | 'conditions' | 'subjects'>,
  context: QuestionContext,
): Speech {
  const { topic, ratingMeant, method, conditions } = query
  if (topic === 'fewer shown') return sayFewerShown(query, context)
  if (method.length > 0) return speech([...sayMethod(method), ...rating(context)])
  if (ratingMeant.length > 0)
    return speech([...ratingMeant.flatMap(value => sayRatingMeant(value, context)), ...rating(context)])
  if (topic === 'rating') return speech(rating(context))
  if (topic === 'filters') return speech(filters(context))
  const courtesy = COURTESIES.find(each => each === topic)
  if (courtesy) return speech([sayCourtesy(courtesy)])
  const service = SERVICE_TOPICS.find(each => each === topic)
  if (service) return speech(sayService(service, context, conditions))
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

function rating(context: QuestionContext): string[] {
  return [
    'The silence rating runs from 1 (noisy) to 5 (pristine), with one decimal.',
    MADE.replace('A rating', 'It'),
    sayRatedBy('en', context),
    'Ask why a spot is rated as it is to see what is loudest there.',
  ]
}

function examplesText({ examples }: QuestionContext): string {
  return `You can ask, for example: ${listed(examples.map(text => `"${text}"`))}.`
}
