import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Progress } from '../../import/readers/source-file.ts'

/** How an import goes or went, in the data folder: it runs in a process of its own, which nobody can ask. */
export type LastImport = {
  /** RFC 3339. */
  startedAt: string
  /** Null while it is under way, or when its process was killed. */
  endedAt: string | null
  /** Empty until it has ended; `failed` when it threw. */
  outcome: string
  /** In the order in which they began; the last one of an import under way as of the last note. */
  phases: { phase: string; seconds: number }[]
}

const FILE = 'last-import.json'
/** How often the phase that is under way is noted. */
const NOTE_MS = 2000

export type ImportPhases = {
  /** Begins a phase, or goes on with the present one: a pass of the file, and what comes when that is through. */
  enter(progress: Pick<Progress, 'pass' | 'bytes' | 'size'>): void
  end(outcome: string): void
}

/** Notes an import's phases in the data folder as it goes. */
export function noteImport(dataDir: string, clock: { now(): number; date(): string } = CLOCK): ImportPhases {
  const noted: LastImport = { startedAt: clock.date(), endedAt: null, outcome: '', phases: [] }
  const started = new Map<string, number>()
  let notedAt = Number.NEGATIVE_INFINITY
  return {
    enter({ pass, bytes, size }) {
      const phase = bytes < size ? pass : `after ${pass}`
      const isNew = !started.has(phase)
      if (isNew) {
        measure()
        started.set(phase, clock.now())
        noted.phases.push({ phase, seconds: 0 })
      }
      if (isNew || clock.now() - notedAt >= NOTE_MS) write()
    },
    end(outcome) {
      write({ endedAt: clock.date(), outcome })
    },
  }

  /** Brings the seconds of the phase that is under way up to now. */
  function measure(): void {
    const last = noted.phases.at(-1)
    if (last) last.seconds = Math.round(clock.now() - (started.get(last.phase) ?? 0)) / 1000
  }

  function write(ending: Partial<LastImport> = {}): void {
    measure()
    notedAt = clock.now()
    const file = join(dataDir, FILE)
    try {
      // Renamed, so that whoever reads it meanwhile reads a whole one.
      writeFileSync(`${file}.new`, JSON.stringify({ ...noted, ...ending }), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    } catch {
      // A folder that cannot be written to: the import itself says so.
    }
  }
}

/** Reads the note; undefined when there is none. */
export function readLastImport(dataDir: string): LastImport | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')) as LastImport // written by noteImport alone
  } catch {
    return undefined
  }
}

const CLOCK = { now: () => performance.now(), date: () => new Date().toISOString() }
