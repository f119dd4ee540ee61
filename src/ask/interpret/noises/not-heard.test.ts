import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { readInContext } from '../conversation/follow-up.ts'

const context = await starterContext()

/** The kinds of noise that a question rules out; null where it wants one. */
function ruledOut(query: string): string[] | null {
  const noises = readInContext(query, [], context).query.conditions.filter(condition => condition.on === 'noise')
  if (noises.some(({ isNegated }) => !isNegated)) return null
  return noises
    .flatMap(condition => (condition.on === 'noise' ? condition.kinds : []))
    .toSorted((a, b) => (a < b ? -1 : 1))
}

test('a "not" behind a list of noises rules out each of them, in every language', () => {
  for (const [query, kinds] of [
    ['lakes where roads and trains are not heard', ['rail', 'road']],
    ['where roads, trains and planes are inaudible', ['aerodrome', 'rail', 'road']],
    ['See, an dem man Autobahn oder Bahn nicht hört', ['motorway', 'rail']],
    ['Orte, an denen man Straße und Bahn nicht hört', ['rail', 'road']],
    ['Orte, wo ich weder Straße oder Bahn höre', ['rail', 'road']],
    ["un endroit où les voitures et les trains ne s'entendent pas", ['rail', 'road']],
    ['un lugar donde los coches y los trenes no se oyen', ['rail', 'road']],
    ['un lugar sin oír coches ni trenes', ['rail', 'road']],
    ['un posto dove le auto e i treni non si sentono', ['rail', 'road']],
    ['without hearing roads or rail', ['rail', 'road']],
  ] as const)
    assert.deepEqual(ruledOut(query), kinds, query)
})

test('where nothing is heard it is quiet', () => {
  for (const query of ['Orte, wo man nichts hört', 'wo ich nichts höre'])
    assert.equal(readInContext(query, [], context).query.conditions[0]?.on, 'rating', query)
})

test('a car or a train far behind "hear" is heard as well', () => {
  for (const [query, kinds] of [
    ['Wo hört man in Norwegen das Meer, aber keine Autos?', ['road']],
    ['Wo hört man in Norwegen Vögel, aber keinen Zug?', ['rail']],
    ['where in the north of Norway can I hear the sea but no cars?', ['road']],
  ] as const)
    assert.deepEqual(ruledOut(query), kinds, query)
  assert.deepEqual(ruledOut('Wo kann ich Vögel hören, ohne Auto erreichbar, in Norwegen?'), [])
})
