import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Layout } from '../storage/sections.ts'
import { fillTextTable, reserveTextTable, TextTable } from './text-table.ts'

test('texts are found by themselves and numbered as they came, and nothing else is found', () => {
  const texts = Array.from({ length: 5000 }, (_, i) => `${(i * 7919) % 5003} é ${'x'.repeat(i % 9)}`)
  const table = tableOf(texts)
  assert.equal(table.size, texts.length)
  for (const [number, text] of texts.entries()) {
    assert.equal(table.find(text), number)
    assert.equal(table.word(number), text)
    for (const other of [`${text}x`, text.slice(0, -1) + 'y', text.replace('é', 'e')]) {
      assert.equal(table.has(other), texts.includes(other), other)
    }
  }
  assert.equal(table.find(''), undefined)
})

test('the longest text that words make together is found, wherever they are parted', () => {
  const texts = ['a', 'ab', 'abcd', 'bcd', 'd', 'new', 'newsouthwales', 'wales', 'é']
  const table = tableOf(texts)
  for (const words of [
    ['a', 'b', 'c', 'd'],
    ['ab', 'cd', 'é'],
    ['a', 'bc', 'd', 'a'],
    ['new', 'south', 'wales'],
  ]) {
    for (let start = 0; start < words.length; start++) {
      for (let end = start; end <= words.length; end++) {
        const ends = Array.from({ length: end - start }, (_, i) => end - i)
        const longest = ends.find(at => texts.includes(words.slice(start, at).join('')))
        assert.equal(table.endOfLongest(words, { start, end }), longest, words.slice(start, end).join(' '))
      }
    }
  }
})

test('an empty text and an empty table have their place', () => {
  assert.equal(tableOf(['', 'a']).find(''), 0)
  assert.equal(tableOf([]).find('a'), undefined)
})

function tableOf(texts: readonly string[]): TextTable {
  const layout = new Layout()
  reserveTextTable(layout, 'text', texts)
  const sections = layout.allocate({})
  fillTextTable(sections, 'text', texts)
  return new TextTable(sections, 'text')
}
