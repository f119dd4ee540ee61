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

test('a number of stars stays a rating', () => {
  assert.equal(ask({ query: 'lakes in Norway with at most 3 stars' }, context).understood.maxRating, 3)
})
