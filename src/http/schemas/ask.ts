import { z } from 'zod'
import { MOST_EARLIER, Understood } from '../../ask/question.ts'

// Questions and their answers, in the service's own form and in NLWeb's.

export const AskResponse = z
  .object({
    query: z.string(),
    answer: z.string(),
    sources: z.array(z.object({ title: z.string(), url: z.url(), apiUrl: z.url() })),
    understood: Understood,
  })
  .meta({ id: 'AskResponse' })
export type AskResponse = z.infer<typeof AskResponse>

const SchemaOrgPlaces = z.record(z.string(), z.unknown()).describe('a place as schema.org describes it')

export const NlwebRows = z
  .object({
    query_id: z.string(),
    understood: Understood,
    summary: z.string().optional().describe('the answer in sentences, with mode=summarize'),
    results: z.array(
      z.object({
        url: z.url(),
        name: z.string(),
        site: z.url(),
        score: z.number().min(0).max(100).describe('at most 40 where a condition of the question is not met'),
        description: z.string(),
        schema_object: SchemaOrgPlaces,
      }),
    ),
  })
  .meta({ id: 'NlwebRows', description: "An answer in NLWeb's form, to a GET with query" })

export const NlwebAnswer = z
  .object({
    _meta: z.object({ response_type: z.literal('answer'), version: z.string() }),
    understood: Understood,
    summary: z.string().optional().describe('the answer in sentences, when the mode summarize is preferred'),
    results: z.array(SchemaOrgPlaces),
  })
  .meta({ id: 'NlwebAnswer', description: "An answer in NLWeb's form, to a POST whose query is an object" })

/** The service's own form, or NLWeb's to those who ask in it. */
export const AskAnswer = z.union([AskResponse, NlwebRows, NlwebAnswer]).meta({ id: 'AskAnswer' })

export const AskRequest = z
  .object({ query: z.string().max(2000), prev: z.array(z.string().max(2000)).max(MOST_EARLIER).optional() })
  .meta({ id: 'AskRequest' })
