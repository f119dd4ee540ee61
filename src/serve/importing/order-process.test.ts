import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { cutConnections, named, newName } from '../../../test/support/cut-connections.ts'
import { POSTGRES } from '../../../test/support/engines.ts'
import { newPlace } from '../../../test/support/import-workers.ts'
import { isDatabaseAway } from '../../catalogue/database-away.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { writeOrder } from '../../import/origin/order.ts'
import { openSnapshotStore } from '../../index/snapshots/open-store.ts'
import { readConfig } from '../config.ts'
import { importOrdered } from './order-process.ts'
import { writeOrderWork } from './order-work.ts'
import { upload } from './upload.ts'

const FLAGS = { dryRun: false, allowShrink: false, allowsPrivate: false, trustsServer: false }

test('a database that goes ends a run of an order and not the order, and the next run publishes', {
  skip: POSTGRES.skip,
}, async t => {
  const { folder, shared } = await newPlace()
  t.after(() => folder.remove())
  const name = newName()
  const config = readConfig({
    ...shared,
    DATABASE_URL: named(shared.DATABASE_URL, name),
    DATA_DIR: join(folder.path, 'worker'),
  })
  const file = join(folder.path, 'lakes.csv')
  writeFileSync(file, 'id,name,latitude,longitude,silenceRating\nl-1,Still Lake,42.5,1.5,4.5\n')
  const source = { name: 'lakes', attribution: 'Us', licence: null, url: null }
  const order = writeOrder(file, { source, columns: new Map(), strict: false, drawsBaseMap: false })
  const content = await upload(openSnapshotStore(shared.SNAPSHOT_URL, config.s3), file)
  const ordered = { id: 'a', name: 'lakes.csv', work: writeOrderWork({ order, url: null, content, ...FLAGS }) }
  const run = (beforePublish: () => Promise<void>) => importOrdered(config, ordered, { onProgress() {}, beforePublish })

  const other = await openCatalogue(shared.DATABASE_URL)
  t.after(() => other.close())
  // While another publishes, the import waits for its turn.
  await other.publish(
    { sources: [], drafts: [] },
    {
      async whenAlone() {
        const over = new AbortController()
        const broken = assert.rejects(
          run(() => Promise.resolve()).finally(() => over.abort()),
          isDatabaseAway,
        )
        while (!over.signal.aborted) await cutConnections(name, '%pg_advisory_xact_lock%')
        await broken
      },
    },
  )
  await assert.rejects(
    run(() => cutConnections(name)),
    isDatabaseAway,
  )
  const result = await run(() => Promise.resolve())
  assert.ok('report' in result && result.report.outcome === 'published', JSON.stringify(result))
})
