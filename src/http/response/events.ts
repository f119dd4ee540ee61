import type { NlwebAnswer } from '../../ask/formats/nlweb.ts'
import type { Answer } from '../../ask/question.ts'

// The event stream of GET /ask (WHATWG server-sent events). The wire format is known to this file alone.

const KEEP_ALIVE_MS = 15_000
const PIECES_KIND = 'answer'

/**
 * Lists an answer's events in order: metadata, answer (a piece of text each), sources, done. A client of NLWeb reads only
 * the data and looks for `_meta` and `results` there.
 */
export function answerEvents(
  answer: Answer,
  { _meta, results }: NlwebAnswer,
  requestId: string,
): { event: string; data: unknown }[] {
  return [
    {
      event: 'metadata',
      data: { query: answer.query, requestId, understood: answer.understood, _meta },
    },
    ...answer.sentences.map(text => ({ event: PIECES_KIND, data: { text } })),
    { event: 'sources', data: { sources: answer.sources, results } },
    { event: 'done', data: {} },
  ]
}

/** Writes events for the wire; ids count from 1. */
export async function* writeEvents(
  events: Iterable<{ event: string; data: unknown }> | AsyncIterable<{ event: string; data: unknown }>,
): AsyncGenerator<string> {
  let id = 0
  try {
    for await (const { event, data } of keepAlive(events)) {
      yield event === null ? ': still here\n\n' : frame(++id, event, data)
    }
  } catch {
    const error = { code: 'internal_error', message: 'the answer broke off: ask again' }
    yield frame(++id, 'done', { error })
  }
}

function frame(id: number, event: string, data: unknown): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

type Beat = { event: null; data: null }

/** Puts a beat in wherever the next event lets itself be waited for. */
async function* keepAlive<T>(events: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T | Beat> {
  const iterator = (async function* () {
    yield* events
  })()
  for (;;) {
    const next = iterator.next()
    for (;;) {
      const winner = await withBeat(next)
      if (winner === 'beat') {
        yield { event: null, data: null }
        continue
      }
      if (winner.done) return
      yield winner.value
      break
    }
  }
}

async function withBeat<T>(promise: Promise<T>): Promise<T | 'beat'> {
  let timer: NodeJS.Timeout | undefined
  const beat = new Promise<'beat'>(resolve => {
    timer = setTimeout(resolve, KEEP_ALIVE_MS, 'beat')
  })
  try {
    return await Promise.race([promise, beat])
  } finally {
    clearTimeout(timer)
  }
}
