import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const orderOf = (query: string) => {
  const { orderBy, notApplied } = ask({ query }, context).understood
  return [orderBy, notApplied.join()]
}

test('an order that is said by both of its ends is that of the first', () => {
  for (const [query, order] of [
    ['lakes in Canada from quietest to loudest', 'rating'],
    ['Seen in Kanada vom leisesten zum lautesten', 'rating'],
    ['lacs au Canada, de la plus calme à la plus bruyante', 'rating'],
    ['lacs au Canada du plus bruyant au plus calme', 'noise'],
    ['lagos de Canadá de más tranquilo a más ruidoso', 'rating'],
    ['laghi in Canada dal più rumoroso al più tranquillo', 'noise'],
    ['lakes near Toronto from nearest to farthest', 'distance'],
    ['lacs près de Toronto, du plus proche au plus éloigné', 'distance'],
    ['laghi vicino a Toronto, dal più vicino al più lontano', 'distance'],
    ['spots in Norway from highest to lowest', 'highest'],
    ['Orte in Norwegen vom höchsten zum niedrigsten', 'highest'],
    ['lieux en Norvège du plus haut au plus bas', 'highest'],
    ['lugares en Noruega del más alto al más bajo', 'highest'],
  ] as const)
    assert.deepEqual(orderOf(query), [order, ''], query)
})
