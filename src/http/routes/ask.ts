import { z } from 'zod'
import { nlwebAnswer, nlwebRows } from '../../ask/formats/nlweb.ts'
import type { Question } from '../../ask/question.ts'
import { answerOf } from '../../service/answer.ts'
import type { Directory } from '../../service/directory.ts'
import {
  type AskCall,
  AskBody,
  askedByBody,
  askedByQuery,
  AskQuery,
  AskStreamQuery,
  questionOf,
} from '../request/ask-parameters.ts'
import { answerEvents, writeEvents } from '../response/events.ts'
import { negotiateLanguage } from '../request/negotiation.ts'
import { LANGUAGES } from '../../ask/vocabulary/languages/languages.ts'
import { empty, type HttpResponse, json as jsonResponse } from '../response/response.ts'
import { type CallRequest, route } from '../route.ts'
import { AskRequest, AskResponse, NlwebAnswer, NlwebRows } from '../schemas/ask.ts'
import { LATER, NOTHING, POST_ERRORS, POST_HEADERS, REPLAYED, json, plainRead } from './shared.ts'

const LANGUAGE_HEADER = {
  'Accept-Language': {
    description:
      'the language of the answer to a bare name, such as "Sarek"; every other answer is in that of its question',
    schema: z.string(),
  },
}

export const ask = route({
  ...plainRead,
  paths: { '/api/ask': 'ask' },
  group: 'ask',
  summary: 'Ask a question',
  description:
    'Answers a question in plain English, German, French, Spanish or Italian with true sentences about spots of the catalogue, in the language of the question, and names its sources. Without q it says what can be asked.',
  query: AskQuery,
  headers: LANGUAGE_HEADER,
  responses: { 200: { description: 'The answer with its sources', content: json(AskResponse) } },
  example: { query: { q: 'quiet lakes' } },
  handle: ({ directory, query, request }) => ownAnswer(heardBy(questionOf(query), request), directory, request),
})

/** What POST has in common at both paths. */
const post = {
  method: 'POST',
  group: 'ask',
  path: NOTHING,
  query: NOTHING,
  body: AskBody,
  checkBody: askedByBody,
  documentedBody: AskRequest,
  headers: { ...POST_HEADERS, ...LANGUAGE_HEADER },
  responses: {
    200: {
      description: "The answer with its sources; a question in NLWeb's form is answered in that form",
      content: json(AskResponse),
      alternatives: { "to a question in NLWeb's form, whose query is an object": NlwebAnswer },
      headers: REPLAYED,
    },
    ...LATER,
  },
  errors: [...POST_ERRORS, 'too_many_jobs'],
  reads: 'none',
  cost: 1,
  isBatchable: false,
  example: { body: { query: 'quiet lakes' } },
} as const

export const askPost = route({
  ...post,
  paths: { '/api/ask': 'askPost' },
  summary: 'Ask a question (POST)',
  description: 'As GET /api/ask, with the question in the body. `prev` may hold earlier questions, oldest first.',
  handle: ({ body, directory, request }) => answerIn(heard(askedByBody(body), request), directory, request),
})

export const askStream = route({
  ...plainRead,
  paths: { '/ask': 'askStream' },
  group: 'ask',
  summary: 'Ask a question, with streaming',
  description:
    'As GET /api/ask; with stream=true the answer comes as server-sent events: metadata, answer (one or more; the texts joined are the answer), sources, done.',
  query: AskStreamQuery,
  headers: LANGUAGE_HEADER,
  responses: {
    200: {
      description: 'The answer with its sources; with stream=true its events, as text/event-stream',
      content: json(AskResponse),
      alternatives: { 'to NLWeb’s query without q': NlwebRows },
    },
    204: {
      description: 'To a reader of the stream who comes back with the Last-Event-ID of the last event',
      content: {},
    },
  },
  alsoSends: ['text/event-stream'],
  example: { query: { q: 'quiet lakes' } },
  handle: ({ directory, query, request }) => {
    const asked = heard(askedByQuery(query), request)
    return query.stream ? streamedAnswer(asked.question, directory, request) : answerIn(asked, directory, request)
  },
})

export const askRootPost = route({
  ...post,
  paths: { '/ask': 'askRootPost' },
  summary: 'Ask a question (POST, root path)',
  description: 'As POST /api/ask.',
  handle: ({ body, directory, request }) => answerIn(heard(askedByBody(body), request), directory, request),
})

/** Answers in the service's own form. */
async function ownAnswer(
  question: Question,
  directory: Directory,
  { timed }: Pick<CallRequest, 'timed'>,
): Promise<HttpResponse> {
  const { query, answer, sources, understood, isOfNoLanguage } = await answerOf(question, directory, timed)
  const body: AskResponse = { query, answer, sources: [...sources], understood }
  return forReader(jsonResponse(body), isOfNoLanguage)
}

/** The answer to a bare name is in the language of its reader: no other gets it from a cache. */
function forReader(response: HttpResponse, isOfNoLanguage: boolean): HttpResponse {
  return isOfNoLanguage ? { ...response, isLive: true } : response
}

/** Adds which of the languages that are understood the reader likes best. */
function heardBy(question: Question, request: CallRequest): Question {
  const language = negotiateLanguage(request.header('accept-language'), LANGUAGES)
  return language === undefined ? question : { ...question, language }
}

function heard(asked: AskCall, request: CallRequest): AskCall {
  return { ...asked, question: heardBy(asked.question, request) }
}

/** Answers in the form of the question: NLWeb has one for its GET (rows) and one for its POST (results). */
async function answerIn(
  { question, form, queryId, isSummarized }: AskCall,
  directory: Directory,
  request: CallRequest,
): Promise<HttpResponse> {
  if (form === 'own') return ownAnswer(question, directory, request)
  const { questions } = directory
  const answer = await answerOf(question, directory, request.timed)
  const summary = isSummarized ? { summary: answer.answer } : {}
  const body = queryId === '' ? nlwebAnswer(answer, questions) : nlwebRows(answer, questions, queryId)
  return forReader(jsonResponse({ ...body, ...summary }), answer.isOfNoLanguage)
}

/** Answers by a stream of events; 204 stops a browser that comes back after the last event. */
async function streamedAnswer(question: Question, directory: Directory, request: CallRequest): Promise<HttpResponse> {
  const answer = await answerOf(question, directory, request.timed)
  const events = answerEvents(answer, nlwebAnswer(answer, directory.questions), request.id)
  if (Number(request.header('last-event-id') ?? 0) >= events.length) return empty(204)
  return {
    status: 200,
    headers: ['Cache-Control', 'no-cache', 'X-Accel-Buffering', 'no'],
    type: 'text/event-stream; charset=utf-8',
    body: writeEvents(events),
    isLive: true,
  }
}
