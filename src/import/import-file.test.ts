import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, test } from 'node:test'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { openCatalogue } from '../catalogue/open.ts'
import type { SpotRecord } from '../spots/spot.ts'
import { importFile, type ImportOptions } from './import-file.ts'
import type { Rated } from './rated.ts'
import { ImportLog, type Refusal } from './import-log.ts'
import type { ImportRequest } from './importer.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-import-test-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0

const rangers = { name: 'rangers', attribution: '© The rangers', licence: null, url: null }

type Given = Partial<ImportRequest> & ImportOptions & { name?: string; catalogue?: Catalogue }

/** Imports a text under a file name; into a new catalogue unless one is given. */
async function importText(content: string | Buffer, given: Given = {}) {
  const {
    name = 'places.csv',
    catalogue = await newCatalogue(),
    source = rangers,
    columns = new Map(),
    ...rest
  } = given
  const path = join(folder, `${++files}-${name}`)
  writeFileSync(path, content)
  const log = new ImportLog()
  try {
    const report = await importFile(catalogue, { path, source, columns, log, ...rest }, rest)
    return { report, refused: [...log.refusals()], spots: await spotsOf(catalogue), catalogue }
  } finally {
    log.close()
    if (!given.catalogue) await catalogue.close()
  }
}

function newCatalogue(): Promise<Catalogue> {
  return openCatalogue(join(folder, `${++files}.sqlite`))
}

async function spotsOf(catalogue: Catalogue): Promise<SpotRecord[]> {
  return catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
}

function lines(refused: Refusal[]): string[] {
  return refused.map(({ line, name, reason }) => `${line} ${name}: ${reason}`)
}

test('a CSV row becomes a spot with all its fields', async () => {
  const { spots, report } = await importText(
    `\ufeffRef;Title;Breite;Länge;Rating (1–5);Categories;Activities;Fee;Campfire;Landscape;Anreise;Region;Beschreibung;name:de;Other
7;Blåhø;62,1;8,97;4,26;Peak|Heath;Hiking, Bird watching;no;allowed;Mountain;Bus;Innlandet;"Wide;
""quiet""";Blauhöhe;x\r\n`,
  )
  assert.deepEqual(spots, [
    {
      id: 'rangers-7',
      slug: 'blaho',
      name: 'Blåhø',
      otherNames: ['Blauhöhe'],
      description: 'Wide;\n"quiet"',
      latitude: 62.1,
      longitude: 8.97,
      tags: ['peak', 'heath'],
      activities: ['hiking', 'bird-watching'],
      accessStatus: 'free',
      fireStatus: 'allowed',
      sceneryType: 'mountain',
      transportation: 'Bus',
      silenceRating: 4.3,
      ratedBy: 'source',
      confidence: 'editorial',
      lden: null,
      commentsCount: null,
      country: 'NO',
      place: 'Innlandet',
      source: 'rangers',
      elevation: null,
      links: null,
    },
  ])
  assert.deepEqual(report.ignoredColumns, ['Other'])
})

test('commas, semicolons and tabs are told apart by the header, quoted parts aside', async () => {
  for (const separator of [',', ';', '\t']) {
    const rows = [
      ['"name"', 'lat', 'lon', 'rating', '"a,;b;,;"'],
      ['Lake', '62.1', '8.9', '4', ''],
    ]
    const { spots } = await importText(rows.map(row => row.join(separator)).join('\r\n'))
    assert.deepEqual([spots[0]?.name, spots[0]?.latitude], ['Lake', 62.1])
  }
  const { spots } = await importText('sep=;\nname;lat;lon;rating\nLake;62,1;8,9;4\n')
  assert.equal(spots[0]?.longitude, 8.9)
})

