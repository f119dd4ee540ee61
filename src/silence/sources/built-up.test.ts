import assert from 'node:assert/strict'
import { test } from 'node:test'
import { METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { HOUSES, ROADS } from '../parameters.ts'
import { throughHouses } from '../propagation.ts'
import { levelOf } from '../rating.ts'
import { wholeReceiver } from '../../../test/support/whole-receiver.ts'
import { builtUpBuilder, dbOfHouses, indexBuiltUp } from './built-up.ts'
import { buildSources } from './sources.ts'

const toE7 = (metres: number) => Math.round((metres / METRES_PER_DEGREE) * 1e7)

/** Streets 100 m apart over a square of 4 km around the origin. */
function town() {
  const builder = builtUpBuilder()
  for (let y = -2000; y <= 2000; y += 100) builder.addStreet([-2000, y, 2000, y].map(toE7))
  return builder.freeze()
}

test('a town is built up in its middle, and not a km outside of it', () => {
  const index = indexBuiltUp([town()])
  assert.ok(Math.abs(index.shareAt(0, 0) - HOUSES.share) < 1e-6)
  assert.equal(index.shareAt(toE7(3500), 0), 0)
  const edge = index.shareAt(toE7(2300), 0)
  assert.ok(edge > 0 && edge < HOUSES.share)
})

test('another first street moves no cell of a town far from it', () => {
  const [east, north] = [9.5e7, 47.1e7]
  const at = (x: number, y: number) => [east + toE7(x), north + toE7(y)]
  const [one, other] = [-30_000, 30_000].map(first => {
    const builder = builtUpBuilder()
    builder.addStreet([...at(first, first), ...at(first + 100, first)])
    for (let x = -2000; x <= 2000; x += 100) builder.addStreet([...at(x, -2000), ...at(x, 2000)])
    return indexBuiltUp([builder.freeze()])
  })
  for (let x = -3000; x <= 3000; x += 50) {
    const [longitude, latitude] = at(x, 1900)
    assert.equal(one?.shareAt(longitude ?? 0, latitude ?? 0), other?.shareAt(longitude ?? 0, latitude ?? 0))
  }
})

test('one street in the country is no town', () => {
  const builder = builtUpBuilder()
  builder.addStreet([0, 0, 400, 0].map(toE7))
  assert.ok(indexBuiltUp([builder.freeze()]).shareAt(0, 0) < HOUSES.share / 3)
})

test('houses take away nothing near the street, then more with each metre, at most 10 dB', () => {
  const houses = 2 * dbOfHouses(HOUSES.share)
  assert.equal(throughHouses(HOUSES.streetMetres, houses), 1)
  assert.equal(throughHouses(5000, 0), 1)
  let before = 1
  for (let r = HOUSES.streetMetres; r < 10_000; r += 50) {
    const through = throughHouses(r, houses)
    assert.ok(through <= before)
    before = through
  }
  assert.ok(Math.abs(levelOf(before) + HOUSES.mostDb) < 1e-9)
})

test('a road is screened where houses stand around both it and the receiver, and equals a fine sum', () => {
  const points = [-6000, 900, 6000, 900].map(toE7)
  const sources = buildSources([
    { kind: 'road', class: 'primary', name: null, origin: 1, level: ROADS.primary.level, size: 0, points },
  ])
  const builtUp = indexBuiltUp([town()])
  const here = { latitude: 0, longitude: 0 }
  const [open, among] = [wholeReceiver(sources), wholeReceiver(sources, builtUp)].map(receiver =>
    levelOf(receiver.receive(here).energy),
  ) as [number, number]
  assert.ok(among < open - 1, `${among} against ${open}`)
  const outside = { latitude: (900 + 3500) / METRES_PER_DEGREE, longitude: 0 }
  const far = [wholeReceiver(sources), wholeReceiver(sources, builtUp)].map(
    receiver => receiver.receive(outside).energy,
  )
  assert.equal(far[0], far[1])
})
