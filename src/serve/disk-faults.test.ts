import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, closeSync, existsSync, openSync, readdirSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { publishInto } from '../../test/support/catalogue-folder.ts'
import { startProcess, temporaryFolder } from '../../test/support/running-server.ts'
import { randomSpots } from '../../test/support/spots.ts'
import { until } from '../../test/support/until.ts'

const COMMAND = fileURLToPath(new URL('../../bin/sanctuary.js', import.meta.url))
/** Whoever may write everywhere is no test of a folder that cannot be written: nobody is. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const skip = process.platform === 'linux' ? false : 'limits and owners of Linux'

async function folderWith(t: TestContext, spots: number): Promise<string> {
  const folder = temporaryFolder()
  t.after(() => folder.remove())
  await publishInto(folder.path, randomSpots(spots))
  return folder.path
}

async function totalAt(url: string): Promise<number> {
  const response = await fetch(`${url}/api/spots?limit=1`, { headers: { connection: 'close' } })
  return ((await response.json()) as { meta: { totalAvailable: number } }).meta.totalAvailable
}

function post(url: string, headers: Record<string, string>, query: string): Promise<Response> {
  return fetch(`${url}/api/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close', ...headers },
    body: JSON.stringify({ query }),
  })
}

type Started = { url: string; output: () => string; stop: () => Promise<number | null> }

/** Starts the service through a shell, as whom and with what limits the operator may have set. */
async function startLimited(
  t: TestContext,
  dataDir: string,
  { limits = '', uid = process.getuid?.() ?? 0 },
): Promise<Started> {
  const child = spawn('sh', ['-c', `${limits} exec "${process.execPath}" "${COMMAND}" serve`], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      THREADS: '1',
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && { uid, gid: uid }),
  })
  const texts: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => void texts.push(String(text)))
  const output = () => texts.join('')
  t.after(() => child.kill('SIGKILL'))
  await until(() => child.exitCode !== null || /listening on port \d+/.test(output()), 'a start or an end')
  assert.equal(child.exitCode, null, output())
  return {
    url: `http://127.0.0.1:${/listening on port (\d+)/.exec(output())?.[1]}`,
    output,
    async stop() {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      return (await exit)[0] as number | null // the code, as the signal is handled
    },
  }
}

test('a catalogue that is damaged while it is served is served on as it was, and the next publish says what to do', async t => {
  const folder = await folderWith(t, 30)
  const server = await startProcess({ DATA_DIR: folder })
  const file = join(folder, 'catalogue.sqlite')
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(statSync(file).size, 'damaged '), 0, statSync(file).size, 0)
  closeSync(handle)
  assert.equal(await totalAt(server.url), 30)
  assert.equal((await post(server.url, {}, 'quiet lakes')).status, 200)
  await assert.rejects(publishInto(folder, randomSpots(31)), /is damaged|is not a catalogue/)
  assert.equal(await totalAt(server.url), 30)
  assert.equal(await server.stop(), 0)
})

test('a folder that cannot be written is named with what to do, or what is in it is served', { skip }, async t => {
  const folder = await folderWith(t, 30)
  const uid = isRoot ? NOBODY : (process.getuid?.() ?? 0)
  for (const name of readdirSync(folder)) {
    if (isRoot) chownSync(join(folder, name), uid, uid)
    chmodSync(join(folder, name), 0o400)
  }
  if (isRoot) chownSync(folder, uid, uid)
  chmodSync(folder, 0o500)
  const child = spawn(process.execPath, [COMMAND, 'serve'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', THREADS: '1', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && { uid, gid: uid }),
  })
  t.after(() => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += String(text)))
  await until(() => child.exitCode !== null || /listening on port \d+/.test(output), 'a start or an end')
  chmodSync(folder, 0o700)
  assert.equal(child.exitCode, 2, output)
  assert.match(output, /^sanctuary: .*\n$/, 'one message and no stack')
  assert.ok(output.includes(folder), output)
  assert.equal(existsSync(join(folder, 'work.sqlite')), false)
})

test('a full disk is 503 with words for what must be written down; what is read is answered', { skip }, async t => {
  const folder = await folderWith(t, 30)
  if (isRoot) {
    for (const name of ['', ...readdirSync(folder)]) chownSync(join(folder, name), NOBODY, NOBODY)
  }
  // A file that may not grow beyond 512 KB is as a disk that is full then.
  const server = await startLimited(t, folder, { limits: "trap '' XFSZ; ulimit -f 1024;", uid: NOBODY })
  let refused: Response | undefined
  for (let i = 0; i < 2000 && !refused; i++) {
    const response = await post(server.url, { 'idempotency-key': `k${i}` }, `quiet lakes ${'x'.repeat(900)}`)
    if (response.status !== 200) refused = response
    else await response.arrayBuffer()
  }
  assert.ok(refused, 'the file has grown to its limit')
  const { error } = (await refused.json()) as { error: { code: string; message: string } }
  assert.deepEqual([refused.status, error.code], [503, 'unavailable'], server.output())
  assert.match(error.message, /its disk may be full: nothing was done; try again later/)
  assert.equal(refused.headers.get('retry-after'), '60')
  assert.equal((await post(server.url, { prefer: 'respond-async' }, 'lakes')).status, 503)
  assert.equal(await totalAt(server.url), 30)
  assert.equal((await post(server.url, {}, 'quiet lakes')).status, 200)
  assert.equal(await server.stop(), 0)
})
