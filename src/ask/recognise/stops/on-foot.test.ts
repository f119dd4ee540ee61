import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('"reachable on foot" of no place is the way there, and of a place a short walk from it', () => {
  for (const query of [
    'huts in Norway reachable on foot',
    'Hütten in Norwegen, zu Fuß erreichbar',
    'refuges en Norvège accessibles à pied',
    'refugios en Noruega, accesible a pie',
    'rifugi in Norvegia, raggiungibile a piedi',
  ]) {
    const { sources, understood } = ask({ query }, context)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Hardangervidda'],
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(ask({ query: 'forêts accessibles à pied depuis Berlin' }, context).answer, /à moins de 2,0 km de Berlin/)
})
