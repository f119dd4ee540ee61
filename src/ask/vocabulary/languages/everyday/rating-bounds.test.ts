import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../../ask.ts'
import { starterContext } from '../../../../../test/support/starter-context.ts'

const context = await starterContext()

/** Sarek is rated 5.0, Taroko 3.2. */
const SAID = [
  ['Is the rating of Taroko higher than 4?', /^No, Taroko is rated 3\.2 \([a-z]+\)\.$/],
  ['La note de Sarek dépasse-t-elle 4 ?', /^Oui : Sarek : note 5,0/],
  ['¿La puntuación de Taroko supera el 4?', /^No: Taroko: puntuación 3,2/],
  ['Il voto di Taroko è più alto di 4?', /^No: Taroko: voto 3,2/],
  ['Il voto di Taroko è più basso di 4?', /^Sì: Taroko: voto 3,2/],
  ['Liegt die Bewertung von Sarek über 4?', /^Ja: Sarek: Bewertung 5,0/],
] as const

for (const [query, said] of SAID)
  test(`whether a rating is above or below a number is told once: ${query}`, () => {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, said)
    assert.deepEqual(understood.notApplied, [])
  })
