// The shapes of NLWeb, beside the service's own: what its clients send and what they read.
import { z } from 'zod'
import type { Answer, Question } from '../question.ts'
import { type SchemaOrgPlace, schemaOrgPlace } from './schema-org.ts'
import type { World } from '../world.ts'

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
export function nlwebRows(answer: Answer, world: World, queryId: string): { query_id: string; results: NlwebRow[] } {
  const results = answer.docs.map((doc, rank) => {
    const spot = world.index.spot(doc)
    const description = spot.description ?? ''
    const score = Math.max(0, 100 - rank * SCORE_STEP)
    return {
      url: spot.url,
      name: spot.name,
      site: world.links.baseUrl,
      score,
      description,
      schema_object: schemaOrgPlace(spot),
    }
  })
  return { query_id: queryId, results }
}

const SCORE_STEP = 5

export type NlwebAnswer = { _meta: { response_type: 'answer'; version: string }; results: SchemaOrgPlace[] }

/** What a POST in NLWeb's form is answered; its `_meta` and `results` also go into the own stream. */
export function nlwebAnswer(answer: Answer, world: World): NlwebAnswer {
  return {
    _meta: { response_type: 'answer', version: VERSION },
    results: answer.docs.map(doc => schemaOrgPlace(world.index.spot(doc))),
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
