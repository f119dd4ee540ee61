import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('"why so loud?" after a list asks why its first is rated so, in each language', () => {
  for (const [before, ...queries] of [
    ['forests in Germany', 'why so loud?', 'why are they so loud?', 'why so quiet?'],
    ['Wälder in Deutschland', 'warum so laut?', 'wieso ist das so laut?'],
    ['forêts en Allemagne', "pourquoi c'est si bruyant ?", 'pourquoi si calme ?'],
    ['bosques en Alemania', '¿por qué tan ruidoso?', '¿por qué es tan ruidoso?'],
    ['boschi in Germania', 'perché così rumoroso?', 'perché è così rumoroso?'],
  ] as const)
    for (const query of queries) {
      const { sources, understood } = after(query, before)
      assert.equal(understood.kind, 'why', query)
      assert.deepEqual(sources.map(({ title }) => title).slice(0, 1), ['Müritz-Nationalpark'], query)
      assert.deepEqual(understood.notApplied, [], query)
    }
})

test('loud ones are looked for where no reason is asked', () => {
  assert.equal(after('noisy ones?', 'forests in Germany').understood.kind, 'find')
  assert.equal(after('why only 4?', 'how many forests are in Germany').understood.kind === 'why', false)
})
