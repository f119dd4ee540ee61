import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query, prev: [] }, context)

function assertTold(rows: readonly (readonly [string, RegExp])[]): void {
  for (const [query, said] of rows) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, said, query)
    assert.deepEqual([understood.kind, understood.notApplied], ['help', []], query)
  }
}

test('whether the model is validated, and who checks it, is told by what has been checked', () => {
  assertTold([
    ['is the silence model validated', /not been checked against any measurement/],
    ['who checks the ratings', /Who checks what editors give is not known/],
    ['Has your method been peer reviewed?', /not been checked against any measurement/],
    ['your ratings are made up arent they', /not been checked against any measurement/],
    ['Wurde das Modell validiert?', /an keiner Messung geprüft/],
    ['Le modèle est-il validé ?', /comparés à aucune mesure/],
    ['¿Está validado el modelo?', /ninguna medición/],
    ['Il modello è stato validato?', /nessuna misura/],
  ])
})

test('whether a rating of low confidence can be trusted, and whether a key is needed, is told', () => {
  assertTold([
    ['can I trust a rating with low confidence??', /high up to 1\.2 rating units/],
    ['Is there an API key needed?', /needs no key/],
  ])
})

test('what is looked for, or asked of a spot, is none of that', () => {
  for (const query of [
    'how many spots are rated by editors',
    'are there spots with verified ratings',
    'which spots have been checked by editors',
    'lakes whose ratings are checked',
  ]) {
    assert.doesNotMatch(answerTo(query).answer, /not been checked against/, query)
  }
})
