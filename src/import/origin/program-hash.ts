import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** The folders whose code decides what an import brings: `src/import`, and all that it imports from. */
export const DECIDING = ['arrays', 'geo', 'text', 'net', 'spots', 'silence', 'catalogue', 'basemap', 'import'] as const

let known: string | undefined

/**
 * Returns the hash (hex) of the program that imports: its code, the exact versions of what it depends on, and the
 * engine that runs it. No number has to be raised when a rule changes, so none can be forgotten.
 */
export function programHash(): string {
  return (known ??= hashOf(ROOT))
}

function hashOf(root: string): string {
  const hash = createHash('sha256')
  hash.update(`${process.versions.v8}\n${readFileSync(join(root, 'package.json'), 'utf8')}\n`)
  for (const folder of DECIDING) {
    const names = readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    for (const name of names.filter(isCode).sort()) {
      hash.update(`${folder}/${name}\n`)
      // As a text, which Node reads with one call.
      hash.update(readFileSync(join(root, 'src', folder, name), 'utf8'))
    }
  }
  return hash.digest('hex')
}

function isCode(name: string): boolean {
  return /\.(?:ts|js|json)$/.test(name) && !name.endsWith('.test.ts')
}
