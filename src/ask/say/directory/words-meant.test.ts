import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

for (const [query, says] of [
  ["what does 'remote' mean here?", /^Remote means that the catalogue tags/],
  ['what does "near" mean here?', /^Near a place means within 25 km/],
  ['Was bedeutet hier „abgelegen“?', /^Abgelegen heißt/],
  ['que veut dire « près » ici ?', /^Près d’un lieu veut dire à moins de 25 km/],
  ['¿qué significa aquí «cerca»?', /^Cerca de un lugar significa/],
  ['che cosa vuol dire qui «isolato»?', /^Isolato significa/],
] as const) {
  test(`what a word of questions means is told: ${query}`, () => assert.match(ask({ query }, context).answer, says))
}

test('remote or near places are looked for as before', () => {
  assert.equal(ask({ query: 'what remote lakes are in Norway' }, context).understood.place?.name, 'Norway')
  assert.doesNotMatch(ask({ query: 'what does confidence mean' }, context).answer, /Near a place/)
})
