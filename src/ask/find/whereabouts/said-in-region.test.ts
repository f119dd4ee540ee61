import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

const titles = (query: string) => ask({ query }, context).sources.map(({ title }) => title)

test('what the catalogue says to lie in a region lies there, though the border is drawn beside it', () => {
  assert.match(ask({ query: 'places in Florida' }, context).answer, /The catalogue has 1 spot in Florida: Dry Tortugas/)
  assert.ok(titles('Orte in Graubünden').includes('Plaun la Greina'))
  assert.ok(titles('lugares en Bas-Sassandra').includes('Taï'))
  assert.match(ask({ query: 'how many spots in Pahang?' }, context).answer, /^The catalogue has 1 spot in Pahang/)
})

test('another region of the name, far away or in another country, is not meant', () => {
  assert.ok(!titles('spots in La Rioja, Spain').includes('Talampaya'))
  assert.ok(!titles('spots in Algeria').includes('Cederberg'))
  assert.ok(!titles('lieux au Salento').includes('Valle de Cocora'))
})

test('the Atacama reaches the coast and its salt lakes, Svaneti to Ushguli', () => {
  assert.deepEqual(titles('quiet places in the Atacama desert'), ['Pan de Azúcar'])
  assert.ok(titles("désert d'Atacama").includes('Pan de Azúcar'))
  assert.ok(titles('desierto de Atacama').includes('Pan de Azúcar'))
  assert.ok(!titles('spots in the Atacama').includes('Lauca'))
  assert.ok(!titles('spots in the Atacama').includes('Laguna Colorada'))
  assert.ok(titles('spots in Svaneti').includes('Ushguli'))
})
