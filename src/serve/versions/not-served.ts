import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A published version that cannot be served. */
export type NotServed = {
  version: number
  /** The version's own token: a version that is published anew under the same number has another. */
  token: string
  /** What went wrong, in a line. */
  reason: string
  /** RFC 3339. */
  since: string
}

const FILE = 'not-served.json'

/** Says what is wrong and what to do. */
export function explainNotServed({ version, reason }: Pick<NotServed, 'version' | 'reason'>): string {
  return `version ${version} of the catalogue cannot be served (${reason}): import its sources again without what is wrong, or remove the source that has it (sanctuary sources); the next version is taken over by itself`
}

/** Notes a version that cannot be served where `status` finds it; null when there is none. */
export function noteNotServed(dataDir: string, problem: NotServed | null): void {
  const file = join(dataDir, FILE)
  try {
    if (problem) writeFileSync(file, JSON.stringify(problem), { mode: 0o600 })
    else rmSync(file, { force: true })
  } catch {
    // A folder that cannot be written to: the log and /readyz say it too.
  }
}

/** Reads the note back, if it is of the version with this token. */
export function readNotServed(dataDir: string, token: string): NotServed | null {
  try {
    const noted: NotServed = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')) // written by noteNotServed alone
    return noted.token === token ? noted : null
  } catch {
    return null
  }
}