test('each row that cannot be taken is refused with its line, its name and the reason', async () => {
  const { refused, report, spots } = await importText(`name,lat,lon,rating,country,fee
Good Lake,62.1,8.9,4,,
"Split
Name",62.1,8.9,9,,
,62.1,8.9,4,,
Swapped,13.4,52.5,4,Germany,
Null Island,0,0,4,,
Unrated Bog,62.1,8.9,,,
Short,62.1
Broken,"62.1"x,8.9,4,,
Twice,62.2,8.9,4,,
Twice,62.2,8.9,4,,
Odd Fee,62.3,8.9,4,Atlantis,sometimes
,,,,,
Comma,"62,1",8.9,4,,
`)
  assert.deepEqual(lines(refused), [
    '3 Split Name: silence rating 9 is not within 1 to 5',
    '5 null: no name',
    '6 Swapped: latitude 13.4 and longitude 52.5 look swapped: only then do they lie in DE',
    '7 Null Island: latitude and longitude are both 0, which stands for an unknown place',
    '8 Unrated Bog: no silence rating, and no region is imported: it is rated when one that holds it is, or give 1 to 5 in a column silenceRating (--map COLUMN=silenceRating)',
    '9 null: the row has 2 fields and the header 6',
    '10 null: a quotation ends before "x,8.9,4,," inside of a field',
    '15 Comma: latitude "62,1" has a decimal comma: write 62.1',
    `12 ${spots.find(spot => spot.name === 'Twice')?.id}: the id "${spots.find(spot => spot.name === 'Twice')?.id}" occurs a second time: ids must be unique`,
  ])
  const { read, added, unrated, outcome } = report
  assert.deepEqual({ read, added, unrated, outcome }, { read: 12, added: 3, unrated: 1, outcome: 'published' })
  assert.deepEqual(
    report.notes.map(({ text, firstLine }) => `${firstLine} ${text}`),
    ['13 country "Atlantis" not understood: taken from the coordinates', '13 fee "sometimes" not understood: left out'],
  )
  assert.equal(spots.find(spot => spot.name === 'Odd Fee')?.country, 'NO')
})

test('a column that may hold stars is said to be taken for silence ratings', async () => {
  const { report } = await importText('name,lat,lon,Rating\nLake,62.1,8.9,4\n')
  assert.match(report.facts['WARNING'] ?? '', /^the column "Rating" was taken as silence ratings: if these are stars/)
  const { report: sure } = await importText('name,lat,lon,silence rating\nLake,62.1,8.9,4\n')
  assert.equal(sure.facts['WARNING'], undefined)
})

test('what a column says of access keeps people out or leaves it open, and is free only where it says so', async () => {
  const { spots, report } = await importText(`name,lat,lon,rating,access,admission,fee
Free,62.1,8.9,4,free,,
None,62.2,8.9,4,none,,
Private,62.3,8.9,4,private,,
Forbidden,62.4,8.9,4,Forbidden,free,
Open,62.5,8.9,4,yes,,
No Admission,62.6,8.9,4,,no,
Paid,62.7,8.9,4,free,5 EUR,no
`)
  const said = spots.map(({ name, accessStatus, tags }) => [name, accessStatus, tags.includes('no-access')])
  assert.deepEqual(Object.fromEntries(said.map(([name, ...rest]) => [name, rest])), {
    Free: ['free', false],
    None: [null, true],
    Private: [null, true],
    Forbidden: [null, true],
    Open: [null, false],
    'No Admission': [null, false],
    Paid: ['paid', false],
  })
  assert.deepEqual(
    report.notes.map(({ text }) => text).filter(text => !text.includes('rating')),
    ['access "yes" not understood: left out', 'price "no" not understood: left out'],
  )
})

test('--map takes a column for a field and sets the recognised one aside', async () => {
  const columns = new Map([['score', 'silenceRating'] as const, ['wkt_geom', 'coordinates'] as const])
  const { spots, report } = await importText('name,rating,score,wkt_geom\nLake,9,4,POINT(8.9 62.1)\n', { columns })
  assert.deepEqual([spots[0]?.silenceRating, spots[0]?.latitude], [4, 62.1])
  assert.deepEqual(report.ignoredColumns, ['rating'])
  assert.equal(report.facts['WARNING'], undefined)
  await assert.rejects(importText('name,lat,lon\nLake,62.1,8.9\n', { columns }), {
    name: 'OperatorError',
    message: /--map names the column "score", which ".*" has not; its columns are "name", "lat", "lon"/,
  })
  const ndjson = '{"name":"Lake","lat":62.1,"lon":8.9}\n'
  await assert.rejects(importText(ndjson, { columns, name: 'a.ndjson' }), /--map names the column "score"/)
})

