import { fstatSync } from 'node:fs'
import pino from 'pino'
import type { Log, RequestLine } from '../http/log.ts'
import { logOutput } from './log-output.ts'

const STANDARD_OUTPUT = 1
/** A pipe takes up to 4,096 bytes in one piece: lines of several threads then never mix. A file takes any number. */
const MOST_BYTES = { pipe: 4096, file: 65_536 }

/** A log that can be brought to its end. */
export type ServerLog = Log & {
  /** Resolves once every line is written. A thread that exits before loses the write under way: Node cancels it. */
  close(): Promise<void>
}

/** Which process of several writes: its machine, as leases name it, and what it does there. Neither has what JSON escapes. */
export type LogOrigin = { machine: string; role: string }

/** Makes the log: JSON lines on standard output, written without holding up requests. */
export function createLog(level: string, origin: LogOrigin | null = null): ServerLog {
  const maxWrite = MOST_BYTES[fstatSync(STANDARD_OUTPUT).isFile() ? 'file' : 'pipe']
  const from = origin === null ? '' : `,"machine":"${origin.machine}","role":"${origin.role}"`
  const lostLine = (lost: number) =>
    `{"level":50${isoTime()}${from},"lost":${lost},"msg":"the log could not be written for a while"}\n`
  const destination = logOutput(STANDARD_OUTPUT, { maxWrite, lostLine })
  const logger = pino({ level, base: origin, timestamp: isoTime }, destination)
  const lines = joined(text => destination.write(text), maxWrite)
  const flush = () => {
    lines.flush()
    destination.flushSync()
  }
  process.once('exit', flush)
  return Object.assign(logger, {
    request: (line: RequestLine) => lines.add(lineOf(line, from)),
    async close() {
      process.off('exit', flush)
      lines.flush()
      await destination.end()
    },
  })
}

/** What pino makes of it, in less time. None of the texts has a character that JSON escapes. */
function lineOf({ id, client, method, route, status, ms }: RequestLine, from: string): string {
  return `{"level":30${isoTime()}${from},"id":"${id}","client":"${client}","method":"${method}","route":"${route}","status":${status},"ms":${ms}}\n`
}

/** Longest that a line of a request waits for others, milliseconds: a write costs more than a request. */
const WAIT_MS = 20

/**
 * Hands on texts of ASCII that come soon after one another as one of at most `most` bytes. They wait as bytes: texts that
 * outlive their request would be copied by each collection of garbage.
 */
function joined(write: (text: string) => void, most: number): { add(text: string): void; flush(): void } {
  const bytes = Buffer.allocUnsafeSlow(most)
  let length = 0
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (length > 0) write(bytes.toString('latin1', 0, length))
    length = 0
  }

  return {
    flush,
    add(text) {
      if (length + text.length > most) flush()
      if (text.length > most) {
        write(text)
        return
      }
      timer ??= setTimeout(flush, WAIT_MS)
      length += bytes.write(text, length, 'latin1')
    },
  }
}

let [lastMs, lastText] = [0, '']

/** The same as pino's own, made once a millisecond. */
function isoTime(): string {
  const now = Date.now()
  if (now !== lastMs) [lastMs, lastText] = [now, `,"time":"${new Date(now).toISOString()}"`]
  return lastText
}
