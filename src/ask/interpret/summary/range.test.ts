import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../../ask.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'

const context = await starterContext()

for (const query of [
  'minimum and maximum rating of lakes in Norway',
  'what is the range of ratings of lakes in Norway?',
  'niedrigste und höchste Bewertung der Seen in Norwegen',
  'note minimale et maximale des lacs en Norvège',
  'puntuación mínima y máxima de los lagos de Noruega',
  'voto minimo e massimo dei laghi in Norvegia',
])
  test(`"${query}" tells from what to what`, () => {
    const { answer, sources } = ask({ query }, context)
    assert.match(answer, /^3 .*3[.,]0 \(Nordmarka\).*4[.,]5 \(Femundsmarka\)\.$/)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Femundsmarka', 'Nordmarka'],
    )
  })

test('a measure that is recorded of none has no range', () => {
  assert.match(ask({ query: 'elevation range of peaks' }, context).answer, /^That is not known/)
})
