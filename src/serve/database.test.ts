// The same catalogue served out of a file and out of PostgreSQL.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { commandLineWith } from '../../test/support/command-line.ts'
import { POSTGRES } from '../../test/support/engines.ts'
import { startProcess, temporaryFolder } from '../../test/support/running-server.ts'
import { answerOf, targetsOf } from '../../test/support/targets.ts'
import { until } from '../../test/support/until.ts'

const { skip } = POSTGRES
/** So that both write the same links. */
const PUBLIC = { PUBLIC_URL: 'https://quiet.test', RATE_LIMIT_PER_MINUTE: '999999', PAGE_LIMIT_PER_MINUTE: '999999' }

test('a catalogue that moves to PostgreSQL keeps every byte, validator and cursor, and takes new versions', {
  skip,
}, async () => {
  const [fileFolder, serverFolder] = [temporaryFolder(), temporaryFolder()]
  const database = { DATABASE_URL: await POSTGRES.newPlace(), DATA_DIR: serverFolder.path }
  const fromFile = await startProcess({ ...PUBLIC, DATA_DIR: fileFolder.path })
  try {
    const file = join(fileFolder.path, 'catalogue.sqlite')
    const copied = await commandLineWith(database, 'catalogue', 'copy', file, 'database')
    assert.match(
      copied.out,
      /^copied \d{3} spots, 1 versions, \d{3} changes and 0 webhook endpoints to PostgreSQL at /,
      copied.err,
    )
    const fromServer = await startProcess({ ...PUBLIC, ...database })
    try {
      const targets = await targetsOf(fromFile.url)
      assert.ok(targets.length > 100)
      for (const target of targets) {
        assert.deepEqual(await answerOf(fromServer.url + target), await answerOf(fromFile.url + target), target)
      }
      const csv = join(serverFolder.path, 'new.csv')
      writeFileSync(csv, 'id,name,latitude,longitude,silenceRating\nnew-1,Newest Lake,42.5,1.5,4.5\n')
      const imported = await commandLineWith(database, 'import', csv, '--source', 'new', '--attribution', 'Us')
      assert.equal(imported.code, 0, imported.err)
      await until(async () => (await fetch(`${fromServer.url}/api/spots/new-1`)).status === 200)
      assert.equal((await fetch(`${fromFile.url}/api/spots/new-1`)).status, 404)
    } finally {
      assert.equal(await fromServer.stop(), 0)
    }
  } finally {
    await fromFile.stop()
    fileFolder.remove()
    serverFolder.remove()
  }
})
