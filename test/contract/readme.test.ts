// A newcomer's first minute: the README's commands in a clean copy of the project, and every endpoint called once.
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../support/running-server.ts'
import { PATIENCE_MS } from '../support/until.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

test('the README begins with the two commands', () => {
  const blocks = [...readFileSync(join(PROJECT, 'README.md'), 'utf8').matchAll(/```sh\n(.*?)```/gs)].map(
    ([, text]) => text,
  )
  assert.equal(blocks[0], 'npm ci && npm start\n')
  assert.ok(blocks.includes('npm ci && npm test\n'))
})

test('npm start in a clean copy serves the starter catalogue, and every endpoint answers', async () => {
  const folder = temporaryFolder()
  copyProject(folder.path)
  // Whatever Node npm finds first: the script itself moves on to the pinned one.
  const child = spawn('npm', ['start'], {
    cwd: folder.path,
    env: { ...plainEnvironment(), PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  try {
    const output = await outputUntil(child, /docs .*\n/)
    assert.match(output, /Sanctuary Directory: \d{3} spots, catalogue version 1, listening on port (\d+)/)
    const url = /API +(http:\/\/localhost:\d+)\/api\/spots/.exec(output)?.[1]?.replace('localhost', '127.0.0.1')
    assert.ok(url, output)
    await callEverything(url)
    assert.ok(existsSync(join(folder.path, 'var', 'catalogue.sqlite')))
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await new Promise(resolve => child.once('close', resolve))
    folder.remove()
  }
})

async function callEverything(url: string): Promise<void> {
  const get = async (path: string, status = 200) => {
    const response = await fetch(url + path)
    assert.equal(response.status, status, path)
    return response
  }
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    assert.equal(response.status, 200, path)
    return response.json()
  }
  const list = (await (await get('/api/spots?limit=1')).json()) as {
    data: { id: string; url: string }[]
    meta: { source: string }
  }
  const [spot] = list.data
  assert.ok(spot)
  assert.equal(list.meta.source, 'Starter catalogue (editorial ratings)')
  await get('/api/health')
  await get(`/api/spots/${spot.id}`)
  await get('/api/search?q=lake')
  await get('/api/ask?q=quiet%20lakes')
  await get('/ask?q=quiet%20lakes')
  assert.match(await (await get('/ask?q=quiet%20lakes&stream=true')).text(), /event: done\n/)
  await post('/api/ask', { query: 'quiet lakes' })
  await post('/ask', { query: 'quiet lakes' })
  await post('/api/batch', { operations: [{ path: '/api/spots' }] })
  await get('/api/jobs/none', 404)
  await get('/api/sandbox/spots')
  await get('/api/v1/spots')
  await get('/api/v1/search?q=lake')
  await get('/api/webhooks')
  await get('/openapi.json')
  for (const page of ['/', '/docs', '/docs/errors', new URL(spot.url).pathname]) {
    assert.match((await get(page)).headers.get('content-type') ?? '', /text\/html/)
  }
}

/** Copies what git would hand out, with the installed packages linked in. */
function copyProject(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT,
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter(file => file !== '' && existsSync(join(PROJECT, file)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(PROJECT, file), join(folder, file))
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
}

/** The environment of a shell that knows nothing of this test run: npm is found, and no Node of this project. */
function plainEnvironment(): Record<string, string | undefined> {
  const ours = join(PROJECT, 'node_modules', '.bin')
  const path = (process.env['PATH'] ?? '')
    .split(':')
    .filter(part => !part.startsWith(ours) && !part.includes('node-gyp-bin'))
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_/i.test(name))
  return { ...Object.fromEntries(own), PATH: path.join(':') }
}

function outputUntil(child: ReturnType<typeof spawn>, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => reject(new Error(`it did not start: ${output}`)), PATIENCE_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (!pattern.test(output)) return
      clearTimeout(timer)
      resolve(output)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', code => reject(new Error(`it ended with ${code}: ${output}`)))
  })
}
