// What a publish lets into a catalogue, an index can be built of, and questions can be answered from: whatever its texts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { LONGEST, SpotRecord } from '../../src/spots/spot.ts'
import { checkedClient } from '../support/checked-client.ts'
import { leastSpentMs } from '../support/least-spent.ts'
import { testService } from '../support/service.ts'
import { spotRecord } from '../support/spots.ts'

const RUNS = Number(process.env['HOSTILE_RUNS'] ?? 25)

const letters = fc.constantFrom(
  'a',
  '1',
  'ß',
  '\u0301',
  '\ufdfa',
  '語',
  'ก',
  '🌲',
  '\u200d',
  '-',
  ' ',
  '\ud800',
  '"',
  '\\',
  '\n',
  '<',
)
const words = fc.constantFrom(
  ...Object.getOwnPropertyNames(Object.prototype),
  'a'.repeat(3000),
  '1'.repeat(1000),
  '語'.repeat(500),
)
const text = (longest: number) =>
  fc
    .oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ unit: letters, maxLength: 300 }), words)
    .map(text => text.slice(0, longest).toWellFormed())
const filled = (longest: number) => text(longest).filter(text => text !== '')
const list = (longest: number, most: number) => fc.array(filled(longest), { maxLength: Math.min(most, 12) })
const optional = (longest: number) => fc.option(text(longest), { nil: null })
const degrees = (most: number) =>
  fc.oneof(fc.constantFrom(most, -most, 0, 5e-324), fc.double({ min: -most, max: most, noNaN: true }))

const record: fc.Arbitrary<SpotRecord> = fc.record({
  id: filled(LONGEST.id).filter(id => SpotRecord.shape.id.safeParse(id).success),
  slug: fc.stringMatching(/^[a-z0-9-]{1,60}$/),
  name: filled(LONGEST.name),
  otherNames: list(LONGEST.name, LONGEST.otherNames),
  description: optional(LONGEST.description),
  latitude: degrees(90),
  longitude: degrees(180),
  tags: list(LONGEST.tag, LONGEST.tags),
  activities: list(LONGEST.tag, LONGEST.tags),
  accessStatus: fc.constantFrom('free', 'paid', null),
  fireStatus: optional(LONGEST.fireStatus),
  sceneryType: optional(LONGEST.sceneryType),
  transportation: optional(LONGEST.transportation),
  silenceRating: fc.integer({ min: 10, max: 50 }).map(tenths => tenths / 10),
  ratedBy: fc.constantFrom('source', 'model'),
  confidence: fc.constantFrom('editorial', 'high', 'medium', 'low'),
  lden: fc.option(
    fc.integer({ min: 200, max: 900 }).map(tenths => tenths / 10),
    { nil: null },
  ),
  elevation: fc.option(fc.integer({ min: -450, max: 8850 }), { nil: null }),
  links: fc.option(
    fc.record(
      { website: fc.webUrl(), wikidata: fc.constant('https://www.wikidata.org/wiki/Q5') },
      { requiredKeys: [] },
    ),
    { nil: null },
  ),
  commentsCount: fc.option(fc.nat(), { nil: null }),
  country: fc.option(fc.stringMatching(/^[A-Z]{2}$/), { nil: null }),
  place: optional(LONGEST.place),
  source: fc.constant('test'),
})

test('any records that fit the schema make an index that answers', async () => {
  const spots = fc.uniqueArray(record, { minLength: 1, maxLength: 8, selector: spot => spot.id })
  const property = fc.asyncProperty(spots, async spots => {
    for (const spot of spots) SpotRecord.parse(spot)
    const { get } = checkedClient(await testService(spots.map((spot, i) => ({ ...spot, slug: `${spot.slug}-${i}` }))))
    const list = await get('/api/spots?limit=100')
    assert.equal(list.json.meta.totalAvailable, spots.length)
    assert.equal(
      (await get(`/api/ask?q=${encodeURIComponent(`quiet ${spots[0]?.place?.slice(0, 100).toWellFormed()}`)}`)).status,
      200,
    )
  })
  await fc.assert(property, { numRuns: RUNS })
})

/** What a catalogue of the five longest records may take until the first question is answered. */
const MOST_MS = 8000

test('records of the longest texts everywhere are prepared at once', async () => {
  for (const unit of ['a', '1', 'ab', 'ﷺ', '語', 'a-', 'né ']) {
    const fill = (longest: number) => unit.repeat(longest).slice(0, longest)
    const spots = Array.from({ length: 5 }, (_, i) =>
      spotRecord(`s-${i}`, {
        name: `${i}${fill(LONGEST.name - 2)}`,
        otherNames: Array.from({ length: LONGEST.otherNames }, (_, j) => `${i} ${j} ${fill(LONGEST.name - 8)}`),
        description: fill(LONGEST.description),
        tags: Array.from({ length: LONGEST.tags }, (_, j) => `${j}${fill(LONGEST.tag - 4)}`),
        activities: Array.from({ length: LONGEST.tags }, (_, j) => `${j}${fill(LONGEST.tag - 4)}`),
        fireStatus: fill(LONGEST.fireStatus),
        sceneryType: fill(LONGEST.sceneryType),
        transportation: fill(LONGEST.transportation),
        place: `${i}${fill(LONGEST.place - 2)}`,
        country: 'AD',
      }),
    )
    for (const spot of spots) SpotRecord.parse(spot)
    const ms = await leastSpentMs(async () => {
      const { get } = checkedClient(await testService(spots))
      assert.equal((await get('/api/ask?q=quiet+lakes')).status, 200)
    }, MOST_MS)
    assert.ok(ms <= MOST_MS, `"${unit}": ${ms} ms`)
  }
})
