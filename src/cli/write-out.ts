import type { Writable } from 'node:stream'
import { once } from 'node:events'

/** Writes parts to standard output at its reader's pace; ends quietly when the reader leaves, as `head` does. */
export async function writeOut(parts: Iterable<string> | AsyncIterable<string>, out: Writable): Promise<void> {
  let failure: NodeJS.ErrnoException | undefined
  const onError = (error: NodeJS.ErrnoException) => (failure = error)
  out.on('error', onError)
  try {
    for await (const part of parts) {
      if (failure) break
      if (!out.write(part)) await Promise.race([once(out, 'drain'), once(out, 'close')]).catch(onError)
    }
    // The last part's error may still be on its way.
    await new Promise<void>(resolve => out.write('', () => resolve()))
  } finally {
    out.off('error', onError)
  }
  if (failure && failure.code !== 'EPIPE') throw failure
}
