import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { logOutput } from './log-output.ts'

const lostLine = (lost: number) => `lost ${lost}\n`

function folderOf(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'sanctuary-output-'))
  t.after(() => rmSync(folder, { recursive: true }))
  return folder
}

test('lines are written in their order, each whole, whatever their lengths', async t => {
  const path = join(folderOf(t), 'log')
  const fd = openSync(path, 'w')
  const output = logOutput(fd, { maxWrite: 64, lostLine })
  const lines = Array.from({ length: 300 }, (_, at) => `${at} ${'é'.repeat(at % 90)}\n`)
  for (const line of lines) output.write(line)
  await output.end()
  closeSync(fd)
  assert.equal(readFileSync(path, 'utf8'), lines.join(''))
})

test('lines that a slow reader does not take wait to a bound; those beyond it are lost, and told to be', async t => {
  const pipe = join(folderOf(t), 'pipe')
  execFileSync('mkfifo', [pipe])
  const reading = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
  const writing = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK)
  const output = logOutput(writing, { maxWrite: 4096, lostLine })
  const line = `${'x'.repeat(999)}\n`
  for (let i = 0; i < 3000; i++) output.write(line)
  const ended = output.end()
  let heard = ''
  const bytes = Buffer.alloc(65_536)
  for (let isEnded = false; !isEnded; await wait(1)) {
    isEnded = await Promise.race([ended.then(() => true), wait(1, false)])
    try {
      for (let count = 1; count > 0; ) heard += bytes.toString('utf8', 0, (count = readSync(reading, bytes)))
    } catch {
      // Nothing waits in the pipe.
    }
  }
  closeSync(writing)
  closeSync(reading)
  const lines = heard.trimEnd().split('\n')
  const told = lines.filter(text => text.startsWith('lost '))
  assert.equal(told.length, 1)
  assert.equal(lines.length - 1 + Number(told[0]?.slice(5)), 3000)
  assert.ok(lines.length > 900 && lines.length < 1200, `${lines.length}`)
})

test('a disk that is full for a while loses what is written then, and nothing after', {
  skip: process.platform !== 'linux',
}, async t => {
  const path = join(folderOf(t), 'log')
  const full = openSync('/dev/full', 'w')
  const output = logOutput(full, { maxWrite: 4096, lostLine })
  for (let i = 0; i < 10; i++) output.write('a\n')
  await output.end()
  output.write('a\n')
  await output.end()
  output.write('a\n')
  output.flushSync()
  await output.end()
  closeSync(full)
  // The lowest number that is free is given out again.
  assert.equal(openSync(path, 'w'), full)
  output.write('b\n')
  output.write('c\n')
  await output.end()
  closeSync(full)
  assert.equal(readFileSync(path, 'utf8'), 'b\nlost 12\nc\n')
})
