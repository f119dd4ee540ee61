import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

for (const [query, says] of [
  ['which Swiss spot is closest to Italy?', /^That is not known here: .* border of a country/],
  ['which Swiss spot is farthest from Italy?', /^That is not known here: .* border of a country/],
  ['closest spot to Italy in Switzerland', /^That is not known here: .* border of a country/],
  ['Welcher Ort in der Schweiz liegt am nächsten an Italien?', /^Das ist hier nicht bekannt/],
  ["quel lieu en Suisse est le plus proche de l'Italie ?", /^Ce n’est pas connu ici/],
  ['¿qué lugar de Suiza está más cerca de Italia?', /^Eso no se sabe aquí/],
  ["quale posto in Svizzera è più vicino all'Italia?", /^Questo qui non si sa/],
] as const) {
  test(`how far a country's border lies is not recorded, and its spots are none of the answer: ${query}`, () => {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, says)
    assert.doesNotMatch(answer, /Gran Paradiso/)
    assert.deepEqual([understood.place?.name, understood.notApplied], ['Switzerland', []])
  })
}

test('a town or a small lake is measured from, and a country by itself is looked in', () => {
  for (const query of ['which Swiss spot is closest to Zürich', 'closest place to Lake Garda in Switzerland'])
    assert.equal(ask({ query }, context).understood.orderBy, 'distance', query)
  assert.equal(ask({ query: 'closest lake to Italy' }, context).understood.place?.name, 'Italy')
})

test('of two spots the one outside of a country is farther from it', () => {
  for (const [query, says] of [
    ['which is farther from Spain, Ordesa or Cévennes', /^Cévennes is farther from Spain: Ordesa .* is in Spain\./],
    [
      'which is closer to Spain, Ordesa or Cévennes',
      /^Ordesa .* is closer to Spain: it is in Spain, and Cévennes is not/,
    ],
    ['which is farther from Italy, Creux du Van or Sihlwald', /^Which is farther from Italy, .* is not known/],
    ['Was liegt weiter von Spanien entfernt, Ordesa oder Cévennes?', /^Ordesa y Monte Perdido liegt dort: Spanien/],
  ] as const)
    assert.match(ask({ query }, context).answer, says, query)
})
