import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('a spot that is left out for its crowds is left out, and the reason named as not applied, in each language', () => {
  for (const [first, turn, reason] of [
    ['quiet forests in Sweden', 'not Tiveden please, too busy', 'busy'],
    ['quiet forests in Sweden', 'Not Tiveden because it is too busy', 'busy'],
    ['quiet forests in Sweden', 'but not Tiveden please, it gets crowded', 'gets crowded'],
    ['quiet forests in Sweden', 'anything but Tiveden, too many people there', 'many people there'],
    ['ruhige Wälder in Schweden', 'nicht Tiveden bitte, zu voll', 'voll'],
    ['ruhige Wälder in Schweden', 'Tiveden nicht, zu voll', 'zu voll'],
    ['forêts calmes en Suède', 'pas Tiveden, trop de monde', 'trop de monde'],
    ['bosques tranquilos en Suecia', 'Tiveden no, demasiada gente', 'demasiada gente'],
  ] as const) {
    const { sources, understood } = ask({ query: turn, prev: [first] }, context)
    assert.deepEqual([sources.map(({ title }) => title), understood.notApplied], [['Muttos'], [reason]], turn)
    const then = ask({ query: 'and in Norway?', prev: [first, turn] }, context)
    assert.ok(then.sources.length > 0, turn)
  }
})

test('whether a spot that is named is crowded is still asked', () => {
  for (const query of ['is Tiveden too busy?', 'Tiveden, is it too crowded']) {
    assert.match(ask({ query, prev: [] }, context).answer, /How many people are at a place is not known here/, query)
  }
})
