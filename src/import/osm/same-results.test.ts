import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { NO_EXTRACTS, realExtract } from '../../../test/support/osm-samples.ts'
import { wholeMap } from '../../../test/support/whole-map.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { writeNoiseMap } from '../../silence/noise-bytes.ts'
import { importFile } from '../import-file.ts'
import { ImportLog } from '../import-log.ts'
import { importOsm, OSM_TERMS } from './import-osm.ts'
import { openOsm } from './open-osm.ts'
import { NO_NOISE_STORE } from '../../silence/pages/noise-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-same-results-'))
after(() => rmSync(folder, { recursive: true }))

const EXTRACTS = [
  'andorra-2025-01-19.osm.pbf',
  'liechtenstein-2024-03-04.osm.pbf',
  'monaco-planetiler.osm.pbf',
  'north-bayreuth.osm.gz',
]

for (const name of EXTRACTS) {
  const path = realExtract(name)
  test(`${name} gives the same drafts and noise, with its nodes in memory, on disk, or read by several threads`, {
    skip: path ? false : NO_EXTRACTS,
  }, async () => {
    const [inMemory, ...others] = await Promise.all(
      [{ mostInMemory: Infinity }, { mostInMemory: 0 }, { mostInMemory: 0, threads: 4 }].map(async means => {
        const request = { source: 'here', area: null, store: NO_NOISE_STORE, ...means }
        const { drafts, noise, report } = await importOsm(await openOsm(path ?? ''), request)
        return { drafts: JSON.stringify([...drafts]), noise: writeNoiseMap(wholeMap(noise)), seen: report.seen }
      }),
    )
    assert.equal(others.length, 2)
    for (const other of others) {
      assert.deepEqual(other.seen, inMemory?.seen)
      assert.equal(other.drafts, inMemory?.drafts)
      assert.ok(inMemory && Buffer.from(other.noise).equals(inMemory.noise))
    }
  })
}

const [old, recent] = [realExtract('andorra-2023-05-02.osm.pbf'), realExtract('andorra-2025-01-19.osm.pbf')]

test('Andorra over what it was a year and a half before is, byte for byte, Andorra imported afresh', {
  skip: old && recent ? false : NO_EXTRACTS,
}, async () => {
  const [updated, fresh] = await Promise.all(
    [[old, recent], [recent]].map(async (paths, i) => {
      const catalogue = await openCatalogue(join(folder, `${i}.sqlite`))
      for (const path of paths) {
        const log = new ImportLog()
        const source = { ...OSM_TERMS, name: 'andorra' }
        const { outcome } = await importFile(catalogue, { path: path ?? '', source, columns: new Map(), log })
        assert.equal(outcome, 'published')
        log.close()
      }
      const drafts = JSON.stringify(await Array.fromAsync(catalogue.drafts('andorra')))
      const store = await catalogue.noise()
      const noise = Buffer.concat(store.ownIn([0, Number.MAX_SAFE_INTEGER]).map(({ hash }) => store.bytes(hash)))
      store.close()
      const grid = Buffer.from((await catalogue.grids()).get('andorra') ?? [])
      const [{ importedAt: _, ...source } = assert.fail('no source')] = await catalogue.sources()
      await catalogue.close()
      return { drafts, noise, grid, source }
    }),
  )
  assert.ok(updated && fresh && fresh.drafts.length > 100_000 && fresh.noise.length > 100_000)
  assert.equal(updated.drafts, fresh.drafts)
  assert.ok(updated.noise.equals(fresh.noise))
  assert.ok(updated.grid.equals(fresh.grid))
  assert.deepEqual(updated.source, fresh.source)
})
