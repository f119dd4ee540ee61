import { z } from 'zod'
import { MOST_EARLIER, Source, Understood } from '../../ask/question.ts'

// Questions and their answers, in the service's own form and in NLWeb's.

export const AskResponse = z
  .object({
    query: z.string().describe('the question as it was taken'),
    answer: z.string().describe('the answer in sentences'),
    sources: z.array(Source).describe('the spots that the answer speaks of, in its order'),
    understood: Understood.describe('what was understood of the question'),
  })
  .meta({ id: 'AskResponse', description: 'An answer with its sources' })
export type AskResponse = z.infer<typeof AskResponse>

const SchemaOrgPlace = z.record(z.string(), z.unknown())

export const NlwebRow = z
  .object({
    url: z.url().describe('page of the spot'),
    name: z.string().describe('its name'),
    site: z.url().describe('the service'),
    score: z.number().min(0).max(100).describe('at most 40 where a condition of the question is not met'),
    description: z.string().describe('what the place is like'),
    schema_object: SchemaOrgPlace.describe('the place as schema.org describes it'),
  })
  .meta({ id: 'NlwebRow', description: "A spot in NLWeb's form" })

export const NlwebRows = z
  .object({
    query_id: z.string().describe('as it was sent, or made of the question'),
    understood: Understood.describe('what was understood of the question'),
    summary: z.string().optional().describe('the answer in sentences, with mode=summarize'),
    results: z.array(NlwebRow).describe('the spots, best first'),
  })
  .meta({ id: 'NlwebRows', description: "An answer in NLWeb's form, to a GET with query" })

export const NlwebAnswer = z
  .object({
    _meta: z
      .object({
        response_type: z.literal('answer').describe('always answer'),
        version: z.string().describe('the version of NLWeb'),
      })
      .describe('what kind of answer it is'),
    understood: Understood.describe('what was understood of the question'),
    summary: z.string().optional().describe('the answer in sentences, when the mode summarize is preferred'),
    results: z.array(SchemaOrgPlace).describe('the places as schema.org describes them, best first'),
  })
  .meta({ id: 'NlwebAnswer', description: "An answer in NLWeb's form, to a POST whose query is an object" })

export const AskRequest = z
  .object({
    query: z.string().max(2000).describe('the question, in plain English, German, French, Spanish or Italian'),
    prev: z
      .array(z.string().max(2000))
      .max(MOST_EARLIER)
      .optional()
      .describe('earlier questions, oldest first, which "there" and "closer" speak of'),
    near: z.string().max(60).optional().describe('latitude,longitude: where the asker is, for "near me" and "here"'),
  })
  .meta({ id: 'AskRequest', description: 'A question' })
