import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillLists, NumberLists, reserveLists } from './number-lists.ts'
import { fillTexts, PackedTexts, reserveTexts } from './packed-texts.ts'
import { Layout } from './sections.ts'

test('texts and lists of numbers are read as they were written, empty ones too', () => {
  const texts = ['Äpfel', '', '𝄞', 'a longer text, of 7-bit letters']
  for (const count of [200, 60_000, 100_000]) {
    const lists = [[], [count - 1, 0, 7], [3], []]
    const layout = new Layout()
    reserveTexts(layout, 'text', texts)
    reserveLists(layout, 'list', { lists, count })
    const sections = layout.allocate({})
    fillTexts(sections, 'text', texts)
    fillLists(sections, 'list', lists)
    const [read, found] = [new PackedTexts(sections, 'text'), new NumberLists(sections, 'list')]
    assert.deepEqual(
      texts.map((_, number) => read.text(number)),
      texts,
    )
    assert.deepEqual(
      lists.map((_, number) => found.of(number)),
      lists,
    )
  }
})
