import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'
import { NlwebRequest, nlwebAnswer, nlwebPrev, nlwebQuestion, nlwebRows } from './nlweb.ts'

const context = await starterContext()
const answer = ask({ query: 'lakes in Sweden' }, context)

test('a GET in the form of NLWeb is answered with rows, best first, that carry schema.org objects', () => {
  const { query_id, results } = nlwebRows(answer, context, 'q-1')
  assert.equal(query_id, 'q-1')
  assert.deepEqual(
    results.map(({ url }) => url),
    answer.sources.map(({ url }) => url),
  )
  assert.ok(
    results.every(({ score }, rank) => score <= 100 && score >= 0 && score <= (results[rank - 1]?.score ?? 100)),
  )
  assert.ok(results.every(({ schema_object, name }) => schema_object.name === name))
})

test('a POST in the form of NLWeb is answered with its meta and schema.org objects', () => {
  const { _meta, results } = nlwebAnswer(answer, context)
  assert.deepEqual(_meta, { response_type: 'answer', version: '0.55' })
  assert.deepEqual(
    results.map(place => place['@id']),
    answer.sources.map(({ url }) => url),
  )
})

test('earlier questions are read from every form in which clients send them', () => {
  const body = { query: { text: 'and in Norway?', site: 'x' }, context: { prev: ['lakes', { text: 'in Sweden' }] } }
  assert.deepEqual(nlwebQuestion(NlwebRequest.parse(body)), { query: 'and in Norway?', prev: ['lakes', 'in Sweden'] })
  assert.deepEqual(nlwebPrev('["a","b"]'), ['a', 'b'])
  assert.deepEqual(nlwebPrev('lakes in Sweden'), ['lakes in Sweden'])
  assert.deepEqual(nlwebPrev(''), [])
})

test('rows that miss a condition score low and say which; what was understood is in both forms', () => {
  const missing = ask({ query: 'a quiet forest near Lisbon' }, context)
  const { results, understood } = nlwebRows(missing, context, 'q-2')
  assert.deepEqual(understood.relaxed, ['quiet'])
  assert.ok(results.length > 0)
  for (const { score, description } of results) {
    assert.ok(score <= 40)
    assert.match(description, /^Does not meet: quiet\. /)
  }
  assert.deepEqual(nlwebAnswer(missing, context).understood, missing.understood)
})
