import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('skiing in winter is skiing, in each language; how quiet a spot is in winter is not known', () => {
  for (const [query, before] of [
    ['Can one ski there in winter?', 'Somewhere in the Alps where there’s a mountain hut'],
    ['Kann man dort im Winter Ski fahren?', 'Orte in den Alpen mit Hütte'],
    ['Peut-on y skier en hiver ?', 'Lieux dans les Alpes avec refuge'],
    ['¿Se puede esquiar allí en invierno?', 'Lugares en los Alpes con refugio'],
    ['Si può sciare lì in inverno?', 'Posti nelle Alpi con rifugio'],
  ] as const)
    assert.deepEqual(ask({ query, prev: [before] }, context).understood.notApplied, [], query)
  assert.deepEqual(ask({ query: 'Is Sarek quiet in winter?' }, context).understood.notApplied, ['in winter'])
})