test('a file that is not UTF-8 is refused with the encoding that it looks like, and read with it', async () => {
  const content = Buffer.from(
    'name,lat,lon,rating,description\nCaf\xe9 \x80,62,8,4,<p>Wide &amp; <i>quiet</i></p>\n',
    'latin1',
  )
  await assert.rejects(importText(content), /0xe9: save it as UTF-8, or say --encoding latin1/)
  const { spots } = await importText(content, { encoding: 'latin1' })
  assert.deepEqual([spots[0]?.name, spots[0]?.description], ['Café €', 'Wide & quiet'])
})

test('a row without a rating is rated by the function that is given', async () => {
  const rate = (latitude: number) => (latitude > 60 ? ratedAs(3.14) : null)
  const { spots, report } = await importText('name,lat,lon\nNorth,62.1,8.9\nSouth,50,8.9\n', { rate })
  assert.deepEqual(
    spots.map(spot => [spot.name, spot.silenceRating]),
    [['North', 3.1]],
  )
  assert.equal(report.unrated, 1)
})

const ratedAs = (silenceRating: number): Rated => ({ silenceRating, ratedBy: 'model', confidence: 'high', lden: 41.6 })

const feature = (properties: unknown, coordinates: unknown = [8.9, 62.1], more = {}) => ({
  type: 'Feature',
  ...more,
  properties,
  geometry: coordinates === null ? null : { type: 'Point', coordinates },
})

test('GeoJSON comes as a collection, a single feature, a sequence or lines of features', async () => {
  const lake = feature({ name: 'Lake', rating: 4, 'name:de': 'See' }, [8.9, 62.1, 800], { id: 'way/7' })
  const bog = feature({ title: 'Bog', silence: '3.5' }, [9, 62])
  const collection = { type: 'FeatureCollection', features: [lake, bog] }
  const texts: [string, string, number][] = [
    ['a.geojson', JSON.stringify(collection), 2],
    [
      'b.json',
      JSON.stringify({ ...collection, crs: { properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } } }, null, 2),
      2,
    ],
    ['c.geojson', JSON.stringify(lake, null, 2), 1],
    ['d.geojsonl', `${JSON.stringify(lake)}\n\n${JSON.stringify(bog)}\n`, 2],
    ['e.geojsons', `\u001e${JSON.stringify(lake, null, 1)}\n\u001e${JSON.stringify(bog)}\n`, 2],
    ['f.json', `${JSON.stringify(lake)}\n${JSON.stringify(bog)}`, 2],
  ]
  for (const [name, text, count] of texts) {
    const { spots } = await importText(text, { name })
    assert.equal(spots.length, count, name)
    const { id, latitude, otherNames } = spots[0] ?? {}
    assert.deepEqual({ latitude, otherNames }, { latitude: 62.1, otherNames: ['See'] }, name)
    assert.match(id ?? '', /^rangers-way-7-[0-9a-f]{12}$/)
  }
})

