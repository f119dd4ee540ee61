import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('where people set out is measured from, and not looked in beside a place to go to', () => {
  const lakes = answerTo('lakes in Finland').docs
  for (const query of [
    'Landing in Zurich on friday, lakes in Finland',
    "I'm based in Stockholm. Lakes in Finland?",
    'we live in Riga, lakes in Finland please',
    'flying into Helsinki, lakes in Finland',
  ]) {
    const { docs, understood } = answerTo(query)
    assert.deepEqual(docs, lakes, query)
    assert.match(understood.notApplied.join(), /(Zurich|Stockholm|Riga|Helsinki)/, query)
  }
  for (const query of [
    'we live in Munich and want a lake',
    'a lake out of Munich',
    'staying in Munich, looking for a lake',
  ])
    assert.equal(answerTo(query).understood.near?.name, 'Munich', query)
  assert.match(answerTo('I live in Vaduz: how far is Sarek?').answer, /Sarek is 2288 km from Vaduz/)
  assert.equal(answerTo('what animals live in Mana Pools').understood.spots[0]?.name, 'Mana Pools')
})

test('a limit of time is a distance, whichever way it is said', () => {
  for (const [query, km] of [
    ['a forest out of Frankfurt, hour and a half max', 105],
    ['forest 90 minutes max from Frankfurt', 105],
    ['forest near Frankfurt, no more than 2 hours', 140],
  ] as const)
    assert.equal(answerTo(query).understood.withinKm, km, query)
})

test('what was not applied is named in one piece, and its correction is not', () => {
  for (const [query, named] of [
    ['lakes with no people near Munich', 'with no people'],
    ['lakes near Munich where I fit through the gate', 'fit through the gate'],
  ] as const)
    assert.deepEqual(answerTo(query).understood.notApplied, [named], query)
  const { understood } = answerTo('lakes near Munich with no poeple')
  assert.deepEqual([understood.notApplied, understood.corrected], [['with no poeple'], []])
})

test('near either of two places more is looked for, where nothing lies in them', () => {
  const { answer, sources } = answerTo('quiet places in Munich or Augsburg')
  assert.ok(sources.length > 0)
  assert.match(answer, /within \d+ km of Munich or Augsburg/)
})

test('an ordinary word is no small town', () => {
  for (const query of ['beaches in Portugal, off lead', 'beaches in Portugal, like at home'])
    assert.equal(answerTo(query).understood.place?.name, 'Portugal', query)
})
