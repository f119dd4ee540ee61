import { ask } from '../ask/ask.ts'
import type { Answer, Question } from '../ask/question.ts'
import { answerEvents, writeEvents } from './events.ts'
import type { Reply } from './reply.ts'
import type { RequestFacts } from './route.ts'
import type { AskResponse } from './schemas.ts'
import type { Directory } from './service.ts'

/** Answers a question as JSON. */
export function askReply(question: Question, directory: Directory): Reply {
  const { query, answer, sources } = ask(question, directory.world)
  const body: AskResponse = { query, answer, sources: [...sources] }
  return { json: body }
}

/** Answers a question as a stream of events; a browser that comes back after the last event is told to stop. */
export function askStreamReply(question: Question, directory: Directory, request: RequestFacts): Reply {
  const answer: Answer = ask(question, directory.world)
  const events = answerEvents(answer, request.id)
  if (Number(request.headers.get('last-event-id') ?? 0) >= events.length) return { status: 204, empty: true }
  return {
    stream: writeEvents(events),
    type: 'text/event-stream; charset=utf-8',
    headers: { 'Cache-Control': 'no-cache', 'X-Accel-Buffering': 'no' },
  }
}
