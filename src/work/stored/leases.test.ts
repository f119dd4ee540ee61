import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { isHeldBy, newLease } from './leases.ts'
import { openWorkFile } from '../sqlite/work-file.ts'

test('leases differ, and cannot be guessed', () => {
  const leases = new Set(Array.from({ length: 1000 }, newLease))
  assert.equal(leases.size, 1000)
  for (const lease of leases) assert.match(lease, /^[0-9a-f]{32}$/)
})

test('a dead thread, start or machine held what is its own and what is below it, and no namesake', async () => {
  const file = openWorkFile(':memory:')
  try {
    const held = async (dead: string) => {
      const owners = sql`(values ('m1/s1/0'), ('m1/s1/1'), ('m1/s10/0'), ('m10/s1/0'), ('m1'), (null))`
      const { rows } = await sql<{ holder: string }>`
        select holder from (select column1 as holder from ${owners}) where ${isHeldBy(dead)}`.execute(file)
      return rows.map(({ holder }) => holder)
    }
    assert.deepEqual(await held('m1/s1/0'), ['m1/s1/0'])
    assert.deepEqual(await held('m1/s1'), ['m1/s1/0', 'm1/s1/1'])
    assert.deepEqual(await held('m1'), ['m1/s1/0', 'm1/s1/1', 'm1/s10/0', 'm1'])
    assert.deepEqual(await held('m2'), [])
  } finally {
    await file.destroy()
  }
})
