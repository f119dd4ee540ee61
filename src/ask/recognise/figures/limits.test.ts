import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('"max 2 results" is how many are told, and no rating, in each language', () => {
  for (const query of [
    'max 2 results: lakes in Norway',
    'lakes in Norway, at most 2 spots',
    'Seen in Norwegen, maximal 2 Ergebnisse',
    'lacs en Norvège, 2 résultats maximum',
    'lagos en Noruega, 2 lugares como máximo',
    'laghi in Norvegia, max 2 risultati',
    'laghi in Norvegia, 2 posti al massimo',
  ]) {
    const { understood } = ask({ query }, context)
    assert.deepEqual([understood.limit, understood.maxRating, understood.notApplied], [2, null, []], query)
  }
})

test('"lakes in Norway, max 2" is how many are told without a word for them, in each language', () => {
  for (const query of [
    'quiet lakes in Norway, max 2',
    'lakes in Norway max 2',
    'lakes in Norway, at most 2, rated 3 or better',
    'lakes in Norway, 2 max',
    'Seen in Norwegen, höchstens 2',
    'lacs en Norvège, max 2',
    'lacs en Norvège, 2 maximum',
    'lagos en Noruega, máximo 2',
    'laghi in Norvegia, massimo 2',
  ]) {
    const { understood } = ask({ query }, context)
    assert.deepEqual([understood.limit, understood.maxRating, understood.notApplied], [2, null, []], query)
  }
})

test('a number that is said to be one of the rating stays one', () => {
  for (const query of [
    'lakes in Norway rated at most 3',
    'lakes in Norway, rating max 3',
    'lakes in Norway, rating: max 3',
    'lakes in Norway, silence: 3 max',
    'Seen in Norwegen, Bewertung höchstens 3',
    'lacs en Norvège notés 3 au plus',
    'lagos en Noruega con puntuación máxima de 3',
    'laghi in Norvegia con voto massimo 3',
  ])
    assert.equal(ask({ query }, context).understood.maxRating, 3, query)
})

test('a number of stars stays a rating', () => {
  assert.equal(ask({ query: 'lakes in Norway with at most 3 stars' }, context).understood.maxRating, 3)
})
