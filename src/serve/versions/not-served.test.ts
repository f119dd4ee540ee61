import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { publishInto } from '../../../test/support/catalogue-folder.ts'
import { startProcess, temporaryFolder } from '../../../test/support/running-server.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { PATIENCE_MS, until } from '../../../test/support/until.ts'

const COMMAND = fileURLToPath(new URL('../../../bin/sanctuary.js', import.meta.url))
/** By which the wall clock of the log may differ from the clock that pauses are measured by. */
const CLOCK_STEP_MS = 10
const folder = temporaryFolder()
const file = join(folder.path, 'catalogue.sqlite')
const spots = randomSpots(30)
/** Looking for a version again and again is not limited. */
const unlimited = { RATE_LIMIT_PER_MINUTE: '999999999' }
const settings = { DATA_DIR: folder.path, HEALTH_PORT: '0', PUBLIC_URL: 'https://quiet.example', ...unlimited }
after(() => folder.remove())

/** Publishes one spot more, and damages a record within the same transaction: no index of the version can be built. */
async function publishBroken(): Promise<void> {
  run(`create trigger damage after update of token on versions
    begin update source_spots set record = '{' where id = (select min(id) from source_spots); end`)
  await publishInto(folder.path, randomSpots(31))
  run('drop trigger damage')
}

function run(statement: string): void {
  const database = new DatabaseSync(file)
  database.exec(statement)
  database.close()
}

function sanctuary(command: string, environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, command], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...settings, ...environment },
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  })
  return { status, stdout, stderr }
}

const totalAt = async (url: string) => {
  const { meta } = (await (await fetch(`${url}/api/spots?limit=1`)).json()) as { meta: { totalAvailable: number } }
  return meta.totalAvailable
}
/** When each try failed, and after how long the next was due. */
const failuresIn = (output: string) =>
  output
    .split('\n')
    .filter(line => line.includes('version 2 of the catalogue cannot be served') && line.startsWith('{"level"'))
    .map(line => JSON.parse(line) as { time: string; inMs: number })
    .map(({ time, inMs }) => ({ at: Date.parse(time), inMs }))
const readyAt = async (output: string) => {
  const response = await fetch(`http://127.0.0.1:${/health port (\d+)/.exec(output)?.[1]}/readyz`)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** What a thread says on the port on which clients are answered. */
const publicStatus = async (url: string) => {
  const response = await fetch(`${url}/readyz`, { headers: { connection: 'close' } })
  assert.equal(response.status, 200)
  return ((await response.json()) as { status: string }).status
}

test('a version that cannot be served is named, the one before is served on, and the one behind is taken over', async t => {
  await publishInto(folder.path, spots)
  const server = await startProcess(settings)
  t.after(() => server.stop())
  await publishBroken()
  await until(() => server.output().includes('version 2 of the catalogue cannot be served'), 'named in the log')
  assert.equal(await totalAt(server.url), 30)
  const { status, body } = await readyAt(server.output())
  assert.deepEqual([status, body['status']], [200, 'degraded'])
  for (let i = 0; i < 8; i++) assert.equal(await publicStatus(server.url), 'degraded')
  assert.match(String(body['reason']), /^version 2 .* cannot be served \(.+\): import its sources again/)
  const shown = sanctuary('status')
  assert.equal(shown.status, 0)
  assert.match(shown.stdout, /not served since .*: version 2 of the catalogue cannot be served/)

  // It is tried after 1, 2, 4 … seconds and not at each look, twice a second.
  await until(() => failuresIn(server.output()).length === 3, 'tried twice again')
  const [first, second, third] = failuresIn(server.output())
  assert.ok(first && second && third)
  assert.deepEqual([first.inMs, second.inMs, third.inMs], [1000, 2000, 4000])
  assert.ok(second.at - first.at >= first.inMs - CLOCK_STEP_MS, 'not before a second')
  assert.ok(third.at - second.at >= second.inMs - CLOCK_STEP_MS, 'not before two more')

  await publishInto(folder.path, [...spots, ...randomSpots(2, 9).map(spot => ({ ...spot, id: `x-${spot.id}` }))])
  await until(async () => (await totalAt(server.url)) === 32, 'the version behind')
  await until(async () => (await readyAt(server.output())).body['status'] === 'ok', 'ready again')
  for (let i = 0; i < 8; i++) assert.equal(await publicStatus(server.url), 'ok')
  assert.doesNotMatch(sanctuary('status').stdout, /not served/)
})

test('a start serves the version whose index was kept when the newest is broken, and says so', async t => {
  await publishBroken()
  const server = await startProcess(settings)
  t.after(() => server.stop())
  assert.equal(await totalAt(server.url), 32)
  assert.equal((await readyAt(server.output())).body['status'], 'degraded')
  assert.match(server.output(), /version 4 of the catalogue cannot be served/)
})

test('a start without any version that can be served says what to do, and shows no stack', () => {
  rmSync(join(folder.path, 'index.bin'))
  const { status, stdout, stderr } = sanctuary('serve')
  assert.equal(status, 2)
  assert.match(
    stderr,
    /^sanctuary: version 4 of the catalogue cannot be served \(.+\), and no index .*: import .*backup\n$/,
  )
  assert.doesNotMatch(stdout + stderr, /\n {4}at /)
})

test('a catalogue that is deleted while it is served is served on, and the supervisor says what to do', async t => {
  await publishInto(folder.path, spots)
  const server = await startProcess(settings)
  t.after(() => server.stop())
  const names = ['', '-wal', '-shm'].map(ending => `catalogue.sqlite${ending}`)
  const present = names.filter(name => existsSync(join(folder.path, name)))
  for (const name of present) renameSync(join(folder.path, name), join(folder.path, `away-${name}`))
  await until(async () => (await readyAt(server.output())).body['status'] === 'degraded', 'seen')
  assert.match(String((await readyAt(server.output())).body['reason']), /was deleted or replaced\): put the file back/)
  assert.equal(await totalAt(server.url), 30)
  assert.equal(existsSync(file), false, 'no empty catalogue is made in its place')
  for (const name of present) renameSync(join(folder.path, `away-${name}`), join(folder.path, name))
  await until(async () => (await readyAt(server.output())).body['status'] === 'ok', 'put back')
  assert.equal(await server.stop(), 0)
})
