import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quote } from './quote.ts'

test('a value is quoted as it was written, others as JSON', () => {
  assert.equal(quote('abc'), '"abc"')
  assert.equal(quote(12), '"12"')
  assert.equal(quote({ a: [1] }), '"{"a":[1]}"')
  assert.equal(quote(undefined), '"nothing"')
})

test('a quotation holds 60 characters at most, and says when it was cut', () => {
  assert.equal(quote('x'.repeat(60)), `"${'x'.repeat(60)}"`)
  assert.equal(quote('x'.repeat(61)), `"${'x'.repeat(60)}…"`)
})

test('a value nested deeper than the stack is high is still quoted', () => {
  // With toJSON inside, V8 takes its recursive way, which some releases take for every value.
  let deep: unknown = { toJSON: () => 1 }
  for (let depth = 0; depth < 100_000; depth++) deep = [deep]
  assert.equal(quote(deep), '"[…]"')
  assert.equal(quote({ deep }), '"{…}"')
})
