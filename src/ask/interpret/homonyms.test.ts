import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('a state behind the name of a town says which town is meant', () => {
  const towns = {
    'lakes near Paris Texas': ['Paris, Texas', 33.66],
    'lakes near Paris, Texas': ['Paris, Texas', 33.66],
    'lakes near Paris, TX': ['Paris, Texas', 33.66],
    'huts near Portsmouth, New Hampshire': ['Portsmouth, New Hampshire', 43.08],
    'lakes near Ontario, California': ['Ontario, California', 34.06],
  } as const
  for (const [query, [name, latitude]] of Object.entries(towns)) {
    const { place } = answerTo(query).understood
    assert.equal(place?.name, name, query)
    assert.ok(Math.abs((place?.latitude ?? 0) - latitude) < 0.1, query)
  }
})

test('a town that its state does not have is unknown, and never the one elsewhere', () => {
  const { answer, sources } = answerTo('lakes near Oslo, Texas')
  assert.match(answer, /^A place called "Oslo, Texas" is not known here/)
  assert.deepEqual(sources, [])
})

test('a homonym that is used is said', () => {
  assert.match(
    answerTo('lakes in the Black Forest').answer,
    /the Black Forest, Germany; there is another in the United/,
  )
  assert.match(
    answerTo('quiet lakes near Birmingham').answer,
    /^I looked at Birmingham \(the United Kingdom\); there is another in the United States\./,
  )
  assert.doesNotMatch(answerTo('quiet lakes near Oslo').answer, /there is another/)
})

test('"police" is a town only behind a preposition and with a capital, or before its country', () => {
  assert.equal(answerTo('lakes near Police').understood.place?.name, 'Police')
  assert.equal(answerTo('lakes near Police, Poland').understood.place?.name, 'Police')
  for (const query of ['lakes near police', 'where Police do not go in Norway', 'police lakes'])
    assert.notEqual(answerTo(query).understood.place?.name, 'Police', query)
})

test('what others do not do negates no place', () => {
  const { place, without } = answerTo('places the police do not visit in Norway').understood
  assert.deepEqual([place?.name, place?.relation, without], ['Norway', 'in', []])
  assert.equal(answerTo('lakes that are not in Norway').understood.place?.relation, 'outside')
})
