import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldedWordsOf } from '../text/tokenize.ts'
import { englishWordOf } from './words-abroad.ts'

test('words of four languages, with accents or as they are typed without, are those of tags and activities', () => {
  for (const [typed, english] of [
    ['Wasserfälle', 'waterfall'],
    ['Waelder', 'forest'],
    ['île', 'island'],
    ['ile', 'island'],
    ['SENDERISMO', 'hiking'],
    ['laghi', 'lake'],
  ] as const)
    assert.equal(englishWordOf(foldedWordsOf(typed)[0] ?? ''), english, typed)
})

test('an English word is none of another language', () => {
  for (const word of ['forest', 'lake', 'moor', 'refuge', 'rio', 'stand']) assert.equal(englishWordOf(word), undefined)
})
