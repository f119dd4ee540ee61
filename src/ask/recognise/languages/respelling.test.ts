import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('an adjective of German is corrected in all its forms, and it is said', () => {
  for (const [query, to] of [
    ['suche eine ruige berghütte in slowenien', 'ruhige'],
    ['ein ruihger see in schweden', 'ruhiger'],
    ['die ruigen seen in finnland', 'ruhigen'],
  ] as const) {
    const { understood, answer } = ask({ query }, context)
    assert.deepEqual([understood.notApplied, understood.corrected.map(each => each.to)], [[], [to]], query)
    assert.ok(understood.minRating !== null && answer.startsWith('Gelesen habe ich'), query)
  }
})

test('an adjective that is another word is named as typed', () => {
  for (const [query, word] of [
    ['seltene seen in finnland', 'seltene'],
    ['rauhe berge in polen', 'rauhe'],
    ['eine steile bucht in spanien', 'steile'],
  ] as const)
    assert.ok(ask({ query }, context).understood.notApplied.join().includes(word), query)
})
