import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { PATIENCE_MS } from '../../test/support/until.ts'

const LINE = { id: 'a-1', client: '127.0.0.0', method: 'GET', route: '/api/spots/{id}', status: 200, ms: 3 }
const ORIGIN = { machine: '0123456789abcdef', role: 'web' }
const SCRIPT = `
  const { createLog } = await import(${JSON.stringify(new URL('log.ts', import.meta.url).href)})
  const log = createLog('info', ${JSON.stringify(ORIGIN)})
  for (let i = 0; i < 500; i++) log.request(${JSON.stringify(LINE)})
  log.info(${JSON.stringify(LINE)})`

test('every line of a request is what pino writes of it, to a pipe and to a file, and none is lost at the end', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanctuary-log-'))
  const path = join(folder, 'log')
  const file = openSync(path, 'w')
  const command = [process.execPath, '--input-type=module', '-e', SCRIPT] as const
  const [node, ...rest] = command
  const piped = spawnSync(node, rest, { encoding: 'utf8' })
  const filed = spawnSync(node, rest, { encoding: 'utf8', stdio: ['ignore', file, 'pipe'] })
  closeSync(file)
  assert.deepEqual([piped.stderr, filed.stderr], ['', ''])
  for (const text of [piped.stdout, readFileSync(path, 'utf8')]) {
    const lines = text
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as Record<string, unknown>)
    assert.equal(lines.length, 501)
    for (const { time, ...line } of lines) {
      assert.deepEqual(line, { level: 30, ...ORIGIN, ...LINE })
      assert.ok(Math.abs(Date.now() - Date.parse(String(time))) < 60_000)
    }
  }
  rmSync(folder, { recursive: true })
})

const THREAD = `
  const { pbkdf2 } = await import('node:crypto')
  const { createLog } = await import(${JSON.stringify(new URL('log.ts', import.meta.url).href)})
  const log = createLog('info')
  // Whatever writes now waits behind these.
  for (let i = 0; i < 16; i++) pbkdf2('a', 'b', 100_000, 64, 'sha512', () => {})
  for (let i = 0; i < 500; i++) log.request(${JSON.stringify(LINE)})
  await log.close()
  process.exit(0)`
const MAIN = `
  const { Worker } = await import('node:worker_threads')
  new Worker(new URL(${JSON.stringify(`data:text/javascript,${encodeURIComponent(THREAD)}`)}))`

test('no line is lost of a thread that closes its log before it exits, though its writes have to wait', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', MAIN], { encoding: 'utf8' })
  assert.equal(stderr, '')
  assert.equal(stdout.trimEnd().split('\n').length, 500)
})

const FULL = `
  const { createLog } = await import(${JSON.stringify(new URL('log.ts', import.meta.url).href)})
  const log = createLog('info')
  for (let i = 0; i < 500; i++) log.request(${JSON.stringify(LINE)})
  setTimeout(() => {
    log.info('again')
    console.error('goes on')
  }, 200)`

test('a log on a full disk stops neither the process nor its end', { skip: process.platform !== 'linux' }, () => {
  const full = openSync('/dev/full', 'w')
  const { stderr, status, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', FULL], {
    encoding: 'utf8',
    stdio: ['ignore', full, 'pipe'],
    timeout: PATIENCE_MS,
  })
  closeSync(full)
  assert.deepEqual([stderr.trim(), status, signal], ['goes on', 0, null])
})
