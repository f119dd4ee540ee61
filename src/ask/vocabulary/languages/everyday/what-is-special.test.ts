import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../../ask.ts'
import { starterContext } from '../../../../../test/support/starter-context.ts'

const context = await starterContext()

const SPECIAL = [
  'What makes Sarek so special?',
  "What's special about Sarek?",
  'Was macht Sarek so besonders?',
  'Was ist das Besondere an Sarek?',
  "Qu'est-ce qui rend Sarek si spécial ?",
  '¿Qué hace tan especial a Sarek?',
  'Cosa ha di speciale Sarek?',
]

for (const query of SPECIAL)
  test(`what is told of a spot answers ${query}`, () => {
    const { understood, answer } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, [])
    assert.deepEqual(
      understood.spots.map(({ name }) => name),
      ['Sarek'],
    )
    assert.match(answer, /5[.,]0/)
  })

test('what makes a spot quiet is why it is rated so', () => {
  assert.match(ask({ query: 'What makes Sarek so quiet?' }, context).answer, /noise sources/)
})
