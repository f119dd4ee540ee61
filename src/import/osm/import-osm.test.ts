import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { indexCoverages } from '../../silence/coverage.ts'
import { wholeMap } from '../../../test/support/whole-map.ts'
import { wholeReceiver } from '../../../test/support/whole-receiver.ts'
import { E7, METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { readNoiseMap, writeNoiseMap } from '../../silence/noise-bytes.ts'
import { energyPerMetre } from '../../silence/propagation.ts'
import { levelOf } from '../../silence/rating.ts'
import { radiusOf, type NoiseSources } from '../../silence/sources/sources.ts'
import type { SpotDraft } from '../../spots/spot.ts'
import { TAGS } from '../../spots/tags.ts'
import type { Tags } from './elements.ts'
import { importOsm, type OsmImport, type OsmRequest } from './import-osm.ts'
import { KINDS } from './kinds.ts'
import { RULES } from './mapping.ts'
import { openOsm } from './open-osm.ts'
import { NO_EXTRACTS, realExtract, type SampleMap, sampleMap, squareAround } from '../../../test/support/osm-samples.ts'
import { NO_NOISE_STORE } from '../../silence/pages/noise-pages.ts'
import { memoryStore } from '../../silence/pages/memory-pages.ts'
import { ownNoiseOf } from '../../silence/pages/own-noise.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-osm-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0

const toE7 = (metres: number) => Math.round((metres / METRES_PER_DEGREE) * E7)
const everywhere = [Int32Array.from(squareAround(0, 0, 100_000), toE7)]

async function run(map: SampleMap, request: Partial<OsmRequest> = {}): Promise<OsmImport & { spots: SpotDraft[] }> {
  const path = join(folder, `${++files}.osm`)
  writeFileSync(path, map.xml())
  const done = await importOsm(await openOsm(path), {
    source: 'a',
    area: everywhere,
    store: NO_NOISE_STORE,
    ...request,
  })
  return { ...done, spots: [...done.drafts] }
}

async function spotOf(tags: Tags, around?: (map: SampleMap) => void): Promise<SpotDraft> {
  const map = sampleMap()
  map.node(0, 0, { name: 'The Spot', ...tags })
  around?.(map)
  const { spots } = await run(map)
  return spots.find(({ name }) => name === 'The Spot') ?? assert.fail('there is no such spot')
}

async function areaOf(tags: Tags): Promise<SpotDraft> {
  const map = sampleMap()
  map.way(squareAround(0, 0, 300), { name: 'The Spot', ...tags })
  const [spot] = (await run(map)).spots
  return spot ?? assert.fail('there is no such spot')
}

test('every rule of the mapping table gives a spot with the tags of its kind', async () => {
  for (const { key, value, kind } of RULES) {
    const landing = key === 'place' ? { access: 'yes' } : {}
    const spot = await (kind === 'island' ? areaOf : spotOf)({ [key]: value, ...landing })
    for (const tag of KINDS[kind].tags) assert.ok(spot.tags.includes(tag), `${key}=${value} lacks ${tag}`)
    assert.match(spot.id, /^osm-[nw]\d+$/)
    assert.match(spot.description ?? '', /^[A-Z0-9].+[.]$/)
    for (const tag of spot.tags) assert.ok(Object.hasOwn(TAGS, tag), tag)
  }
})

test('objects without a name, closed to the public or historic are no spots, and the report says why', async () => {
  const map = sampleMap()
  const peak = { name: 'Lone Peak', natural: 'peak' }
  map.node(0, 0, { natural: 'peak' })
  map.node(0, 0, { name: 'Hall', building: 'yes' })
  map.node(0, 0, { ...peak, access: 'private' })
  map.node(0, 0, { ...peak, historic: 'castle' })
  map.node(0, 0, { ...peak, military: 'bunker' })
  map.node(0, 0, { name: 'Stop', amenity: 'shelter', shelter_type: 'public_transport' })
  map.way(squareAround(0, 0, 30), { name: 'Pond', natural: 'water' })
  map.way(squareAround(0, 0, 300), { name: 'Basin', natural: 'water', water: 'fountain' })
  map.way(squareAround(0, 0, 3000), { name: 'Land', place: 'island' })
  const { report, spots } = await run(map)
  assert.deepEqual(spots, [])
  assert.equal(report.candidates, 7)
  const reasons = Object.groupBy(report.refused, ({ reason }) => reason)
  const counts = Object.fromEntries(Object.entries(reasons).map(([reason, list]) => [reason, list?.length]))
  assert.deepEqual(counts, {
    'not open to the public (access)': 1,
    'historic=*': 1,
    'a military area': 1,
    'a shelter of public transport': 1,
    'water under 2,000 m²': 1,
    'a fountain, pool or basin': 1,
    'an island over 5 km²: a region': 1,
  })
})

test('a spot outside of the coverage is not given but listed', async () => {
  const map = sampleMap()
  map.node(60_000, 0, { name: 'Abroad', natural: 'peak' })
  const { report, spots } = await run(map)
  assert.deepEqual([spots, report.unrated.map(({ name }) => name)], [[], ['Abroad']])
})

test('the coverage is the area that is named, else the boundary that closes, else the box, else the cells with roads', async () => {
  const box = [-10_500, -10_500, 10_500, 10_500] as const
  async function coverageOf(build: (map: SampleMap) => void, options: { area?: typeof everywhere; box?: typeof box }) {
    const map = sampleMap()
    for (let y = -9000; y <= 9000; y += 1500) map.way([-9000, y, 0, y, 9000, y], { highway: 'residential' })
    build(map)
    const path = join(folder, `${++files}.osm`)
    writeFileSync(path, map.xml(options.box))
    const { noise } = await importOsm(await openOsm(path), {
      source: 'a',
      area: options.area ?? null,
      store: NO_NOISE_STORE,
    })
    const { method, name } = noise.coverage
    const index = indexCoverages([noise.coverage])
    const covers = (x: number) => index.covers({ latitude: 0, longitude: x / METRES_PER_DEGREE })
    return { method, name, reaches: [5000, 9500, 10_200, 14_000, 40_000].filter(covers) }
  }
  const boundary = (side: number, level: string, name: string) => (map: SampleMap) => {
    const tags = { boundary: 'administrative', admin_level: level, name }
    map.relation([{ ref: map.way(squareAround(0, 0, side)) }], tags)
  }
  const country = boundary(30_000, '2', 'Country')
  const parish = boundary(4000, '8', 'Parish')
  const open = (map: SampleMap) => {
    map.relation([{ ref: map.way(squareAround(0, 0, 30_000)) }, { ref: 999_999 }], {
      boundary: 'administrative',
      admin_level: '2',
      name: 'Country',
    })
  }
  const both = (map: SampleMap) => [parish, country].forEach(add => add(map))
  assert.deepEqual(await coverageOf(both, { area: everywhere, box }), {
    method: 'area',
    name: 'a',
    reaches: [5000, 9500, 10_200, 14_000, 40_000],
  })
  assert.deepEqual(await coverageOf(both, {}), {
    method: 'boundary',
    name: 'Country',
    reaches: [5000, 9500, 10_200, 14_000],
  })
  // Beyond the box a boundary is only drawn.
  assert.deepEqual(await coverageOf(both, { box }), {
    method: 'boundary',
    name: 'Country',
    reaches: [5000, 9500, 10_200],
  })
  // A boundary that lacks a member, or holds too few roads, does not count.
  for (const add of [open, parish]) {
    assert.deepEqual(await coverageOf(add, { box }), { method: 'header-box', name: 'a', reaches: [5000, 9500, 10_200] })
    const cells = await coverageOf(add, {})
    assert.deepEqual([cells.method, cells.reaches], ['cells', [5000, 9500]])
  }
  // A box far larger than where the roads are says nothing of what is whole.
  const wide = [-60_000, -60_000, 60_000, 60_000] as unknown as typeof box
  assert.equal((await coverageOf(() => {}, { box: wide })).method, 'cells')
})

test('an area stands at a point inside of it, outside of its holes', async () => {
  const map = sampleMap()
  const outer = map.way([0, 0, 3000, 0, 3000, 3000, 0, 3000, 0, 0])
  const inner = map.way([300, 300, 2000, 300, 2000, 2700, 300, 2700, 300, 300])
  const members = [{ ref: outer }, { ref: inner, role: 'inner' }]
  map.relation(members, { type: 'multipolygon', name: 'Ring Wood', natural: 'wood' })
  const { spots } = await run(map)
  const x = (spots[0]?.longitude ?? 0) * METRES_PER_DEGREE
  const y = (spots[0]?.latitude ?? 0) * METRES_PER_DEGREE
  assert.ok(x > 2000 && x < 3000 && y > 0 && y < 3000, `${x}, ${y}`)
})

test('a multipolygon of several ways, given in any direction, is one area', async () => {
  const map = sampleMap()
  const [a, b, c] = [map.node(0, 0), map.node(4000, 0), map.node(0, 4000)]
  const side = (from: number, to: number) => ({ ref: map.wayOver([from, to]) })
  map.relation([side(a, b), side(a, c), side(b, c)], {
    type: 'multipolygon',
    name: 'Corner',
    leisure: 'nature_reserve',
  })
  const { spots } = await run(map)
  assert.ok((spots[0]?.longitude ?? 0) > 0.005 && (spots[0]?.latitude ?? 0) > 0.005)
  assert.match(spots[0]?.description ?? '', /8 km²|800 hectares/)
})

test('a relation, its way, and namesakes within 300 m or overlapping are one spot, and the area wins', async () => {
  const map = sampleMap()
  const lake = { name: 'Blue Lake', natural: 'water' }
  const outline = map.way(squareAround(0, 0, 400), lake)
  const area = map.relation([{ ref: outline }], { ...lake, type: 'multipolygon', 'name:fr': 'Lac Bleu' })
  map.node(100, 100, { ...lake, fee: 'no' })
  map.node(5000, 5000, lake)
  map.node(400, 0, { ...lake, natural: 'wood' })
  const { spots, report } = await run(map)
  assert.deepEqual(
    spots.map(({ id }) => id).filter(id => id.includes('r')),
    [`osm-r${area}`],
  )
  assert.deepEqual([spots.length, report.merged], [3, 2])
  const winner = spots.find(({ id }) => id === `osm-r${area}`)
  assert.deepEqual([winner?.accessStatus, winner?.otherNames], [null, ['Lac Bleu']])
})

test('fee and fire are told as tagged, and left open where nothing is', async () => {
  const plain = await spotOf({ tourism: 'picnic_site' })
  assert.deepEqual([plain.accessStatus, plain.fireStatus], [null, null])
  assert.equal((await spotOf({ tourism: 'camp_site', fee: 'no' })).accessStatus, 'free')
  assert.equal((await spotOf({ tourism: 'camp_site', fee: 'yes' })).accessStatus, 'paid')
  assert.equal((await spotOf({ tourism: 'camp_site', charge: '5 EUR' })).accessStatus, 'paid')
  assert.equal((await spotOf({ tourism: 'camp_site', openfire: 'no' })).fireStatus, 'prohibited')
  const firepit = (metres: number) => (map: SampleMap) => void map.node(metres, 0, { leisure: 'firepit' })
  assert.equal((await spotOf({ tourism: 'picnic_site' }, firepit(90))).fireStatus, 'allowed')
  assert.equal((await spotOf({ tourism: 'picnic_site' }, firepit(110))).fireStatus, null)
})

test('paths, bathing places and stops nearby give activities, tags and transportation', async () => {
  const spot = await spotOf({ natural: 'beach' }, map => {
    map.way([-5000, 250, 5000, 250], { highway: 'path' })
    map.node(50, 50, { leisure: 'bathing_place' })
    map.node(0, 800, { highway: 'bus_stop', name: 'Beach Road' })
    map.node(0, 100, { amenity: 'parking' })
    map.node(0, 60, { amenity: 'toilets' })
  })
  assert.deepEqual(spot.activities, ['hiking', 'swimming'])
  assert.deepEqual(spot.tags, ['beach', 'parking', 'public-transport', 'toilets'])
  assert.equal(spot.transportation, 'Bus stop Beach Road, 800 m in a straight line')
  assert.equal(spot.sceneryType, 'beach')
})

test('the nearest settlement is the place, and a road named is named in the description', async () => {
  const spot = await spotOf({ natural: 'peak', ele: '1234' }, map => {
    map.node(3000, 0, { place: 'village', name: 'Quietham', population: '200' })
    map.node(9000, 0, { place: 'town', name: 'Loudton' })
    map.way([-9000, 900, 9000, 900], { highway: 'primary', ref: 'A 7' })
  })
  assert.equal(spot.place, 'Quietham')
  assert.match(spot.description ?? '', /1,234 m.*3 km west of Quietham.*a main road \(A 7\)/)
  assert.ok(spot.silenceRating > 3 && spot.silenceRating < 4.5, String(spot.silenceRating))
})

test('the noise of the region across the border is heard, and an object in both is heard once', async () => {
  const [here, there] = [sampleMap(), sampleMap()]
  here.node(0, 0, { name: 'Owl Hill', natural: 'peak' })
  there.node(50, 50)
  there.way([-20_000, 1000, 20_000, 1000], { highway: 'motorway' })
  const alone = await run(here)
  const abroad = await run(there, { source: 'b' })
  const both = await run(here, { store: memoryStore([abroad.own]) })
  const twice = await run(here, { store: memoryStore([abroad.own, ownNoiseOf('again', abroad.noise)]) })
  assert.equal(alone.spots[0]?.silenceRating, 5)
  assert.ok((both.spots[0]?.silenceRating ?? 5) < 2.5)
  assert.deepEqual(twice.spots, both.spots)
})

const extracts = [
  { file: 'andorra-2025-01-19.osm.pbf', least: 390 },
  { file: 'liechtenstein-2024-03-04.osm.pbf', least: 86 },
  { file: 'isle-of-man-2021-11-07.osm.pbf', least: 238 },
].flatMap(({ file, least }) => {
  const path = realExtract(file)
  return path === undefined ? [] : [{ path, least }]
})
const skip = extracts.length === 0 ? NO_EXTRACTS : false
const withOsmium = spawnSync('osmium', ['--version']).status === 0 ? skip : 'osmium (osmium-tool) is not installed'

const imported = new Map<string, Promise<OsmImport & { spots: SpotDraft[] }>>()

/** Imports a real extract, once for all tests. */
function runReal(path: string) {
  const known = imported.get(path) ?? importReal(path)
  imported.set(path, known)
  return known
}

async function importReal(path: string) {
  const done = await importOsm(await openOsm(path), { source: 'real', area: null, store: NO_NOISE_STORE })
  return { ...done, spots: [...done.drafts] }
}

test('of each real extract, all named objects that osmium finds by the table are spots or in the report', {
  skip: withOsmium,
}, async () => {
  const filters = RULES.map(({ key, value }) => `nwr/${key}=${value}`)
  const merged = join(folder, 'merged.osm.pbf')
  execFileSync('osmium', ['merge', ...extracts.map(({ path }) => path), '-o', merged])
  const least = extracts.reduce((sum, extract) => sum + extract.least, 0)
  for (const { path, least: leastSpots } of [...extracts, { path: merged, least }]) {
    const found = execFileSync('osmium', ['tags-filter', '-R', '-f', 'opl', path, ...filters], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    })
    const named = found.split('\n').filter(line => / T(?:[^ ]*,)?name=/.test(line))
    const { report, spots } = await runReal(path)
    assert.equal(report.candidates, named.length)
    assert.equal(spots.length + report.merged + report.unrated.length + report.refused.length, report.candidates)
    assert.ok(spots.length >= leastSpots)
    assert.equal(new Set(spots.map(({ id }) => id)).size, spots.length)
    for (const { description } of spots)
      assert.ok(!/undefined|null|NaN|\s[.,]|[.,]{2}/.test(description ?? ''), description ?? '')
  }
})

