import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const read = (query: string) => ask({ query }, context).understood

test('what is not to bother anybody is not to be heard, in each language', () => {
  for (const query of [
    'ein See in Norwegen, ohne dass mich Autolärm stört',
    'ein See in Norwegen, wo mich kein Autolärm stört',
    'un lac en Norvège sans que le bruit des voitures me dérange',
    'un lac en Norvège sans entendre une seule bagnole',
    'un lago en Noruega sin que me moleste el ruido de los coches',
    'un lago en Noruega sin que el tráfico me moleste',
    'un lago in Norvegia senza che il rumore delle auto mi disturbi',
    'a lake in Norway without car noise bothering me',
  ]) {
    const { applied, notApplied, tags, place } = read(query)
    assert.ok(applied.some(({ as }) => as === 'noise: roads') && applied.some(({ as }) => as === 'not'), query)
    assert.deepEqual([notApplied, tags, place?.name], [[], ['lake'], 'Norway'], query)
  }
})

test('what does bother stays what bothers', () => {
  assert.ok(!read('Was stört am Englischen Garten?').applied.some(({ as }) => as === 'not'))
})

test('who has no car goes by bus or train, and children are named with their ages', () => {
  assert.deepEqual(
    read('un lac en Norvège sans bagnole').applied.map(({ as }) => as),
    ['feature: lake', 'place', 'by public transport'],
  )
  assert.deepEqual(read('un bois en Slovénie avec deux gosses de 4 et 7 ans').notApplied, [
    'avec deux gosses de 4 et 7 ans',
  ])
})
