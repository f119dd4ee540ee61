// Loaded into every thread of a server under test (NODE_OPTIONS=--import): makes threads that answer die of what kills
// threads in real life. Each file in the folder DEATHS is one death: the first thread that removes it dies of its cause.
import { readdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, workerData } from 'node:worker_threads'

/** What a thread dies of, and when. */
export type Death =
  | 'an exception before it listens'
  | 'an end before it listens'
  | 'an exception'
  | 'no memory left'
  | 'a loop without end'

const POLL_MS = 20
const EARLY = ' before it listens'

/** Lets as many threads die as there are causes. */
export function letThreadsDie(folder: string, ...deaths: Death[]): void {
  for (const death of deaths) writeFileSync(join(folder, `${++files}. ${death}`), '')
}

let files = 0

const folder = process.env['DEATHS']
// Only the supervisor's threads that answer are given memory to count requests in.
if (folder !== undefined && !isMainThread && workerData?.rateMemory) {
  const early = nextDeath(folder, isEarly)
  if (early) die(early)
  setInterval(() => {
    const death = nextDeath(folder, death => !isEarly(death))
    if (death) die(death)
  }, POLL_MS).unref()
}

function isEarly(death: string): boolean {
  return death.endsWith(EARLY)
}

/** Takes the next death that fits, if no other thread was quicker. */
function nextDeath(folder: string, fits: (death: string) => boolean): string | undefined {
  const file = readdirSync(folder).sort().find(fits)
  if (file === undefined) return undefined
  try {
    unlinkSync(join(folder, file))
    return file
  } catch {
    return undefined
  }
}

function die(death: string): void {
  if (death.includes('an end')) process.exit(3)
  if (death.includes('an exception')) throw new Error(`the thread died of ${death}`)
  if (death.includes('a loop')) for (;;);
  const kept: object[] = []
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, i) => ({ i })))
}
