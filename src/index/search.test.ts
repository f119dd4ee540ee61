import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spotRecord } from '../../test/support/spots.ts'
import { starterSpots } from '../../test/support/starter-context.ts'
import { Worker } from 'node:worker_threads'
import { seededRandom } from '../../test/support/random.ts'
import { compareSpots } from '../spots/order.ts'
import type { SpotRecord } from '../spots/spot.ts'
import { buildIndex } from './build.ts'
import { openIndex } from './open.ts'
import { WordTable } from './text/word-table.ts'
import { foldedWordsOf, stemOf } from '../text/tokenize.ts'

const LINKS = { baseUrl: 'https://quiet.test', mapsUrlTemplate: 'https://maps.test/{latitude}/{longitude}' }
const VERSION = { number: 1, token: 'token', publishedAt: '2026-01-02T03:04:05.000Z' }

const NAMES = [
  'Estany de Malniù',
  'Estanys de la Pera',
  'Søndre Øyeren',
  'Озеро Байкал',
  'Λίμνη Πλαστήρα',
  '上高地の森',
  'น้ำตกเอราวัณ',
  'وادي رم',
  'دَرْب الغابة',
  "Giant's Causeway",
  'Łąka nad Wisłą',
  'Großer Arber',
  '제주 곶자왈',
]

async function indexOf(fields: readonly Partial<SpotRecord>[]) {
  const records = fields.map((given, i) => ({ ...PLAIN, id: `t-${i}`, slug: `t-${i}`, ...given }))
  return openIndex(await buildIndex({ version: VERSION, sources: [], spots: records.sort(compareSpots) }, LINKS))
}

const PLAIN = spotRecord('', { name: 'Plain', latitude: 0, longitude: 0 })

for (const [asked, name] of [
  ['estany malniu', 'Estany de Malniù'],
  ['ESTANYS PERA', 'Estanys de la Pera'],
  ['sondre oyeren', 'Søndre Øyeren'],
  ['байкал', 'Озеро Байкал'],
  ['ОЗЕРО', 'Озеро Байкал'],
  ['λιμνη', 'Λίμνη Πλαστήρα'],
  ['森', '上高地の森'],
  ['น้ำตก', 'น้ำตกเอราวัณ'],
  ['وادي', 'وادي رم'],
  ['درب', 'دَرْب الغابة'],
  ['giants', "Giant's Causeway"],
  ['giant’s causeway', "Giant's Causeway"],
  ['laka', 'Łąka nad Wisłą'],
  ['grosser', 'Großer Arber'],
  ['제주', '제주 곶자왈'],
] as const) {
  test(`"${asked}" finds ${name}`, async () => {
    const index = await indexOf(NAMES.map(name => ({ name })))
    const { docs, didYouMean } = index.search({ text: asked, limit: 10 })
    assert.ok(docs.some(doc => index.spot(doc).name === name))
    assert.equal(didYouMean, null)
    const list = index.list({ filter: { words: asked }, limit: 10 })
    assert.ok(list.docs.some(doc => index.spot(doc).name === name))
  })
}

test('a word in the name counts more than in the tags, and there more than in the description', async () => {
  const index = await indexOf([
    { id: 'a', description: 'A heron stands in it' },
    { id: 'b', tags: ['heron'] },
    { id: 'c', name: 'Heron Pond' },
    { id: 'd', place: 'Heron' },
  ])
  const { docs } = index.search({ text: 'heron', limit: 10 })
  assert.deepEqual(
    docs.map(doc => index.id(doc)),
    ['c', 'b', 'd', 'a'],
  )
})

test('scenery is found by what people call it, and a search that was put right says so', async () => {
  const index = await indexOf([{ id: 'a', sceneryType: 'lake' }, { name: 'Waterfall' }])
  assert.equal(index.search({ text: 'tarn', limit: 5 }).total, 1)
  const { total, didYouMean } = index.search({ text: 'wtaerfal', limit: 5 })
  assert.deepEqual([total, didYouMean], [1, 'waterfall'])
  assert.equal(index.list({ filter: { words: 'waterfal' }, limit: 5 }).total, 0)
})

