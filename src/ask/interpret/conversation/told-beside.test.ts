import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const read = (query: string) => ask({ query }, context).understood

test('what is told in a sentence of one’s own life, or in brackets, is no word of the texts', () => {
  for (const [query, told] of [
    ['We have a Beluga carrier for our twins. Which forests are in Estonia?', 'Beluga'],
    ['my neighbours keep puffins. Is there a lake in Norway?', 'puffins'],
    ['lakes in Norway (for otters in my film)', 'otters'],
  ] as const) {
    const { words, notApplied } = read(query)
    assert.deepEqual(words, [], query)
    assert.ok(notApplied.join().includes(told), `${query}: ${notApplied.join()}`)
  }
  assert.deepEqual(read('lakes in Norway with otters').notApplied, [])
})

test('with nothing left that restricts, no list of every spot is told', () => {
  for (const query of ['which spots are good in winter', 'places for my yoga teacher'])
    assert.equal(read(query).kind, 'not understood', query)
})
