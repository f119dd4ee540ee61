// Compiles src/ to dist/: modules without comments, declarations with them.
import { rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')
rmSync(new URL('dist', import.meta.url), { recursive: true, force: true })
for (const flags of [['--declaration', 'false', '--removeComments'], ['--emitDeclarationOnly']]) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', import.meta.dirname, ...flags], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
