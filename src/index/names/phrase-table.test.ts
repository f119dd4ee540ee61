import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PhraseTable, PhraseWriter } from './phrase-table.ts'

const viewsOf = (pairs: Uint32Array) => ({ view: () => pairs as never }) // the one section there is

test('a phrase finds its ids, however large they are', () => {
  const ids = [0, 1, 2 ** 21 - 1, 2 ** 21, 2_200_000, 2 ** 31, 2 ** 32 - 1]
  const writer = new PhraseWriter('names')
  for (const id of ids.toReversed()) writer.add(`owl lake ${id}`, id)
  for (const id of ids.toReversed()) writer.add('owl lake', id)
  const sections = viewsOf(new Uint32Array(4 * ids.length))
  writer.fill(sections)
  const table = new PhraseTable(sections, 'names')
  for (const id of ids) assert.deepEqual(table.candidates(`owl lake ${id}`), [id])
  assert.deepEqual(table.candidates('owl lake'), ids)
  assert.deepEqual(table.candidates('owl'), [])
})

test('a phrase is found wherever its hash stands among many, and one that no id has is not', () => {
  for (const count of [1, 2, 3, 10, 5000]) {
    const writer = new PhraseWriter('names')
    for (let id = 0; id < count; id++) writer.add(`lake ${id}`, id)
    const sections = viewsOf(new Uint32Array(2 * count))
    writer.fill(sections)
    const table = new PhraseTable(sections, 'names')
    for (let id = 0; id < count; id++) assert.deepEqual(table.candidates(`lake ${id}`), [id])
    for (let id = 0; id < 1000; id++) assert.deepEqual(table.candidates(`pond ${id}`), [])
  }
  assert.deepEqual(new PhraseTable(viewsOf(new Uint32Array(0)), 'names').candidates('lake'), [])
})
