import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const placeOf = (query: string) => ask({ query }, context).understood.place

test('a city is meant by its own name, though registers call the region so, too', () => {
  for (const [query, name] of [
    ['ruhige Orte bei Bozen', 'Bozen'],
    ['quiet places near Bozen', 'Bozen'],
    ['posti tranquilli vicino a Bolzano', 'Bolzano'],
    ['ruhige Seen bei Meran', 'Meran'],
    ['quiet places near Genova', 'Genova'],
  ] as const)
    assert.deepEqual([placeOf(query)?.name, placeOf(query)?.kind], [name, 'settlement'], query)
})

test('a region is meant by its own', () => {
  for (const [query, name] of [
    ['ruhige Orte in Südtirol', 'South Tyrol'],
    ['quiet places in Trentino-South Tyrol', 'Trentino-South Tyrol'],
    ['posti tranquilli in Liguria', 'Liguria'],
    ['quiet places in Antwerp', 'Antwerp'],
    ["lieux calmes dans l'Aube", 'Aube'],
  ] as const)
    assert.deepEqual([placeOf(query)?.name, placeOf(query)?.kind], [name, 'region'], query)
})
