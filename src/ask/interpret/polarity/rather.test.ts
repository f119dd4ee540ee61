import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what is preferred adds to the search before as the same words alone do, in every language', () => {
  for (const [before, plain, ...preferred] of [
    [
      'What have you got in Scotland?',
      'without mountains',
      'rather without mountains please',
      'better without mountains',
    ],
    ['Was gibt es in Schottland?', 'ohne Berge', 'lieber ohne Berge', 'besser ohne Berge'],
    ["Qu'y a-t-il en Écosse ?", 'sans montagnes', 'plutôt sans montagnes', 'de préférence sans montagnes'],
    ['¿Qué hay en Escocia?', 'sin montañas', 'mejor sin montañas', 'preferiblemente sin montañas'],
    ["Cosa c'è in Scozia?", 'senza montagne', 'meglio senza montagne', 'preferibilmente senza montagne'],
  ] as const) {
    const { docs } = ask({ query: plain, prev: [before] }, context)
    assert.ok(docs.length > 0, plain)
    for (const query of preferred) {
      const found = ask({ query, prev: [before] }, context)
      assert.deepEqual(found.docs, docs, `${query}: ${found.answer}`)
    }
  }
})

test('what is better than something else is still compared', () => {
  assert.match(ask({ query: 'better than Sarek', prev: [] }, context).answer, /Sarek/)
})
