import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { checkedClient } from '../../test/support/checked-client.ts'
import { testService } from '../../test/support/service.ts'
import { randomSpots } from '../../test/support/spots.ts'
import { openQueue } from '../work/stored/queue.ts'
import { openStoredResponses } from '../work/stored/stored-responses.ts'
import { openWorkFile } from '../work/sqlite/work-file.ts'

test('a full disk is 503 with words where something must be written down, and nothing is run; reads go on', async () => {
  const file = openWorkFile(':memory:')
  const jobs = await openQueue(file, { owner: 'm/1/1' })
  const answers = await openStoredResponses(file, { owner: 'm/1/1' })
  const { get, post } = checkedClient(await testService(randomSpots(5), { jobs, answers }))
  await sql`pragma max_page_count = 1`.execute(file)
  const body = { operations: Array.from({ length: 10 }, () => ({ path: `/api/spots?q=${'x'.repeat(3000)}` })) }
  for (const headers of [{ prefer: 'respond-async' }, { 'idempotency-key': 'k' }]) {
    let last = await post('/api/batch', body, headers)
    // Pages that are written already take some.
    for (let i = 0; i < 10 && last.status < 500; i++) {
      last = await post('/api/batch', body, {
        ...headers,
        ...('prefer' in headers ? {} : { 'idempotency-key': `k${i}` }),
      })
    }
    assert.deepEqual([last.status, last.json.error.code], [503, 'unavailable'])
    assert.match(last.json.error.message, /its disk may be full: nothing was done; try again later/)
    assert.equal(last.headers.get('retry-after'), '60')
  }
  assert.equal((await get('/api/spots')).status, 200)
  await file.destroy()
})
