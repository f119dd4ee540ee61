import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanLine, cleanText, isBlank } from './clean.ts'

test('a text keeps its lines, and loses control characters and blanks at its ends', () => {
  assert.equal(cleanText('  Quiet\r\nat\rnight\u0007\t.\u0000 '), 'Quiet\nat\nnight\t.')
})

test('a text is stored in composed form and well-formed', () => {
  assert.equal(cleanText('Cafe\u0301'), 'Caf\u00e9')
  assert.equal(cleanText('broken \ud83d'), 'broken \ufffd')
})

test('a line has single spaces between its words', () => {
  assert.equal(cleanLine(' Lake \n\n  Bled\t'), 'Lake Bled')
})

test('numbers and truth values are texts too; lists, objects and nothing are none', () => {
  assert.equal(cleanText(12.5), '12.5')
  assert.equal(cleanLine(false), 'false')
  for (const value of [null, undefined, [], {}, '', ' \n ', '\u0000']) assert.equal(cleanText(value), null)
})

test('a cell is blank without a character that shows', () => {
  for (const value of [null, undefined, '', ' \t\n']) assert.equal(isBlank(value), true)
  for (const value of [0, false, 'x', []]) assert.equal(isBlank(value), false)
})
