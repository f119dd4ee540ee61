import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bandOf, ratingOf, shownLevel, wordOf } from './rating.ts'

test('levels give the ratings of the scale', () => {
  const golden = { 10: 5, 30: 5, 36: 4, 40: 3.4, 45: 2.6, 53: 1.3, 55: 1, 80: 1 }
  for (const [level, rating] of Object.entries(golden)) assert.equal(ratingOf(Number(level)), rating, `${level} dB`)
  assert.equal(ratingOf(-Infinity), 5)
})

test('an event caps the rating and the whole band', () => {
  assert.equal(ratingOf(20, [3.4, 2.5]), 2.5)
  assert.deepEqual(bandOf(45, 5, [2.5]), [1.8, 2.5])
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
