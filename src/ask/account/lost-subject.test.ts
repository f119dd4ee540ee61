import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('a thing that no spot is recorded with is not answered by any spots near there', () => {
  for (const [query, thing] of [
    ['a quiet playground near Vaduz', 'playground'],
    ['quiet skate park near Oslo', 'skate park'],
    ['dog park near Zürich', 'dog park'],
    ['a sauna next to a quiet lake in Finland', 'sauna'],
    ['ein ruhiger Spielplatz bei Zürich', 'Spielplatz'],
    ['une aire de jeux calme près de Lyon', 'aire de jeux'],
    ['parque infantil tranquilo en Noruega', 'parque infantil'],
    ['parco giochi tranquillo in Norvegia', 'parco giochi'],
    ['Where can I see the aurora borealis far from roads?', 'aurora borealis'],
    ["Dove posso vedere l'aurora boreale lontano dalle strade?", 'aurora boreale'],
  ] as const) {
    const { answer, docs, understood } = ask({ query }, context)
    assert.equal(understood.kind, 'not understood', `${query}: ${answer}`)
    assert.ok(answer.includes(thing) && docs.length === 0, query)
  }
})

test('beside a thing that is recorded, it is named and the rest is answered', () => {
  for (const query of [
    'quiet park near Zürich with a playground',
    'quiet places near a playground in Norway',
    'lakes without ski lifts',
  ]) {
    const { docs, understood } = ask({ query }, context)
    assert.ok(docs.length > 0 && understood.kind !== 'not understood', query)
  }
})
