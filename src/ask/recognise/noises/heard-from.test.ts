import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what is heard from a spot is asked of that spot, in every language', () => {
  for (const query of [
    'Can you hear the train from Montserrat?',
    'Hört man den Zug von Montserrat aus?',
    'Peut-on entendre le train depuis Montserrat ?',
    '¿Se escucha el tren desde Montserrat?',
    'Si sente il treno da Montserrat?',
  ]) {
    const { kind, spots } = ask({ query }, context).understood
    assert.deepEqual([kind, spots.length], ['about', 1], query)
  }
})

test('spots that are looked for, or are to be away from something, are still found', () => {
  for (const query of [
    'lakes far from Montserrat where you hear no train',
    'places where you can hear trains, 50 km from Hainich',
  ])
    assert.notEqual(ask({ query }, context).understood.kind, 'about', query)
})
