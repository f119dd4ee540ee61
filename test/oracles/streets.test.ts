import assert from 'node:assert/strict'
import { test } from 'node:test'
import { streetRows } from '../../bench/silence-streets.ts'

test('levels in seven streets with counted traffic are within 2 dB of the guideline, and alike in all classes', () => {
  const differences = streetRows().map(row => Number(row.at(-1)))
  assert.equal(differences.length, 7)
  for (const difference of differences) assert.ok(Math.abs(difference) <= 2, String(difference))
  assert.ok(Math.max(...differences) - Math.min(...differences) <= 1, differences.join(' '))
})
