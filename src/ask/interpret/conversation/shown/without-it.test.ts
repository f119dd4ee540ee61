import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('"and without?" is without what was asked for last, in each language', () => {
  for (const [list, thing, query] of [
    ['forests in Sweden', 'with camping', 'and without?'],
    ['Wälder in Schweden', 'mit Zeltplatz', 'und ohne?'],
    ['forêts en Suède', 'avec camping', 'et sans ?'],
    ['bosques en Suecia', 'con camping', '¿y sin?'],
    ['boschi in Svezia', 'con campeggio', 'e senza?'],
  ] as const) {
    const { sources, understood } = after(query, list, thing)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Muttos', 'Djurgården'],
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a landscape alone is not taken away', () => {
  assert.equal(after('without?', 'lakes in Sweden').sources.length, 2)
  assert.deepEqual(after('and without camping?', 'lakes in Sweden').sources, [])
})
