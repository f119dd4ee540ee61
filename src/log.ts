import pino from 'pino'

/** A pipe takes up to 4,096 bytes in one piece: lines of several threads then never mix. */
const MOST_BYTES = 4096

/** Makes the log: JSON lines on standard output, written without holding up requests. */
export function createLog(level: string): pino.Logger {
  const destination = pino.destination({ fd: 1, sync: false, maxWrite: MOST_BYTES })
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}
