import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'

test('a word that is asked again has the spots that it had, and one that no spot has still none', async () => {
  const { index } = await starterContext()
  const asked = ['forests', 'qzxvqzxv', 'forest', 'forests', 'qzxvqzxv', 'forest']
  const totals = asked.map(text => index.search({ text, limit: 1 }).total)
  assert.ok((totals[0] ?? 0) > 10)
  assert.deepEqual(totals.slice(3), totals.slice(0, 3))
  assert.equal(totals[1], 0)
  // More words than are remembered.
  for (let i = 0; i < 3000; i++) index.search({ text: `qz${i}xv`, limit: 1 })
  assert.equal(index.search({ text: 'forests', limit: 1 }).total, totals[0])
})
