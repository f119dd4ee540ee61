import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { sampleMap } from '../../../test/support/osm-samples.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { importFile, type ImportOptions } from '../import-file.ts'
import type { ImportReport } from '../report.ts'
import { ImportLog } from '../import-log.ts'
import type { ImportRequest } from '../importer.ts'
import { withoutSource } from '../osm/without-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-same-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0

const rangers = { name: 'rangers', attribution: 'Us', licence: null, url: null }
const LAKES = 'id,name,lat,lon,rating\n1,Lake,62.1,8.9,4\n2,Tarn,62.2,8.9,3\n'

type Given = Partial<Pick<ImportRequest, 'source' | 'columns' | 'encoding' | 'areaFile'>> & ImportOptions

async function take(catalogue: Catalogue, path: string, given: Given = {}): Promise<ImportReport> {
  const log = new ImportLog()
  try {
    const { source = null, columns = new Map(), encoding, areaFile, ...options } = given
    const more = { ...(encoding && { encoding }), ...(areaFile !== undefined && { areaFile }) }
    return await importFile(catalogue, { path, source, columns, log, ...more }, options)
  } finally {
    log.close()
  }
}

function write(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

async function newCatalogue(t: { after(work: () => Promise<void>): void }): Promise<Catalogue> {
  const catalogue = await openCatalogue(join(folder, `${++files}.sqlite`))
  t.after(() => catalogue.close())
  return catalogue
}

const square = (west: number, east: number) =>
  `region\n1\n ${west} -0.1\n ${east} -0.1\n ${east} 0.1\n ${west} 0.1\nEND\nEND\n`

/** A region with one hill and one road, so many metres east of the meridian. */
function region(east: number, road = 'primary'): string {
  const map = sampleMap()
  map.node(east, 0, { name: `Owl Hill ${east}`, natural: 'peak' })
  map.way([east - 5000, 1000, east + 5000, 1000], { highway: road })
  return map.xml()
}

test('the same file again changes nothing and makes no version', async t => {
  const catalogue = await newCatalogue(t)
  const path = write('lakes.csv', LAKES)
  assert.equal((await take(catalogue, path, { source: rangers })).outcome, 'published')
  const again = await take(catalogue, path, { source: rangers })
  assert.deepEqual(
    [again.outcome, again.version.number, again.sources, again.format, again.unchanged],
    ['nothing changed', 1, ['rangers'], 'CSV', 2],
  )
  assert.equal((await catalogue.version()).number, 1)
  assert.equal((await take(catalogue, path, { source: rangers, dryRun: true })).outcome, 'dry run')
})

test('other bytes, terms, columns, encoding or strictness are another import', async t => {
  const catalogue = await newCatalogue(t)
  const path = write('terms.csv', LAKES)
  const orders: Given[] = [
    { source: rangers },
    { source: { ...rangers, attribution: 'Them' } },
    { source: { ...rangers, licence: 'CC0-1.0' } },
    { source: rangers, columns: new Map([['id', 'otherNames'] as const]) },
    { source: rangers, encoding: 'latin1' },
    { source: rangers, strict: true },
  ]
  for (const order of orders) {
    assert.equal((await take(catalogue, path, order)).outcome, 'published', JSON.stringify(order))
    assert.equal((await take(catalogue, path, order)).outcome, 'nothing changed', JSON.stringify(order))
  }
  write('terms.csv', LAKES.replace('Tarn', 'Turn'))
  assert.equal((await take(catalogue, path, { source: rangers, strict: true })).outcome, 'published')
})

test('a file whose source has been removed, or imported from elsewhere, is imported', async t => {
  const catalogue = await newCatalogue(t)
  const path = write('back.csv', LAKES)
  await take(catalogue, path, { source: rangers })
  await catalogue.removeSource('rangers')
  assert.equal((await take(catalogue, path, { source: rangers })).outcome, 'published')
  await take(catalogue, write('other.csv', LAKES.replace(',4', ',5')), { source: rangers })
  const back = await take(catalogue, path, { source: rangers })
  assert.deepEqual([back.outcome, back.changed], ['published', 1])
})

test('a file some of whose ids belonged to another source brings them once that is gone', async t => {
  const catalogue = await newCatalogue(t)
  const exported = (source: string, id: string) =>
    `id,name,lat,lon,rating,source,sourceAttribution\n${id},Lake,62.1,8.9,4,${source},Us\n${source}-2,Fen,62.2,8.9,4,${source},Us\n`
  await take(catalogue, write('others.csv', exported('others', 'others-1')))
  const own = write('own.csv', exported('rangers', 'others-1'))
  for (const _ of [1, 2]) {
    const { outcome, refused, added, unchanged } = await take(catalogue, own)
    assert.deepEqual([outcome, refused, added + unchanged], ['published', 1, 1])
  }
  await catalogue.removeSource('others')
  assert.equal((await take(catalogue, own)).added, 1)
  assert.equal((await take(catalogue, own)).outcome, 'nothing changed')
})

test('a region is imported again when its border or the noise near it has changed, not for noise far away', async t => {
  const catalogue = await newCatalogue(t)
  const area = write('here.poly', square(-0.1, 0.1))
  const here = { path: write('here.osm', region(0)), areaFile: area }
  const outcome = async () => (await take(catalogue, here.path, here)).outcome
  assert.equal(await outcome(), 'published')
  assert.equal(await outcome(), 'nothing changed')
  // Another border under the same name.
  write('here.poly', square(-0.1, 0.11))
  assert.equal(await outcome(), 'published')
  const far = write('far.osm', region(2_000_000))
  await take(catalogue, far, { areaFile: write('far.poly', square(17.9, 18.1)) })
  assert.equal(await outcome(), 'nothing changed')
  const near = { areaFile: write('near.poly', square(0.11, 0.3)) }
  await take(catalogue, write('near.osm', region(20_000)), near)
  // What lies near has been rated anew by the version of its neighbour; its own file may say more.
  assert.equal(await outcome(), 'published')
  assert.equal(await outcome(), 'nothing changed')
  // It heard this region when it was imported, whose noise is the same.
  assert.equal((await take(catalogue, join(folder, 'near.osm'), near)).outcome, 'nothing changed')
  await catalogue.removeSource('near', withoutSource('near', catalogue))
  assert.equal(await outcome(), 'published')
})

test('places that the model rates are imported again when a region comes or changes', async t => {
  const catalogue = await newCatalogue(t)
  const path = write('unrated.csv', 'id,name,lat,lon\n1,Lake,0,0.01\n')
  await take(catalogue, path, { source: rangers })
  assert.equal((await take(catalogue, path, { source: rangers })).outcome, 'nothing changed')
  await take(catalogue, write('around.osm', region(0)), { areaFile: write('around.poly', square(-0.1, 0.1)) })
  const rated = await take(catalogue, path, { source: rangers })
  assert.deepEqual([rated.outcome, rated.ratedByModel], ['published', 1])
  assert.equal((await take(catalogue, path, { source: rangers })).outcome, 'nothing changed')
})

test('another program imports anew, as does one that does not know what was imported', async t => {
  const catalogue = await newCatalogue(t)
  const path = write('program.csv', LAKES)
  await take(catalogue, path, { source: rangers })
  const origin = (await catalogue.origins()).get('rangers') ?? assert.fail('no origin')
  await catalogue.keepOrigin('rangers', { ...origin, program: 'an earlier one' })
  assert.equal((await take(catalogue, path, { source: rangers })).outcome, 'published')
  await catalogue.keepOrigin('rangers', { ...origin, content: null })
  assert.equal((await take(catalogue, path, { source: rangers })).outcome, 'published')
  assert.equal((await take(catalogue, path, { source: rangers })).outcome, 'nothing changed')
})
