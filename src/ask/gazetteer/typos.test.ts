import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../../test/random.ts'
import { typosBetween } from '../../index/typos-between.ts'
import { sortedInTurns } from './name-table.ts'
import { buildTypos, buildTyposInTurns } from './typos.ts'

test('a mistyped word gets the words that looking at every word finds', async () => {
  const random = seededRandom(3)
  const letters = 'abcd'
  const word = () => Array.from({ length: between(random, 4, 9) }, () => letters[between(random, 0, 3)] ?? 'a').join('')
  const list = Array.from({ length: 400 }, word)
  const typos = buildTypos(list)
  const inTurns = await buildTyposInTurns(list)
  for (let round = 0; round < 300; round++) {
    const mistyped = word()
    const most = mistyped.length >= 8 ? 2 : 1
    const distances = new Map(list.map(candidate => [candidate, typosBetween(mistyped, candidate, most)]))
    const least = Math.min(...distances.values())
    const expected =
      least > most ? [] : [...distances].filter(([, distance]) => distance === least).map(([found]) => found)
    const found = typos.near(mistyped)
    assert.deepEqual(inTurns.near(mistyped), found)
    // Two typos in a word that is short in the list are beyond what the table holds.
    const isWithin = (candidate: string) => least < 2 || candidate.length >= 8
    assert.deepEqual(new Set(found.filter(isWithin)), new Set(expected.filter(isWithin)), mistyped)
  }
})

test('what is sorted in turns is sorted, whatever its length', async () => {
  const random = seededRandom(4)
  for (const length of [0, 1, 4095, 4096, 4097, 8192, 20_000, 100_001]) {
    const keys = Float64Array.from({ length }, () => Math.floor(random() * 5000))
    assert.deepEqual(await sortedInTurns(keys.slice()), keys.toSorted())
  }
})
