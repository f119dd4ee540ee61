import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('what is not needed is neither asked for nor ruled out, in each language', () => {
  const lakes = answerTo('lakes in Finland').docs
  assert.ok(lakes.length > 0)
  for (const query of [
    'We do not need a hut. Lakes in Finland',
    "I don't need a hut; lakes in Finland",
    'lakes in Finland, no hut needed',
    'lakes in Finland, hut not needed',
    'lakes in Finland with or without a hut',
    'wir brauchen keine Hütte, Seen in Finnland',
    'Seen in Finnland mit oder ohne Hütte',
    'Seen in Finnland, Hütte nicht nötig',
    'pas besoin de cabane, lacs en Finlande',
    'lacs en Finlande avec ou sans cabane',
    'no necesito cabaña, lagos en Finlandia',
    'non ho bisogno di un rifugio, laghi in Finlandia',
  ]) {
    const { docs, understood } = answerTo(query)
    assert.deepEqual(docs, lakes, query)
    assert.ok(!understood.tags.includes('hut') && understood.without.length === 0, query)
  }
  assert.deepEqual(answerTo('lakes in Finland without a hut').understood.without, ['without hut'])
})
