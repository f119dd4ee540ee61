import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hiddenBeyond, usualOf } from './beyond.ts'
import { edgesOfRings, indexCoverages } from './coverage.ts'
import { METRES_PER_DEGREE } from '../geo/local-plane.ts'
import { ROADS } from './parameters.ts'
import { levelOf } from './rating.ts'
import { wholeReceiver } from '../../test/support/whole-receiver.ts'
import { wholeSources } from './sources/whole-sources.ts'
import { buildSources, type NoiseSource } from './sources/sources.ts'

const toE7 = (metres: number) => Math.round((metres / METRES_PER_DEGREE) * 1e7)

test('what an edge hides falls with its distance and rises with what is known, so that more noise never helps', () => {
  for (let db = 0; db < 80; db += 2.5) {
    for (let metres = 0; metres < 4500; metres += 90) {
      const { low, middle, high } = hiddenBeyond(metres, 10 ** (db / 10))
      assert.ok(low <= middle && middle <= high)
      assert.ok(hiddenBeyond(metres + 90, 10 ** (db / 10)).middle <= middle + 1e-9)
      assert.ok(hiddenBeyond(metres, 10 ** ((db + 2.5) / 10)).middle >= middle - 1e-9)
    }
  }
  assert.equal(hiddenBeyond(4000, 1e4).middle, 0)
})

test('a large region has a table of its own: what its points inside hear from behind a line', () => {
  const road = (y: number): NoiseSource => ({
    kind: 'road',
    class: 'secondary',
    name: null,
    origin: y,
    level: ROADS.secondary.level,
    size: 0,
    points: Array.from({ length: 60 }, (_, i) => [(i - 30) * 1000, y])
      .flat()
      .map(toE7),
  })
  const roads = Array.from({ length: 31 }, (_, i) => road((i - 15) * 1600))
  const half = 25_000
  const coverageOf = (side: number) => {
    const edges = edgesOfRings([[-side, -side, side, -side, side, side, -side, side, -side, -side].map(toE7)])
    return indexCoverages([{ name: 'a', method: 'area', edges, atSea: new Uint8Array(4) }])
  }
  const degrees = half / METRES_PER_DEGREE
  const box = { west: -degrees, south: -degrees, east: degrees, north: degrees }
  const sources = buildSources(roads)
  const [audible, receiver] = [wholeSources(sources), wholeReceiver(sources)]
  const usual = usualOf({ audible, coverage: coverageOf(half), box })
  assert.ok(usual)
  const known = receiver.receive({ latitude: 0.002, longitude: 0 }).energy
  const own = levelOf(hiddenBeyond(0, known, usual).middle)
  // Behind a line through a point lies half of what it hears.
  assert.ok(Math.abs(own - levelOf(known)) < 6, `${own} beside ${levelOf(known)}`)
  assert.equal(usualOf({ audible, coverage: coverageOf(4500), box }), undefined)
})