test('GeoJSON features that cannot be taken are refused, a foreign coordinate system refuses the file', async () => {
  const features = [
    feature({ name: 'Lake', rating: 4 }),
    feature({ name: 'Nowhere', rating: 4 }, null),
    feature(null),
    { type: 'Fixture' },
    feature({ name: 'Metres', rating: 4 }, [500_000, 4_649_776]),
  ].map(value => JSON.stringify(value))
  const text = `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}`
  const { refused } = await importText(text, { name: 'a.geojson' })
  assert.deepEqual(lines(refused), [
    '3 Nowhere: no geometry: the place is unknown',
    '4 null: no name',
    '5 null: its type is "Fixture" and not "Feature"',
    '6 Metres: latitude 4649776 is not within -90 to 90: convert projected coordinates to degrees (WGS 84)',
  ])
  const crs = '"crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::3857"}}'
  for (const projected of [text.replace('"features"', `${crs},"features"`), text.replace(/\}$/, `,${crs}}`)]) {
    await assert.rejects(
      importText(projected, { name: 'a.geojson' }),
      /"urn:ogc:def:crs:EPSG::3857": convert it to WGS 84/,
    )
  }
})

test('a file that cannot be read as a whole is named with what to do, and the last version stands', async () => {
  const catalogue = await newCatalogue()
  const lake = JSON.stringify(feature({ name: 'Lake', rating: 4 }))
  await importText(`${lake}\n`, { name: 'a.ndjson', catalogue })
  const before = { version: await catalogue.version(), spots: await spotsOf(catalogue) }
  const broken: [string, string | Buffer, RegExp][] = [
    ['a.csv', '', /is empty/],
    ['a.csv', '\n\n', /no header and no rows/],
    ['a.csv', 'name,lat,lon,rating\n', /holds no rows/],
    [
      'a.csv',
      'name,lat,rating\nLake,1,2\n',
      /no column of .* holds? the longitude|hold the longitude.*--map COLUMN=longitude/,
    ],
    ['a.csv', 'name,lat,lon,name\nLake,1,2,3\n', /the column "name" twice/],
    ['a.csv', 'name,lat,lon,rating\nLake,62,8,"4\n', /line 2 .*never closed/],
    ['a.csv', Buffer.from('name,lat,lon,rating\nCaf\xe9,62,8,4\n', 'latin1'), /byte 24 \(line 2\) is 0xe9/],
    ['a.csv', Buffer.from('\ufeffname,lat\n', 'utf16le'), /UTF-16/],
    ['a.xlsx', Buffer.from('PK\u0003\u0004spreadsheet'), /spreadsheet: .*save it as CSV; .*CSV are understood/],
    ['a.bin', Buffer.from([1, 0, 2, 0]), /no kind that can be imported/],
    ['a.geojson', `{"type":"FeatureCollection","features":[${lake},{"type":"Fea`, /cut off/],
    ['a.geojson', '{"type":"FeatureCollection","features":[]}', /holds no rows/],
    ['a.geojson', '{"type":"Topology","objects":{}}', /its type is "Topology"/],
    ['a.json', '[1,2]', /not GeoJSON/],
    ['a.geojson', `{"type":"FeatureCollection","features":[${lake},{"type":nope}]}`, /line 1 .* is not JSON/],
  ]
  for (const [name, content, message] of broken) {
    await assert.rejects(importText(content, { name, catalogue }), { name: 'OperatorError', message }, String(content))
  }
  const path = (name: string) => ({ path: name, source: rangers, columns: new Map(), log: new ImportLog() })
  await assert.rejects(importFile(catalogue, path(join(folder, 'none.csv'))), /does not exist/)
  await assert.rejects(importFile(catalogue, path(folder)), /is a folder/)
  assert.deepEqual({ version: await catalogue.version(), spots: await spotsOf(catalogue) }, before)
  await catalogue.close()
})

test('a second import reports what it added, changed, left and took away', async () => {
  const catalogue = await newCatalogue()
  const header = 'id,name,lat,lon,rating\n'
  await importText(`${header}1,A,62,8,4\n2,B,62,9,4\n3,C,62,10,4\n`, { catalogue })
  const { report } = await importText(`${header}1,A,62,8,4\n2,B,62,9,5\n4,D,62,11,4\n`, { catalogue })
  const { added, changed, unchanged, gone, version } = report
  assert.deepEqual({ added, changed, unchanged, gone }, { added: 1, changed: 1, unchanged: 1, gone: 1 })
  assert.equal(version.number, 2)
  await catalogue.close()
})

