import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const wordsOf = (query: string) => ask({ query }, context).understood.words

test('an island without cars has none, also for a weekend', () => {
  for (const query of [
    'an island without cars',
    'a weekend on an island without cars',
    "Vorrei passare un fine settimana in un'isola senza macchine",
    'un fin de semana en una isla sin coches',
    'un week-end sur une île sans voitures',
    'ein Wochenende auf einer Insel ohne Autos',
  ])
    assert.equal(wordsOf(query).length, 1, query)
})

test('who has no car, or wants a trip without one, asks how to get there', () => {
  for (const query of ['islands I can visit without cars', 'an island trip without cars', 'weekend trip without a car'])
    assert.deepEqual(wordsOf(query), [], query)
})
