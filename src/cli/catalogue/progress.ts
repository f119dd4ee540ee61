import type { Progress } from '../../import/readers/source-file.ts'

/** Where progress is shown: a terminal, or anything lines can be written to. */
export type Screen = { isTTY?: boolean; columns?: number; write(text: string): unknown }

type Shown = Progress & { rows: number }

const BAR = 24
const TERMINAL_PAUSE = 100
const LINES_PAUSE = 5000

/**
 * Shows how far an import has come: a bar that is drawn over on a terminal, elsewhere a plain line every five seconds.
 * `now` is a clock in milliseconds.
 */
export function progressOn(screen: Screen, now: () => number) {
  const isTerminal = screen.isTTY === true
  const pause = isTerminal ? TERMINAL_PAUSE : LINES_PAUSE
  let start = now()
  let last = start
  let pass = ''
  let isShown = false

  return { show, end }

  function show(progress: Shown): void {
    const time = now()
    if (progress.pass !== pass) {
      pass = progress.pass
      start = time
    }
    const isWhole = progress.bytes >= progress.size
    // A short import needs no line in a log.
    const isDue = time - last >= pause || (isWhole && (isTerminal || isShown))
    if (!isDue) return
    last = time
    const line = isWhole
      ? `${pass} is done, ${progress.rows} rows so far`
      : progressLine(progress, (time - start) / 1000)
    screen.write(isTerminal ? `\r${fit(line)}\x1b[K` : `${line}\n`)
    isShown = true
  }

  /** Clears the bar, so that what follows begins on an empty line. */
  function end(): void {
    if (isTerminal && isShown) screen.write('\r\x1b[K')
    isShown = false
  }

  function fit(line: string): string {
    return line.slice(0, Math.max((screen.columns ?? 80) - 1, 20))
  }
}

function progressLine({ pass, bytes, size, rows }: Shown, seconds: number): string {
  const share = size === 0 ? 1 : Math.min(bytes / size, 1)
  const full = Math.round(share * BAR)
  const rate = seconds > 0 ? bytes / seconds : 0
  const left = rate > 0 ? `, ${duration((size - bytes) / rate)} left` : ''
  const percent = `${Math.floor(share * 100)} %`.padStart(5)
  return `${pass} ${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${percent} of ${megabytes(size)}, ${megabytes(rate)}/s${left}, ${rows} rows`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
