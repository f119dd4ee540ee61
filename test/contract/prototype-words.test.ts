// Words that every object literal answers to, in every place where outside text is looked up in a table.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openCatalogue } from '../../src/catalogue/open.ts'
import { importFile } from '../../src/import/import-file.ts'
import { ImportLog } from '../../src/import/import-log.ts'
import { OSM_TERMS } from '../../src/import/osm/import-osm.ts'
import { FIELDS } from '../../src/import/values/fields.ts'
import { checkedClient } from '../support/checked-client.ts'
import { sampleMap } from '../support/osm-samples.ts'
import { testService } from '../support/service.ts'
import { spotRecord } from '../support/spots.ts'

const WORDS = Object.getOwnPropertyNames(Object.prototype)

/** Spots whose every text is such a word. */
const spots = WORDS.map(word =>
  spotRecord(word, {
    name: word,
    otherNames: [word],
    description: word,
    tags: [word],
    activities: [word],
    fireStatus: word,
    sceneryType: word,
    transportation: word,
    place: word,
  }),
)

test('spots of such words are served, found and answered with', async () => {
  assert.ok(WORDS.includes('constructor') && WORDS.includes('__proto__'))
  const { get } = checkedClient(await testService(spots))
  for (const word of WORDS) {
    const read = await get(`/api/spots/${word}`)
    assert.ok(read.text.includes(`"name":"${word}"`))
    for (const path of [`/api/search?q=${word}`, `/api/spots?scenery=${word}`, `/api/ask?q=quiet%20${word}`]) {
      assert.ok((await get(path)).status < 500, path)
    }
  }
})

type Described = { name: string; in: string }
type Description = { paths: Record<string, Record<string, { parameters?: Described[] }>> }

test('such a word as parameter, its value or a header is answered, never a fault', async () => {
  const { get } = checkedClient(await testService(spots))
  const description = (await get('/openapi.json')).json as unknown as Description // its own contract has a test
  const headers = ['accept', 'accept-encoding', 'prefer', 'if-none-match', 'last-event-id', 'idempotency-key', 'range']
  const tried: string[] = []
  for (const word of WORDS) {
    for (const [path, { get: read }] of Object.entries(description.paths)) {
      if (!read) continue
      const concrete = path.replaceAll(/\{\w+\}/g, word)
      const own = (read.parameters ?? []).filter(parameter => parameter.in === 'query').map(({ name }) => name)
      for (const name of [...own, word]) tried.push(`${concrete}?${name}=${word}`)
    }
  }
  assert.ok(tried.length > 500)
  for (const path of tried) assert.ok((await get(path)).status < 500, path)
  for (const word of WORDS) {
    for (const header of headers) {
      for (const value of [word, `code=${word}`, `${word}/${word};${word}=${word}`]) {
        assert.ok((await get('/api/sandbox/spots?limit=1', { [header]: value })).status < 500, `${header}: ${value}`)
      }
    }
  }
})

test('such a word in any cell, column or tag of a file stops no import', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanctuary-words-'))
  const catalogue = await openCatalogue(join(folder, 'catalogue.sqlite'))
  const optional = Object.keys(FIELDS).filter(
    field => !['name', 'latitude', 'longitude', 'silenceRating'].includes(field),
  )
  const columns = ['name', 'latitude', 'longitude', 'silenceRating', ...optional, ...WORDS]
  const rows = WORDS.map((word, i) => [word, `${10 + i}`, '10', '4', ...optional.map(() => word), ...WORDS])
  const places = await take('places.csv', [columns, ...rows].map(row => row.join(',')).join('\n'))
  assert.equal(places.added, WORDS.length)
  const lines = WORDS.map(word => `{"name":"x","lat":1,"lon":1,"rating":4,"${word}":"${word}","id":"${word}"}`)
  assert.equal((await take('lines.ndjson', lines.join('\n'))).added, WORDS.length)
  const map = sampleMap()
  const keys =
    'place highway maxspeed natural railway usage boundary leisure tourism amenity water wetland leaf_type valley landuse population access fee aeroway shelter_type service junction lanes opening_hours'
  for (const word of WORDS) {
    for (const key of [...keys.split(' '), ...WORDS]) {
      map.node(0, 0, { name: `${word} ${key}`, natural: 'peak', [key]: word })
      map.way([-50, 20, 50, 20], { highway: 'primary', name: word, [key]: word })
    }
  }
  const region = await take('region.osm', map.xml([-5000, -5000, 5000, 5000]))
  assert.ok(region.added > 400, JSON.stringify(region))
  await catalogue.close()
  rmSync(folder, { recursive: true })

  async function take(name: string, text: string) {
    const path = join(folder, name)
    writeFileSync(path, text)
    const log = new ImportLog()
    const terms = name.endsWith('.osm')
      ? { ...OSM_TERMS, name: 'region' }
      : { name: name.replace('.', '-'), attribution: 'Test', licence: null, url: null }
    const report = await importFile(catalogue, { path, source: terms, columns: new Map(), log })
    log.close()
    return report
  }
})
