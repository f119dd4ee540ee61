// The shapes of NLWeb, beside the service's own: what its clients send and what they read.
import { z } from 'zod'
import { listed } from '../../text/english.ts'
import type { Answer, Question, Understood } from '../question.ts'
import { type SchemaOrgPlace, schemaOrgPlace } from './schema-org.ts'
import type { QuestionContext } from '../question-context.ts'

const VERSION = '0.55'

const Earlier = z.union([z.string(), z.looseObject({ text: z.string() }), z.looseObject({ query: z.string() })])

/** The body of a POST in NLWeb's form: the query is an object with a text. */
export const NlwebRequest = z.looseObject({
  query: z.looseObject({ text: z.string() }),
  context: z.looseObject({ prev: z.union([z.string(), z.array(Earlier)]).optional() }).optional(),
  prefer: z.unknown().optional(),
  meta: z.unknown().optional(),
})
export type NlwebRequest = z.infer<typeof NlwebRequest>

/** Reads the question of an NLWeb body. */
export function nlwebQuestion({ query, context }: NlwebRequest): Question {
  return { query: query.text, prev: nlwebPrev(context?.prev ?? []) }
}

/** Reads earlier questions however they are written: texts, objects, a JSON array in a query parameter, one text. */
export function nlwebPrev(prev: string | readonly z.infer<typeof Earlier>[]): string[] {
  if (typeof prev !== 'string') return prev.map(textOf)
  const listed = z.array(z.string()).safeParse(parsed(prev))
  return listed.success ? listed.data : prev.trim() === '' ? [] : [prev]
}

/** A row of the older, GET form of NLWeb. */
export type NlwebRow = {
  url: string
  name: string
  site: string
  /** 0 to 100, best first. */
  score: number
  description: string
  schema_object: SchemaOrgPlace
}

/** What a GET with `query` is answered. */
export function nlwebRows(
  answer: Answer,
  context: QuestionContext,
  queryId: string,
): { query_id: string; understood: Understood; results: NlwebRow[] } {
  const results = answer.docs.map((doc, rank) => {
    const spot = context.index.spot(doc)
    const { relaxed } = answer.understood
    const missed = relaxed.length === 0 ? '' : `Does not meet: ${listed(relaxed)}. `
    const description = `${missed}${spot.description ?? ''}`.trim()
    const score = Math.max(0, (relaxed.length === 0 ? 100 : MOST_OF_A_MISS) - rank * SCORE_STEP)
    return {
      url: spot.url,
      name: spot.name,
      site: context.links.baseUrl,
      score,
      description,
      schema_object: schemaOrgPlace(spot),
    }
  })
  return { query_id: queryId, understood: answer.understood, results }
}

const SCORE_STEP = 5
/** The score of the best spot that does not meet all that was asked. */
const MOST_OF_A_MISS = 40

export type NlwebAnswer = {
  _meta: { response_type: 'answer'; version: string }
  understood: Understood
  results: SchemaOrgPlace[]
}

/** What a POST in NLWeb's form is answered; its `_meta` and `results` also go into the own stream. */
export function nlwebAnswer(answer: Answer, context: QuestionContext): NlwebAnswer {
  return {
    _meta: { response_type: 'answer', version: VERSION },
    understood: answer.understood,
    results: answer.docs.map(doc => schemaOrgPlace(context.index.spot(doc))),
  }
}

function textOf(earlier: z.infer<typeof Earlier>): string {
  if (typeof earlier === 'string') return earlier
  const { text, query } = earlier as { text?: string; query?: string }
  return text ?? query ?? ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
