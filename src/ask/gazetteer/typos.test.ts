import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../../test/support/random.ts'
import { openWordTables, packWordTables } from '../../index/words/word-tables.ts'
import { typosBetween } from '../../text/edit-distance.ts'
import { nearestTypos, typosAmong } from './typos.ts'

test('a mistyped word gets the words that looking at every word finds', () => {
  const random = seededRandom(3)
  const letters = 'abcd'
  const word = () => Array.from({ length: between(random, 4, 9) }, () => letters[between(random, 0, 3)] ?? 'a').join('')
  const list = Array.from({ length: 400 }, word)
  const typos = typosAmong(openWordTables(packWordTables({ lists: { list: new Set(list) } })).list('list'))
  for (const known of list) assert.ok(typos.has(known))
  for (let round = 0; round < 300; round++) {
    const mistyped = word()
    const most = mistyped.length >= 8 ? 2 : 1
    const distances = new Map(list.map(candidate => [candidate, typosBetween(mistyped, candidate, most)]))
    const least = Math.min(...distances.values())
    const expected =
      least > most ? [] : [...distances].filter(([, distance]) => distance === least).map(([found]) => found)
    assert.equal(typos.has(mistyped), list.includes(mistyped))
    assert.deepEqual(new Set(typos.near(mistyped)), new Set(expected), mistyped)
  }
})

test('where the first letter is taken as typed, no word is meant while a nearer one begins otherwise', () => {
  const random = seededRandom(4)
  const word = () => Array.from({ length: between(random, 5, 9) }, () => 'abcd'[between(random, 0, 3)] ?? 'a').join('')
  const list = Array.from({ length: 300 }, word)
  const isAlike = (other: string, typed: string) =>
    other[0] === typed[0] || (other[0] === typed[1] && other[1] === typed[0])
  const near = (typed: string, most: number) => list.filter(other => typosBetween(typed, other, most) <= most)
  const options = { has: (one: string) => list.includes(one), shortest: 5, twoTyposFrom: 7 }
  const all = nearestTypos({ ...options, wordsNear: near })
  const alike = nearestTypos({
    ...options,
    wordsNear: (typed, most, isBegunAlike) => near(typed, most).filter(other => !isBegunAlike || isAlike(other, typed)),
    isBegunAlike: true,
  })
  for (let round = 0; round < 300; round++) {
    const typed = word()
    assert.deepEqual(new Set(alike.near(typed)), new Set(all.near(typed).filter(other => isAlike(other, typed))), typed)
  }
})
