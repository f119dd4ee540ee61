import { write, writeSync } from 'node:fs'

/** Of texts that wait while nothing can be written, in characters; what comes beyond is lost, and told to be. */
const MOST_WAITING = 1_000_000
const AGAIN_MS = 100
/** What a pipe says whose reader is slow. */
const BUSY: ReadonlySet<string | undefined> = new Set(['EAGAIN', 'EBUSY'])

type Output = {
  /** Adds lines to what is written; never throws. */
  write(text: string): void
  /** Writes all that waits, as far as it is taken at once. A write under way in another thread is not waited for. */
  flushSync(): void
  /** Resolves once all is written, or nothing can be. */
  end(): Promise<void>
}

/**
 * Writes lines to a file descriptor, one write after the other and each of at most `maxWrite` bytes, without holding anybody up.
 * A full disk loses lines, and neither stops the service nor fills its memory: the first line that is taken again is `lostLine`
 * of how many.
 */
export function logOutput(
  fd: number,
  { maxWrite, lostLine }: { maxWrite: number; lostLine: (lost: number) => string },
): Output {
  let waiting: string[] = []
  let length = 0
  let lost = 0
  let isWriting = false
  let isClosed = false
  let ended: (() => void) | undefined

  return {
    write(text) {
      if (isClosed) return
      if (length + text.length > MOST_WAITING) lose([text])
      else {
        waiting.push(text)
        length += text.length
      }
      if (!isWriting) next()
    },
    flushSync() {
      if (isClosed) return
      while (waiting.length > 0) {
        let rest = taken()
        try {
          while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest))
        } catch {
          return
        }
      }
    },
    end() {
      return new Promise(resolve => {
        ended = resolve
        if (!isWriting) next()
      })
    },
  }

  /** Takes as many of the texts as one write may have. */
  function taken(): Buffer {
    const texts: string[] = []
    let bytes = 0
    while (waiting[0] !== undefined && (bytes === 0 || bytes + Buffer.byteLength(waiting[0]) <= maxWrite)) {
      const text = waiting.shift() ?? ''
      length -= text.length
      bytes += Buffer.byteLength(text)
      texts.push(text)
    }
    return Buffer.from(texts.join(''))
  }

  function next(): void {
    if (waiting.length === 0 || isClosed) {
      isWriting = false
      ended?.()
      return
    }
    isWriting = true
    send(taken())
  }

  function send(bytes: Buffer): void {
    write(fd, bytes, (error, count) => {
      if (error && BUSY.has(error.code)) setTimeout(() => send(bytes), AGAIN_MS)
      else if (error) fail(error, bytes)
      else if (count < bytes.length) send(bytes.subarray(count))
      else {
        if (lost > 0) waiting.unshift(lostLine(lost))
        lost = 0
        next()
      }
    })
  }

  function fail({ code }: NodeJS.ErrnoException, bytes: Buffer): void {
    // Nobody reads any more.
    if (code === 'EPIPE') isClosed = true
    lose([bytes.toString(), ...waiting])
    waiting = []
    length = 0
    next()
  }

  function lose(texts: readonly string[]): void {
    for (const text of texts) lost += text.split('\n').length - 1
  }
}
