import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { between, pick, seededRandom } from './random.ts'
import { syntheticSpots, syntheticWords } from './synthetic-spots.ts'
import { countBits, firstDocs, not } from '../../src/arrays/bitset.ts'
import { compareSpots, CONFIDENCES_IN_ORDER, type OrderKey } from '../../src/spots/order.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { phraseOf } from '../../src/text/phrase.ts'
import { coreOf } from '../../src/index/names/name-parts.ts'
import { buildIndex, type IndexSource } from '../../src/index/build.ts'
import { saveWithBodies } from '../../src/index/storage/save-index.ts'
import type { Index, Page } from '../../src/index/types.ts'
import { mistype, randomFilter, randomText } from './random-queries.ts'
import { buildNaiveIndex } from '../oracles/naive-index.ts'
import { openIndex } from '../../src/index/open.ts'

const LINKS = { baseUrl: 'https://quiet.test', mapsUrlTemplate: 'https://maps.test/{latitude}/{longitude}' }
const VERSION = { number: 7, token: 'token', publishedAt: '2026-01-02T03:04:05.000Z' }

type Case = { count: number; vocabulary: number; rounds: number }

/** Tests the frozen index against the plain one: over spots of a given number of words, with random queries of each kind. */
export function testEquality(given: Case): void {
  for (const [where, open] of Object.entries(PLACES)) testEqualityOf(given, where, open)
}

type Open = (source: () => IndexSource) => Promise<Index>

/** Where the bodies of the index are. */
const PLACES: Record<string, Open> = {
  'in memory': async source => openIndex(await buildIndex(source(), LINKS)),
  async 'on disk'(source) {
    const folder = mkdtempSync(join(tmpdir(), 'sanctuary-bodies-'))
    const [file, bodiesFile] = [join(folder, 'index'), join(folder, 'bodies')]
    try {
      const buffer = await buildIndex(source(), LINKS, { bodiesFile })
      await saveWithBodies(file, buffer, bodiesFile)
      return openIndex(buffer, file)
    } finally {
      // What is open can be read on.
      rmSync(folder, { recursive: true })
    }
  },
}

