import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('a typo in the second word of a spot’s name is no town elsewhere', () => {
  for (const query of [
    'does the water at Gougane Bara taste ok, can i drink it',
    'how quiet is Gougane Bara',
    'wie ruhig ist Gougane Bara?',
    'c’est calme, Gougane Barrra ?',
    'quanto è tranquillo Gougane Bara?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.deepEqual([understood.spots.map(({ name }) => name), understood.place], [['Gougane Barra'], null], query)
    assert.doesNotMatch(answer, /Bâra/, query)
  }
})

test('another place behind a spot’s name stays one', () => {
  const { spots, place } = ask({ query: 'how far is Gougane Barra from Bergen' }, context).understood
  assert.deepEqual([spots.map(({ name }) => name), place?.name], [['Gougane Barra'], 'Bergen'])
  assert.equal(ask({ query: 'Gougane Barra or Sarek, which is quieter?' }, context).understood.spots.length, 2)
})