test('an id or slug with quotes and backslashes is read back from the body as it was', async () => {
  const odd = { id: 'x-"\\"', slug: 's\\', name: 'He said \\"quiet\\\\"' }
  const index = await indexOf([odd])
  assert.deepEqual([index.id(0), index.slug(0), index.spot(0).name], [odd.id, odd.slug, odd.name])
  assert.equal(index.find(odd.id), 0)
  assert.equal(index.find(odd.slug), 0)
})

test('spots that do not come in canonical order are refused', async () => {
  const spots = [
    { ...PLAIN, id: 'a', silenceRating: 2 },
    { ...PLAIN, id: 'b', silenceRating: 4 },
  ]
  await assert.rejects(
    buildIndex({ version: VERSION, sources: [], spots }, LINKS),
    /"b" does not come in canonical order/,
  )
})

test('another thread reads the same index without a copy', async () => {
  const spots = [{ ...PLAIN, id: 'a', name: 'Quiet Hollow' }]
  const buffer = await buildIndex({ version: VERSION, sources: [], spots }, LINKS)
  const script = `import { parentPort, workerData } from 'node:worker_threads'
    import { openIndex } from ${JSON.stringify(new URL('open.ts', import.meta.url).href)}
    const index = openIndex(workerData)
    parentPort.postMessage(index.search({ text: 'hollow', limit: 1 }).docs.map(doc => index.spot(doc).name))`
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`), { workerData: buffer })
  const names = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  assert.deepEqual(names, ['Quiet Hollow'])
  await worker.terminate()
})

test('the quick reading of plain words sees the same words as the thorough one', () => {
  const random = seededRandom(4)
  const letters = `a a b c d e Z 0 9 - _ . , ’ ' é ß 森`.split(' ').concat(' ')
  const [quick, stems] = [new WordTable(), new Map<string, number>()]
  for (let i = 0; i < 3000; i++) {
    const alphabet = i % 2 === 0 ? letters : letters.slice(0, 13).concat(' ')
    const text = Array.from({ length: 90 }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')
    const long = i % 10 === 0 ? 'x'.repeat(70 + (i % 3)) : ''
    const expected = foldedWordsOf(text + long).map(word => {
      const stem = stemOf(word)
      stems.set(stem, stems.get(stem) ?? stems.size)
      return stems.get(stem)
    })
    const count = quick.read(text + long)
    assert.deepEqual([...quick.found.subarray(0, count)], expected, text)
  }
  const { words } = quick.sorted()
  assert.deepEqual(words, words.toSorted())
  assert.equal(new Set(words).size, words.length)
})

test('a text that holds no word matches nothing, in lists and facets as in search', async () => {
  const index = await indexOf([{}, {}])
  for (const text of ['!!', '%', '…', '🏔️', '🧘🏽‍♀️']) {
    assert.equal(index.list({ filter: { words: text }, limit: 10 }).total, 0)
    assert.equal(index.facets({ words: text }).total, 0)
    assert.equal(index.search({ text, limit: 10 }).total, 0)
  }
  assert.equal(index.list({ filter: {}, limit: 10 }).total, 2)
})

test('a tag or an activity of several words is found written as one, begun or mistyped, and apart', async () => {
  const index = await indexOf([
    { id: 'a', tags: ['bird-watching', 'hot-spring'] },
    { id: 'b', activities: ['bird-watching'] },
    { id: 'c', tags: ['world-heritage', 'drinking-water'], description: 'A bird and a spring, worth watching.' },
    { id: 'd', description: 'In hot weather the world drinks water.' },
  ])
  const found = (text: string) => new Set(index.search({ text, limit: 10 }).docs.map(doc => index.id(doc)))
  for (const text of ['birdwatching', 'Birdwatch', 'birdwa', 'brdwatching']) {
    assert.deepEqual(found(text), new Set(['a', 'b']), text)
  }
  assert.deepEqual(found('bird watching'), new Set(['a', 'b', 'c']))
  for (const text of ['hotspring', 'hotsprings', 'hot spring']) assert.deepEqual(found(text), new Set(['a']), text)
  for (const text of ['worldheritage', 'drinkingwater']) assert.deepEqual(found(text), new Set(['c']), text)
  assert.equal(index.list({ filter: { words: 'birdwatching' }, limit: 10 }).total, 2)
  assert.deepEqual(index.suggest({ text: 'birdw', limit: 3 }), [{ text: 'bird-watching', kind: 'tag' }])
})

test('a picture beside words changes nothing, in lists as in search', async () => {
  const index = await indexOf([{ tags: ['lake'] }, { description: 'A wood.' }])
  for (const text of ['lake ❤️', '❤️lake', '🧘🏽‍♀️ lake']) {
    const { total, didYouMean } = index.search({ text, limit: 10 })
    assert.deepEqual([total, didYouMean], [1, null], text)
    assert.equal(index.list({ filter: { words: text }, limit: 10 }).total, 1, text)
  }
})

test('a country is found by its names in five languages and its own, behind names and tags', async () => {
  const index = await indexOf([
    { id: 'in-germany', country: 'DE', silenceRating: 4.9 },
    { id: 'tagged', tags: ['alemania'], silenceRating: 3 },
    { id: 'named', name: 'Little Germany', silenceRating: 2, country: 'GB' },
    { id: 'in-japan', country: 'JP' },
  ])
  const found = (text: string) => index.search({ text, limit: 10 }).docs.map(doc => index.id(doc))
  assert.deepEqual(found('Germany'), ['named', 'in-germany'])
  assert.deepEqual(found('Alemania'), ['tagged', 'in-germany'])
  for (const text of ['Deutschland', 'Allemagne', 'Germania']) assert.deepEqual(found(text), ['in-germany'], text)
  assert.deepEqual(found('日本'), ['in-japan'])
  assert.equal(index.list({ filter: { words: 'deutschland' }, limit: 1 }).total, 1)
})

test('of spots that are as relevant the quietest come first, however often they name the word', async () => {
  const index = await indexOf([
    { id: 'often', name: 'Lake Lake', tags: ['lake'], description: 'A lake by a lake.', silenceRating: 1.5 },
    { id: 'quiet', name: 'Still Lake', silenceRating: 4.8 },
    { id: 'tagged', tags: ['lake'], silenceRating: 5 },
  ])
  const { docs } = index.search({ text: 'lake', limit: 10 })
  assert.deepEqual(
    docs.map(doc => index.id(doc)),
    ['quiet', 'often', 'tagged'],
  )
})

for (const word of ['lake', 'forest', 'river']) {
  test(`the starter's spots called "${word}" come first, then the others; each quietest first`, async () => {
    const spots = starterSpots().sort(compareSpots)
    const index = openIndex(await buildIndex({ version: VERSION, sources: [], spots }, LINKS))
    const { docs } = index.search({ text: word, limit: 100 })
    const isCalled = docs.map(doc => {
      const names = [index.name(doc), ...index.storedFields(doc).otherNames]
      return names.flatMap(foldedWordsOf).some(folded => folded.startsWith(word))
    })
    const calledSo = isCalled.indexOf(false)
    assert.ok(!isCalled.includes(true, calledSo))
    const tagged = docs.slice(calledSo).filter(doc => index.spot(doc).tags?.includes(word))
    for (const group of [docs.slice(0, calledSo), tagged]) {
      const ratings = group.map(doc => index.silenceRating(doc))
      const quietestFirst = ratings.toSorted((a, b) => b - a)
      assert.ok(ratings.length > 2)
      assert.deepEqual(ratings, quietestFirst)
    }
  })
}

test('a kind of place is found by its word in other languages as by the English one, and is no mistyped word', async () => {
  const index = await indexOf([
    { name: 'Pine Hollow', tags: ['forest'] },
    { name: 'Strandwald', tags: ['beach'] },
    { name: 'Wald', tags: [] },
    { name: 'Stand', description: 'Behind it lies a forest.' },
  ])
  const found = (text: string) => index.search({ text, limit: 9 }).docs.map(doc => index.name(doc))
  assert.deepEqual(found('Wald'), ['Wald', 'Pine Hollow', 'Stand'])
  assert.deepEqual(found('forêts'), found('forest'))
  assert.deepEqual(found('bosque pine'), ['Pine Hollow'])
  assert.deepEqual(found('Strände'), ['Strandwald'])
  const missed = index.search({ text: 'Insel', limit: 9 })
  assert.deepEqual([missed.docs, missed.didYouMean], [[], null])
  assert.equal(index.list({ filter: { words: 'boschi' }, limit: 9 }).total, 2)
})