test('places that are known have the ratings that a visitor would expect', { skip }, async () => {
  const [andorra, liechtenstein, man] = await Promise.all(extracts.map(({ path }) => runReal(path)))
  const ratingOf = (region: typeof andorra, name: string) =>
    region?.spots.find(spot => spot.name === name)?.silenceRating ?? assert.fail(`no spot ${name}`)
  assert.ok(ratingOf(andorra, 'Estany Primer de Juclar') >= 4.8)
  assert.ok(ratingOf(andorra, 'Pic de Comapedrosa') >= 4.8)
  const engolasters = ratingOf(andorra, "Llac d'Engolasters")
  assert.ok(engolasters >= 1.5 && engolasters <= 2.5)
  assert.equal(ratingOf(andorra, 'Parc Central'), 1)
  assert.ok(ratingOf(liechtenstein, 'Falknis') >= 4)
  assert.ok(ratingOf(man, 'Calf of Man') > 3)
  assert.ok(Math.abs(ratingOf(man, 'South Barrule') - 3) <= 0.3)
  assert.ok(ratingOf(man, "Noble's Park") <= 1.3)
  assert.deepEqual(
    [andorra, liechtenstein, man].map(region => region?.noise.coverage.method),
    ['boundary', 'boundary', 'boundary'],
  )
  assert.ok(man?.noise.coverage.atSea.every(Boolean))
})

