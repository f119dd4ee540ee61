// For tests: what a small made-up map becomes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { E7, METRES_PER_DEGREE } from '../../src/geo/local-plane.ts'
import { importOsm } from '../../src/import/osm/import-osm.ts'
import { openOsm } from '../../src/import/osm/open-osm.ts'
import { NO_NOISE_STORE } from '../../src/silence/pages/noise-pages.ts'
import { type SampleMap, sampleMap, squareAround } from './osm-samples.ts'

const toE7 = (metres: number) => Math.round((metres / METRES_PER_DEGREE) * E7)
const everywhere = [Int32Array.from(squareAround(0, 0, 100_000), toE7)]

/** Imports a map; returns its spots and the report. */
export async function spotsOf(build: (map: SampleMap) => unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'sanctuary-facts-'))
  try {
    const map = sampleMap()
    build(map)
    const path = join(folder, 'a.osm')
    writeFileSync(path, map.xml())
    const done = await importOsm(await openOsm(path), { source: 'a', area: everywhere, store: NO_NOISE_STORE })
    return { spots: [...done.drafts], report: done.report }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
