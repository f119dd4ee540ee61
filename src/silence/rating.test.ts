import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFileSync } from 'node:fs'
import { RATING_WORDS } from './parameters.ts'
import { confidenceInterval, highestRatingBelow, lowestRatingOf, ratingOf, shownLevel, wordOf } from './rating.ts'

test('levels give the ratings of the scale', () => {
  const golden = { 10: 5, 30: 5, 36: 4, 40: 3.4, 45: 2.6, 53: 1.3, 55: 1, 80: 1 }
  for (const [level, rating] of Object.entries(golden)) assert.equal(ratingOf(Number(level)), rating, `${level} dB`)
  assert.equal(ratingOf(-Infinity), 5)
})

test('an event caps the rating and the whole band', () => {
  assert.equal(ratingOf(20, [3.4, 2.5]), 2.5)
  assert.deepEqual(confidenceInterval(45, [2.5], { quieterDb: 5, louderDb: 5 }), [1.8, 2.5])
})

test('ratings have the words of the scale', () => {
  const golden = { 5: 'pristine', 4.5: 'pristine', 4.4: 'very quiet', 4: 'very quiet', 3.4: 'quiet', 3.3: 'mixed' }
  for (const [rating, word] of Object.entries({
    ...golden,
    2.6: 'mixed',
    2.5: 'disturbed',
    1.8: 'disturbed',
    1: 'noisy',
  })) {
    assert.equal(wordOf(Number(rating)), word, rating)
  }
})

test('a level below 20 dB is shown as no more than that', () => {
  assert.equal(shownLevel(19.99), '< 20')
  assert.equal(shownLevel(-Infinity), '< 20')
  assert.equal(shownLevel(33.333), 33.3)
})

test('each word reaches from its lowest rating to the next word', () => {
  for (const { word } of RATING_WORDS) assert.equal(wordOf(Math.max(1, lowestRatingOf(word))), word)
  assert.equal(wordOf(highestRatingBelow('quiet')), 'mixed')
  assert.equal(highestRatingBelow('disturbed'), 1.7)
})

test('the documentation says the words of the scale', () => {
  const text = readFileSync(new URL('../../docs/silence.md', import.meta.url), 'utf8').replaceAll('\n', ' ')
  const said = /From (.+?), below that (\w+)\./.exec(text.replace(' up it is called ', ' ').replace('from 4.0', '4.0'))
  const words = RATING_WORDS.slice(0, -1).map(({ from, word }) => `${from.toFixed(1)} ${word}`)
  assert.equal(said?.[1], words.join(', '))
  assert.equal(said?.[2], RATING_WORDS.at(-1)?.word)
})
