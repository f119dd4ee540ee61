import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what lies within a distance of a small place is looked for, and no spot in it told', () => {
  const { docs } = ask({ query: 'spots within 10 km of Ordino rated 3 or more' }, context)
  for (const query of [
    'What is within 10 km of Ordino rated 3 or more?',
    '¿Qué hay a menos de 10 km de Ordino que tenga nota 3 o más?',
    '¿Qué hay en un radio de 10 km de Ordino con nota 3 o más?',
    'Qu’y a-t-il à moins de 10 km d’Ordino noté au moins 3 ?',
    'Cosa c’è a meno di 10 km da Ordino con voto almeno 3?',
    'Was liegt weniger als 10 km von Ordino und hat mindestens Note 3?',
  ]) {
    const answered = ask({ query }, context)
    assert.deepEqual([answered.docs, answered.understood.notApplied], [docs, []], query)
  }
  assert.equal(ask({ query: '¿Qué hay en Sarek?' }, context).understood.kind, 'about')
})
