import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Opens an empty file, to be written and read, that has lost its name already: whatever ends the process, the system takes
 * the file away. `what` says what it holds, should it be seen all the same.
 */
export function openNameless(what: string, folder = tmpdir()): number {
  const own = mkdtempSync(join(folder, `sanctuary-${what}-`))
  try {
    return openSync(join(own, what), 'w+', 0o600)
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}
