import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The Node 20 that the machine has beside the pinned one; undefined when it has none. */
export const oldNode: string | undefined = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map(folder => join(folder, 'node'))
  .filter(existsSync)
  .find(node => execFileSync(node, ['--version'], { encoding: 'utf8' }).startsWith('v20.'))

/** Why the tests that need it are not run; false when they are. */
export const noOldNode: string | false = oldNode === undefined && 'no Node 20 on the path'
