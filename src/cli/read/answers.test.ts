// The commands that read a catalogue without a service.
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { publishInto } from '../../../test/support/catalogue-folder.ts'
import { commandLine } from '../../../test/support/command-line.ts'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { TESTLAND, testApp, testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { catalogueFile } from '../../serve/settings/places.ts'
import { ownNoiseOf } from '../../silence/pages/own-noise.ts'

const folder = temporaryFolder()
const testland = join(folder.path, 'testland')
const SPOTS = randomSpots(30)
before(async () => {
  await publishInto(folder.path, SPOTS)
  mkdirSync(testland, { recursive: true })
  const catalogue = await openCatalogue(catalogueFile(testland))
  const source = {
    name: 'testland',
    attribution: 'A',
    licence: null,
    url: null,
    ratings: 'computed',
    extractDate: null,
  } as const
  await catalogue.publish({
    sources: [source],
    drafts: [],
    noise: new Map([['testland', ownNoiseOf('testland', TESTLAND)]]),
  })
  await catalogue.close()
})
after(() => folder.remove())

const sanctuary = (...words: string[]) => commandLine(folder.path, ...words)

test('--json gives what the API gives, of the list, the search and a question', async () => {
  const app = testApp(await testService(SPOTS))
  const calls: [words: string[], target: string][] = [
    [['spots', 'list', '--limit', '3', '--min-rating', '2.5'], '/api/spots?limit=3&minRating=2.5'],
    [
      ['spots', 'list', '--near', '-33.9,18.4', '--sort', 'distance', '--limit', '2'],
      '/api/spots?near=-33.9,18.4&sort=distance&limit=2',
    ],
    [['search', 'quiet', 'lake', '--limit', '2'], '/api/search?q=quiet+lake&limit=2'],
    [['ask', 'quiet', 'lakes?'], '/api/ask?q=quiet+lakes?'],
    [['ask', 'and', 'forests?', '--prev', 'quiet lakes'], '/api/ask?q=and+forests?&prev=["quiet lakes"]'],
  ]
  for (const [words, target] of calls) {
    const { out, code, err } = await sanctuary(...words, '--json')
    assert.equal(code, 0, err)
    const response = await app.fetch(new Request(`http://inside${target}`), { address: '203.0.113.7' })
    assert.deepEqual(withoutLinks(JSON.parse(out)), withoutLinks(await response.json()), target)
  }
})

/** Cursors are signed by their catalogue, which gives slugs of its own too. */
function withoutLinks(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, member) => (/url$|docs|cursor|slug/i.test(key) ? undefined : member)))
}

test('people get a line a spot, and the way to the next page beside it', async () => {
  const first = await sanctuary('spots', 'list', '--limit', '2')
  assert.match(first.out, /^\d\.\d\t.+\n\d\.\d\t.+\n$/)
  const cursor = /--cursor (\S+)/.exec(first.err)?.[1] ?? assert.fail(first.err)
  const second = await sanctuary('spots', 'list', '--limit', '2', '--cursor', cursor)
  assert.notEqual(second.out, first.out)
  const { out } = await sanctuary('ask', 'quiet lakes')
  assert.match(out, /rated \d\.\d[^]*\n {2}.+\thttp/)
})

test('sanctuary silence LATITUDE LONGITUDE says how quiet a point is, and why', async () => {
  const { out, code } = await commandLine(testland, 'silence', '42.509', '1.5')
  assert.equal(code, 0)
  assert.match(
    out,
    /^rating {6}\d\.\d, \w+, between .*\nlevel .*\nnoise {7}road .* away: [\d.]+ dB[^]*\nmethod {6}SR-.*from Testland\n$/,
  )
  const { rating } = JSON.parse((await commandLine(testland, 'silence', '42.509', '1.5', '--json')).out)
  assert.ok(out.includes(`rating      ${rating.toFixed(1)}`))
  const south = await commandLine(testland, 'silence', '-42.509', '-1.5')
  assert.equal(south.code, 2)
  assert.match(south.err, /no imported region holds latitude -42\.509, longitude -1\.5.* the regions are Testland/)
})

test('reading writes nothing: where there is no catalogue yet, the starter catalogue answers', async () => {
  const before = readdirSync(folder.path)
  await sanctuary('search', 'lake')
  assert.deepEqual(readdirSync(folder.path), before)
  const empty = join(folder.path, 'empty')
  const { out, err, code } = await commandLine(empty, 'search', 'sarek', '--limit', '1')
  assert.deepEqual([code, /\tSarek\t/.test(out)], [0, true])
  assert.match(err, /nothing has been imported .* the starter catalogue answers/)
  assert.equal(JSON.parse((await commandLine(empty, 'spots', 'show', 'sarek')).out).name, 'Sarek')
  assert.match((await commandLine(empty, 'status')).out, /nothing published yet[^]*next .*sanctuary import FILE/)
  assert.match((await commandLine(empty, 'sources', 'list')).out, /^no sources yet/)
  assert.equal(JSON.parse((await commandLine(empty, 'export')).out).total, 0)
  const measurements = join(folder.path, 'measurements.csv')
  writeFileSync(measurements, 'latitude,longitude,dB\n1,2,30\n')
  assert.match((await commandLine(empty, 'silence', 'check', measurements)).err, /none of the 1 measurements lies/)
  assert.equal(existsSync(empty), false)
})

test('what a reading command cannot take is a mistake, in the words of the API', async () => {
  const cases: [words: string[], message: RegExp][] = [
    [['spots', 'list', '--min-rating', '9'], /minRating must be a number between 1 and 5, got "9"/],
    [['spots', 'list', '--cursor', 'none'], /cursor/],
    [['search', '   '], /q is required/],
    [['silence', 'north', '1.5'], /latitude must be degrees between -90 and 90, got "north"/],
    [['silence', '91', '1.5'], /latitude must be degrees between -90 and 90, got "91"/],
    [['spots', 'show', 'none'], /no spot has the id or slug "none": sanctuary search/],
    [['ask', 'lakes', '--prev'], /option '--prev <question>' argument missing[^]*run sanctuary ask --help/],
  ]
  for (const [words, message] of cases) {
    const { code, err, out } = await sanctuary(...words)
    assert.match(err, message)
    assert.deepEqual([code, out], [2, ''])
  }
})
