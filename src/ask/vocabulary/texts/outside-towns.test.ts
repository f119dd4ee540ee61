import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { readQuestion } from '../../ask.ts'

const context = await starterContext()

function awayFromTowns(query: string) {
  const { query: read, account } = readQuestion({ query }, context)
  const isAway = read.conditions.some(
    each => each.on === 'noise' && each.kinds.includes('settlement') && each.isNegated,
  )
  return { isAway, notApplied: account.notApplied }
}

test('outside towns is away from what is heard of them, in five languages', () => {
  for (const query of [
    'lakes away from cities',
    'quiet forests outside towns',
    'a lake outside of town',
    'lakes outside the city',
    'out of town viewpoints',
    'Seen fern der Städte',
    'ein ruhiger Ort ausserhalb der Stadt',
    'Seen außerhalb von Städten',
    'des lacs hors des villes',
    'un point de vue en dehors des villes',
    'lagos lejos de las ciudades',
    'bosques fuera de las ciudades',
    'un lugar tranquilo fuera de la ciudad',
    'laghi lontano dalle città',
    'un bosco fuori città',
    'laghi fuori dai centri abitati',
  ])
    assert.deepEqual(awayFromTowns(query), { isAway: true, notApplied: [] }, query)
})

test('outside one town, just outside one and in one are none of it', () => {
  for (const query of [
    'a lake just outside the city',
    'lakes outside the city of Oslo',
    'lakes outside the town Lillehammer',
    'Wälder außerhalb der Stadt Bergen',
    'lacs hors de la ville de Lyon',
    'bosques fuera de la ciudad de Madrid',
    'boschi fuori dalla città di Roma',
    'lakes outside Norway',
    'parks in the city',
    'lakes outside city limits',
  ])
    assert.equal(awayFromTowns(query).isAway, false, query)
})