test('nothing is published by a dry run, by --strict with a refusal, or when no row fits', async () => {
  const catalogue = await newCatalogue()
  const header = 'id,name,lat,lon,rating\n'
  await importText(`${header}1,A,62,8,4\n`, { catalogue })
  const before = { version: await catalogue.version(), spots: await spotsOf(catalogue) }
  const outcomeOf = async (rows: string, options: ImportOptions) =>
    (await importText(header + rows, { catalogue, ...options })).report.outcome
  assert.equal(await outcomeOf('2,B,62,8,4\n', { dryRun: true }), 'dry run')
  assert.equal(await outcomeOf('2,B,62,8,4\n3,C,62,8,6\n', { strict: true }), 'refused by --strict')
  assert.equal(await outcomeOf('2,B,62,8,4\n2,C,62,8,4\n', { strict: true }), 'refused by --strict')
  assert.equal(await outcomeOf('2,B,62,8,\n', {}), 'nothing could be taken')
  assert.deepEqual({ version: await catalogue.version(), spots: await spotsOf(catalogue) }, before)
  assert.equal(await outcomeOf('2,B,62,8,4\n', { strict: true }), 'published')
  await catalogue.close()
})

test('refused rows beyond those kept in memory are all reported, in order', async () => {
  const rows = Array.from({ length: 5000 }, (_, i) => `Bog ${i},62.1,8.9,`)
  const { refused } = await importText(`name,lat,lon,rating\n${rows.join('\n')}\n`)
  assert.deepEqual(
    refused.map(({ name }) => name),
    rows.map((_, i) => `Bog ${i}`),
  )
})

test('progress is told up to the end of the file', async () => {
  const seen: number[] = []
  const row = `Lake,62.1,8.9,4,${'quiet '.repeat(1000)}\n`
  await importText(`name,lat,lon,rating,description\n${row.repeat(100)}`, {
    onProgress: ({ bytes, size }) => seen.push(bytes / size),
  })
  assert.ok(seen.length > 1)
  assert.equal(seen.at(-1), 1)
})

const shared = process.env['SANCTUARY_SHARED'] ?? resolve(import.meta.dirname, '../../../shared')
const places = join(shared, 'data/places')
const skip = existsSync(places) ? false : `no real data at ${places}`

test('real files without ratings are refused row by row, by name, and rated rows go in', { skip }, async () => {
  const importPlaces = async (file: string, given: Given = {}) => {
    const catalogue = await newCatalogue()
    const log = new ImportLog()
    const path = join(places, file)
    const report = await importFile(catalogue, { path, source: rangers, columns: new Map(), log, ...given })
    const spots = await spotsOf(catalogue)
    await catalogue.close()
    return { report, first: log.refusals().next().value, spots }
  }
  const latvia = await importPlaces('latvia-wikidata-nature.csv')
  assert.deepEqual([latvia.report.read, latvia.report.unrated], [490, 490])
  assert.match(
    `${latvia.first?.line} ${latvia.first?.name} ${latvia.first?.reason}`,
    /^2 Kraukļu aiza no silence rating/,
  )
  const rated = await importPlaces('latvia-wikidata-nature.csv', { rate: () => ratedAs(4) })
  // Border lines are coarse: a few sites on border rivers count as the neighbour's.
  assert.deepEqual([rated.report.added, rated.spots.filter(spot => spot.country === 'LV').length > 480], [490, true])
  assert.ok(rated.spots.some(spot => spot.id === 'rangers-Q20562689'))
  assert.equal((await importPlaces('us-parks-points.geojson')).report.unrated, 315)
  const parks = await importPlaces('multipolygons.geojson', { rate: () => ratedAs(4) })
  assert.equal(parks.report.added, 8)
  const bohemia = parks.spots.find(spot => spot.name === 'Národní park České Švýcarsko')
  assert.equal(bohemia?.country, 'CZ')
  assert.ok(bohemia.otherNames.includes('Bohemian Switzerland National Park'))
})
