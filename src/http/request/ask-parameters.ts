import { createHash } from 'node:crypto'
import { z } from 'zod'
import { nlwebPrev, nlwebQuestion, NlwebRequest } from '../../ask/formats/nlweb.ts'
import { MOST_EARLIER, type Question } from '../../ask/question.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { ApiError } from '../errors.ts'
import { boolean, decimals, shorten, text } from './parameters.ts'
import { POSITION, POSITION_WORDS } from './positions.ts'
import { AskRequest } from '../schemas/ask.ts'

const LONGEST_QUESTION = 2000

const Position = decimals(POSITION, POSITION_WORDS)

export const AskQuery = z.object({
  q: text({ max: LONGEST_QUESTION }).describe('the question, in plain English, German, French, Spanish or Italian'),
  prev: text({ max: LONGEST_QUESTION * 4 }).describe(
    'earlier questions, oldest first, which "there" and "closer" speak of: a JSON array of texts',
  ),
  near: Position.describe('latitude,longitude: where the asker is, for "near me" and "here"'),
})

/** The root path takes NLWeb's parameters too; they count only where `q` is absent. */
export const AskStreamQuery = AskQuery.extend({
  stream: boolean().describe('true: the answer comes as server-sent events'),
  query: text({ max: LONGEST_QUESTION }).describe('NLWeb: the question; the answer comes in the form of NLWeb'),
  query_id: text({ max: 128 }).describe('NLWeb: comes back in the answer'),
  site: text({ max: 500 }).describe('NLWeb: taken and not used, there is one site'),
  mode: text({ max: 100 }).describe('NLWeb: with summarize the answer carries its text'),
  streaming: text({ max: 100 }).describe('NLWeb: taken and not used, only stream makes events'),
  decontextualized_query: text({ max: LONGEST_QUESTION }).describe('NLWeb: the question with its context put in'),
})

/** A body in the service's own form, or in NLWeb's, where the query is an object. */
export const AskBody = z.object({
  ...NlwebRequest.shape,
  query: z.union([AskRequest.shape.query, NlwebRequest.shape.query]),
  prev: AskRequest.shape.prev,
  near: AskRequest.shape.near,
})

/** A question, and the form that its answer is wanted in. */
export type AskCall = { question: Question; form: 'own' | 'nlweb'; queryId: string; isSummarized: boolean }

/** The question of a GET in the service's own form. @throws ApiError `invalid_parameter` for what `prev` may not be. */
export function questionOf({ q, prev, near }: z.output<typeof AskQuery>): Question {
  return { query: q ?? '', ...(prev && { prev: earlierQuestions(prev) }), ...(near && { near }) }
}

/** Reads `prev` as strictly as the member of a body. */
function earlierQuestions(prev: string): string[] {
  const read = AskRequest.shape.prev.unwrap().safeParse(parsed(prev))
  if (read.success) return read.data
  const message = `prev must be a JSON array of at most ${MOST_EARLIER} texts, got "${shorten(prev)}"`
  throw new ApiError('invalid_parameter', message)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function askedByQuery(parameters: z.output<typeof AskStreamQuery>): AskCall {
  const { q, query, prev, query_id: id, decontextualized_query: whole } = parameters
  if (q !== undefined || query === undefined)
    return { question: questionOf(parameters), form: 'own', queryId: '', isSummarized: false }
  const question = whole ? { query: whole } : { query, prev: nlwebPrev(prev ?? '') }
  return { question, form: 'nlweb', queryId: id ?? digest(question), isSummarized: parameters.mode === 'summarize' }
}

/** @throws ApiError `missing_parameter` for a blank question. */
export function askedByBody(body: z.output<typeof AskBody>): AskCall {
  const { query: asked, prev, near } = body
  const isOwn = typeof asked === 'string'
  const question: Question = isOwn ? { query: asked, ...(prev && { prev }) } : nlwebQuestion({ ...body, query: asked })
  const query = question.query.trim()
  if (query === '') throw new ApiError('missing_parameter', 'query is required and must not be blank')
  return {
    question: { query, ...(question.prev && { prev: question.prev }), ...(near && { near: positionOf(near) }) },
    form: isOwn ? 'own' : 'nlweb',
    queryId: '',
    isSummarized: PrefersSummary.safeParse(body.prefer).success,
  }
}

function positionOf(near: string): Coordinates {
  const read = Position.safeParse(near)
  if (read.success && read.data) return read.data
  throw new ApiError('invalid_parameter', `near must be ${POSITION_WORDS.expects}, got "${shorten(near)}"`)
}

const PrefersSummary = z.looseObject({ mode: z.literal('summarize') })

/** The same question gets the same id: answers are the same bytes for everyone. */
function digest(question: Question): string {
  return createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, 16)
}
