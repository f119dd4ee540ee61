import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { featuresContaining, iso1A2Codes } from '@rapideditor/country-coder'
import { parse } from 'csv-parse/sync'
import { openCatalogue } from '../catalogue/open.ts'
import { distanceKm } from '../geo/distance.ts'
import { ACCESS_STATUSES } from '../spots/spot.ts'
import { SCENERY } from '../spots/scenery.ts'
import { TAGS } from '../spots/tags.ts'
import { importStarter, STARTER_FILE } from './starter.ts'
import { phraseOf } from '../text/phrase.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-starter-'))
after(() => rmSync(folder, { recursive: true }))

const COLUMNS =
  'id,name,otherNames,country,place,latitude,longitude,extent,description,tags,activities,accessStatus,fireStatus,sceneryType,transportation,silenceRating'
type StarterRow = ReturnType<typeof toRow>

/** Read by another reader than the import's own. */
const [header = [], ...cells]: string[][] = parse(readFileSync(STARTER_FILE), { bom: true })
const rows = cells.map(toRow)

function toRow(values: string[]) {
  const cell = (column: string) => values[header.indexOf(column)] ?? ''
  return {
    id: cell('id'),
    name: cell('name'),
    otherNames: cell('otherNames')
      .split(';')
      .filter(name => name !== ''),
    country: cell('country'),
    place: { latitude: Number(cell('latitude')), longitude: Number(cell('longitude')) },
    extent: cell('extent'),
    description: cell('description'),
    tags: cell('tags'),
    accessStatus: cell('accessStatus'),
    sceneryType: cell('sceneryType'),
    silenceRating: cell('silenceRating'),
  }
}

/** Rows that fail a check, by id, so that a failure names them all. */
function failing(isGood: (row: StarterRow) => boolean): string[] {
  return rows.filter(row => !isGood(row)).map(row => row.id)
}

test('the starter catalogue has the columns it should', () => {
  assert.equal(header.join(), COLUMNS)
})

test('the starter catalogue imports whole: nothing refused, nothing noted, every slug its own', async () => {
  const catalogue = await openCatalogue(join(folder, 'starter.sqlite'))
  const report = await importStarter(catalogue)
  const { read, added, refused, notes, ignoredColumns } = report
  assert.deepEqual(
    { read, added, refused, notes, ignoredColumns },
    { read: rows.length, added: rows.length, refused: 0, notes: [], ignoredColumns: [] },
  )
  const [source] = await catalogue.sources()
  assert.deepEqual(
    [source?.name, source?.attribution, source?.ratings],
    ['starter', 'Starter catalogue (editorial ratings)', 'editorial'],
  )
  const spots = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
  assert.equal(new Set(spots.map(spot => spot.slug)).size, rows.length)
  assert.ok(spots.every(spot => spot.id.startsWith('starter-')))
  await catalogue.close()
})

test('the starter catalogue is wide: 300 places, 60 countries, every continent', () => {
  assert.ok(rows.length >= 300, `${rows.length} places`)
  const countries = new Set(rows.map(row => row.country))
  assert.ok(countries.size >= 60, `${countries.size} countries`)
  // UN M49: Africa, Asia, Europe, Oceania, North America with the Caribbean, South America, Antarctica.
  const regions = new Set(rows.flatMap(row => regionsOf(row)))
  for (const region of ['002', '142', '150', '009', '003', '005', '010']) assert.ok(regions.has(region), region)
})

test('the starter catalogue uses the whole scale of ratings honestly', () => {
  const bandOf = (row: StarterRow) => Math.min(Math.floor(Number(row.silenceRating)), 4)
  for (const band of [1, 2, 3, 4])
    assert.ok(
      rows.some(row => bandOf(row) === band),
      `from ${band}`,
    )
  assert.deepEqual(
    failing(({ silenceRating }) => /^[1-5](\.\d)?$/.test(silenceRating) && Number(silenceRating) <= 5),
    [],
  )
})

test('each starter place lies in the country it names, to the width of its extent', () => {
  // Kilometres: areas are true to 25, points to 2; country borders in the coder are true to a few kilometres.
  const reach = { area: 25, point: 5 }
  const isNear = ({ place: { latitude, longitude }, extent, country }: StarterRow) => {
    const north = (extent === 'area' ? reach.area : reach.point) / 111
    const east = Math.min(north / Math.cos((latitude * Math.PI) / 180), 5)
    const box = [longitude - east, latitude - north, longitude + east, latitude + north] as const
    return iso1A2Codes([...box]).includes(country)
  }
  assert.deepEqual(failing(isNear), [])
})

test('no two starter places are the same: ids, names in a country, and places less than a kilometre apart', () => {
  assert.equal(new Set(rows.map(row => row.id)).size, rows.length)
  const names = rows.map(row => `${phraseOf(row.name)} ${row.country}`)
  assert.deepEqual(
    names.filter((name, i) => names.indexOf(name) < i),
    [],
  )
  const near = rows.flatMap((row, i) =>
    rows.slice(i + 1).flatMap(other => (distanceKm(row.place, other.place) < 1 ? [`${row.id} ${other.id}`] : [])),
  )
  assert.deepEqual(near, [])
})

test('another name of a starter place is no name of a second one', () => {
  const named = rows.flatMap(row => [row.name, ...row.otherNames].map(name => phraseOf(name)))
  assert.deepEqual(
    named.filter((name, i) => named.indexOf(name) < i),
    [],
  )
})

test('starter places use the words of the house', () => {
  assert.deepEqual(
    failing(({ tags }) => tags !== '' && tags.split(';').every(tag => Object.hasOwn(TAGS, tag))),
    [],
  )
  assert.deepEqual(
    failing(({ sceneryType }) => sceneryType === '' || Object.hasOwn(SCENERY, sceneryType)),
    [],
  )
  assert.deepEqual(
    failing(({ accessStatus }) => ['', ...ACCESS_STATUSES].includes(accessStatus)),
    [],
  )
  assert.deepEqual(
    failing(({ extent }) => extent === 'area' || extent === 'point'),
    [],
  )
  assert.deepEqual(
    failing(({ description }) => description.length >= 40 && description.length <= 400),
    [],
  )
})

function regionsOf({ place: { latitude, longitude } }: StarterRow): string[] {
  return featuresContaining([longitude, latitude]).flatMap(({ properties }) => properties.m49 ?? [])
}
