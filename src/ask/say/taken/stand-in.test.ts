import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('a pushchair is read as wheelchair access, and that is said first', () => {
  for (const [query, told] of [
    ['forests with a stroller', 'I took "stroller" as wheelchair access'],
    ['a lake where one can walk with a rollator', 'I took "rollator" as wheelchair access'],
    ['Wald mit Kinderwagen', '„mit Kinderwagen“ habe ich als „rollstuhlgerecht“ genommen'],
    ['forêt avec poussette', 'J’ai pris « avec poussette » comme un accès en fauteuil roulant'],
    ['bosque con cochecito de bebe', 'He tomado «con cochecito de bebe» como acceso en silla de ruedas'],
    ['un bosco con il passeggino', 'Ho preso «con il passeggino» come accesso in sedia a rotelle'],
  ] as const) {
    assert.ok(answerTo(query).startsWith(told), `${query}: ${answerTo(query).slice(0, 120)}`)
    assert.match(answerTo(query), /11|2/)
  }
})

test('whether a spot suits a pushchair is answered with wheelchair access, and not with a yes', () => {
  assert.match(answerTo('Is Muir Woods suitable for a pushchair?'), /recorded\. Muir Woods is listed with wheelchair/)
  assert.doesNotMatch(answerTo('¿Se puede ir a Tyresta con cochecito?'), /(^|\. )Sí/)
})

test('of a wheelchair nothing is said to be taken for another', () => {
  for (const query of ['forests with wheelchair access', 'boschi per carrozzina', 'Wald mit Rollstuhl'])
    assert.doesNotMatch(answerTo(query), /took|genommen|[Pp]reso/, query)
  assert.match(answerTo('Is Muir Woods wheelchair accessible?'), /^Yes/)
})

for (const [query, says] of [
  ['where can I scuba dive in Australia', /^I took "scuba dive" as snorkelling/],
  ['wo kann man in Australien tauchen?', /^„tauchen“ habe ich als „Schnorcheln“ genommen/],
  ['où faire de la plongée en Australie ?', /^J’ai pris « plongée » comme plongée avec tuba/],
  ['¿dónde puedo bucear en Australia?', /^He tomado «bucear» como buceo con tubo/],
] as const) {
  test(`diving is told as snorkelling, and that it is: ${query}`, () =>
    assert.match(ask({ query }, context).answer, says))
}

test('who snorkels is told so', () => {
  assert.doesNotMatch(ask({ query: 'where can I snorkel in Australia' }, context).answer, /I took/)
})
