import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { sampleMap } from '../../../../test/support/osm-samples.ts'
import { between, seededRandom } from '../../../../test/support/random.ts'
import { openCatalogue } from '../../../catalogue/open.ts'
import { importFile } from '../../import-file.ts'
import { ImportLog } from '../../import-log.ts'
import { memoryStore } from '../../../silence/pages/memory-pages.ts'
import { NO_NOISE_STORE, type OwnNoise } from '../../../silence/pages/noise-pages.ts'
import { importOsm } from '../import-osm.ts'
import type { SpotDraft } from '../../../spots/spot.ts'
import { keptWords } from '../importer.ts'
import { openOsm } from '../open-osm.ts'
import type { HearingCounts } from './hearing.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-hearing-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0

/** Three degrees by one: the middle of it hears no edge. */
const WIDE = [Int32Array.of(-1e7, -5e6, 2e7, -5e6, 2e7, 5e6, -1e7, 5e6, -1e7, -5e6)]

/** Hills and roads all over; `changed` roads are motorways, and `moved` hills lie elsewhere. */
function region({ changed = [] as number[], moved = [] as number[], seed = 5 } = {}): string {
  const random = seededRandom(seed)
  const map = sampleMap()
  const place = () => [between(random, -90_000, 200_000), between(random, -45_000, 45_000)] as const
  for (let i = 0; i < 40; i++) {
    const [x, y] = place()
    map.node(moved.includes(i) ? x + 300 : x, y, { name: `Owl Hill ${i}`, natural: 'peak' })
  }
  for (let i = 0; i < 60; i++) {
    const [x, y] = place()
    map.way([x, y, x + 2000, y + 500], { highway: changed.includes(i) ? 'motorway' : 'tertiary' })
  }
  const path = join(folder, `${++files}.osm`)
  writeFileSync(path, map.xml())
  return path
}

type Read = { own: OwnNoise; drafts: SpotDraft[]; counts: HearingCounts }

async function read(path: string, before?: Read, area = WIDE): Promise<Read> {
  const done = await importOsm(await openOsm(path), {
    source: 'here',
    area,
    store: before ? memoryStore([before.own]) : NO_NOISE_STORE,
    ...(before && { earlier: () => Readable.from(before.drafts) }),
  })
  return { own: done.own, drafts: [...done.drafts], counts: done.report.heard() }
}

test('only what hears a change is rated anew, and the result is that of a fresh import', async () => {
  let last = await read(region())
  assert.deepEqual(last.counts.spots, { anew: 40, kept: 0 })
  for (const change of [{ changed: [3] }, { changed: [3, 17, 40] }, { moved: [2, 9] }, { changed: [8], moved: [30] }]) {
    const path = region(change)
    const now = await read(path, last)
    const { spots, cells } = now.counts
    assert.equal(spots.anew + spots.kept, 40)
    assert.ok(spots.anew > 0 && spots.kept >= 10 && cells.kept >= 5 && cells.anew > 0, JSON.stringify(now.counts))
    const fresh = await read(path)
    assert.deepEqual(now.drafts, fresh.drafts)
    assert.equal(now.own.region.digest, fresh.own.region.digest)
    last = now
  }
})

test('another outline is heard near its edges alone, old and new', async () => {
  const before = await read(region())
  // The east is gone.
  const narrow = [Int32Array.of(-1e7, -5e6, 13e6, -5e6, 13e6, 5e6, -1e7, 5e6, -1e7, -5e6)]
  const now = await read(region(), before, narrow)
  const fresh = await read(region(), undefined, narrow)
  assert.deepEqual(now.drafts, fresh.drafts)
  assert.ok(now.drafts.length < before.drafts.length && now.counts.spots.kept >= 10 && now.counts.spots.anew > 0)
  const back = await read(region(), now)
  assert.deepEqual(back.drafts, before.drafts)
  assert.ok(back.counts.spots.kept >= 10)
})

test('an import over an earlier one says what it kept; what another program rated is rated anew', async () => {
  const areaFile = join(folder, 'area.poly')
  writeFileSync(areaFile, 'region\n1\n -0.12 -0.12\n 0.12 -0.12\n 0.12 0.12\n -0.12 0.12\nEND\nEND\n')
  const catalogue = await openCatalogue(join(folder, 'catalogue.sqlite'))
  const take = async (lake: string) => {
    const map = sampleMap()
    map.node(0, 0, { name: 'Owl Hill', natural: 'peak' })
    map.node(-300, 100, { name: lake, natural: 'peak' })
    const path = join(folder, 'one.osm')
    writeFileSync(path, map.xml())
    const log = new ImportLog()
    const source = { name: 'here', attribution: '', licence: null, url: null }
    const { facts } = await importFile(catalogue, { path, source, areaFile, columns: new Map(), log })
    log.close()
    return facts['rated']
  }
  assert.equal(await take('Fox Hill'), undefined)
  assert.equal(await take('Hare Hill'), '0 places anew, in 0 of 2 cells; 2 places that hear no change kept')
  const origin = (await catalogue.origins()).get('here') ?? assert.fail('no origin')
  await catalogue.keepOrigin('here', { ...origin, program: 'another' })
  assert.equal(await take('Wolf Hill'), undefined)
  await catalogue.close()
})

test('a report speaks of one place as of several', () => {
  const counts = { spots: { anew: 1, kept: 1 }, cells: { anew: 1, kept: 0 } }
  assert.equal(keptWords(counts), '1 place anew, in 1 of 1 cell; 1 place that hears no change kept')
  assert.equal(keptWords({ ...counts, spots: { anew: 3, kept: 0 } }), null)
})
