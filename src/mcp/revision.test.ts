import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { LINKS, testApp, testService } from '../../test/support/service.ts'
import { randomSpots } from '../../test/support/spots.ts'
import { createHttpServer } from '../http/node-adapter.ts'
import { mcpMount } from './endpoint.ts'

const REVISION = '2026-07-28'
const service = await testService(randomSpots(5), { links: { ...LINKS, baseUrl: 'http://localhost:3000' } })
const server = createHttpServer(testApp(service, { all: [] }, [mcpMount]))
let url = ''

before(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
})
after(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

type Call = {
  method?: string
  params?: Record<string, unknown>
  /** What the envelope says, and what the headers say. */
  version?: string
  headers?: Record<string, string>
}

/** Sends one request of the revision; its headers say the same as its body unless told otherwise. */
async function call({ method = 'tools/list', params = {}, version = REVISION, headers = {} }: Call) {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': version,
      'mcp-method': method,
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } }),
  })
  return { status: response.status, json: (await response.json()) as Reply }
}

type Reply = { result?: Record<string, unknown>; error?: { code: number; data?: Record<string, unknown> } }

function listIn(holder: Record<string, unknown> | undefined, name: string): unknown[] {
  const list = holder?.[name]
  return Array.isArray(list) ? list : []
}

test('a list says of what type it is, how long it lasts and for whom', async () => {
  const { status, json } = await call({})
  assert.equal(status, 200)
  assert.equal(json.result?.['resultType'], 'complete')
  assert.equal(typeof json.result?.['ttlMs'], 'number')
  assert.ok(['public', 'private'].includes(String(json.result?.['cacheScope'])))
})

test('server/discover tells the versions and the tools, without a session', async () => {
  const { status, json } = await call({ method: 'server/discover' })
  assert.equal(status, 200)
  assert.ok(listIn(json.result, 'supportedVersions').includes(REVISION))
  assert.ok('tools' in Object(json.result?.['capabilities']))
})

test('headers that say another thing than the body are refused with 400 and -32020', async () => {
  const others: Record<string, string>[] = [{ 'mcp-protocol-version': '2025-11-25' }, { 'mcp-method': 'tools/call' }]
  for (const headers of others) {
    const { status, json } = await call({ headers })
    assert.deepEqual([status, json.error?.code], [400, -32020], JSON.stringify(headers))
  }
  const params = { name: 'ask', arguments: { q: 'quiet lakes' } }
  const { status, json } = await call({ method: 'tools/call', params, headers: { 'mcp-name': 'get_spot' } })
  assert.deepEqual([status, json.error?.code], [400, -32020])
})

test('a version that is not spoken is refused with 400 and -32022, with those that are', async () => {
  const { status, json } = await call({ version: '2099-01-01' })
  assert.deepEqual([status, json.error?.code], [400, -32022])
  assert.ok(listIn(json.error?.data, 'supported').includes(REVISION))
})

test('a method that is not known is refused with 404 and -32601', async () => {
  const { status, json } = await call({ method: 'resources/list' })
  assert.deepEqual([status, json.error?.code], [404, -32601])
})

test('GET and DELETE are 405: there is no stream to open and no session to end', async () => {
  for (const method of ['GET', 'DELETE']) assert.equal((await fetch(url, { method })).status, 405)
})
