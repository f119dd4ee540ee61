import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('which of two places has more is told by their numbers, in each language', () => {
  for (const [list, other, ...queries] of [
    ['lakes in Sweden', 'and in Norway?', 'which country has more?', 'which has more?'],
    ['Seen in Schweden', 'und in Norwegen?', 'in welchem Land sind es mehr?', 'welches Land hat mehr?'],
    ['lacs en Suède', 'et en Norvège ?', 'lequel en a le plus ?'],
    ['lagos en Suecia', '¿y en Noruega?', '¿cuál de los dos países tiene más?'],
    ['laghi in Svezia', 'e in Norvegia?', 'quale ne ha di più?'],
  ] as const)
    for (const query of queries) {
      const { answer, understood } = after(query, list, other)
      assert.equal(understood.kind, 'summary', query)
      assert.match(answer, /^[^\n]*\b3\b[^\n]*\b2\b/, query)
      assert.deepEqual(understood.notApplied, [], query)
    }
})

test('of one search in two places, which has more is told, too', () => {
  for (const query of ['which has more?', 'which of the two countries has more?', 'who has more of them?']) {
    const { answer, understood } = after(query, 'lakes in Finland or Sweden')
    assert.match(answer, /^Finland has more: 3 against 2 \(Sweden\)\./, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('of one search, or two that looked for other things, nothing is compared', () => {
  assert.notEqual(after('which country has more?', 'lakes in Sweden').understood.kind, 'summary')
  assert.notEqual(after('which country has more?', 'lakes in Sweden', 'forests in Norway').understood.kind, 'summary')
})
