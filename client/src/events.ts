import { linesOf } from './lines.ts'
import type { AskEvent } from './types.ts'

/** Yields the events of a streamed answer (`text/event-stream`); comments and unknown fields are passed over. */
export async function* eventsOf(
  body: ReadableStream<Uint8Array> | null,
  signal?: AbortSignal,
): AsyncGenerator<AskEvent> {
  let type = ''
  let data: string[] = []
  for await (const line of linesOf(body, signal)) {
    if (line === '') {
      // The service names its four events; what else may come one day is for newer clients.
      if (isKnown(type) && data.length > 0) yield { type, data: JSON.parse(data.join('\n')) }
      type = ''
      data = []
    } else if (line.startsWith('event:')) type = line.slice(6).trim()
    else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
  }
}

const KNOWN = ['metadata', 'answer', 'sources', 'done'] as const

function isKnown(type: string): type is (typeof KNOWN)[number] {
  return (KNOWN as readonly string[]).includes(type)
}
