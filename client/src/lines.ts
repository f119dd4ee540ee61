import { rethrow } from './errors.ts'

/** Yields the lines of a body as they come, without their ends; a last line without an end too. */
export async function* linesOf(body: ReadableStream<Uint8Array> | null, signal?: AbortSignal): AsyncGenerator<string> {
  if (!body) return
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => rethrow(error, signal))
      rest += decoder.decode(value, { stream: !done })
      const lines = rest.split(/\r?\n/)
      rest = lines.pop() ?? ''
      yield* lines
      if (done) break
    }
    if (rest) yield rest
  } finally {
    await reader.cancel().catch(() => {})
  }
}
