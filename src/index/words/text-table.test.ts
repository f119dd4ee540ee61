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
    assert.equal(table.text(number), text)
    for (const other of [`${text}x`, text.slice(0, -1) + 'y', text.replace('é', 'e')]) {
      assert.equal(table.has(other), texts.includes(other), other)
    }
  }
  assert.equal(table.find(''), undefined)
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
