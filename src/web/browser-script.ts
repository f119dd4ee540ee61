import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import nodeModule, { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

/**
 * Returns a script of ours as browsers read it: as it was written, less the types. What was stripped once is kept with
 * what Node has compiled, where that has a folder: loading the stripper takes each thread 20 MB and 0.1 s.
 */
export function browserScript(source: string, folder = nodeModule.getCompileCacheDir()): Buffer {
  if (folder === undefined) return Buffer.from(withoutTypes(source))
  const key = createHash('sha256').update(process.version).update(source).digest('base64url')
  const file = join(folder, `${key}.js`)
  try {
    return readFileSync(file)
  } catch {
    const script = Buffer.from(withoutTypes(source))
    keep(file, script)
    return script
  }
}

/** Whole or not at all, also when threads do it at once; a folder that cannot be written to stops nobody. */
function keep(file: string, script: Buffer): void {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, script, { mode: 0o600 })
    renameSync(draft, file)
  } catch {
    rmSync(draft, { force: true })
  }
}

/** Scripts are served from one folder, whatever room they lie in, with the client as one file beside them. */
const CLIENT = '../../../client/src/index.ts'

function withoutTypes(source: string): string {
  const script = quietly(() => stripTypeScriptTypes(source))
  return script
    .replaceAll(`'${CLIENT}'`, "'./client.js'")
    .replaceAll(/((?:from|import) |import\()'\.\.?\/(?:[\w-]+\/)*([\w-]+)\.ts'/g, "$1'./$2.js'")
}

/** Node calls the function experimental each time a thread starts; the file it is used on is ours and tested. */
function quietly<T>(work: () => T): T {
  const emitWarning = process.emitWarning.bind(process)
  process.emitWarning = () => {}
  try {
    return work()
  } finally {
    process.emitWarning = emitWarning
  }
}
