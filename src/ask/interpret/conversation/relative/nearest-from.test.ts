import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../../../ask.ts'
import { starterContext } from '../../../../../test/support/starter-context.ts'

const context = await starterContext()

test('how far a spot is from the nearest of a kind is told of that one', () => {
  for (const query of [
    'how far is Sarek from the nearest quiet lake?',
    'how far is it from Sarek to the nearest quiet lake?',
    'what is the distance between Sarek and the closest quiet lake?',
    'Wie weit ist Sarek vom nächsten ruhigen See entfernt?',
    'À quelle distance de Sarek se trouve le lac calme le plus proche ?',
    '¿A qué distancia de Sarek está el lago tranquilo más cercano?',
    'Quanto dista da Sarek il lago tranquillo più vicino?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /Femundsmarka.{0,30}613/, query)
    assert.deepEqual(understood.notApplied ?? [], [], query)
  }
})

test('between two spots nothing is looked for', () => {
  assert.match(ask({ query: 'how far is Sarek from Rondane?' }, context).answer, /Sarek .*km/)
  assert.match(ask({ query: 'the closest lake to Sarek' }, context).answer, /^The closest lake to Sarek/)
})
