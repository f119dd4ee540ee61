import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alternatives } from './alternatives.ts'

test('alternatives of a table stand between bars', () => {
  assert.deepEqual(alternatives('lake|rock pool|pond'), ['lake', 'rock pool', 'pond'])
  assert.deepEqual(alternatives('lake'), ['lake'])
  assert.deepEqual(alternatives('\nlake|pond\n|rock pool\n'), ['lake', 'pond', 'rock pool'])
})
