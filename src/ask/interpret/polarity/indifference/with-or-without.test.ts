import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context)

test('"with or without" a thing takes back what was asked of it, and asks nothing of it anew', () => {
  for (const [query, ...prev] of [
    ['with or without camping, but only quiet ones', 'Lakes in Norway', 'only with camping'],
    ['mit oder ohne Eintritt', 'Seen in Norwegen', 'nur kostenlose'],
    ['avec ou sans camping', 'Lacs en Norvège', 'seulement avec camping'],
    [
      'mejor con o sin entrada, pero a menos de 100 km de Ciudad de México',
      'Bosques en México',
      'quita los que cobran entrada',
    ],
    ['con o senza biglietto, ma tranquilli', 'Laghi in Norvegia', 'solo gratuiti'],
  ] as const) {
    const { understood } = answerTo(query, ...prev)
    assert.equal(understood.access, null, query)
    assert.deepEqual(understood.notApplied, [], query)
    assert.ok(!understood.tags.includes('camping'), query)
  }
})

test('in a first question nothing is asked of it', () => {
  for (const query of [
    'Lakes in Norway with or without a hut',
    'Seen in Norwegen mit oder ohne Hütte',
    'Lacs en Norvège avec ou sans cabane',
    'Lagos en Noruega con o sin entrada',
    'Laghi in Norvegia con o senza rifugio',
  ]) {
    const { understood } = answerTo(query)
    assert.deepEqual(understood.tags, ['lake'], query)
    assert.deepEqual([understood.access, understood.without, understood.notApplied], [null, [], []], query)
  }
})

test('"without" alone is a wish, as before', () => {
  assert.equal(answerTo('Lagos en Noruega sin entrada').understood.access, 'free')
  assert.deepEqual(answerTo('lakes in Norway without a hut').understood.without, ['without hut'])
})
