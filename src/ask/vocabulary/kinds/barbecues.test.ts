import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const tagsOf = (query: string) => ask({ query }, context).understood.tags

test('a place for barbecues is one with a fire pit, in five languages', () => {
  for (const query of [
    'barbecue spots',
    'bbq areas in Finland',
    'Grillstellen',
    'Grillplätze in Finnland',
    'aires de barbecue',
    'sitios con barbacoa',
    'posti con barbecue',
  ])
    assert.deepEqual(tagsOf(query), ['firepit'], query)
  assert.equal(ask({ query: 'where can I have a barbecue in Finland?' }, context).understood.fire, 'allowed')
})

test('places without cars are car-free, where one goes without a car takes public transport', () => {
  assert.match(ask({ query: 'posti senza auto' }, context).answer, /car-free/)
  assert.match(ask({ query: 'posti raggiungibili senza auto' }, context).answer, /mezzi pubblici/)
})
