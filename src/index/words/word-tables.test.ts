import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWordTables, packWordTables } from './word-tables.ts'

test('tables of words are read as they were packed', () => {
  const words = ['wald', 'wälder', 'see', 'seen', 'ruhig']
  const pack = packWordTables({
    sets: { set: new Set(words), none: new Set() },
    numbers: { numbers: new Map(words.map((word, i) => [word, i * 70_000])) },
    lists: { list: new Set(words) },
    texts: { texts: words.map(word => `{"${word}"}`) },
  })
  const { set, numbers, list, texts } = openWordTables(pack)
  for (const [i, word] of words.entries()) {
    assert.ok(set('set').has(word) && list('list').has(word))
    assert.equal(numbers('numbers')(word), i * 70_000)
    assert.equal(texts('texts').text(i), `{"${word}"}`)
  }
  assert.ok(!set('set').has('walde') && !set('none').has('wald') && !list('list').has('walde'))
  assert.equal(numbers('numbers')('walde'), undefined)
  assert.deepEqual(list('list').near('sehen', 1, false), ['seen'])
  assert.deepEqual(list('list').near('see', 1, false).toSorted(), ['see', 'seen'])
})
