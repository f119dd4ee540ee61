import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../test/support/random.ts'
import { E7, METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { edgesOfRings } from '../coverage.ts'
import type { NoiseMap } from '../noise-bytes.ts'
import { changedNoise, type ChangedNoise } from '../pages/changed-noise.ts'
import { memoryStore } from '../pages/memory-pages.ts'
import { openNoise } from '../pages/open-noise.ts'
import { ownNoiseOf } from '../pages/own-noise.ts'
import { PageCache } from '../pages/page-cache.ts'
import { ROADS, type RoadClass } from '../parameters.ts'
import { buildSources, type NoiseSource } from '../sources/sources.ts'
import { gridWork } from './grid-work.ts'
import { hearingBoxes } from './hearing-boxes.ts'
import { planGrid } from './make-grid.ts'

const [LATITUDE, LONGITUDE, HALF] = [47, 11, 45_000]
const WIDE = METRES_PER_DEGREE * Math.cos((LATITUDE * Math.PI) / 180)

function draw(metres: readonly (readonly [number, number])[]): number[] {
  return metres.flatMap(([x, y]) => [
    Math.round((LONGITUDE + x / WIDE) * E7),
    Math.round((LATITUDE + y / METRES_PER_DEGREE) * E7),
  ])
}

const random = seededRandom(21)
const roads = Array.from({ length: 250 }, (_, i): NoiseSource => {
  const classes = Object.keys(ROADS) as RoadClass[]
  const roadClass = classes[i % classes.length] ?? 'service'
  let [x, y] = [(random() - 0.5) * 2 * HALF, (random() - 0.5) * 2 * HALF]
  const line = Array.from({ length: 12 }, () => [(x += (random() - 0.5) * 600), (y += (random() - 0.5) * 600)] as const)
  const { level } = ROADS[roadClass]
  return { kind: 'road', class: roadClass, name: `Road ${i}`, level, size: 0, origin: i + 1, points: draw(line) }
})
const street: NoiseSource = {
  kind: 'road',
  class: 'residential',
  name: 'Street',
  level: ROADS.residential.level,
  size: 0,
  origin: 1000,
  points: draw([
    [-38_000, -38_000],
    [-38_000, -37_700],
  ]),
}

function mapOf(sources: readonly NoiseSource[], east = HALF): NoiseMap {
  const ring = draw([
    [-HALF, -HALF],
    [east, -HALF],
    [east, HALF],
    [-HALF, HALF],
    [-HALF, -HALF],
  ])
  const edges = edgesOfRings([ring])
  return {
    sources: buildSources([...sources]),
    coverage: { name: 'here', method: 'area', edges, atSea: new Uint8Array(edges.length / 4) },
  }
}

const before = memoryStore([ownNoiseOf('here', mapOf([...roads, street]))])

function changeTo(map: NoiseMap): ChangedNoise {
  return changedNoise(before, new Map([['here', ownNoiseOf('here', map)]]))
}

/** Makes the grid after a change: whole, or of the grid before. */
function gridAfter(changed: ChangedNoise, bytes?: Uint8Array) {
  const cache = new PageCache(0)
  const { after } = changed
  const [region] = after.regions()
  const { coverage } = cache.open('region', region?.hash ?? '', hash => after.bytes(hash))
  const plan = planGrid(coverage, bytes && { bytes, hears: hearingBoxes(changed, cache) })
  const work = gridWork(after, openNoise(after, cache).audible())
  const blocks = plan.ranges.flatMap(range => work.compute({ source: 'here', range }))
  return { computed: blocks.length, bytes: plan.finish(blocks) }
}

const whole = gridAfter(changedNoise(before, new Map()))

test('a street less is heard in the blocks around it, and the grid is the same as one made whole', () => {
  const changed = changeTo(mapOf(roads))
  const [anew, fresh] = [gridAfter(changed, whole.bytes), gridAfter(changed)]
  assert.deepEqual(anew.bytes, fresh.bytes)
  assert.notDeepEqual(anew.bytes, whole.bytes)
  assert.ok(anew.computed > 0 && anew.computed <= fresh.computed / 3, `${anew.computed} of ${fresh.computed}`)
})

test('another edge is heard near it, and the grid is the same as one made whole', () => {
  const changed = changeTo(mapOf([...roads, street], HALF - 1000))
  const [anew, fresh] = [gridAfter(changed, whole.bytes), gridAfter(changed)]
  assert.deepEqual(anew.bytes, fresh.bytes)
  assert.notDeepEqual(anew.bytes, whole.bytes)
  assert.ok(anew.computed < fresh.computed, `${anew.computed} of ${fresh.computed}`)
})

test('without a change nothing is computed', () => {
  const anew = gridAfter(changeTo(mapOf([...roads, street])), whole.bytes)
  assert.deepEqual(anew, { computed: 0, bytes: whole.bytes })
})

test('a grid that another program made is made anew whole', () => {
  const old = Buffer.from(whole.bytes)
  old.write('SR-0', old.indexOf('SR-'))
  const changed = changeTo(mapOf([...roads, street]))
  assert.deepEqual(gridAfter(changed, old), whole)
})
