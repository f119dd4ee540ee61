import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what lies farther than asked and meets all else is told as farther, and as lacking nothing', () => {
  const { answer } = ask({ query: "what's calm within 150 km of Munich, with free access?", prev: [] }, context)
  assert.doesNotMatch(answer, /Leaving out "(?:with )?free/)
  assert.match(answer, /189 km from Munich/)
})

test('how high the quietest hut lies is asked of it, in each language', () => {
  for (const query of [
    'At what height is the quietest camp site in Norway?',
    'Auf welcher Höhe liegt der ruhigste Campingplatz in Norwegen?',
    'À quelle altitude est le camping le plus calme de Norvège ?',
    '¿A qué altura está el camping más tranquilo de Noruega?',
    'A che quota è il campeggio più tranquillo della Norvegia?',
  ])
    assert.deepEqual(ask({ query, prev: [] }, context).understood.notApplied, [], query)
})

test('what one pays for and what is free is told of each', () => {
  const { answer, docs } = ask(
    { query: 'Which camp sites in Norway do you have to pay for and which are free?', prev: [] },
    context,
  )
  for (const doc of docs) assert.ok(answer.includes(`Access to ${context.index.name(doc)} is`), answer)
})
