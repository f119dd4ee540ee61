import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { testOverEngines } from '../../../test/support/engines.ts'
import { spotRecord } from '../../../test/support/spots.ts'
import type { SpotDraft } from '../../spots/spot.ts'
import type { Catalogue, Source } from '../catalogue.ts'
import { openCatalogue, openEngine } from '../open.ts'

// Slugs over several publishes, and over an update of the program.

const source: Source = {
  name: 'a',
  attribution: 'A',
  licence: null,
  url: null,
  ratings: 'editorial',
  extractDate: null,
}

function named(id: string, name: string, slug: string | null = null): SpotDraft {
  return { ...spotRecord(id, { source: 'a', name, place: null, country: null }), slug }
}

async function publish(catalogue: Catalogue, drafts: SpotDraft[]): Promise<Record<string, string>> {
  await catalogue.publish({ sources: [source], drafts })
  const spots = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
  return Object.fromEntries(spots.map(({ id, slug }) => [id, slug]))
}

testOverEngines(
  'slugs of a catalogue from before present ones stood with their spots stay as they are',
  async engine => {
    const place = await engine.newPlace()
    const before = await openCatalogue(place)
    await publish(before, [named('a-1', 'Lake', 'first'), named('a-2', 'Lake'), named('a-3', 'Gone Lake')])
    await publish(before, [named('a-1', 'Lake', 'second'), named('a-2', 'Lake')])
    await before.close()
    const database = await openEngine(place)
    await sql`insert into slugs (slug, spot_id) select slug, id from spots`.execute(database.db)
    await sql`delete from kysely_migration where name >= '011-lighter-publishes'`.execute(database.db)
    await database.close()
    const catalogue = await openCatalogue(place)
    for (const slug of ['first', 'second']) assert.equal((await catalogue.spot(slug))?.id, 'a-1')
    assert.equal((await catalogue.spot('lake'))?.id, 'a-2')
    const oldSlugs = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.oldSlugs))
    assert.deepEqual(
      oldSlugs.map(row => ({ ...row })),
      [{ slug: 'first', id: 'a-1' }],
    )
    assert.deepEqual(await publish(catalogue, [named('a-3', 'Lake'), named('a-4', 'First'), named('a-5', 'Lake')]), {
      'a-3': 'gone-lake',
      'a-4': 'first-2',
      'a-5': 'lake-2',
    })
    await catalogue.close()
  },
)

testOverEngines('numbers of namesakes go on behind those of earlier batches and publishes', async engine => {
  const catalogue = await openCatalogue(await engine.newPlace())
  const wood = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      named(`a-${String(i).padStart(4, '0')}`, i % 2 === 0 ? 'Wood' : `Hill ${i}`),
    )
  const first = await publish(catalogue, wood(2400))
  assert.deepEqual([first['a-0000'], first['a-0002'], first['a-2398']], ['wood', 'wood-2', 'wood-1200'])
  const second = await publish(catalogue, [...wood(2400), named('a-3', 'Wood'), named('a-4', 'Wood', 'wood-1300')])
  assert.deepEqual([second['a-3'], second['a-4']], ['wood-1202', 'wood-1300'])
  const third = await publish(catalogue, [named('a-5', 'Wood'), named('a-6', 'Wood', 'wood-7')])
  assert.deepEqual(third, { 'a-5': 'wood-1203', 'a-6': 'wood-1204' })
  await catalogue.close()
})

testOverEngines('a spot that drops a slug may have it back, and nobody else', async engine => {
  const catalogue = await openCatalogue(await engine.newPlace())
  await publish(catalogue, [named('a-1', 'Lake'), named('a-2', 'Hill')])
  const swapped = await publish(catalogue, [named('a-1', 'Lake', 'hill'), named('a-2', 'Hill', 'top')])
  assert.deepEqual(swapped, { 'a-1': 'lake', 'a-2': 'top' })
  assert.deepEqual(await publish(catalogue, [named('a-1', 'Lake', 'hill'), named('a-2', 'Hill', 'hill')]), {
    'a-1': 'lake',
    'a-2': 'hill',
  })
  assert.equal((await catalogue.spot('top'))?.id, 'a-2')
  await catalogue.close()
})

testOverEngines(
  'a draft of a source that the catalogue does not have fails, and leaves the last version',
  async engine => {
    const catalogue = await openCatalogue(await engine.newPlace())
    await publish(catalogue, [named('a-1', 'Lake')])
    await assert.rejects(
      catalogue.publish({ sources: [source], drafts: [{ ...named('b-1', 'Hill'), source: 'b' }] }),
      /drafts name the source "b", which the catalogue does not have/,
    )
    assert.equal((await catalogue.version()).number, 1)
    assert.equal((await catalogue.spot('lake'))?.id, 'a-1')
    await catalogue.close()
  },
)
