import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'
import { tokensOf } from '../tokens.ts'
import { boxAt } from './boxes.ts'

const context = await starterContext()

test('a box is read by its edges, or by degrees of latitude and longitude', () => {
  const alps = { west: 10, south: 46, east: 12, north: 48 }
  for (const [text, box] of [
    ['bbox 10,46,12,48', alps],
    ['bbox=10,46,12,48', alps],
    ['bounding box (10, 46, 12, 48)', alps],
    ['box west 10, south 46, east 12, north 48', alps],
    ['lat 46-48, lon 10-12', alps],
    ['between latitude 46 and 48 and longitude 10 and 12', alps],
    ['between longitude 10 and 12 and latitude 46 and 48', alps],
    ['between 46° and 48° N and 10° and 12° E', alps],
    ['46N to 48N, 10E to 12E', alps],
    ['bbox -5,50,-3,52', { west: -5, south: 50, east: -3, north: 52 }],
    ['bbox 170,-50,-170,-30', { west: 170, south: -50, east: -170, north: -30 }],
    ['between 10 and 20° S', { west: -180, south: -20, east: 180, north: -10 }],
    ['north of latitude 66', { west: -180, south: 66, east: 180, north: 90 }],
    ['above 66° N', { west: -180, south: 66, east: 180, north: 90 }],
    ['south of the equator', { west: -180, south: -90, east: 180, north: 0 }],
    ['west of 30° W', { west: -180, south: -90, east: -30, north: 90 }],
  ] as const)
    assert.deepEqual(boxAt(tokensOf(text), 0)?.box, box, text)
  for (const text of ['between 3 and 4', 'box of 3, 4', 'bbox 10,48,12,46', 'north of Oslo', 'above 2000 m', 'south'])
    assert.equal(boxAt(tokensOf(text), 0), undefined, text)
})

test('what lies in a box is found, and only that', () => {
  const inside: string[] = []
  for (let doc = 0; doc < context.index.count; doc++) {
    const { latitude, longitude } = context.index.coordinates(doc)
    if (latitude >= 46 && latitude <= 48 && longitude >= 10 && longitude <= 12) inside.push(context.index.name(doc))
  }
  const { answer, sources, understood } = ask({ query: 'spots in bbox 10,46,12,48' }, context)
  assert.deepEqual(sources.map(({ title }) => title).toSorted(), inside.toSorted())
  assert.match(answer, /46–48° N, 10–12° E/)
  assert.deepEqual(understood.notApplied, [])
  assert.match(ask({ query: 'forests between 3° W and 2° E' }, context).answer, /in 3° W–2° E/)
})
