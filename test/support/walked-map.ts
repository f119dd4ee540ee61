// A region of one main road, a path that leads away from it and a track across, at 0° north, 0° east.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BaseMap } from '../../src/basemap/base-map.ts'
import { BaseMapFolder } from '../../src/basemap/folder.ts'
import { E7, METRES_PER_DEGREE } from '../../src/geo/local-plane.ts'
import { startDrawing } from '../../src/import/osm/collect/drawn/drawing.ts'
import { importOsm } from '../../src/import/osm/import-osm.ts'
import { openOsm } from '../../src/import/osm/open-osm.ts'
import { makeGrid } from '../../src/silence/grid/make-grid.ts'
import { openGrids } from '../../src/silence/grid/silence-grid.ts'
import { joinNoiseMaps } from '../../src/silence/noise-maps.ts'
import { NO_NOISE_STORE } from '../../src/silence/pages/noise-pages.ts'
import { sampleMap, squareAround } from './osm-samples.ts'
import { wholeMap } from './whole-map.ts'

/** Ends of the ways, metres east and north. */
export const PATH = [0, -5500, 0, 6500] as const
export const TRACK = [-7000, 2000, 7000, 2000] as const

/** Imports the region; `remove` closes and deletes what it lies in. */
export async function walkedMap() {
  const folder = mkdtempSync(join(tmpdir(), 'sanctuary-walked-'))
  const sample = sampleMap()
  sample.way([-9000, -6000, 9000, -6000], { highway: 'primary' })
  sample.way([...PATH], { highway: 'path' })
  sample.way([...TRACK], { highway: 'track' })
  writeFileSync(join(folder, 'map.osm'), sample.xml())
  const area = [Int32Array.from(squareAround(0, 0, 20_000), metres => Math.round((metres / METRES_PER_DEGREE) * E7))]
  const file = await openOsm(join(folder, 'map.osm'))
  const done = await importOsm(file, { source: 'here', area, store: NO_NOISE_STORE, drawing: startDrawing() })
  const drawn = await done.baseMap()
  if (!drawn) throw new Error('the sample has no base map')
  const noise = wholeMap(done.noise)
  const baseMaps = new BaseMapFolder(folder)
  const name = await baseMaps.keep(drawn)
  const grid = openGrids([makeGrid({ maps: [noise], region: 0 })])
  const baseMap = new BaseMap([baseMaps.file(name)])
  return {
    noise,
    baseMaps,
    name,
    places: { grid, noiseMaps: joinNoiseMaps([noise]), baseMap },
    remove: async () => {
      await baseMap.close()
      rmSync(folder, { recursive: true })
    },
  }
}
