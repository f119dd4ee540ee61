import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { openGrids } from '../../silence/grid/silence-grid.ts'
import { openNoise } from '../../silence/pages/open-noise.ts'
import { PageCache } from '../../silence/pages/page-cache.ts'
import { E7, METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import type { OsmReport } from './import-osm.ts'
import { RULES } from './mapping.ts'
import { openOsm } from './open-osm.ts'
import { osmPublication } from './publication.ts'
import { withoutSource } from './without-source.ts'
import { NO_EXTRACTS, realExtract, type SampleMap, sampleMap, squareAround } from '../../../test/support/osm-samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-osm-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0

const newCatalogue = () => openCatalogue(join(folder, `${++files}.sqlite`))
const square = (x: number, y: number, side: number) => [
  Int32Array.from(squareAround(x, y, side), metres => Math.round((metres / METRES_PER_DEGREE) * E7)),
]

type Place = { source: string; area?: readonly Int32Array[] }

async function publish(catalogue: Catalogue, path: string, { source, area }: Place) {
  let report: OsmReport | undefined
  const order = { source, area: area ?? null, onReport: (made: OsmReport) => void (report = made) }
  const published = await catalogue.publish(osmPublication(() => openOsm(path), order, catalogue))
  return { ...published, report: report ?? assert.fail('there is no report') }
}

function publishMap(catalogue: Catalogue, map: SampleMap, place: Place) {
  const path = join(folder, `${++files}.osm`)
  writeFileSync(path, map.xml())
  return publish(catalogue, path, place)
}

async function noisySources(catalogue: Catalogue) {
  const noise = await catalogue.noise()
  const sources = [...noise.sources().keys()]
  noise.close()
  return sources
}

async function spotsOf(catalogue: Catalogue) {
  const spots = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
  return new Map(spots.map(spot => [spot.id, spot]))
}

test('a region is published with its source, its coverage and its noise map', async () => {
  const catalogue = await newCatalogue()
  const map = sampleMap()
  map.node(0, 0, { name: 'Owl Hill', natural: 'peak' })
  map.way([-9000, 1000, 9000, 1000], { highway: 'primary' })
  await publishMap(catalogue, map, { source: 'here', area: square(0, 0, 20_000) })
  const [source] = await catalogue.sources()
  assert.deepEqual([source?.name, source?.ratings, source?.licence, source?.spots], ['here', 'computed', 'ODbL-1.0', 1])
  assert.ok(Math.abs((source?.coverage?.east ?? 0) - 10_000 / METRES_PER_DEGREE) < 1e-6)
  const noise = await catalogue.noise()
  const maps = openNoise(noise.at(noise.version()), new PageCache(0))
  const [spot] = (await spotsOf(catalogue)).values()
  assert.ok(spot)
  assert.equal(maps.explain(spot)?.rating, spot.silenceRating)
  const grid = openGrids([...(await catalogue.grids()).values()])
  assert.ok(Math.abs((grid.at(spot)?.rating ?? 0) - spot.silenceRating) < 0.3)
  await catalogue.removeSource('here')
  assert.deepEqual([noise.sources().size, (await catalogue.grids()).size], [0, 0])
  assert.equal(openNoise(noise.at(noise.version()), new PageCache(0)).explain(spot), undefined)
  noise.close()
  await catalogue.close()
})

test('a spot near the border is rated anew, in the same version, when the region beyond is imported', async () => {
  const catalogue = await newCatalogue()
  const [here, there] = [sampleMap(), sampleMap()]
  const id = here.node(9500, 0, { name: 'Border Hill', natural: 'peak' })
  const far = here.node(-9000, 0, { name: 'Inner Hill', natural: 'peak' })
  await publishMap(catalogue, here, { source: 'here', area: square(0, 0, 20_000) })
  assert.equal((await catalogue.spot(`osm-n${id}`))?.silenceRating, 5)
  for (let i = 0; i < 10; i++) there.node(0, 0)
  there.way([11_000, -9000, 11_000, 9000], { highway: 'motorway' })
  const again = await publishMap(catalogue, there, { source: 'there', area: square(20_000, 0, 20_000) })
  assert.deepEqual([again.version.number, again.changed, again.gone], [2, 1, 0])
  const { silenceRating, levelsByClass } = (await catalogue.spot(`osm-n${id}`)) ?? assert.fail('it is gone')
  assert.ok(silenceRating < 3)
  assert.deepEqual(Object.keys(levelsByClass ?? {}), ['road/motorway'])
  assert.equal((await catalogue.spot(`osm-n${far}`))?.silenceRating, 5)
  assert.deepEqual(await noisySources(catalogue), ['here', 'there'])
  const border = { longitude: 9500 / METRES_PER_DEGREE, latitude: 0 }
  const seen = [...(await catalogue.grids())].map(([name, bytes]) => [
    name,
    (openGrids([bytes]).at(border)?.rating ?? 5) < 3,
  ])
  assert.deepEqual(seen, [
    ['here', true],
    ['there', false],
  ])
  await catalogue.close()
})

test('when a region is taken away, what heard it is rated and described without it', async () => {
  const catalogue = await newCatalogue()
  const [here, there] = [sampleMap(), sampleMap()]
  const id = `osm-n${here.node(9500, 0, { name: 'Border Hill', natural: 'peak' })}`
  await publishMap(catalogue, here, { source: 'here', area: square(0, 0, 20_000) })
  const [alone, gridAlone] = [await catalogue.spot(id), (await catalogue.grids()).get('here')]
  for (let i = 0; i < 10; i++) there.node(0, 0)
  there.way([11_000, -9000, 11_000, 9000], { highway: 'motorway', ref: 'A 9' })
  await publishMap(catalogue, there, { source: 'there', area: square(20_000, 0, 20_000) })
  const both = await catalogue.spot(id)
  assert.ok((both?.silenceRating ?? 5) < 3)
  assert.match(both?.description ?? '', /\(A 9\)/)
  const report = await catalogue.removeSource('there', withoutSource('there', catalogue))
  assert.deepEqual([report?.changed, report?.gone], [1, 0])
  const after = await catalogue.spot(id)
  assert.deepEqual([after?.silenceRating, after?.description], [5, alone?.description])
  assert.deepEqual(await noisySources(catalogue), ['here'])
  assert.deepEqual(await catalogue.grids(), new Map([['here', gridAlone]]))
  await catalogue.close()
})

test('what a description says of the noise is known by its field, in whatever words it was said', async () => {
  const catalogue = await newCatalogue()
  const [here, there] = [sampleMap(), sampleMap()]
  for (const x of [9000, 9500]) here.node(x, 0, { name: `Owl Hill ${x}`, natural: 'peak' })
  await publishMap(catalogue, here, { source: 'here', area: square(0, 0, 20_000) })
  const sources = await catalogue.sources()
  const noise = new Map([['here', 'kept' as const]])
  const [said, unsaid] = [...(await spotsOf(catalogue)).values()]
  assert.ok(said && unsaid)
  const words = 'As an older version put it.'
  const drafts = [
    { ...said, description: `A hill. ${words}`, noiseSentence: words },
    { ...unsaid, description: `A hill. ${unsaid.noiseSentence}`, noiseSentence: undefined },
  ].map(({ noiseSentence, ...draft }) => (noiseSentence === undefined ? draft : { ...draft, noiseSentence }))
  await catalogue.publish({ sources, noise, drafts })
  for (let i = 0; i < 10; i++) there.node(0, 0)
  there.way([11_000, -9000, 11_000, 9000], { highway: 'motorway', ref: 'A 9' })
  await publishMap(catalogue, there, { source: 'there', area: square(20_000, 0, 20_000) })
  const now = await catalogue.spot(said.id)
  assert.match(now?.description ?? '', /^A hill\. .*A 9/i)
  assert.ok(now?.description?.endsWith(now.noiseSentence ?? 'nothing'))
  assert.equal((await catalogue.spot(unsaid.id))?.description, `A hill. ${unsaid.noiseSentence}`)
  await catalogue.close()
})

test('an object in two regions is one spot, and stays until the last of them drops it', async () => {
  const catalogue = await newCatalogue()
  const map = () => {
    const map = sampleMap()
    map.node(0, 0, { name: 'Border Hill', natural: 'peak' })
    return map
  }
  await publishMap(catalogue, map(), { source: 'here', area: square(0, 0, 20_000) })
  const second = await publishMap(catalogue, map(), { source: 'there', area: square(5000, 0, 20_000) })
  assert.deepEqual([second.added, (await spotsOf(catalogue)).size], [1, 1])
  await catalogue.removeSource('here')
  assert.equal((await spotsOf(catalogue)).size, 1)
  await catalogue.removeSource('there')
  assert.equal((await spotsOf(catalogue)).size, 0)
  await catalogue.close()
})

test('a damaged file changes nothing', async () => {
  const catalogue = await newCatalogue()
  const map = sampleMap()
  map.node(0, 0, { name: 'Owl Hill', natural: 'peak' })
  await publishMap(catalogue, map, { source: 'here', area: square(0, 0, 20_000) })
  const before = await catalogue.version()
  const path = join(folder, 'cut.osm')
  writeFileSync(path, map.xml().slice(0, -10))
  await assert.rejects(publish(catalogue, path, { source: 'here' }), { name: 'OperatorError', message: /cut short/ })
  assert.deepEqual(await catalogue.version(), before)
  assert.equal((await spotsOf(catalogue)).size, 1)
  await catalogue.close()
})

const old = realExtract('andorra-2023-05-02.osm.pbf')
const recent = realExtract('andorra-2025-01-19.osm.pbf')
const man = realExtract('isle-of-man-2021-11-07.osm.pbf')
const skip = old && recent && man ? false : NO_EXTRACTS
const withOsmium = spawnSync('osmium', ['--version']).status === 0 ? skip : 'osmium (osmium-tool) is not installed'

/** The named objects that the mapping table takes, by our id, with name and (of nodes) position, as osmium sees them. */
function mappedByOsmium(path: string): Map<string, string> {
  const filters = RULES.map(({ key, value }) => `nwr/${key}=${value}`)
  const options = { encoding: 'utf8', maxBuffer: 1e9 } as const
  const lines = execFileSync('osmium', ['tags-filter', '-R', '-f', 'opl', path, ...filters], options).split('\n')
  return new Map(
    lines.flatMap(line => {
      const [, id, name] = /^([nwr]\d+) .*? T(?:[^ ]*,)?name=([^, ]*)/.exec(line) ?? []
      const place = / x(-?[\d.]+) y(-?[\d.]+)/.exec(line)?.[0] ?? ''
      return id === undefined || name === undefined ? [] : [[`osm-${id}`, name + place]]
    }),
  )
}

test('Andorra a year and a half later: what is added, gone and kept is what osmium says, and slugs stay', {
  skip: withOsmium,
}, async () => {
  const catalogue = await newCatalogue()
  await publish(catalogue, old ?? '', { source: 'andorra' })
  const [before, then] = [await spotsOf(catalogue), mappedByOsmium(old ?? '')]
  const { added, changed, unchanged, gone } = await publish(catalogue, recent ?? '', { source: 'andorra' })
  const [now, later] = [await spotsOf(catalogue), mappedByOsmium(recent ?? '')]
  const changes = (await catalogue.changes({ version: 1, sequence: Infinity }, 10_000)).filter(
    ({ version }) => version === 2,
  )
  const idsOf = (kind: string) => new Set(changes.filter(change => change.kind === kind).map(({ id }) => id))
  const [created, updated, removed] = [idsOf('created'), idsOf('updated'), idsOf('removed')]
  assert.deepEqual([created.size, updated.size, removed.size], [added, changed, gone])
  assert.equal(unchanged + changed + added, now.size)
  for (const [id, spot] of now) {
    assert.ok(later.has(id), id)
    assert.equal(created.has(id), !before.has(id))
    if (!then.has(id)) assert.ok(created.has(id), `${id} is new in osmium's eyes`)
    const slug = before.get(id)?.slug
    if (slug !== undefined) assert.equal(spot.slug, slug)
    if (before.has(id) && then.get(id) !== later.get(id)) assert.ok(updated.has(id), `${id} is named or lies otherwise`)
  }
  for (const id of before.keys()) {
    assert.ok(then.has(id), id)
    assert.equal(removed.has(id), !now.has(id))
    if (!later.has(id)) assert.ok(removed.has(id), `${id} is gone in osmium's eyes`)
  }
  const again = await publish(catalogue, recent ?? '', { source: 'andorra' })
  assert.deepEqual([again.added, again.changed, again.gone], [0, 0, 0])
  await catalogue.close()
})

test('several regions stand in one catalogue, each its own source', { skip }, async () => {
  const catalogue = await newCatalogue()
  await publish(catalogue, recent ?? '', { source: 'andorra' })
  const alone = await spotsOf(catalogue)
  await publish(catalogue, man ?? '', { source: 'isle-of-man' })
  const sources = await catalogue.sources()
  assert.deepEqual(
    sources.map(({ name, attribution }) => [name, attribution]),
    ['andorra', 'isle-of-man'].map(name => [name, '© OpenStreetMap contributors, ODbL 1.0']),
  )
  const both = await spotsOf(catalogue)
  assert.equal(
    both.size,
    sources.reduce((sum, { spots }) => sum + spots, 0),
  )
  for (const [id, spot] of alone) assert.deepEqual(both.get(id), spot)
  await catalogue.close()
})
