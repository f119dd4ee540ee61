import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

const TOLD: readonly (readonly [string, RegExp])[] = [
  ['Which peaks in Norway are disturbed by ski lifts in winter?', /^That is not known here: .* told of one spot/],
  ['Welche Gipfel in Norwegen werden im Winter von Skiliften gestört?', /^Das ist hier nicht bekannt/],
  ['Quels sommets de Norvège sont gênés par les remontées mécaniques en hiver ?', /^Ce n’est pas connu ici/],
  ['¿Qué cimas de Noruega están afectadas por los telesillas en invierno?', /^Eso no se sabe aquí/],
  ['Quali cime della Norvegia sono disturbate dagli impianti di risalita in inverno?', /^Questo qui non si sa/],
]

for (const [query, told] of TOLD)
  test(`says that no spots are found by what caps them: "${query}"`, () => {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, told)
    assert.deepEqual(understood.notApplied, [])
  })

test('looks for spots that roads disturb as before', () => {
  const { understood } = ask({ query: 'Which peaks in Norway are disturbed by roads?' }, context)
  assert.ok(understood.applied.some(({ as }) => as === 'noise: roads'))
})
