import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldedWordsOf, LONGEST_WORD, wordsOf } from './tokenize.ts'

test('words are parted at everything that is no letter, mark or digit', () => {
  assert.deepEqual(foldedWordsOf('St. Bees Head: 3,5 km (quiet!)'), ['st', 'bees', 'head', '3', '5', 'km', 'quiet'])
  assert.deepEqual(foldedWordsOf('  … '), [])
})

test('a picture is no word, whatever signs it is put together of, and takes none away', () => {
  for (const picture of ['🏔️', '❤️', '\ufe0f', '👨‍👩‍👧', '🧘🏽‍♀️', '👍🏿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇦🇩', '1️⃣', '\u20e3']) {
    assert.deepEqual(foldedWordsOf(picture), [], picture)
    assert.deepEqual(foldedWordsOf(`lake ${picture}`), ['lake'], picture)
    assert.deepEqual(foldedWordsOf(`${picture}lake`), ['lake'], picture)
  }
  assert.deepEqual(foldedWordsOf('葛\u{e0100}城 हिन्दी 12'), ['葛城', 'हिन्दी', '12'])
})

test('English endings are cut off for the stem only', () => {
  assert.deepEqual(wordsOf('Quiet forests'), [
    { folded: 'quiet', stem: 'quiet' },
    { folded: 'forests', stem: 'forest' },
  ])
})

test('names of regions keep their endings where the stem would be that of another word', () => {
  for (const [name, other] of [
    ['Andes', 'and'],
    ['Islande', 'islands'],
    ['Landes', 'land'],
    ['Corée', 'core'],
    ['Maine', 'main'],
  ] as const) {
    assert.notEqual(wordsOf(name)[0]?.stem, wordsOf(other)[0]?.stem, name)
  }
  assert.equal(wordsOf('Highlands')[0]?.stem, wordsOf('highland')[0]?.stem)
})

test('scripts without spaces are parted into words', () => {
  assert.deepEqual(foldedWordsOf('明治の森'), ['明治', 'の', '森'])
})

test('of a longer word the beginning counts', () => {
  assert.equal(foldedWordsOf('a'.repeat(LONGEST_WORD + 9))[0]?.length, LONGEST_WORD)
})
