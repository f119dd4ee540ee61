import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'

const spots = randomSpots(60)

test('GET /ask with query and no q is answered in the form of NLWeb, whatever else comes along', async () => {
  const { get } = checkedClient(await testService(spots))
  const extras = 'site=all&mode=list&streaming=true&query_id=abc&prev=%5B%22lakes%22%5D'
  const { status, text, headers } = await get(`/ask?query=quiet%20lakes&${extras}`)
  assert.equal(status, 200)
  assert.match(headers.get('content-type') ?? '', /^application\/json/)
  const body = JSON.parse(text)
  assert.equal(body.query_id, 'abc')
  assert.ok(body.results.length > 0)
  for (const row of body.results) {
    assert.deepEqual(Object.keys(row), ['url', 'name', 'site', 'score', 'description', 'schema_object'])
    assert.ok(row.score >= 0 && row.score <= 100)
    assert.equal(row.schema_object['@id'], row.url)
  }
  const own = await get('/ask?q=quiet%20lakes&query=other')
  assert.equal(own.json.query, 'quiet lakes')
  const again = await get('/ask?query=quiet%20lakes')
  assert.equal(again.text, (await get('/ask?query=quiet%20lakes')).text)
})

test('POST with an object as query is answered in the form of NLWeb, with a text in the own one', async () => {
  const { post } = checkedClient(await testService(spots))
  for (const path of ['/ask', '/api/ask']) {
    const { status, text } = await post(path, {
      query: { text: 'quiet lakes', site: 'x' },
      context: { prev: ['forests'] },
      prefer: { streaming: false },
    })
    assert.equal(status, 200)
    const body = JSON.parse(text)
    assert.deepEqual(body['_meta'], { response_type: 'answer', version: '0.55' })
    assert.ok(
      body.results.every(
        (place: { '@type': unknown; aggregateRating?: unknown }) => place['@type'] && !place.aggregateRating,
      ),
    )
    assert.equal((await post(path, { query: 'quiet lakes', prev: ['forests'] })).json.query, 'quiet lakes')
    assert.equal((await post(path, { query: { text: '  ' } })).json.error.code, 'missing_parameter')
    assert.equal((await post(path, { query: {} })).json.error.code, 'invalid_body')
  }
})

test('the data of the own stream carries what a reader of NLWeb looks for', async () => {
  const { get } = checkedClient(await testService(spots))
  const data = (await get('/ask?q=quiet%20lakes&stream=true')).text
    .split('\n')
    .filter(line => line.startsWith('data: '))
    .map(line => JSON.parse(line.slice(6)))
  assert.deepEqual(data[0]['_meta'], { response_type: 'answer', version: '0.55' })
  assert.equal(data.at(-2).results.length, data.at(-2).sources.length)
  assert.equal(data.at(-2).results[0]['@id'], data.at(-2).sources[0].url)
})

test('the mode summarize carries the text of the answer, in both forms', async () => {
  const { get, post } = checkedClient(await testService(spots))
  const own = JSON.parse((await get('/ask?q=quiet%20lakes')).text)
  const rows = JSON.parse((await get('/ask?query=quiet%20lakes&mode=summarize')).text)
  assert.equal(rows.summary, own.answer)
  assert.deepEqual(rows.understood, own.understood)
  const body = { query: { text: 'quiet lakes' }, prefer: { mode: 'summarize' } }
  assert.equal(JSON.parse((await post('/ask', body)).text).summary, own.answer)
})
