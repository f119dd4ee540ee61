// The API description held against the running service by tools that know nothing of this project: Redocly lints it,
// Prism proxies a walk over every operation and fails what is not as described, Redocly compares the recorded traffic.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { publishInto } from '../support/catalogue-folder.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/running-server.ts'
import { randomSpots } from '../support/spots.ts'

const PUBLIC_URL = 'https://quiet.example.net'
const folder = temporaryFolder()
const description = join(folder.path, 'openapi.json')
const recorded = join(folder.path, 'traffic.har')
const children: ChildProcess[] = []
let server: ServerProcess

before(async () => {
  await publishInto(folder.path, randomSpots(60))
  server = await startProcess({
    DATA_DIR: folder.path,
    PUBLIC_URL,
    RATE_LIMIT_PER_MINUTE: '400',
    CONTACT_URL: `${PUBLIC_URL}/contact`,
  })
  writeFileSync(description, await (await fetch(`${server.url}/openapi.json`)).text())
})
after(async () => {
  for (const child of children) child.kill('SIGKILL')
  await server.stop()
  folder.remove()
})

type Call = { status: number; target: string; body?: unknown; headers?: Record<string, string> }

/** Every operation once at least, and every kind of refusal that a validating proxy lets through. */
const WALK: Call[] = [
  { status: 200, target: '/api/health' },
  { status: 200, target: '/api/spots?limit=3&minRating=2.5&tag=lake&q=lake' },
  { status: 200, target: '/api/spots/r-00001' },
  { status: 404, target: '/api/spots/none' },
  { status: 404, target: '/api/silence?latitude=42.5&longitude=1.5' },
  { status: 200, target: '/api/spots/r-00001/silence' },
  { status: 200, target: '/api/sources' },
  { status: 200, target: '/api/changes?limit=2' },
  { status: 200, target: '/api/export?tag=lake' },
  { status: 200, target: '/api/export.ndjson' },
  { status: 200, target: '/api/export.geojson' },
  { status: 200, target: '/api/export.csv' },
  { status: 200, target: '/api/spots.geojson?limit=2' },
  { status: 200, target: '/api/spots.csv?limit=2' },
  { status: 200, target: '/api/spots/r-00001.geojson' },
  { status: 200, target: '/api/search.geojson?q=lake' },
  { status: 200, target: '/api/search.csv?q=lake' },
  { status: 200, target: '/api/sandbox/spots.geojson?limit=2' },
  { status: 200, target: '/api/sandbox/spots.csv?limit=2' },
  { status: 200, target: '/api/search?q=lake' },
  { status: 200, target: '/api/suggest?q=la' },
  { status: 200, target: '/api/facets?minRating=3' },
  { status: 200, target: '/api/ask?q=quiet%20lakes' },
  { status: 200, target: '/api/ask', body: { query: 'quiet lakes' } },
  { status: 200, target: '/ask?q=quiet%20lakes' },
  { status: 200, target: '/ask', body: { query: 'quiet lakes' }, headers: { 'idempotency-key': 'a-1' } },
  { status: 200, target: '/api/batch', body: { operations: [{ path: '/api/spots', query: { limit: 1 } }] } },
  { status: 404, target: '/api/jobs/none' },
  { status: 200, target: '/api/sandbox/spots?limit=2' },
  { status: 503, target: '/api/sandbox/spots', headers: { prefer: 'code=503' } },
  { status: 429, target: '/api/sandbox/spots', headers: { prefer: 'code=429' } },
  { status: 200, target: '/api/v1/spots' },
  { status: 200, target: '/api/v1/search?q=lake' },
  { status: 200, target: '/api/webhooks' },
  { status: 404, target: '/api/silence/quietest?near=1,2' },
  { status: 404, target: '/api/silence/grid?bbox=1,2,1.1,2.1' },
  { status: 404, target: '/api/silence/grid.geojson?bbox=1,2,1.1,2.1' },
  { status: 404, target: '/api/silence/grid.tif?bbox=1,2,1.1,2.1' },
  { status: 200, target: '/ogc' },
  { status: 200, target: '/ogc/api' },
  { status: 200, target: '/ogc/conformance' },
  { status: 200, target: '/ogc/collections' },
  { status: 200, target: '/ogc/collections/spots' },
  { status: 200, target: '/ogc/collections/spots/items?limit=2' },
  { status: 200, target: '/ogc/collections/spots/items/r-00001' },
  { status: 200, target: '/tiles/0/0/0.mvt' },
  { status: 200, target: '/tiles/base/6/0/0.mvt' },
  { status: 200, target: '/tiles/hillshade/8/0/0.png', headers: { accept: 'image/png' } },
  { status: 200, target: '/tiles/silence/0/0/0.png', headers: { accept: 'image/png' } },
  { status: 200, target: '/tiles.json' },
  { status: 200, target: '/tiles/silence.json' },
  {
    status: 200,
    target: '/mcp',
    headers: {
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/list',
    },
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/list',
      params: {
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': { name: 'walk', version: '1.0.0' },
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    },
  },
  { status: 200, target: '/livez' },
  { status: 200, target: '/readyz' },
  { status: 200, target: '/openapi.json' },
]

test('the description is clean under redocly lint', () => {
  const { status, output } = runTool('redocly', ['lint', description])
  assert.equal(status, 0, output)
  assert.doesNotMatch(output, /warning|error/i, output)
})

test('a walk over every operation passes prism proxy --errors, and the traffic shows no drift and covers every operation', async () => {
  const [prismPort, recorderPort] = [await freePort(), await freePort()]
  await startTool('prism', ['proxy', description, server.url, '--errors', '--port', String(prismPort)], prismPort)
  const recorder = await startTool(
    'redocly',
    ['proxy', '--target', `http://127.0.0.1:${prismPort}`, '--port', String(recorderPort), '--har', recorded],
    recorderPort,
  )
  for (const { status, target, body, headers } of WALK) {
    const response = await fetch(`http://127.0.0.1:${recorderPort}${target}`, {
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    assert.equal(response.status, status, `${target}: ${await response.text()}`)
  }
  recorder.kill('SIGINT')
  await once(recorder, 'exit')
  const coverageFile = join(folder.path, 'coverage.json')
  const upstream = `http://127.0.0.1:${prismPort}`
  const { status, output } = runTool('redocly', [
    'drift',
    recorded,
    `--api=${description}`,
    `--server=${upstream}`,
    '--format=json',
    '--coverage',
    `--coverage-output=${coverageFile}`,
  ])
  const { run, problems } = JSON.parse(output.slice(output.indexOf('{')))
  assert.deepEqual([status, problems, run.undocumentedExchanges, run.skippedExchanges], [0, [], 0, 0], output)
  const { operations } = JSON.parse(readFileSync(coverageFile, 'utf8')).totals
  assert.equal(operations.covered, operations.total)
})

function runTool(name: string, parameters: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [toolFile(name), ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  })
  return { status, output: stdout + (status === 0 ? '' : stderr) }
}

function toolFile(name: string): string {
  const file = fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url))
  return file
}

async function startTool(name: string, parameters: string[], port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [toolFile(name), ...parameters], {
    stdio: 'ignore',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  })
  children.push(child)
  for (let tries = 0; tries < 200; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/livez`).then(
      () => true,
      () => false,
    )
    if (isUp) return child
    await wait(100)
  }
  throw new Error(`${name} did not start`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
