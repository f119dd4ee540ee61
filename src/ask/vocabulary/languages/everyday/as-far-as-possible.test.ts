import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../../ask.ts'

const context = await starterContext()

test('as far as possible from villages is where they are not heard, in each language', () => {
  for (const query of [
    'Seen in Norwegen, so weit wie möglich weg von Dörfern',
    'Seen in Norwegen möglichst weit weg von Ortschaften',
    'lacs en Norvège le plus loin possible des villages',
    'lagos de Noruega lo más lejos posible de los pueblos',
    'laghi in Norvegia il più lontano possibile dai paesi',
  ]) {
    const { conditions } = readQuestion({ query }, context).query
    const noises = conditions.flatMap(each => (each.on === 'noise' ? [[each.kinds, each.isNegated]] : []))
    assert.deepEqual(noises, [[['settlement'], true]], query)
    assert.deepEqual(ask({ query }, context).understood.notApplied, [], query)
  }
})

test('as far as possible from a town with a name is an order', () => {
  for (const query of [
    'Seen in Norwegen, so weit wie möglich von Oslo',
    "lacs en Norvège le plus loin possible d'Oslo",
    'lagos de Noruega lo más lejos posible de Oslo',
    'laghi in Norvegia il più lontano possibile da Oslo',
  ]) {
    const { understood } = ask({ query }, context)
    assert.deepEqual(
      [understood.orderBy, understood.near?.name, understood.notApplied],
      ['farthest', 'Oslo', []],
      query,
    )
  }
})
