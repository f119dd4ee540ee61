import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a temporary folder that is known as this process's, for files that need a name, and removes what processes of this
 * machine that are no more have left. `what` says what it holds. Whoever gets it removes it.
 */
export async function makeOwnFolder(what: string, within = tmpdir()): Promise<string> {
  const prefix = `sanctuary-${what}-${machineName()}-`
  for (const name of await readdir(within).catch(() => [])) {
    const [, owner] = name.startsWith(prefix) ? (/^(\d+)-/.exec(name.slice(prefix.length)) ?? []) : []
    if (owner === undefined || isAlive(Number(owner))) continue
    await rm(join(within, name), { recursive: true, force: true }).catch(() => {})
  }
  return mkdtemp(join(within, `${prefix}${process.pid}-`))
}

/** Numbers of processes mean something on one machine alone, and folders may be shared. */
function machineName(): string {
  return createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // Another user's process may not be told anything, and is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
