import type { ByteStream } from './response/compression.ts'

/** Makes a byte stream of a generator that ends when the client leaves. */
export function streamOf(pieces: AsyncIterable<string>, signal: AbortSignal): ByteStream {
  const iterator = pieces[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done || signal.aborted) return controller.close()
      controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

/** A reader who takes nothing for so long holds a version of the catalogue in memory for nobody. */
const PATIENCE_MS = 60_000

/** Breaks a stream off when its reader takes nothing for a while. */
export function withPatience(stream: ByteStream, patienceMs = PATIENCE_MS): ByteStream {
  const reader = stream.getReader()
  let timer: NodeJS.Timeout | undefined
  return new ReadableStream(
    {
      async pull(controller) {
        clearTimeout(timer)
        const { done, value } = await reader.read()
        if (done) return controller.close()
        controller.enqueue(value)
        timer = setTimeout(() => {
          controller.error(new Error('the reader takes nothing'))
          void reader.cancel().catch(() => {})
        }, patienceMs)
      },
      async cancel(reason) {
        clearTimeout(timer)
        await reader.cancel(reason)
      },
    },
    // Nothing is made ahead of what the reader takes.
    { highWaterMark: 0 },
  )
}
