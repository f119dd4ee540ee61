// Workers killed while they import, whatever part of it they have.
import assert from 'node:assert/strict'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { POSTGRES } from '../support/engines.ts'
import { workersBesideOne } from '../support/import-workers.ts'
import { NO_EXTRACTS, realExtract } from '../support/osm-samples.ts'
import { between, seededRandom } from '../support/random.ts'
import { noRedis } from '../support/redis.ts'

/** Few in the daily suite; `npm run test:faults` plays 20. */
const kills = Number(process.env['IMPORT_KILLS'] ?? 3)
const seed = Number(process.env['IMPORT_SEED'] ?? 1)

/** A region as it was at two times: each is an update of the other. */
const extracts = ['andorra-2023-05-02.osm.pbf', 'andorra-2025-01-19.osm.pbf'].flatMap(name => realExtract(name) ?? [])
const skip = POSTGRES.skip || noRedis || (extracts.length === 2 ? false : NO_EXTRACTS)

void test(`workers killed at ${kills} moments leave the result that one process gives`, { skip }, async t => {
  const random = seededRandom(seed)
  const { alone, place, workers } = await workersBesideOne(t)
  const files = extracts.map((extract, i) => {
    const file = join(place.folder.path, `region-${i}.osm.pbf`)
    copyFileSync(extract, file)
    return file
  })
  const wanted = new Map<string, string>()
  let helped = 0
  let tookMs = 0
  for (let round = 0; round <= kills; round++) {
    const file = files[round % files.length] ?? ''
    const words = ['import', file, '--source', 'region']
    // From the second time on it is as it was the last time.
    if (round < 2 * files.length) {
      assert.equal((await alone.command(...words)).code, 0)
      wanted.set(file, await alone.exportOf('region'))
    }
    const began = performance.now()
    const ordered = place.command(...words, '--on-workers')
    // The first is left alone, to know how long they take.
    if (round === 0) await ordered
    else {
      await wait(random() * tookMs)
      const i = between(random, 0, workers.length - 1)
      const killed = workers[i]
      helped += Number(killed?.output().includes('takes part in an import'))
      await killed?.stop('SIGKILL')
      // The same machine: what it ran is put back at its start.
      workers[i] = await place.newWorker(i)
    }
    const { code, out, err } = await ordered
    tookMs = Math.max(tookMs, round === 0 ? performance.now() - began : 0)
    assert.equal(code, 0, err)
    assert.match(out, /published as version|nothing changed/)
    assert.ok((await place.exportOf('region')) === wanted.get(file), `round ${round}: the same bytes`)
  }
  t.diagnostic(`an import that is left alone takes ${Math.round(tookMs)} ms; ${helped} of the killed took units`)
  const { out: versions } = await place.command('imports')
  assert.equal(versions.match(/succeeded/g)?.length, kills + 1, versions)
})
