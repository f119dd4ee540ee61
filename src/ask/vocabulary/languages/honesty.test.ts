import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('to be honest is asked of whoever answers, and of no spot', () => {
  for (const query of [
    "give me the quietest place and don't lie to me",
    'be honest, which is the quietest lake in Norway?',
    'Sei ehrlich: welcher See in Norwegen ist am ruhigsten?',
    'ne me mens pas, quel est le lieu le plus calme de France ?',
    'dame el sitio mas silencioso del mundo y no me mientas',
    "dimmi la verità, qual è il posto più silenzioso d'Italia?",
  ]) {
    const { kind, notApplied, aspect } = ask({ query }, context).understood
    assert.deepEqual([kind, notApplied, aspect], ['superlative', [], null], query)
  }
})

test('where a spot lies is still asked', () => {
  assert.match(ask({ query: 'where does Sarek lie?' }, context).answer, /Sarek lies at/)
})
