import { ask } from '../ask/ask.ts'
import { nlwebAnswer, nlwebRows } from '../ask/formats/nlweb.ts'
import type { Question } from '../ask/question.ts'
import type { Asked } from './request/ask-parameters.ts'
import { answerEvents, writeEvents } from './response/events.ts'
import type { Reply } from './reply.ts'
import type { RequestFacts } from './route.ts'
import type { AskResponse } from './schemas/schemas.ts'
import type { Directory } from './service.ts'

/** Answers a question as JSON in the service's own form. */
export function askReply(question: Question, { world }: Directory): Reply {
  const { query, answer, sources } = ask(question, world)
  const body: AskResponse = { query, answer, sources: [...sources] }
  return { json: body }
}

/** Answers in the form in which was asked: NLWeb has one for its GET (rows) and one for its POST (results). */
export function askedReply({ question, form, queryId }: Asked, directory: Directory): Reply {
  if (form === 'own') return askReply(question, directory)
  const answer = ask(question, directory.world)
  return { json: queryId === '' ? nlwebAnswer(answer, directory.world) : nlwebRows(answer, directory.world, queryId) }
}

/** Answers a question as a stream of events; a browser that comes back after the last event is told to stop. */
export function askStreamReply(question: Question, { world }: Directory, request: RequestFacts): Reply {
  const answer = ask(question, world)
  const events = answerEvents(answer, nlwebAnswer(answer, world), request.id)
  if (Number(request.headers.get('last-event-id') ?? 0) >= events.length) return { status: 204, empty: true }
  return {
    stream: writeEvents(events),
    type: 'text/event-stream; charset=utf-8',
    headers: { 'Cache-Control': 'no-cache', 'X-Accel-Buffering': 'no' },
  }
}
