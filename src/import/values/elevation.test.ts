import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseElevation } from './elevation.ts'

test('a height is read in metres or feet, and nothing is made of what is none', () => {
  const cases: [unknown, number | null][] = [
    ['2942', 2942],
    ['1234.56 m', 1235],
    ['812,5', 813],
    ['-3', -3],
    ['100 ft', 30],
    [621, 621],
    ['1.234.5', null],
    ['about 300', null],
    ['99999', null],
    ['', null],
    [undefined, null],
  ]
  for (const [value, metres] of cases) assert.equal(parseElevation(value), metres, String(value))
})
