import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { testService } from '../../../test/support/service.ts'
import { randomSpots, spotRecord } from '../../../test/support/spots.ts'

const spots = randomSpots(60)

function eventsOf(text: string): EventSourceMessage[] {
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: event => void events.push(event) })
  parser.feed(text)
  return events
}

test('GET and POST, /ask and /api/ask, give the same answer, with sources that are found', async () => {
  const { get, post } = checkedClient(await testService(spots))
  const { json } = await get('/api/ask?q=quiet%20lakes')
  assert.equal(json.query, 'quiet lakes')
  assert.ok(json.answer.length > 0 && json.sources.length > 0)
  assert.deepEqual((await get('/ask?q=quiet%20lakes')).json, json)
  assert.deepEqual((await get('/ask?q=quiet%20lakes&stream=false')).json, json)
  assert.deepEqual((await post('/api/ask', { query: 'quiet lakes' })).json, json)
  assert.deepEqual((await post('/ask', { query: ' quiet lakes ' })).json, json)
  for (const source of json.sources) {
    const found = await get(new URL(source.apiUrl).pathname)
    assert.deepEqual([found.json.data.name, found.json.data.url], [source.title, source.url])
  }
})

test('GET without q says what can be asked, with no sources', async () => {
  const { get } = checkedClient(await testService(spots))
  for (const target of ['/api/ask', '/ask', '/ask?q=', '/api/ask?q=%20']) {
    const { status, json } = await get(target)
    assert.deepEqual([status, json.query, json.sources], [200, '', []], target)
    assert.ok(json.answer.length > 0)
  }
})

test('the stream has metadata, answer, sources and done in order; its texts joined are the answer', async () => {
  const { get } = checkedClient(await testService(spots))
  for (const stream of ['true', '1']) {
    const { headers, text } = await get(`/ask?q=quiet%20lakes&stream=${stream}`, { 'x-request-id': 'r1' })
    assert.match(headers.get('content-type') ?? '', /^text\/event-stream/)
    assert.deepEqual(
      [headers.get('cache-control'), headers.get('x-accel-buffering'), headers.get('content-encoding')],
      ['no-cache', 'no', null],
    )
    const events = eventsOf(text)
    const kinds = events.map(({ event }) => event)
    assert.deepEqual([kinds[0], ...kinds.slice(-2)], ['metadata', 'sources', 'done'])
    assert.ok(kinds.slice(1, -2).length > 0 && kinds.slice(1, -2).every(kind => kind === 'answer'))
    assert.deepEqual(
      events.map(({ id }) => id),
      events.map((_, i) => String(i + 1)),
    )
    const { json } = await get('/ask?q=quiet%20lakes')
    const data = events.map(event => JSON.parse(event.data))
    assert.equal(
      data
        .slice(1, -2)
        .map(({ text }) => text)
        .join(''),
      json.answer,
    )
    assert.equal(data[0].query, 'quiet lakes')
    assert.equal(data[0].requestId, 'r1')
    assert.deepEqual(data.at(-2).sources, json.sources)
    assert.deepEqual(data.at(-1), {})
    assert.equal(text.split('\n').filter(line => line.startsWith('data: ')).length, events.length)
  }
})

test('whoever comes back with the id of the last event is told to stop', async () => {
  const { get } = checkedClient(await testService(spots))
  const events = eventsOf((await get('/ask?q=lake&stream=true')).text)
  const last = events.at(-1)?.id ?? ''
  const again = await get('/ask?q=lake&stream=true', { 'last-event-id': last })
  assert.deepEqual([again.status, again.text], [204, ''])
  assert.equal((await get('/ask?q=lake&stream=true', { 'last-event-id': '1' })).status, 200)
})

test('an error before the stream begins is ordinary JSON', async () => {
  const { get } = checkedClient(await testService(spots))
  const { status, headers } = await get('/ask?stream=true&limit=3')
  assert.deepEqual([status, headers.get('content-type')], [400, 'application/json'])
})

test('near= says where "near me" is, to GET and POST alike', async () => {
  const records = [
    spotRecord('far', { name: 'Far Lake', latitude: 60, longitude: 10, tags: ['lake'] }),
    spotRecord('close', { name: 'Close Lake', latitude: 42.51, longitude: 1.51, tags: ['lake'] }),
  ]
  const { get, post } = checkedClient(await testService(records))
  const { json } = await get('/api/ask?q=lakes%20near%20me&near=42.5,1.5')
  assert.equal(json.sources[0]?.title, 'Close Lake')
  const posted = await post('/api/ask', { query: 'the closest lake to me', near: '42.5,1.5' })
  assert.equal(posted.json.sources[0]?.title, 'Close Lake')
  assert.equal((await post('/api/ask', { query: 'lakes near me', near: 'home' })).status, 400)
  assert.match((await get('/api/ask?q=lakes%20near%20me')).json.answer, /not known/)
})
