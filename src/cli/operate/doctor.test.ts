import assert from 'node:assert/strict'
import { chmodSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { after, afterEach, before, test } from 'node:test'
import { publishInto } from '../../../test/support/catalogue-folder.ts'
import { commandLineWith } from '../../../test/support/command-line.ts'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { catalogueFile } from '../../serve/settings/places.ts'

const folder = temporaryFolder()
let server: Server | undefined
before(() => publishInto(folder.path, randomSpots(5)))
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})
after(() => folder.remove())

const isGood = (findings: readonly Finding[], name: string) =>
  findings.some(({ check, state }) => check === name && state === 'good')

type Finding = { check: string; state: string; text: string }

async function doctor(environment: Record<string, string> = {}): Promise<{ code: number; findings: Finding[] }> {
  const { code, out } = await commandLineWith({ DATA_DIR: folder.path, ...environment }, 'doctor', '--json')
  return { code, findings: JSON.parse(out).findings }
}

/** Answers every request so, and returns where. */
async function answering(status: number, body: (url: string) => unknown): Promise<string> {
  const started = createServer((_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body(url)))
  })
  server = started
  await new Promise<void>(resolve => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return url
}

const ours = (url: string) => ({ status: 'ok', service: 'sanctuary-directory', docs: `${url}/docs` })

test('a catalogue that is served where its address says has nothing bad, and nothing is changed by looking', async () => {
  const files = readdirSync(folder.path)
  const { code, findings } = await doctor({ PUBLIC_URL: await answering(200, ours) })
  assert.equal(code, 0, JSON.stringify(findings))
  for (const check of ['files', 'space', 'catalogue', 'work', 'index', 'address']) {
    assert.ok(isGood(findings, check), check)
  }
  assert.deepEqual(readdirSync(folder.path), files)
})

test('each fault of the address is named: nobody there, an error, another service, another name', async () => {
  const cases: [url: string, state: string, text: RegExp][] = [
    ['http://127.0.0.1:1', 'bad', /cannot be reached .*start the service/],
    [await answering(502, () => ({})), 'bad', /answers 502/],
  ]
  for (const [url, state, text] of cases) await assertAddress(url, state, text)
  server?.close()
  await assertAddress(await answering(200, () => 'hello'), 'bad', /answered by something else/)
  server?.close()
  await assertAddress(
    await answering(200, () => ours('https://b.example')),
    'doubtful',
    /believes .* https:\/\/b\.example:/,
  )
})

async function assertAddress(url: string, state: string, text: RegExp): Promise<void> {
  const { code, findings } = await doctor({ PUBLIC_URL: url })
  const found = findings.find(({ check }) => check === 'address')
  assert.deepEqual([found?.state, code], [state, state === 'bad' ? 1 : 0], JSON.stringify(found))
  assert.match(found?.text ?? '', text)
}

test('a damaged catalogue, an open file and a wrong setting are found, with what to do', async () => {
  const url = await answering(200, ours)
  const file = catalogueFile(folder.path)
  chmodSync(file, 0o644)
  const open = await doctor({ PUBLIC_URL: url })
  assert.match(open.findings.find(({ check }) => check === 'files')?.text ?? '', /open to others: run chmod 600/)
  chmodSync(file, 0o600)

  const broken = temporaryFolder()
  writeFileSync(catalogueFile(broken.path), 'this is no database, and long enough to be looked at as one\n'.repeat(100))
  const damaged = await doctor({ DATA_DIR: broken.path, PUBLIC_URL: url })
  broken.remove()
  assert.equal(damaged.code, 1)
  assert.match(damaged.findings.find(({ check }) => check === 'catalogue')?.text ?? '', /is damaged .*copy a backup/)

  const wrong = await doctor({ PORT: 'eighty' })
  assert.deepEqual([wrong.code, wrong.findings.length], [1, 1])
  assert.match(wrong.findings[0]?.text ?? '', /PORT must be .* got "eighty"/)
})

test('people get a line for each finding', async () => {
  const { out } = await commandLineWith({ DATA_DIR: folder.path }, 'doctor')
  assert.match(out, /^hint settings {3}PUBLIC_URL is not set: .*\n[^]*ok {3}catalogue {2}".*" is whole\n/)
})
