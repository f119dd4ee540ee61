import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('that a hut is to be near is named as not applied, of spots that were spoken of, too', () => {
  for (const [query, ...prev] of [
    ['How many lakes in Norway have a hut nearby?'],
    ['how many of them have a hut nearby?', 'How many lakes are in Norway?'],
  ] as const) {
    const { answer, understood } = ask({ query, prev }, context)
    assert.deepEqual(understood.notApplied, ['nearby'], query)
    assert.match(answer, /The catalogue has 2 lakes in Norway with a hut/, query)
  }
})

test('near a place that is named is looked up', () => {
  const { understood } = ask(
    { query: 'how many of them are near Oslo?', prev: ['How many lakes are in Norway?'] },
    context,
  )
  assert.deepEqual(understood.notApplied, [])
})