test('at real places the receiver hears what a sum over every piece within the radii gives', { skip }, async () => {
  const [{ path }] = extracts as [(typeof extracts)[number]]
  const { noise: region, spots } = await runReal(path)
  const noise = wholeMap(region)
  const saved = readNoiseMap(writeNoiseMap(noise))
  assert.deepEqual(saved, noise)
  const receiver = wholeReceiver(saved.sources)
  for (let i = 0; i < spots.length; i += 29) {
    const spot = spots[i]
    if (!spot) continue
    const lines = receiver.receive(spot).parts.filter(({ group }) => ['road', 'rail'].includes(group.kind))
    const received = lines.reduce((sum, { energy }) => sum + energy, 0)
    const difference = levelOf(received) - levelOf(naiveEnergy(noise.sources, spot))
    assert.ok(Math.abs(difference) < 0.05, `${spot.name}: ${difference} dB`)
  }
})

/** Every piece of every run, in steps of a fiftieth of its distance. */
function naiveEnergy({ groups, runs }: NoiseSources, { latitude, longitude }: SpotDraft): number {
  const north = METRES_PER_DEGREE / E7
  const east = north * Math.cos((latitude * Math.PI) / 180)
  const x = (i: number) => ((runs.points[2 * i] ?? 0) - longitude * E7) * east
  const y = (i: number) => ((runs.points[2 * i + 1] ?? 0) - latitude * E7) * north
  let energy = 0
  for (let run = 0; run < runs.level.length; run++) {
    const radius = radiusOf(groups[runs.group[run] ?? 0] ?? assert.fail())
    const power = 10 ** ((runs.level[run] ?? 0) / 10)
    for (let i = runs.start[run] ?? 0; i + 1 < (runs.start[run + 1] ?? 0); i++) {
      const [ax, ay, bx, by] = [x(i), y(i), x(i + 1), y(i + 1)]
      const length = Math.hypot(bx - ax, by - ay)
      if (length === 0 || Math.min(Math.hypot(ax, ay), Math.hypot(bx, by)) - length > radius) continue
      const h = Math.abs(ax * by - ay * bx) / length
      const nearest = Math.max(10, Math.min(Math.hypot(ax, ay), Math.hypot(bx, by)) - length)
      const parts = Math.ceil((50 * length) / nearest)
      for (let k = 0; k < parts; k++) {
        const share = (k + 0.5) / parts
        const r = Math.hypot(ax + (bx - ax) * share, ay + (by - ay) * share)
        const counted = h < 10 ? Math.hypot(10, Math.sqrt(Math.max(0, r * r - h * h))) : r
        if (r <= radius) energy += power * (length / parts) * energyPerMetre(counted)
      }
    }
  }
  return energy
}
