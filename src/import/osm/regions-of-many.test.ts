// Many regions beside each other, each with noise that its neighbours hear, come and go again.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { sampleMap, squareAround } from '../../../test/support/osm-samples.ts'
import { between, seededRandom } from '../../../test/support/random.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { E7, METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { openNoise } from '../../silence/pages/open-noise.ts'
import { PageCache } from '../../silence/pages/page-cache.ts'
import { openOsm } from './open-osm.ts'
import { osmPublication } from './publication.ts'
import { withoutSource } from './without-source.ts'

/** Few in the daily suite; `npm run test:soak` takes 40. */
const COUNT = Number(process.env['SOAK_REGIONS'] ?? 5)
/** In a row, each heard by the next ones: a main road reaches 8 km. */
const SIDE = 7000
/** More than a region has. */
const IDS = 100

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-regions-'))
after(() => rmSync(folder, { recursive: true }))

type Region = { source: string; x: number; y: number; first: number }

function regionAt(place: number): Region {
  return { source: `region-${place}`, x: place * SIDE, y: 0, first: place * IDS }
}

/** A hill and a lake, a road that others hear, a village with its streets. */
function mapOf({ x, y, first }: Region) {
  const map = sampleMap()
  for (let id = 0; id < first; id++) map.node(x, y)
  map.node(x + 900, y + 900, { name: `Owl Hill ${first}`, natural: 'peak' })
  map.way(squareAround(x - 1000, y - 1000, 200), { name: `Deep Lake ${first}`, natural: 'water' })
  map.way([x - SIDE / 2, y, x + SIDE / 2, y + 300], { highway: 'primary', ref: `A ${first}` })
  map.node(x + 1000, y - 1000, { name: `Elm ${first}`, place: 'village', population: '800' })
  for (let street = 0; street < 5; street++) {
    map.way([x + 700, y - 1200 + street * 90, x + 1300, y - 1200 + street * 90], { highway: 'residential' })
  }
  return map
}

async function add(catalogue: Catalogue, region: Region): Promise<void> {
  const path = join(folder, `${region.source}.osm`)
  writeFileSync(path, mapOf(region).xml())
  const ring = squareAround(region.x, region.y, SIDE).map(metres => Math.round((metres / METRES_PER_DEGREE) * E7))
  const order = { source: region.source, area: [Int32Array.from(ring)], onReport() {} }
  await catalogue.publish(osmPublication(() => openOsm(path), order, catalogue))
}

/** All that is read of a catalogue: spots, what is heard at places of the first region and around it, grids. */
async function stateOf(catalogue: Catalogue) {
  const noise = await catalogue.noise()
  try {
    const maps = openNoise(noise.at(noise.version()), new PageCache(1e7))
    const random = seededRandom(4)
    const heard = Array.from({ length: 200 }, () => {
      const [x, y] = [between(random, -SIDE, 3 * SIDE), between(random, -SIDE, SIDE)]
      return maps.explain({ latitude: y / METRES_PER_DEGREE, longitude: x / METRES_PER_DEGREE }) ?? null
    })
    const spots = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
    const grids = [...(await catalogue.grids())].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')])
    return { spots, heard, grids, sources: [...noise.sources().keys()] }
  } finally {
    noise.close()
  }
}

test(`${COUNT} regions that come and go again leave the catalogue as it was`, async () => {
  const catalogue = await openCatalogue(join(folder, 'catalogue.sqlite'))
  const [first, ...others] = Array.from({ length: COUNT + 1 }, (_, place) => regionAt(place))
  await add(catalogue, first ?? assert.fail())
  const before = await stateOf(catalogue)
  assert.ok(before.spots.length >= 2 && before.heard.some(explanation => explanation !== null))
  for (const region of others) await add(catalogue, region)
  const full = await stateOf(catalogue)
  assert.equal(full.sources.length, COUNT + 1)
  assert.notDeepEqual(full.heard, before.heard)
  const random = seededRandom(5)
  const leaving = others.map(region => ({ region, rank: random() })).toSorted((a, b) => a.rank - b.rank)
  for (const { region } of leaving) await catalogue.removeSource(region.source, withoutSource(region.source, catalogue))
  assert.deepEqual(await stateOf(catalogue), before)
  await catalogue.close()
})
