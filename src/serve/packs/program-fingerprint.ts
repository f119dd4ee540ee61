import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../..', import.meta.url))
/** What packs are made by and of; beside it package.json, which names the exact releases of what the program depends on. */
const FOLDERS = ['src', 'client/src', 'data/regions']

/** Sums up the program and the Node that runs it: with another sum it may pack something else (40 ms). */
export function programFingerprint(folder = PROGRAM): string {
  const hash = createHash('sha256').update(JSON.stringify(process.versions))
  for (const file of ['package.json', ...FOLDERS.flatMap(each => filesIn(folder, each))])
    hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('base64url')
}

function filesIn(program: string, folder: string): string[] {
  const entries = readdirSync(join(program, folder), { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && !entry.name.endsWith('.test.ts'))
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(program.length)).sort()
}
