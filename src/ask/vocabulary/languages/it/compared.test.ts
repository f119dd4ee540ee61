import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (...turns: string[]) => ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, context).answer

for (const [query, says] of [
  ["L'Italia è più silenziosa della Francia?", /^Più tranquillo in media: Italia \(3,33\); Francia \(3,21\)/],
  ['è la Svezia più tranquilla della Norvegia?', /^No: Più tranquillo in media: Norvegia \(3,78\); Svezia \(3,69\)/],
  ['La Norvegia è più rumorosa della Svezia?', /^Più rumoroso in media: Svezia \(3,69\); Norvegia \(3,78\)/],
] as const)
  test(`"${query}" compares two countries`, () => assert.match(answerTo(query), says))

for (const query of [
  'Qual è il posto più tranquillo della Francia?',
  'il lago più tranquillo della Svezia',
  'è Sarek il posto più tranquillo della Svezia?',
])
  test(`"${query}" asks for the first of a country`, () =>
    assert.match(answerTo(query), /più tranquillo in (Francia|Svezia) è/))

test('from the highest to the lowest is an order', () => {
  assert.equal(ask({ query: 'laghi in Svizzera, dal più alto al più basso' }, context).understood.orderBy, 'highest')
  assert.equal(ask({ query: 'laghi in Svizzera, dal più basso al più alto' }, context).understood.orderBy, 'lowest')
  assert.equal(
    ask({ query: 'laghi vicino a Zurigo, dal più vicino al più lontano' }, context).understood.orderBy,
    'distance',
  )
  assert.equal(ask({ query: 'Qual è la vetta più bassa in Svizzera?' }, context).understood.orderBy, 'lowest')
  assert.notEqual(ask({ query: 'il lago con il voto più basso' }, context).understood.orderBy, 'lowest')
})
