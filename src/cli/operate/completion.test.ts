// The scripts are run by the shells that they are for.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { commandLine } from '../../../test/support/command-line.ts'
import { temporaryFolder } from '../../../test/support/running-server.ts'

const folder = temporaryFolder()
after(() => folder.remove())

const SHELLS = ['bash', 'zsh', 'fish'] as const
type Shell = (typeof SHELLS)[number]

/** What Tab shows behind the typed words, a line each. */
const ASK: Record<Shell, (script: string, words: readonly string[]) => string> = {
  bash: (script, words) => `source ${script}
COMP_WORDS=(${words.map(word => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _sanctuary; printf '%s\\n' "\${COMPREPLY[@]}"`,
  // The two functions of the completion system that the script calls print what they are given.
  zsh: (script, words) => `compdef() { :; }
_describe() { print -rl -- "\${(@)\${(@P)2}%%:*}"; }
_files() { print -rl -- *; }
source ${script}
words=(${words.map(word => `'${word}'`).join(' ')}); CURRENT=${words.length}; _sanctuary`,
  fish: (script, words) => `source ${script}; complete -C '${words.join(' ')}' | string replace -r '\\t.*' ''; true`,
}

/** With what stands in the folder: files are completed where nothing else fits. */
const CASES: [words: string[], shows: string[], hides: string[]][] = [
  [
    ['sanctuary', ''],
    ['serve', 'ask', 'doctor', 'help'],
    ['list', '--json'],
  ],
  [['sanctuary', 'webhooks', 'keys', ''], ['show', 'rotate'], ['add']],
  [['sanctuary', 'spots', 'list', '--min'], ['--min-rating'], ['--strict']],
  [
    ['sanctuary', 'export', '--format', ''],
    ['ndjson', 'geojson', 'csv'],
    ['--source', 'places.csv'],
  ],
  [['sanctuary', 'completion', ''], ['bash', 'zsh', 'fish'], ['serve']],
]

before(async () => {
  mkdirSync(folder.path, { recursive: true })
  writeFileSync(join(folder.path, 'places.csv'), '')
  for (const shell of SHELLS) {
    const { code, out } = await commandLine(folder.path, 'completion', shell)
    assert.equal(code, 0)
    writeFileSync(join(folder.path, `sanctuary.${shell}`), out)
  }
})

for (const shell of SHELLS) {
  const isThere = spawnSync(shell, ['--version']).status === 0
  test(`Tab completes commands, options and values in ${shell}`, { skip: !isThere && `no ${shell} here` }, () => {
    for (const [words, shows, hides] of CASES) {
      const shown = ask(shell, words)
      for (const word of shows) assert.ok(shown.includes(word), `${words.join(' ')} shows ${word}: ${shown.join()}`)
      for (const word of hides) assert.ok(!shown.includes(word), `${words.join(' ')} hides ${word}`)
    }
  })
}

test('where a file is wanted, bash is left to complete files', () => {
  assert.deepEqual(ask('bash', ['sanctuary', 'import', 'pla']), [''])
  assert.deepEqual(ask('bash', ['sanctuary', 'silence', 'check', '--plot', '']), [''])
})

test('a shell that is not known is a mistake that names those that are', async () => {
  const { code, err } = await commandLine(folder.path, 'completion', 'tcsh')
  assert.deepEqual([code, /Allowed choices are bash, zsh, fish/.test(err)], [2, true])
})

function ask(shell: Shell, words: readonly string[]): string[] {
  const text = ASK[shell](join(folder.path, `sanctuary.${shell}`), words)
  const { stdout, stderr, status } = spawnSync(shell, ['-c', text], { cwd: folder.path, encoding: 'utf8' })
  assert.equal(status, 0, stderr)
  return stdout.replace(/\n$/, '').split('\n')
}
