import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openCatalogue } from '../catalogue/open.ts'
import { sampleMap } from '../../test/support/osm-samples.ts'
import { importFile, type ImportOptions } from './import-file.ts'
import { ImportLog } from './import-log.ts'
import { OSM_TERMS } from './osm/import-osm.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-shrink-'))
after(() => rmSync(folder, { recursive: true }))

const area = join(folder, 'area.poly')
writeFileSync(area, 'region\n1\n -0.5 -0.5\n 0.5 -0.5\n 0.5 0.5\n -0.5 0.5\nEND\nEND\n')

const catalogue = await openCatalogue(join(folder, 'catalogue.sqlite'))
after(() => catalogue.close())

async function take(name: string, text: string, options: ImportOptions = {}) {
  const path = join(folder, name)
  writeFileSync(path, text)
  const log = new ImportLog()
  const source = name.endsWith('.osm')
    ? { ...OSM_TERMS, name: 'region' }
    : { name: 'rangers', attribution: 'Us', licence: null, url: null }
  const report = await importFile(catalogue, { path, source, columns: new Map(), log, areaFile: area }, options)
  log.close()
  return report
}

const rows = (count: number) =>
  `name,lat,lon,rating\n${Array.from({ length: count }, (_, i) => `Lake ${i},${i},1,4\n`).join('')}`

test('an import that leaves a source less than half of its spots asks to be told that this is meant', async () => {
  assert.equal((await take('a.csv', rows(21))).added, 21)
  const { outcome, shrunk } = await take('a.csv', rows(10))
  assert.deepEqual([outcome, shrunk], ['would shrink', [{ source: 'rangers', before: 21, after: 10 }]])
  assert.equal((await catalogue.sources())[0]?.spots, 21)
  assert.equal((await take('a.csv', rows(11))).outcome, 'published')
  assert.equal((await take('a.csv', rows(2), { allowShrink: true })).outcome, 'published')
  assert.equal((await catalogue.sources())[0]?.spots, 2)
})

test('a map without elements does not take away what its source had', async () => {
  const map = sampleMap()
  for (let i = 0; i < 5; i++) map.node(i * 5000, 0, { name: `Owl Hill ${i}`, natural: 'peak' })
  map.way([-9000, 1000, 9000, 1000], { highway: 'primary' })
  assert.equal((await take('region.osm', map.xml())).added, 5)
  const noise = await noiseOf(catalogue)
  assert.equal((await take('region.osm', sampleMap().xml())).outcome, 'would shrink')
  assert.equal((await catalogue.sources()).find(({ name }) => name === 'region')?.spots, 5)
  assert.deepEqual(await noiseOf(catalogue), noise)
  assert.equal(noise.size, 1)
})

async function noiseOf(from: typeof catalogue) {
  const store = await from.noise()
  const sources = store.sources()
  store.close()
  return sources
}
