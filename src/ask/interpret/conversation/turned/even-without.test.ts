import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const understoodOf = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context).understood

test('"even without parking" lifts that condition and rules nothing out, in each language', () => {
  for (const [before, ...queries] of [
    [
      'lakes with parking',
      'even without parking',
      'ok, even without parking',
      'something quieter, even without the parking',
      'something quieter even without parking',
      'even ones without parking',
      'even with no parking',
    ],
    ['Seen mit Parkplatz', 'auch ohne Parkplatz', 'gern auch ohne Parkplatz', 'und auch ohne Parkplatz?'],
    ['lacs avec parking', 'même sans parking', 'aussi sans parking'],
    ['lagos con aparcamiento', 'incluso sin aparcamiento', 'también sin aparcamiento'],
    ['laghi con parcheggio', 'anche senza parcheggio', 'pure senza parcheggio'],
  ] as const)
    for (const query of queries) {
      const { tags, without, notApplied } = understoodOf(query, before)
      assert.deepEqual([tags, without, notApplied], [['lake'], [], []], query)
    }
})

test('what was not wished for is ruled out, and what is looked for stays', () => {
  assert.deepEqual(understoodOf('even without a hut', 'lakes in Finland').without, ['without hut'])
  assert.deepEqual(understoodOf('without parking', 'lakes with parking').without, ['without parking'])
  assert.deepEqual(understoodOf('also with a hut but without parking', 'lakes in Finland').without, ['without parking'])
  assert.deepEqual(understoodOf('even without the toilet', 'spots in Canada with toilets').without, [])
  assert.deepEqual(understoodOf('even without forest', 'lakes with a forest in Finland').tags, ['lake'])
})
