// An own point from its first import to another catalogue: it waits, is rated, is exported over HTTP, and is rated anew.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { checkedClient } from '../../test/support/checked-client.ts'
import { sampleMap } from '../../test/support/osm-samples.ts'
import { LINKS, testService } from '../../test/support/service.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { openCatalogue } from '../catalogue/open.ts'
import { buildIndex } from '../index/build.ts'
import { openIndex } from '../index/open.ts'
import { createReads } from '../service/reads.ts'
import { joinNoiseMaps } from '../silence/noise-maps.ts'
import { importFile } from './import-file.ts'
import { ImportLog } from './import-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-waiting-'))
after(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const areaFile = write('area.poly', 'region\n1\n  -0.1 -0.1\n  0.1 -0.1\n  0.1 0.1\n  -0.1 0.1\nEND\nEND\n')

/** A region with one main road, so many metres north of 0°. */
function regionWithRoadAt(metres: number): string {
  const map = sampleMap()
  map.node(5000, -3000, { name: 'Owl Hill', natural: 'peak' })
  map.way([-9000, metres, 9000, metres], { highway: 'primary' })
  return write(`region-${metres}.osm`, map.xml())
}

const OURS = { name: 'mine', attribution: 'Us', licence: null, url: null }

async function run(catalogue: Catalogue, path: string, source: typeof OURS | null = null) {
  const log = new ImportLog()
  const isRegion = path.endsWith('.osm')
  const regionName = { ...OURS, name: 'region' }
  const request = {
    path,
    source: isRegion ? regionName : source,
    columns: new Map(),
    log,
    ...(isRegion && { areaFile }),
  }
  const report = await importFile(catalogue, request)
  log.close()
  return report
}

async function exportOf(catalogue: Catalogue): Promise<string> {
  const bytes = await catalogue.withSnapshot(snapshot => buildIndex(snapshot, LINKS))
  const options = { links: LINKS, cursorKey: Buffer.from('a key for tests alone'), noiseMaps: joinNoiseMaps([]) }
  const reads = await createReads(openIndex(bytes), { ...options, changeLog: catalogue })
  const { status, text } = await checkedClient({ ...(await testService([])), reads }).get('/api/export')
  assert.equal(status, 200)
  return text
}

test('a point that waited is rated with its region, exported over HTTP, restored, and rated anew with the next region', async () => {
  const first = await openCatalogue(join(folder, 'first.sqlite'))
  await run(first, write('mine.csv', 'id,name,latitude,longitude\n1,Here,0.02,0\n2,Elsewhere,5,5\n'), OURS)
  assert.equal(await first.spot('mine-1'), undefined)
  const region = await run(first, regionWithRoadAt(1000))
  assert.equal(region.facts['waiting'], 'mine: 1 place that had waited for this region is rated now')
  const rated = (await first.spot('mine-1')) ?? assert.fail('it still waits')

  assert.deepEqual(Object.keys(rated.levelsByClass ?? {}), ['road/primary'])

  const second = await openCatalogue(join(folder, 'second.sqlite'))
  const restored = await run(second, write('export.ndjson', await exportOf(first)))
  assert.equal(restored.added, 2)
  const there = await second.spot('mine-1')
  assert.deepEqual(
    [there?.silenceRating, there?.ratedBy, there?.confidence, there?.lden],
    [rated.silenceRating, 'model', rated.confidence, rated.lden],
  )
  await run(second, regionWithRoadAt(2100))
  const anew = await second.spot('mine-1')
  assert.deepEqual([anew?.ratedBy, anew?.source], ['model', 'mine'])
  assert.ok((anew?.silenceRating ?? 5) < rated.silenceRating, `${anew?.silenceRating} against ${rated.silenceRating}`)
  await first.close()
  await second.close()
})