function testEqualityOf({ count, vocabulary, rounds }: Case, where: string, open: Open): void {
  describe(`the frozen index over ${count} spots, its bodies ${where}, is equal to the plain one`, () => {
    const words = syntheticWords(vocabulary)
    let records: SpotRecord[]
    let frozen: Index
    let plain: Index
    before(async () => {
      records = doubted(syntheticSpots({ count, vocabulary, seed: 3 }))
      const oldSlugs = records.slice(0, 40).map(({ id }, i) => ({ slug: `old-${i}`, id }))
      const source = () => ({
        version: VERSION,
        sources: [],
        spots: records,
        oldSlugs: stream(oldSlugs),
        changeTimes: stream(records.map(({ id }, i) => ({ id, at: `2026-0${(i % 9) + 1}-01T00:00:00.000Z` }))),
      })
      frozen = await open(() => source())
      plain = await buildNaiveIndex(source(), LINKS)
    })

    test('in what it holds of each spot', () => {
      assert.deepEqual(
        [frozen.count, frozen.version, frozen.attribution, frozen.sources],
        [plain.count, plain.version, plain.attribution, plain.sources],
      )
      for (let doc = 0; doc < count; doc += Math.ceil(count / 500)) {
        const { id, slug } = { id: frozen.id(doc), slug: frozen.slug(doc) }
        assert.deepEqual([id, slug], [plain.id(doc), plain.slug(doc)])
        assert.equal(frozen.name(doc), plain.name(doc))
        assert.deepEqual(frozen.coordinates(doc), plain.coordinates(doc))
        assert.equal(frozen.find(id), doc)
        assert.equal(frozen.find(slug), doc)
        assert.equal(frozen.silenceRating(doc), plain.silenceRating(doc))
        assert.equal(compareSpots(frozen.orderKey(doc), plain.orderKey(doc)), 0)
        assert.deepEqual(frozen.spot(doc), plain.spot(doc))
        assert.deepEqual(frozen.storedFields(doc), plain.storedFields(doc))
        assert.equal(frozen.changedAt(doc), plain.changedAt(doc))
        assert.equal(frozen.elevation(doc), plain.elevation(doc))
        assert.equal(frozen.lden(doc), plain.lden(doc))
        assert.deepEqual(frozen.levels.of(doc), plain.levels.of(doc))
        assert.equal(text(frozen.body(doc)), text(plain.body(doc)))
      }
      for (let i = 0; i < 45; i++) assert.equal(frozen.find(`old-${i}`), plain.find(`old-${i}`))
      assert.equal(frozen.find('nobody'), undefined)
      for (const [start, end] of [
        [0, 0],
        [0, 1],
        [3, 9],
        [0, count],
      ]) {
        // prettier-ignore
        const last = Math.min(end ?? 0, count)
        assert.equal(text(frozen.bodies(start ?? 0, last)), text(plain.bodies(start ?? 0, last)))
      }
    })

    test('in what the classes of noise give together at each spot', () => {
      assert.deepEqual(frozen.levels.known, plain.levels.known)
      for (const isOf of [() => true, () => false, (name: string) => name.startsWith('road/')]) {
        const [energy, naive] = [frozen.levels.energy(isOf), plain.levels.energy(isOf)]
        const [loudest, loud] = [frozen.levels.loudest(isOf), plain.levels.loudest(isOf)]
        const random = seededRandom(count)
        for (const level of [-5, 0, 20, 31.25, 60]) {
          const docs = random() < 0.5 ? plain.docs({}) : plain.docs(randomFilter(random, words))
          assert.deepEqual(frozen.levels.atLeast(docs, isOf, level), plain.levels.atLeast(docs, isOf, level))
        }
        for (let doc = 0; doc < count; doc++) {
          assert.ok(Math.abs(energy(doc) - naive(doc)) <= 1e-9 * naive(doc))
          assert.equal(loudest(doc), loud(doc))
        }
      }
    })

    test('in every list, page by page', () => {
      const random = seededRandom(count + 1)
      for (let i = 0; i < rounds; i++) {
        const filter = randomFilter(random, words)
        const byDistance = filter.near && random() < 0.7 ? {} : undefined
        const byConfidence = byDistance === undefined && random() < 0.3 ? (true as const) : undefined
        const limit = between(random, 1, 30)
        let after: (OrderKey & { distanceKm: number }) | undefined
        for (let page = 0; page < 3; page++) {
          const query = {
            filter,
            limit,
            ...(byConfidence && { byConfidence }),
            ...(byDistance ? { byDistance: after ? { after } : {} } : after && { after }),
          }
          const found = frozen.list(query)
          assert.deepEqual(found, plain.list(query), JSON.stringify(query))
          after = placeBehind(found, frozen)
          // The spot may be gone since, or another may come in between.
          if (after && random() < 0.3)
            after = { ...after, id: `${after.id}!`, lden: pick(random, [after.lden, 31, 300]) }
          if (!found.hasMore || after === undefined) break
        }
      }
    })

    test('in every set of spots, and in the nearest of it', () => {
      const random = seededRandom(count + 5)
      for (let i = 0; i < rounds; i++) {
        const filter = randomFilter(random, words)
        const [docs, plainDocs] = [frozen.docs(filter), plain.docs(filter)]
        assert.deepEqual(firstDocs(docs, Infinity), firstDocs(plainDocs, Infinity), JSON.stringify(filter))
        assert.equal(countBits(not(docs, count)), count - countBits(docs))
        const from = { latitude: random() * 180 - 90, longitude: random() * 360 - 180 }
        const limit = between(random, 1, 30)
        assert.deepEqual(frozen.nearest(docs, from, limit), plain.nearest(plainDocs, from, limit))
      }
    })

    test('in every name', () => {
      const random = seededRandom(count + 6)
      const someRecords = records.filter(() => random() < 30 / count)
      const phrases = someRecords.flatMap(({ name, otherNames, place }) =>
        [name, ...otherNames, ...(place ?? '').split(', ')].map(phraseOf),
      )
      for (const phrase of ['', 'no such name', ...phrases, ...phrases.map(coreOf)]) {
        assert.deepEqual(frozen.names.spots(phrase), plain.names.spots(phrase), phrase)
        assert.deepEqual(frozen.names.cores(phrase), plain.names.cores(phrase), phrase)
        assert.deepEqual(frozen.names.part(phrase), plain.names.part(phrase), phrase)
      }
      for (const word of new Set(phrases.flatMap(phrase => phrase.split(' ')))) {
        const ending = pick(random, ['', 'a', 'ski', word.slice(0, 2)])
        const [similar, mistyped] = [word.slice(0, between(random, 1, word.length)) + ending, mistype(random, word)]
        assert.deepEqual(frozen.names.withWord(word), plain.names.withWord(word), word)
        assert.deepEqual(frozen.names.withSimilarWord(similar), plain.names.withSimilarWord(similar), similar)
        assert.equal(frozen.names.hasWord(mistyped), plain.names.hasWord(mistyped), mistyped)
        for (const most of [1, 2]) {
          for (const isBegunAlike of [false, true]) {
            const near = new Set(frozen.names.wordsNear(mistyped, most, isBegunAlike))
            assert.deepEqual(near, new Set(plain.names.wordsNear(mistyped, most, isBegunAlike)), mistyped)
          }
        }
      }
    })

    test('in all facets', () => {
      const random = seededRandom(count + 3)
      for (let i = 0; i < rounds; i++) {
        const filter = randomFilter(random, words)
        assert.deepEqual(frozen.facets(filter), plain.facets(filter), JSON.stringify(filter))
      }
      // The most frequent values of these are in the table of pairs, the rarest are not.
      for (const { value } of [...plain.facets({}).tags, ...plain.facets({}).scenery]) {
        if (value === null) continue
        for (const filter of [{ tags: [value] }, { scenery: value }, { tags: [value], minRating: 3 }]) {
          assert.deepEqual(frozen.facets(filter), plain.facets(filter), JSON.stringify(filter))
        }
      }
    })

    test('in every suggestion', () => {
      const random = seededRandom(count + 4)
      for (let i = 0; i < rounds; i++) {
        const begun = pick(random, ['', 'lake ', 'no', 'bi', 'bird ', 'wat', 'ba'])
        const query = { text: begun + randomText(random, words), limit: pick(random, [1, 2, 10, 50]) }
        assert.deepEqual(frozen.suggest(query), plain.suggest(query), JSON.stringify(query))
      }
      for (const text of [
        'sib',
        'sibir',
        'new ',
        'del',
        'nor',
        'deutsch',
        'uni',
        'al',
        'geor',
        'lake',
        'öst',
        'grö',
        'isl',
        'est',
        '日',
        'new z',
      ]) {
        for (const limit of [1, 2, 3, 8, 50]) {
          assert.deepEqual(frozen.suggest({ text, limit }), plain.suggest({ text, limit }), text)
        }
      }
      for (const text of ['', '!', 'b', 'wa', 'nature-r', 'national p', 'qqqq', 'น้ำ', 'บ']) {
        assert.deepEqual(frozen.suggest({ text, limit: 10 }), plain.suggest({ text, limit: 10 }), text)
      }
    })

    test('in every search', () => {
      const random = seededRandom(count + 2)
      for (let i = 0; i < rounds; i++) {
        const filter = random() < 0.3 ? randomFilter(random, words) : {}
        const byDistance = filter.near !== undefined && random() < 0.5
        const byConfidence = !byDistance && random() < 0.2
        const place = random() < 0.2 ? `${records[between(random, 0, count)]?.place ?? 'plain'} ` : ''
        const query = {
          text: place + (place !== '' && random() < 0.5 ? '' : randomText(random, words)),
          limit: between(random, 1, 30),
          filter,
          byDistance,
          byConfidence,
        }
        assert.deepEqual(frozen.search(query), plain.search(query), JSON.stringify(query))
      }
    })

    test('in the clusters of every tile', () => {
      const random = seededRandom(count + 3)
      for (let i = 0; i < rounds; i++) {
        const z = between(random, 0, 6)
        const query = {
          z,
          x: between(random, 0, 2 ** z - 1),
          y: between(random, 0, 2 ** z - 1),
          cellBits: between(random, 0, 5),
          filter: random() < 0.5 ? randomFilter(random, words) : {},
          ...(random() < 0.3 && { text: randomText(random, words) }),
        }
        assert.deepEqual(frozen.clusters(query), plain.clusters(query), JSON.stringify(query))
      }
    })
  })
}

