// One part of the import benchmark, in a process of its own: cold, with memory of its own. Started by import.ts.
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { openCatalogue } from '../src/catalogue/open.ts'
import { importFile } from '../src/import/import-file.ts'
import { ImportLog } from '../src/import/import-log.ts'
import { openOsm } from '../src/import/osm/open-osm.ts'
import { openNoise } from '../src/silence/pages/open-noise.ts'
import { PageCache, RATING_CACHE_BYTES } from '../src/silence/pages/page-cache.ts'
import type { ImportRun } from './import.ts'

const WARM_ROUNDS = 5

const [part = '', path = '', folder = '', maps = ''] = process.argv.slice(2)
const parts: Record<string, () => Promise<Partial<ImportRun>>> = { import: runImport, pass: runPass, rating: runRating }
process.send?.(await parts[part]?.())
process.disconnect?.()

async function runImport() {
  rmSync(folder, { recursive: true, force: true })
  const catalogue = await openCatalogue(`${folder}/catalogue.sqlite`)
  const source = { name: 'bench', attribution: '', licence: null, url: null }
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  const request = { path, source, columns: new Map(), log: new ImportLog() }
  await importFile(catalogue, request, {
    threads: availableParallelism(),
    makesGrid: maps !== 'without-maps',
    ownsProcess: true,
  })
  const { user, system } = process.cpuUsage(cpu)
  const [importMs, cpuMs] = [performance.now() - start, (user + system) / 1000]
  await catalogue.close()
  return { importMs, cpuMs, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }
}

async function runPass() {
  const file = await openOsm(path)
  const start = performance.now()
  await file.pass({ places() {}, node() {}, way() {}, relation() {} })
  return { bytes: file.bytes, passMs: performance.now() - start }
}

async function runRating() {
  const catalogue = await openCatalogue(`${folder}/catalogue.sqlite`)
  const spots = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
  const start = performance.now()
  const noise = await catalogue.noise()
  const noiseMaps = openNoise(noise.at(noise.version()), new PageCache(RATING_CACHE_BYTES))
  for (const spot of spots) noiseMaps.explain(spot)
  const rateMs = performance.now() - start
  const points = Array.from({ length: WARM_ROUNDS }, () => spots).flat()
  const warm = performance.now()
  for (const point of points) noiseMaps.explain(point)
  await catalogue.close()
  return { spots: spots.length, rateMs, pointsPerSecond: (1000 * points.length) / (performance.now() - warm) }
}
