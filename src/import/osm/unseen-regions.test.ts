// What large extracts of other countries bring, in small made-up ones.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type SampleMap, sampleMap, squareAround } from '../../../test/support/osm-samples.ts'
import { E7, METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { importOsm } from './import-osm.ts'
import { openOsm } from './open-osm.ts'
import { NO_NOISE_STORE } from '../../silence/pages/noise-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-unseen-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0

const toE7 = (metres: number) => Math.round((metres / METRES_PER_DEGREE) * E7)
const everywhere = [Int32Array.from(squareAround(0, 0, 100_000), toE7)]

async function run(build: (map: SampleMap) => unknown) {
  const map = sampleMap()
  build(map)
  const path = join(folder, `${++files}.osm`)
  writeFileSync(path, map.xml())
  const { drafts, report } = await importOsm(await openOsm(path), {
    source: 'a',
    area: everywhere,
    store: NO_NOISE_STORE,
  })
  return { spots: [...drafts], refused: Object.fromEntries(report.refused.map(({ name, reason }) => [name, reason])) }
}

test('nothing in a firing range, a zoo or a golf course is a spot, unless visitors are let in', async () => {
  const { spots, refused } = await run(map => {
    const grounds = [
      { landuse: 'military' },
      { tourism: 'zoo' },
      { leisure: 'golf_course' },
      { landuse: 'quarry' },
      { hazard: 'minefield' },
    ]
    for (const [i, tags] of grounds.entries()) {
      map.way(squareAround(5000 * i, 0, 1000), tags)
      map.node(5000 * i, 0, { name: `Owl Hill ${'abcde'.charAt(i)}`, natural: 'peak' })
    }
    map.way(squareAround(0, 9000, 1000), { landuse: 'military', access: 'permissive' })
    map.node(0, 9000, { name: 'Open Hill', natural: 'peak' })
  })
  assert.deepEqual(
    spots.map(({ name }) => name),
    ['Open Hill'],
  )
  assert.deepEqual(Object.values(refused), [
    'in a military area',
    'in a zoo or a theme park',
    'on a golf course',
    'in a quarry',
    'on dangerous ground',
  ])
})

test('out at sea nothing is rated, since boats are in no map', async () => {
  const { spots, refused } = await run(map => {
    // Land lies to the left of a coastline: north of one that runs east.
    map.way([-40_000, 0, 40_000, 0], { natural: 'coastline' })
    map.way(squareAround(0, -8000, 4000), { name: 'Owl Marine Reserve', leisure: 'nature_reserve' })
    map.node(0, -400, { name: 'Owl Bay', natural: 'bay' })
    map.node(0, -9000, { name: 'Owl Rock', place: 'islet', access: 'yes' })
    map.node(0, 3000, { name: 'Owl Hill', natural: 'peak' })
  })
  assert.deepEqual(spots.map(({ name }) => name).sort(), ['Owl Bay', 'Owl Hill', 'Owl Rock'])
  assert.deepEqual(refused, { 'Owl Marine Reserve': 'out at sea: boats are in no map' })
})

test('a large lake is rated at its shore, where people are', async () => {
  const { spots } = await run(map => {
    map.way(squareAround(0, 0, 4000), { name: 'Owl Lake', natural: 'water' })
    map.way(squareAround(9000, 0, 400), { name: 'Kite Lake', natural: 'water' })
  })
  const metresFrom = (name: string, x: number) => {
    const spot = spots.find(spot => spot.name === name) ?? assert.fail(name)
    return Math.hypot(spot.longitude * METRES_PER_DEGREE - x, spot.latitude * METRES_PER_DEGREE)
  }
  assert.ok(metresFrom('Owl Lake', 0) > 1900)
  assert.ok(metresFrom('Kite Lake', 9000) < 100)
})

test('a bay as large as a sea is a region, and an area cut off by the extract has no size', async () => {
  const { spots, refused } = await run(map => {
    map.way(squareAround(0, 0, 9000), { name: 'Gulf of Owls', natural: 'bay' })
    map.way(squareAround(-20_000, 0, 3000), { name: 'Owl Skerry', place: 'islet' })
    const outline = map.way(squareAround(20_000, 0, 3000))
    map.relation([{ ref: outline }, { ref: 999_999 }], { type: 'multipolygon', name: 'Owl Wood', natural: 'wood' })
  })
  assert.deepEqual(refused, {
    'Gulf of Owls': 'a bay over 20 km²: a region',
    'Owl Skerry': 'an island over 5 km²: a region',
  })
  assert.doesNotMatch(spots[0]?.description ?? '', /hectares|km² /)
})

test('a green among houses is urban in a district too that no map names', async () => {
  const { spots } = await run(map => {
    map.node(0, 0, { name: 'Owlton', place: 'village' })
    for (let i = 0; i < 12; i++) map.way([5000, 150 * i - 900, 6200, 150 * i - 900], { highway: 'residential' })
    map.node(5600, 0, { name: 'District Park', leisure: 'park' })
    map.node(-5600, 0, { name: 'Country Park', leisure: 'park' })
  })
  const tagsOf = (name: string) => spots.find(spot => spot.name === name)?.tags ?? assert.fail(name)
  assert.ok(tagsOf('District Park').includes('urban'))
  assert.ok(!tagsOf('Country Park').includes('urban'))
})

test('a green within a city of a million is urban, however far its middle is', async () => {
  const { spots } = await run(map => {
    map.node(0, 0, { name: 'Owlton', place: 'city', population: '1000000' })
    map.node(6000, 0, { name: 'East Park', leisure: 'park' })
    map.node(20_000, 0, { name: 'Far Park', leisure: 'park' })
  })
  const [near, far] = ['East Park', 'Far Park'].map(name => spots.find(spot => spot.name === name))
  assert.ok(near?.tags.includes('urban'))
  assert.match(near?.description ?? '', /in Owlton/)
  assert.ok(!far?.tags.includes('urban'))
})

test('a description names places and roads in letters that its readers can read', async () => {
  const { spots } = await run(map => {
    map.node(0, 0, { name: '箱根', 'name:en': 'Hakone', place: 'village' })
    map.node(900, 0, { name: '展望台', tourism: 'viewpoint' })
    map.way([-900, 40, 3000, 40], { highway: 'primary', name: '芦ノ湖通り', 'name:en': 'Ashinoko Road' })
    map.way([-900, 600, -800, 600], { highway: 'residential' })
  })
  assert.deepEqual(
    spots.map(({ name, place, description }) => [name, place, description]),
    [['展望台 near Hakone', 'Hakone', 'A viewpoint just east of Hakone. A main road (Ashinoko Road) is close by.']],
  )
})

test('what is dry, or for groups alone, is said', async () => {
  const { spots } = await run(map => {
    map.way(squareAround(0, 0, 300), { name: 'Owl Pan', natural: 'water', intermittent: 'yes' })
    map.node(5000, 0, { name: 'Owl Camp', tourism: 'camp_site', group_only: 'yes' })
  })
  const said = spots.map(({ description }) => description).join(' ')
  assert.match(said, /It is dry for a part of the year\./)
  assert.match(said, /Only groups may camp here\./)
})

test('what is made of water on industrial land, and a green in a stadium or of a hotel, is no spot; others there are', async () => {
  const { spots, refused } = await run(map => {
    map.way(squareAround(0, 0, 1000), { landuse: 'industrial' })
    map.way(squareAround(0, 0, 200), { natural: 'water', name: 'Owl Pond' })
    map.node(300, 0, { name: 'Owl Hill', natural: 'peak' })
    map.way(squareAround(5000, 0, 1000), { leisure: 'stadium', sport: 'horse_racing' })
    map.node(5000, 0, { name: 'Owl Park', leisure: 'park' })
    map.way(squareAround(10_000, 0, 1000), { tourism: 'hotel' })
    map.way(squareAround(10_000, 0, 200), { natural: 'water', name: 'Ruins Lagoon' })
    map.way(squareAround(15_000, 0, 1000), { amenity: 'school' })
    map.way(squareAround(15_000, 0, 200), { leisure: 'garden', name: 'Eulengarten' })
    map.way(squareAround(15_300, 0, 200), { leisure: 'park', name: 'Owl Community Park' })
    map.way(squareAround(20_000, 0, 1000), { place: 'islet', name: 'Owl', phone: '+1' })
    map.way(squareAround(20_000, 0, 200), { natural: 'beach', name: 'Diving Owl' })
    map.way(squareAround(25_000, 0, 1000), { place: 'hotel', stars: '5' })
    map.way(squareAround(25_000, 0, 200), { natural: 'water', name: 'Aroma Lake' })
  })
  assert.deepEqual(
    spots.map(({ name }) => name),
    ['Owl Hill', 'Owl Community Park'],
  )
  assert.deepEqual(refused, {
    Eulengarten: 'in the grounds of a hospital or a school',
    Owl: 'an island of a hotel',
    'Diving Owl': 'an island of a hotel',
    'Aroma Lake': 'in the grounds of a hotel',
    'Owl Pond': 'in an industrial area',
    'Owl Park': 'in a stadium or a resort',
    'Ruins Lagoon': 'in the grounds of a hotel',
  })
})

test('of roofs that numbers tell apart the first stands for all, and a viewpoint in the forest of its name is that', async () => {
  const { spots } = await run(map => {
    map.node(0, 0, { place: 'village', name: 'Owlham' })
    for (const number of [1, 2, 3]) map.node(1000 + 200 * number, 0, { amenity: 'shelter', name: `Ramada ${number}` })
    map.way(squareAround(4000, 0, 2000), { landuse: 'forest', name: 'Loma de Cunagua' })
    map.node(4300, 300, { tourism: 'viewpoint', name: 'Loma de Cunagua' })
  })
  assert.deepEqual(spots.map(({ name }) => name).sort(), ['Loma de Cunagua', 'Ramada near Owlham'])
})

test('a boundary that is tagged as a national park’s is one by its name or class', async () => {
  const { spots } = await run(map => {
    const park = (x: number, tags: Record<string, string>) =>
      map.way(squareAround(x, 0, 2000), { boundary: 'national_park', ...tags })
    park(0, { name: 'Owl Forest Reserve', protect_class: '6', protection_title: 'Forest Reserve' })
    park(5000, { name: 'Owl Wildlife Sanctuary' })
    park(10_000, { name: 'Owl National Park', protect_class: '5' })
    park(15_000, { name: 'Eulenberge', protect_class: '2' })
    park(20_000, { name: 'Owl Redwoods State Park' })
    park(25_000, { name: 'Owl Redwoods', 'park:type': 'state_park' })
    park(35_000, { name: 'Owl National and State Parks', protect_class: '2' })
    park(30_000, { name: 'Parc Natural de l’Òliba' })
  })
  const isPark = Object.fromEntries(spots.map(({ name, tags }) => [name, tags.includes('national-park')]))
  assert.deepEqual(isPark, {
    'Owl Forest Reserve': false,
    'Owl Wildlife Sanctuary': false,
    'Owl National Park': true,
    Eulenberge: true,
    'Owl Redwoods State Park': false,
    'Owl Redwoods': false,
    'Parc Natural de l’Òliba': false,
    'Owl National and State Parks': true,
  })
})

test('where main roads pass and hardly any other is mapped for miles, nothing is rated', async () => {
  const build = (isWhole: boolean) => (map: SampleMap) => {
    for (const y of [-4000, 0, 4000]) {
      const line = Array.from({ length: 41 }, (_, i) => [-20_000 + 1000 * i, y]).flat()
      map.way(line, { highway: 'secondary' })
      if (isWhole) for (let x = -18_000; x < 18_000; x += 3000) map.way([x, y, x, y + 1500], { highway: 'residential' })
    }
    map.node(0, 2000, { name: 'Owl Hill', natural: 'peak' })
  }
  const [poor, whole] = [await run(build(false)), await run(build(true))]
  assert.deepEqual([poor.spots.length, whole.spots.length], [0, 1])
})

test('two outlines that Wikidata calls alike are one where they lie on each other, and a memorial park is the park in it', async () => {
  const { spots } = await run(map => {
    map.way(squareAround(0, 0, 400), { place: 'islet', boundary: 'national_park', name: 'Owl Island', wikidata: 'Q1' })
    map.way(squareAround(0, 0, 400), { boundary: 'national_park', name: 'Owl Island (NRA)', wikidata: 'Q1' })
    map.way(squareAround(5000, 0, 200), { natural: 'water', name: 'Owl Lakes (upper)', wikidata: 'Q2' })
    map.way(squareAround(5600, 0, 200), { natural: 'water', name: 'Owl Lakes (lower)', wikidata: 'Q2' })
    map.way(squareAround(9000, 0, 200), { leisure: 'park', name: 'Centennial Memorial Park' })
    map.node(9010, 0, { leisure: 'park', name: 'Centennial Park' })
  })
  assert.deepEqual(spots.map(({ name }) => name).sort(), [
    'Centennial Memorial Park',
    'Owl Island',
    'Owl Lakes (lower)',
    'Owl Lakes (upper)',
  ])
})

test('a restaurant that is tagged as a village is no place, and a station of the future takes nobody anywhere', async () => {
  const { spots } = await run(map => {
    map.node(0, 0, { place: 'village', name: 'Owlham' })
    map.node(2500, 0, { place: 'village', amenity: 'restaurant', name: 'North Country' })
    map.node(2600, 0, { tourism: 'viewpoint', name: 'Viewpoint' })
    map.node(2700, 0, { railway: 'station', name: 'Owl Base (Future)' })
  })
  assert.deepEqual(
    spots.map(({ name, transportation }) => [name, transportation ?? null]),
    [['Viewpoint near Owlham', null]],
  )
})

test('a cable car is no ski lift', async () => {
  const { spots } = await run(map => {
    for (const [i, aerialway] of ['cable_car', 'chair_lift'].entries()) {
      const x = 20_000 * i
      map.way(squareAround(x, 0, 15_000), { landuse: 'forest' })
      map.way(
        [
          [x, 50],
          [x, 900],
        ].flat(),
        { aerialway },
      )
      map.node(x, 0, { natural: 'peak', name: i === 0 ? 'Owl Rock' : 'Owl Peak' })
    }
  })
  const said = Object.fromEntries(spots.map(({ name, description }) => [name, description ?? '']))
  assert.match(said['Owl Rock'] ?? '', /A cable car is 50 m away\./)
  assert.match(said['Owl Peak'] ?? '', /A ski lift is 50 m away and runs in season\./)
})

test('a lake or a peak in the sea stands where it is not; a bay does not', async () => {
  const { spots, refused } = await run(map => {
    // Land lies north of a coastline that runs east.
    map.way([-40_000, 0, 40_000, 0], { natural: 'coastline' })
    map.node(0, -700, { natural: 'water', name: 'Kirkjuvatn' })
    map.node(900, 700, { natural: 'water', name: 'Landvatn' })
    map.node(2000, -100, { natural: 'peak', name: 'Fjall' })
    map.node(6000, -400, { natural: 'peak', name: 'Dalsnípa' })
    map.node(8000, -400, { natural: 'wetland', name: 'Owl Sands' })
    map.node(4000, -700, { natural: 'bay', name: 'Eulenbucht' })
  })
  assert.deepEqual(refused, {
    Kirkjuvatn: 'in the sea: its position is wrong',
    Dalsnípa: 'in the sea: its position is wrong',
  })
  assert.deepEqual(spots.map(({ name }) => name).sort(), ['Eulenbucht', 'Fjall', 'Landvatn', 'Owl Sands'])
})
