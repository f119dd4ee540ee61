import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('the package holds the program and its catalogue, and no test, oracle, sample or plot of tests', async () => {
  const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json'], {
    cwd: root,
    maxBuffer: 2 ** 24,
    shell: process.platform === 'win32',
  })
  const [pack]: { files: { path: string }[] }[] = JSON.parse(stdout)
  const paths = pack?.files.map(({ path }) => path) ?? []
  for (const path of [
    'client/src/client.ts',
    'bin/sanctuary.js',
    'src/cli/main.ts',
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
  ]) {
    assert.ok(paths.includes(path), path)
  }
  assert.ok(paths.some(path => path.startsWith('data/starter/')))
  assert.deepEqual(
    paths.filter(path => path.startsWith('data/regions/')),
    ['data/regions/lands.json', 'data/regions/regions.json.gz'],
  )
  assert.ok(existsSync(`${root}/test/oracles/naive-index.ts`))
  assert.deepEqual(
    paths.filter(path => /^(test|bench|decisions|docs)\/|\.test\.ts$|naive|sample|plot/.test(path)),
    [],
  )
})
