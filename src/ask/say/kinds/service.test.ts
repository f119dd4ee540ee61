import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query, prev: [] }, context)

test('what the directory covers, how old it is and how its data are had is told in the language asked', () => {
  const spots = starterSpots()
  const countries = new Set(spots.map(({ country }) => country)).size
  for (const [query, expected] of [
    ['Which countries do you cover?', `${spots.length} spots in ${countries} countries`],
    ['Welche Regionen deckt ihr ab?', `${spots.length} Orte in ${countries} Ländern`],
    ['Quels pays couvrez-vous ?', `${spots.length} lieux dans ${countries} pays`],
    ['¿Qué países cubrís?', `${spots.length} lugares en ${countries} países`],
    ['Quali paesi coprite?', `${spots.length} luoghi in ${countries} paesi`],
    ['When was the data last updated?', 'published on 2026-01-01'],
    ['Wie alt sind die Daten?', 'am 2026-01-01 veröffentlicht'],
    ['Do you have an API?', '/openapi.json'],
    ['Y a-t-il une API ?', '/openapi.json'],
    ['Who runs this site?', 'not known here'],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.ok(answer.includes(expected), `${query}: ${answer}`)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a place is still asked for as a place', () => {
  assert.match(answerTo('Do you cover Switzerland?').answer, /Switzerland/)
  assert.doesNotMatch(answerTo('Which regions of Norway are quiet?').answer, /The catalogue has/)
})
