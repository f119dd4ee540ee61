import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('that there is no other way is not recorded, and is said', () => {
  for (const query of [
    'rainforest reachable only by boat',
    'Inseln, die nur mit dem Boot erreichbar sind',
    'îles accessibles uniquement en bateau',
    'isole raggiungibili solo in barca',
    'quiet places reachable by ferry only',
    'nur mit dem Boot erreichbare Orte',
    'lieux accessibles en ferry uniquement',
  ]) {
    const { understood } = ask({ query, prev: [] }, context)
    assert.match(understood.notApplied.join(' '), /only|nur|uniquement|solo/, query)
  }
})

test('"only by bus" goes on with what was asked before', () => {
  const { understood, docs } = ask({ query: 'only by bus', prev: ['lakes in Norway'] }, context)
  assert.deepEqual(understood.notApplied, [])
  assert.deepEqual(docs, ask({ query: 'lakes in Norway by bus', prev: [] }, context).docs)
})

test('"can only be reached by boat" names "only"', () => {
  for (const query of [
    'Which spots can only be reached by boat?',
    'Welche Orte sind nur mit dem Boot erreichbar?',
    'Ist Knoydart nur zu Fuß erreichbar?',
  ])
    assert.match(ask({ query }, context).answer, /[“"„](only|nur)[”"“]/, query)
})
