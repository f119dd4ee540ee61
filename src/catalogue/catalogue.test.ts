import assert from 'node:assert/strict'
import { SQLITE, testOverEngines } from '../../test/support/engines.ts'
import { spotRecord } from '../../test/support/spots.ts'
import type { SpotDraft, SpotRecord } from '../spots/spot.ts'
import type { Catalogue, Source } from './catalogue.ts'
import { openCatalogue } from './open.ts'

// What every engine's catalogue does.

function source(name: string): Source {
  return { name, attribution: `The ${name} list`, licence: null, url: null, ratings: 'editorial', extractDate: null }
}

function draft(id: string, fields: Partial<SpotDraft> = {}): SpotDraft {
  const known = { tags: ['lake'], silenceRating: 4, country: 'AD', place: 'Ordino', source: 'a' }
  return { ...spotRecord(id, known), slug: null, ...fields }
}

async function spotsOf(catalogue: Catalogue): Promise<SpotRecord[]> {
  return catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
}

async function changeLines(catalogue: Catalogue, version: number): Promise<string[]> {
  const changes = await catalogue.changes({ version: version - 1, sequence: Infinity }, 1000)
  return changes
    .filter(change => change.version === version)
    .map(change => `${change.kind} ${change.id} ${change.slug}`)
}

testOverEngines('a catalogue gives back what was published, in canonical order', async engine => {
  const catalogue = await openCatalogue(await engine.newPlace())
  const drafts = [
    draft('a-1', { silenceRating: 3.2 }),
    draft('a-3'),
    draft('a-2', { name: 'Łąka', accessStatus: 'free' }),
  ]
  await catalogue.publish({ sources: [source('a')], drafts })
  const spots = await spotsOf(catalogue)
  assert.deepEqual(
    spots.map(spot => [spot.id, spot.slug]),
    [
      ['a-2', 'laka'],
      ['a-3', 'spot-a-3'],
      ['a-1', 'spot-a-1'],
    ],
  )
  assert.deepEqual(spots[0], { ...drafts[2], slug: 'laka' })
  await catalogue.close()
})

testOverEngines('a snapshot says when each spot last changed', async engine => {
  let now = 0
  const catalogue = await openCatalogue(await engine.newPlace(), { now: () => new Date(now) })
  await catalogue.publish({ sources: [source('a')], drafts: [draft('a-1'), draft('a-2')] })
  now = 86_400_000
  await catalogue.publish({ sources: [source('a')], drafts: [draft('a-1'), draft('a-2', { name: 'Other' })] })
  const times = await catalogue.withSnapshot(({ changeTimes }) => Array.fromAsync(changeTimes))
  assert.deepEqual(
    times.map(time => ({ ...time })).sort((a, b) => (a.id < b.id ? -1 : 1)),
    [
      { id: 'a-1', at: '1970-01-01T00:00:00.000Z' },
      { id: 'a-2', at: '1970-01-02T00:00:00.000Z' },
    ],
  )
  await catalogue.close()
})

testOverEngines('a publish replaces its source alone and logs created, updated and removed', async engine => {
  const catalogue = await openCatalogue(await engine.newPlace())
  await catalogue.publish({ sources: [source('b')], drafts: [draft('b-1', { source: 'b' })] })
  await catalogue.publish({ sources: [source('a')], drafts: ['a-1', 'a-2', 'a-3'].map(id => draft(id)) })
  const drafts = [draft('a-1'), draft('a-2', { silenceRating: 2 }), draft('a-4')]
  const report = await catalogue.publish({ sources: [source('a')], drafts })
  const { added, changed, unchanged, gone, refused } = report
  assert.deepEqual(
    { added, changed, unchanged, gone, refused },
    { added: 1, changed: 1, unchanged: 1, gone: 1, refused: [] },
  )
  assert.equal(report.version.number, 3)
  assert.deepEqual(await changeLines(catalogue, 3), [
    'updated a-2 spot-a-2',
    'removed a-3 spot-a-3',
    'created a-4 spot-a-4',
  ])
  assert.deepEqual(
    (await spotsOf(catalogue)).map(spot => spot.id),
    ['a-1', 'a-4', 'b-1', 'a-2'],
  )
  await catalogue.close()
})

testOverEngines(
  'a slug is given once: kept when the name changes, never given to another, back when the spot comes back',
  async engine => {
    const catalogue = await openCatalogue(await engine.newPlace())
    const publish = (drafts: SpotDraft[]) => catalogue.publish({ sources: [source('a')], drafts })
    await publish([draft('a-1', { name: 'Blue Lake' })])
    await publish([draft('a-1', { name: 'Green Lake' }), draft('a-2', { name: 'Blue Lake' })])
    assert.equal((await catalogue.spot('a-1'))?.slug, 'blue-lake')
    assert.equal((await catalogue.spot('a-2'))?.slug, 'blue-lake-ordino')
    await publish([draft('a-3', { name: 'Blue Lake' })])
    assert.equal((await catalogue.spot('a-3'))?.slug, 'blue-lake-ad')
    assert.equal(await catalogue.spot('blue-lake'), undefined)
    await publish([draft('a-1', { name: 'Green Lake' })])
    assert.equal((await catalogue.spot('blue-lake'))?.id, 'a-1')
    await catalogue.close()
  },
)

