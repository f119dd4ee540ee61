import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const placed = (query: string, before: string) => {
  const { place, withinKm } = ask({ query, prev: [before] }, context).understood
  return `${place?.relation} ${place?.name} ${withinKm}`
}

test('"rather near Oslo", "and near Oslo?" behind what lies in a town look near it, in each language', () => {
  for (const [before, query] of [
    ['a forest in Stockholm', 'rather near Oslo'],
    ['a forest in Stockholm', 'and near Oslo?'],
    ['ein Wald in Stockholm', 'lieber bei Oslo'],
    ['ein Wald in Stockholm', 'und bei Oslo?'],
    ['une forêt à Stockholm', "plutôt près d'Oslo"],
    ['un bosque en Estocolmo', 'mejor cerca de Oslo'],
    ['una foresta a Stoccolma', 'piuttosto vicino a Oslo'],
  ] as const)
    assert.equal(placed(query, before), 'near Oslo 25', query)
})

test('a distance that was stated stays, and what is to lie in a town is in it', () => {
  assert.equal(placed('and near Stockholm?', 'lakes within 300 km of Oslo'), 'near Stockholm 300')
  assert.equal(placed('rather in Oslo', 'a forest in Stockholm'), 'in Oslo null')
})
