import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

/** A hundred rated spots: roads are heard at every third, aircraft at none; and three that people rated. */
const spots = starterSpots()
  .slice(0, 103)
  .map((spot, at) => ({
    ...spot,
    country: at % 2 === 0 ? 'NO' : 'SE',
    ...(at < 100 && {
      ratedBy: 'model' as const,
      confidence: 'high' as const,
      lden: 30,
      levelsByClass: at % 3 === 0 ? { 'road/primary': 30 } : { 'road/primary': 15 },
    }),
  }))
const context = await contextOf(spots)
const computedWhenAsked = await contextOf(spots.map(spot => ({ ...spot, levelsByClass: undefined })))
const answer = (query: string, of = context) => ask({ query, prev: [] }, of).answer

test('how many spots are without a noise is counted over all of them', () => {
  assert.match(
    answer('how many spots have no road noise?'),
    /^Of 103 spots, 66 are places where roads give less than 20 dB\. .*For 3 of them it is not known/,
  )
})

test('figures by what is heard are of all spots, and say of how many that is not known', () => {
  assert.match(
    answer('what share of the spots has no road noise?'),
    /^Of 103 spots, 66 .*: 64 %\. For 3 of them it is not known\./,
  )
  assert.equal(
    answer('which country has the most spots with road noise?'),
    'Norway and Sweden have the most spots where roads give 20 dB or more: 17. Of 3 further spots it is not known which noises are heard there.',
  )
  assert.match(answer('welcher Anteil der Orte ist ohne Straßenlärm?'), /66 von 103, das sind 64 %\. Bei 3 davon/)
})

test('how loud one noise is on average is not told by the ratings of where it is heard', () => {
  for (const query of ['average road noise in Norway', 'is there less road noise in Norway than in Sweden?'])
    assert.match(answer(query), /^How loud one kind of noise is over many spots I cannot sum up/, query)
  assert.match(answer('wie viel Straßenlärm gibt es durchschnittlich in Norwegen?'), /kann ich nicht zusammenfassen/)
  assert.match(answer('average rating of spots without road noise'), /^66 spots .*: rated \d\.\d\d on average/)
})

test('of aircraft it is said that only airfields are known', () => {
  assert.match(answer('what share of the spots has no aircraft noise?'), /only the airfields of the map are known/)
})

test('where it is computed only when asked for there are no figures of all spots', () => {
  for (const query of [
    'what share of the spots has no road noise?',
    'which country has the most spots with road noise?',
  ])
    assert.match(answer(query, computedWhenAsked), /no figures of all spots/)
})