testOverEngines('a source that brings another slug leaves the old one finding the spot', async engine => {
  const catalogue = await openCatalogue(await engine.newPlace())
  await catalogue.publish({ sources: [source('a')], drafts: [draft('a-1', { slug: 'first' })] })
  await catalogue.publish({ sources: [source('a')], drafts: [draft('a-1', { slug: 'second' })] })
  assert.equal((await catalogue.spot('first'))?.slug, 'second')
  const oldSlugs = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.oldSlugs))
  assert.deepEqual(
    oldSlugs.map(row => ({ ...row })),
    [{ slug: 'first', id: 'a-1' }],
  )
  await catalogue.close()
})

testOverEngines('many namesakes get numbered slugs, all different', async engine => {
  const catalogue = await openCatalogue(await engine.newPlace())
  const drafts = Array.from({ length: 2500 }, (_, i) => draft(`a-${String(i).padStart(4, '0')}`, { name: 'Wood' }))
  await catalogue.publish({ sources: [source('a')], drafts })
  const spots = await spotsOf(catalogue)
  assert.equal(new Set(spots.map(spot => spot.slug)).size, 2500)
  assert.equal(spots[0]?.slug, 'wood')
  assert.equal(spots[3]?.slug, 'wood-ad-2')
  await catalogue.close()
})

testOverEngines(
  'an OpenStreetMap object in two sources is one spot, kept until the last source drops it',
  async engine => {
    const catalogue = await openCatalogue(await engine.newPlace())
    const shared = (name: string, silenceRating: number) => draft('osm-w1', { source: name, silenceRating })
    await catalogue.publish({ sources: [source('a')], drafts: [shared('a', 3)] })
    await catalogue.publish({ sources: [source('b')], drafts: [shared('b', 4)] })
    assert.equal((await catalogue.spot('osm-w1'))?.silenceRating, 4)
    await catalogue.removeSource('b')
    assert.equal((await catalogue.spot('osm-w1'))?.silenceRating, 3)
    assert.deepEqual(await changeLines(catalogue, 3), ['updated osm-w1 spot-osm-w1'])
    await catalogue.removeSource('a')
    assert.equal(await catalogue.spot('osm-w1'), undefined)
    assert.deepEqual(await changeLines(catalogue, 4), ['removed osm-w1 spot-osm-w1'])
    assert.deepEqual(await catalogue.sources(), [])
    await catalogue.close()
  },
)

testOverEngines('an id that occurs twice, or belongs to another source, is refused with its line', async engine => {
  const catalogue = await openCatalogue(await engine.newPlace())
  await catalogue.publish({ sources: [source('b')], drafts: [draft('x-1', { source: 'b' })] })
  const drafts = [draft('x-1'), { ...draft('a-1'), line: 2 }, { ...draft('a-1'), line: 3 }]
  const { refused, added } = await catalogue.publish({ sources: [source('a')], drafts })
  assert.equal(added, 1)
  assert.deepEqual(refused, [
    { line: 3, id: 'a-1', reason: 'the id "a-1" occurs a second time: ids must be unique' },
    { line: null, id: 'x-1', reason: 'the id "x-1" belongs to the source "b"' },
  ])
  await catalogue.close()
})

testOverEngines('a publish that fails on the way, or is a dry run, leaves the last version', async engine => {
  const catalogue = await openCatalogue(await engine.newPlace())
  await catalogue.publish({ sources: [source('a')], drafts: [draft('a-1')] })
  const before = { version: await catalogue.version(), spots: await spotsOf(catalogue) }
  async function* broken() {
    yield draft('a-2')
    throw new Error('the file ended in mid-row')
  }
  await assert.rejects(catalogue.publish({ sources: [source('a')], drafts: broken() }), /mid-row/)
  const dry = await catalogue.publish({ sources: [source('a')], drafts: [draft('a-2')] }, { dryRun: true })
  assert.deepEqual([dry.added, dry.gone], [1, 1])
  assert.deepEqual({ version: await catalogue.version(), spots: await spotsOf(catalogue) }, before)
  await catalogue.close()
})

testOverEngines('a snapshot sees one version while another process publishes', async engine => {
  const place = await engine.newPlace()
  const [reader, writer] = [await openCatalogue(place), await openCatalogue(place)]
  await writer.publish({ sources: [source('a')], drafts: [draft('a-1')] })
  await reader.withSnapshot(async snapshot => {
    await writer.publish({ sources: [source('a')], drafts: [draft('a-2')] })
    assert.deepEqual(
      (await Array.fromAsync(snapshot.spots)).map(spot => spot.id),
      ['a-1'],
    )
  })
  assert.equal((await reader.version()).number, 2)
  await Promise.all([reader.close(), writer.close()])
})

testOverEngines('a backup is a catalogue with the same identity, and never overwrites', async engine => {
  const catalogue = await openCatalogue(await engine.newPlace())
  await catalogue.publish({ sources: [source('a')], drafts: [draft('a-1')] })
  const file = await SQLITE.newPlace()
  await catalogue.backup(file)
  await assert.rejects(catalogue.backup(file), /exists already/)
  const copy = await openCatalogue(file)
  assert.deepEqual(copy.identity, catalogue.identity)
  assert.deepEqual(await copy.version(), await catalogue.version())
  assert.deepEqual(await spotsOf(copy), await spotsOf(catalogue))
  await Promise.all([catalogue.close(), copy.close()])
})
