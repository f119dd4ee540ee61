import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leastSpentMs } from '../../../test/support/least-spent.ts'
import { starterContext } from '../../../test/support/starter-context.ts'
import { Budget } from '../budget.ts'
import { limited } from './lookups.ts'
import { scan } from './scan.ts'

const { gazetteer } = await starterContext()
const lookups = () => limited(gazetteer, () => false, new Budget())
const meanings = (text: string) => scan(text, lookups()).map(({ meaning }) => meaning)
const first = (text: string) => meanings(text)[0]

test('ratings are read in digits and words, with their comparison', () => {
  const range = (text: string) => {
    const rating = meanings(text).find(({ is }) => is === 'rating')
    return rating?.is === 'rating' ? [rating.min, rating.max] : undefined
  }
  assert.deepEqual(range('rated 4 or better'), [4, null])
  assert.deepEqual(range('at least three and a half stars'), [3.5, null])
  assert.deepEqual(range('4.5+'), [4.5, null])
  assert.deepEqual(range('above 4'), [4.1, null])
  assert.deepEqual(range('under 3'), [null, 2.9])
  assert.deepEqual(range('rated between 3 and 4'), [3, 4])
  assert.deepEqual(range('a rating of exactly 5'), [5, 5])
  assert.deepEqual(range('4 out of 5 or more'), [4, null])
  assert.equal(range('the 4 lakes'), undefined)
  assert.equal(range('2 + 2'), undefined)
})

test('distances are read in every unit', () => {
  const km = (text: string) => {
    const distance = meanings(text).find(({ is }) => is === 'distance')
    return distance?.is === 'distance' ? [distance.km, distance.side] : undefined
  }
  assert.deepEqual(km('10 km'), [10, null])
  assert.deepEqual(km('less than five miles'), [8.04672, 'below'])
  assert.deepEqual(km('500m'), [0.5, null])
  assert.deepEqual(km('more than twenty five kilometres'), [25, 'above'])
  assert.deepEqual(km('a mile'), [1.609344, null])
  assert.equal(km('10 lakes'), undefined)
})

test('coordinates are read in every usual form', () => {
  const at = (text: string) => {
    const found = meanings(text).find(({ is }) => is === 'coordinates')
    return found?.is === 'coordinates' ? [found.at.latitude, found.at.longitude] : undefined
  }
  assert.deepEqual(at('42.56,1.52'), [42.56, 1.52])
  assert.deepEqual(at('near -33.9, 18.4'), [-33.9, 18.4])
  assert.deepEqual(at('lat 46.5 lon -7.9'), [46.5, -7.9])
  assert.deepEqual(at('33.5° S, 70.6° W'), [-33.5, -70.6])
  assert.deepEqual(at('1.52 E 42.56 N'), [42.56, 1.52])
  assert.equal(at('between 3 and 4'), undefined)
  assert.equal(at('95.1, 1.2'), undefined)
})

test('names are found as written, without their kind, mistyped, and by a part', () => {
  for (const text of ['Estany de Juclar', 'juclar', 'estany de juclra', 'Juclar lake']) {
    const found = first(text)
    const docs =
      found?.is === 'name' ? [...found.named.spots, ...found.named.cores] : found?.is === 'spot' ? found.docs : []
    assert.equal(docs.length, 1, text)
  }
})

test('ordinary words are neither names nor mistyped words of ours', () => {
  for (const word of ['bake', 'bark', 'deer', 'book'])
    assert.equal(first(word)?.is === 'feature' || first(word)?.is === 'name', false, word)
  assert.deepEqual(first('lkaes'), { is: 'feature', feature: 'lake' })
  assert.deepEqual(first('watrefall'), { is: 'feature', feature: 'waterfall' })
})

test('words that name members of every object are words like any other', () => {
  for (const word of ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf']) {
    const spans = scan(`${word} lakes near Oslo`, lookups())
    assert.equal(
      spans.some(({ meaning }) => meaning.is === 'feature'),
      true,
      word,
    )
  }
})

/** Pieces of which long runs once took quadratic or cubic time. */
const PIECES = [
  '1',
  'a',
  '1,',
  '1.',
  "a'",
  'a-',
  '(',
  ',',
  '-1 ',
  '° ',
  'ﷺ',
  '湖',
  '🦌',
  'rated ',
  'at least ',
  'not ',
  'or ',
  'near Oslo ',
  'Sarx ',
  '20 minute ',
  '_',
]

/** What one length of 100,000 may take; a work of cubic time takes 2.4 s with 1,000 digits. */
const MOST_MS = 250

test('a question as long as may be is read in time that its length does not govern', async () => {
  for (const piece of PIECES) {
    const text = piece.repeat(Math.ceil(100_000 / piece.length))
    const ms = await leastSpentMs(() => assert.ok(scan(text, lookups()).length <= 130, piece), MOST_MS)
    assert.ok(ms <= MOST_MS, `${piece} took ${ms} ms`)
  }
})

test('words beyond the 64th are told to be unread', () => {
  const spans = scan(Array.from({ length: 80 }, (_, at) => `lake${at}`).join(' '), lookups())
  assert.deepEqual(spans.at(-1)?.meaning, { is: 'unread' })
  assert.match(spans.at(-1)?.said ?? '', /^lake 32 .+ 79$/)
})
