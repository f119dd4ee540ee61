import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { loadOrBuildIndex } from '../../index/build-in-thread.ts'
import { Sections } from '../../index/storage/sections.ts'
import { linksOf, readConfig } from '../config.ts'
import { indexFile } from '../settings/places.ts'
import { BuildCounts } from '../metrics/build-counts.ts'
import { openServedIndex } from './served-index.ts'

test('a machine that starts with the version that others serve has the silence grids of that version', async t => {
  const folder = temporaryFolder()
  t.after(() => folder.remove())
  const config = readConfig({ DATA_DIR: folder.path })
  const place = join(folder.path, 'catalogue.sqlite')
  const catalogue = await openCatalogue(place)
  const source = { name: 'here', attribution: 'Us', licence: null, url: null, extractDate: null }
  const publish = (grid: string) =>
    catalogue.publish({
      sources: [{ ...source, ratings: 'computed' }],
      drafts: [],
      grids: new Map([['here', Buffer.from(grid)]]),
    })
  const { version: served } = await publish('of the version that is served')
  const order = { catalogue: place, links: linksOf(config, 8080), indexFile: indexFile(folder.path) }
  await (await loadOrBuildIndex(catalogue, order)).saved
  await publish('of the newest')

  const rollout = { current: () => Promise.resolve(served) }
  const index = await openServedIndex({
    config,
    record: { catalogue, place, rollout },
    order,
    rollout: null,
    builds: new BuildCounts(),
    log: { info() {}, warn() {}, error() {}, isLevelEnabled: () => false, request() {} },
  })
  const { index: buffer, grids } = index.shared()
  index.stop()
  await catalogue.close()
  assert.equal(new Sections(buffer).head.version.number, served.number)
  assert.deepEqual(
    grids.map(bytes => Buffer.from(bytes).toString()),
    ['of the version that is served'],
  )
})
