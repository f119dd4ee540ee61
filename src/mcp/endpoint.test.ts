import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { starterSpots } from '../../test/support/starter-context.ts'
import { LINKS, testApp, testService } from '../../test/support/service.ts'
import { createHttpServer } from '../http/node-adapter.ts'
import { mcpMount } from './endpoint.ts'

const local = { ...LINKS, baseUrl: 'http://localhost:3000' }
const service = await testService(starterSpots(), { links: local })
const app = testApp(service, { all: [] }, [mcpMount])
const server = createHttpServer(app)
let url = new URL('http://127.0.0.1/mcp')

before(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`)
})
after(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

for (const mode of ['auto', 'legacy'] as const) {
  test(`a client of the official SDK (${mode}) lists the six tools and calls each`, async () => {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
    await client.connect(new StreamableHTTPClientTransport(url))
    const { tools } = await client.listTools()
    assert.deepEqual(
      tools.map(({ name }) => name),
      ['ask', 'search_spots', 'list_spots', 'list_facets', 'get_spot', 'rate_silence'],
    )
    assert.ok(tools.every(({ annotations, outputSchema }) => annotations?.readOnlyHint === true && outputSchema))

    const asked = await client.callTool({ name: 'ask', arguments: { q: 'what is the quietest lake in Andorra?' } })
    assert.match(JSON.stringify(asked.structuredContent), /Estany de Juclar/)
    const [text] = asked.content
    assert.deepEqual(text?.type === 'text' ? JSON.parse(text.text) : undefined, asked.structuredContent)

    const prev = ['tell me about Sarek']
    const followed = await client.callTool({ name: 'ask', arguments: { q: 'is it free?', prev } })
    assert.match(JSON.stringify(followed.structuredContent), /Access to Sarek is free/)

    const found = await client.callTool({ name: 'search_spots', arguments: { q: 'sarek', limit: 1 } })
    assert.match(JSON.stringify(found.structuredContent), /starter-sarek/)
    const listed = await client.callTool({ name: 'list_spots', arguments: { minRating: 4.8, limit: 2 } })
    assert.equal((listed.structuredContent as { data: unknown[] }).data.length, 2)
    for (const country of ['ad', 'AD']) {
      const there = await client.callTool({ name: 'list_spots', arguments: { country, limit: 1 } })
      assert.match(JSON.stringify(there.structuredContent), /"country":"AD"/)
    }
    const near = { latitude: 67.3, longitude: 17.7 }
    const nearby = await client.callTool({ name: 'list_spots', arguments: { near, radiusKm: 50, sort: 'distance' } })
    assert.match(JSON.stringify(nearby.structuredContent), /"name":"Sarek".*"distanceKm"/)
    const bbox = { west: 17, south: 67, east: 18, north: 68 }
    const inBox = await client.callTool({ name: 'list_spots', arguments: { bbox, country: 'SE' } })
    assert.match(JSON.stringify(inBox.structuredContent), /"name":"Sarek"/)
    const asText = await client.callTool({ name: 'list_spots', arguments: { near: '67.3,17.7', radiusKm: 50 } })
    assert.match(JSON.stringify(asText.structuredContent), /"name":"Sarek"/)
    for (const [name, words] of Object.entries({ list_spots: {}, search_spots: { q: 'lake' } })) {
      const none = await client.callTool({ name, arguments: { ...words, tag: 'lakes' } })
      assert.match(
        JSON.stringify(none.structuredContent),
        /"hints":\["no spot has tag=lakes; did you mean tag=lake\?"\]/,
      )
    }
    const facets = await client.callTool({ name: 'list_facets', arguments: { country: 'SE' } })
    assert.match(JSON.stringify(facets.structuredContent), /"object":"facets"/)
    const got = await client.callTool({ name: 'get_spot', arguments: { id: 'sarek' } })
    assert.match(JSON.stringify(got.structuredContent), /"name":"Sarek"/)
    const silence = await client.callTool({ name: 'rate_silence', arguments: { latitude: 42.6, longitude: 1.5 } })
    assert.match(JSON.stringify(silence.structuredContent), /"method":"SR-/)
    await client.close()
  })
}

test('a refusal is told in band', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(url))
  const unknown = await client.callTool({ name: 'get_spot', arguments: { id: 'no-such-spot' } })
  assert.equal(unknown.isError, true)
  assert.match(JSON.stringify(unknown.content), /spot_not_found/)
  const outside = await client.callTool({ name: 'rate_silence', arguments: { latitude: 0, longitude: 0 } })
  assert.match(JSON.stringify(outside.content), /not_covered/)
  await client.close()
})

test('on its own machine the service refuses pages of strangers, and GET and DELETE are 405', async () => {
  const send = (headers: Record<string, string>, method = 'POST') =>
    app.fetch(new Request(url, { method, headers }), { address: '127.0.0.1' })
  assert.equal((await send({ host: 'evil.example' })).status, 403)
  assert.equal((await send({ host: 'localhost', origin: 'https://evil.example' })).status, 403)
  for (const method of ['GET', 'DELETE']) assert.equal((await send({ host: 'localhost' }, method)).status, 405)
  const options = await send({ host: 'localhost' }, 'OPTIONS')
  assert.equal(options.status, 204)
  assert.equal(options.headers.get('allow'), 'POST, OPTIONS')
})

test('Host is the one that came over the socket, and TRACE is named as it was sent', async () => {
  const send = async (method: string, host: string) => {
    const headers = { host, 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const sent = httpRequest(url, { method, headers, agent: false })
    sent.end(method === 'POST' ? JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) : undefined)
    const [incoming] = (await once(sent, 'response')) as [IncomingMessage]
    return { status: incoming.statusCode, text: Buffer.concat(await incoming.toArray()).toString() }
  }
  assert.equal((await send('POST', 'evil.example')).status, 403)
  assert.equal((await send('POST', 'evil.example:80')).status, 403)
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:8080']) assert.equal((await send('POST', host)).status, 200)
  const traced = await send('TRACE', 'localhost')
  assert.equal(traced.status, 405)
  assert.match(traced.text, /TRACE is not allowed here/)
})

test('a connection that the client asks to close is closed, whatever the handler says of it', async () => {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const sent = httpRequest(url, { method: 'POST', headers: { ...headers, connection: 'close' }, agent: false })
  sent.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'ask', arguments: {} } }))
  const [incoming] = (await once(sent, 'response')) as [IncomingMessage]
  await incoming.toArray()
  assert.equal(incoming.headers.connection, 'close')
})

test('a public service is open to all origins, and counts every request', async () => {
  const open = testApp(await testService([], { limit: 2 }), { all: [] }, [mcpMount])
  const headers = {
    host: 'quiet.example.org',
    origin: 'https://agents.example',
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const send = () =>
    open.fetch(new Request('http://inside/mcp', { method: 'POST', headers, body }), { address: '203.0.113.1' })
  const first = await send()
  assert.equal(first.headers.get('x-ratelimit-remaining'), '1')
  assert.equal(first.headers.get('access-control-allow-origin'), '*')
  await send()
  assert.equal((await send()).status, 429)
})
