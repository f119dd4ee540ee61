import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

const LINE = { id: 'a-1', client: '127.0.0.0', method: 'GET', route: '/api/spots/{id}', status: 200, ms: 3 }
const SCRIPT = `
  const { createLog } = await import(${JSON.stringify(new URL('log.ts', import.meta.url).href)})
  const log = createLog('info')
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
      assert.deepEqual(line, { level: 30, ...LINE })
      assert.ok(Math.abs(Date.now() - Date.parse(String(time))) < 60_000)
    }
  }
  rmSync(folder, { recursive: true })
})
