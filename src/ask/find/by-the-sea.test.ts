import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const titles = (query: string) => ask({ query }, context).sources.map(({ title }) => title)

test('beaches and islands of the starter at the sea are found by the sea', () => {
  assert.deepEqual(titles('quiet places by the sea in Denmark'), ['Nationalpark Thy'])
  assert.deepEqual(titles('ruhige Orte am Meer in den Niederlanden'), ['Schiermonnikoog'])
  assert.deepEqual(titles('lieux calmes au bord de la mer en Grèce'), ['Gavdos'])
  assert.deepEqual(titles('posti tranquilli in riva al mare in Lettonia'), ['Slīteres nacionālais parks'])
})

test('a lake with an islet is no island of the Mediterranean', () => {
  assert.deepEqual(titles('ruhige Inseln im Mittelmeer'), ['Gavdos', 'Lastovo', 'Port-Cros'])
})