/** Gives each spot a random confidence and level, which the order of spots with one rating depends on. */
function doubted(spots: Iterable<SpotRecord>): SpotRecord[] {
  const random = seededRandom(8)
  const confidence = () => pick(random, CONFIDENCES_IN_ORDER)
  const lden = () => pick(random, [null, between(random, 200, 700) / 10])
  return Array.from(spots, spot => {
    const levelsByClass = levelsOfClasses(random)
    return { ...spot, confidence: confidence(), lden: lden(), ...(levelsByClass && { levelsByClass }) }
  }).sort(compareSpots)
}

const CLASSES = ['aerodrome/large', 'rail/main', 'road/motorway', 'road/primary', 'road/residential', 'settlement/town']

/** Of some spots not known, at some of the others nothing. */
function levelsOfClasses(random: () => number): Record<string, number> | undefined {
  if (random() < 0.3) return undefined
  const heard = CLASSES.filter(() => random() < 0.4)
  return Object.fromEntries(heard.map(name => [name, between(random, 1, 900) / 10]))
}

function placeBehind({ docs, distances }: Page, index: Index) {
  const doc = docs.at(-1)
  if (doc === undefined) return undefined
  return { ...index.orderKey(doc), distanceKm: distances?.at(-1) ?? 0 }
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString()
}

async function* stream<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values
}
