import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../client/src', import.meta.url))
const IMPORT = /^import (type )?\{[^}]*\} from '\.\/([\w-]+)\.ts'$/gm
const EXPORT_FROM = /^export \{([^}]*)\} from '\.\/([\w-]+)\.ts'$/gm

/**
 * Returns the published client as one module in TypeScript with the same exports: its modules one behind the other, each
 * after those that it imports. Its top-level names are therefore unique over all modules.
 */
export function clientBundle(): string {
  const modules = new Map<string, string>()
  const names: string[] = []
  for (const [, exported = '', from = ''] of read('index').matchAll(EXPORT_FROM)) {
    gather(from, modules)
    names.push(...exported.split(',').map(name => name.trim()))
  }
  const values = names.filter(name => name !== '' && !name.startsWith('type '))
  return `${[...modules.values()].join('\n')}\nexport { ${values.join(', ')} }\n`
}

/** Adds a module behind those that it imports, but for types. */
function gather(name: string, modules: Map<string, string>): void {
  if (modules.has(name)) return
  const text = read(name)
  for (const [, type, imported = ''] of text.matchAll(IMPORT)) if (!type) gather(imported, modules)
  modules.set(name, text.replaceAll(IMPORT, '').replaceAll(/^export (?=async |function|const|class)/gm, ''))
}

function read(name: string): string {
  return readFileSync(join(FOLDER, `${name}.ts`), 'utf8')
}
