import assert from 'node:assert/strict'
import { test } from 'node:test'
import { POSTGRES } from '../../../../test/support/engines.ts'
import type { StagedRow } from '../../engine.ts'
import type { Tables } from '../../schema.ts'
import { kyselyOfClient, openClient, placeOf } from '../connection.ts'
import { openCatalogue } from '../../open.ts'
import { EarlyDrafts } from './early-drafts.ts'
import { NewSources } from './new-sources.ts'
import { takeIn } from './take-in.ts'

const TEXT = 'a\\b\tc\n\r"Łąka 上'

test('drafts go to where they stay up to a number, those behind it are staged, and the first of a key stays', {
  skip: POSTGRES.skip,
}, async () => {
  const url = await POSTGRES.newPlace()
  await (await openCatalogue(url)).close()
  const client = await openClient(placeOf(url))
  await client.query('begin')
  const [early, sources] = [new EarlyDrafts(), new NewSources(kyselyOfClient<Tables>(client))]
  const rows = ['b', 'c', 'a', 'b', 'd', 'c', 'd', 'e'].map(rowOf)
  const batches = [rows.slice(0, 5), [...rows.slice(5), { ...rowOf('w', 8), silence_rating: null }]]
  const repeated = await takeIn(client, { early, sources, most: 4 }, toAsync(batches))
  assert.deepEqual(
    repeated.map(({ position, line, id }) => [position, line, id]),
    [
      [3, 2 ** 40 + 3, 'b'],
      [5, 2 ** 40 + 5, 'c'],
      [6, 2 ** 40 + 6, 'd'],
    ],
  )
  const written = await client.query('select id, source, record from source_spots order by id')
  assert.deepEqual(
    written.rows,
    ['a', 'b', 'c', 'd'].map(id => ({ id, source: TEXT, record: `${TEXT} of ${id}` })),
  )
  assert.deepEqual(
    [...early.inOrder()].map(({ id, name }) => [id, name]),
    ['a', 'b', 'c', 'd'].map(id => [id, TEXT]),
  )
  const staged = await client.query('select * from staged order by id')
  assert.deepEqual(staged.rows, [rowOf('e', 7), { ...rowOf('w', 8), silence_rating: null }])
  await client.end()
})

function rowOf(id: string, position: number): StagedRow {
  const line = 2 ** 40 + position
  return {
    position,
    line,
    id,
    source: TEXT,
    slug: null,
    silence_rating: 2.5,
    name: TEXT,
    place: null,
    country: 'AD',
    record: `${TEXT} of ${id}`,
  }
}

async function* toAsync<T>(batches: readonly T[]): AsyncGenerator<T> {
  yield* batches
}
