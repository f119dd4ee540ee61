import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('something quieter, even if farther, is what is quieter, the closest first, in each language', () => {
  for (const [before, query] of [
    ['is Casa de Campo quiet', "somewhere quieter, even if it's further away"],
    ['is Casa de Campo quiet', 'something quieter, it can be a bit farther'],
    ['ist Casa de Campo ruhig', 'lieber was Ruhigeres, auch wenn es weiter weg ist'],
    ['est-ce que Casa de Campo est calme', "quelque chose de plus calme, même si c'est plus loin"],
    ['¿es tranquila Casa de Campo?', 'algo mas tranquilo aunque este mas lejos'],
    ['Casa de Campo è tranquilla?', 'qualcosa di più tranquillo anche se più lontano'],
  ] as const) {
    const { sources, understood } = after(query, before)
    assert.equal(sources[0]?.title, 'Monfragüe', query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('behind a fact of the closest to a town it is as far from there as need be, and keeps the wishes', () => {
  const turns = ['cerca de madrid donde puedo ir con el perro', 'por que es tan ruidoso']
  const { answer } = after('algo mas tranquilo aunque este mas lejos', ...turns)
  assert.match(answer, /^El más cercano a Madrid \(«lugar \(perros admitidos, más tranquilo que Casa de Campo\)»\): /)
  assert.match(answer, /Parque Florestal de Monsanto, a 506 km/)
  assert.match(after('no, en tren', ...turns, 'algo mas tranquilo aunque este mas lejos').answer, /perros .*en tren/)
  assert.equal(
    after("a quieter one, even if it's farther", 'a forest near Vienna', 'is it free').understood.kind,
    'nearest',
  )
})

test('what is to be farther away stays so', () => {
  assert.match(after('further away', 'lakes near Oslo').answer, /Femundsmarka/)
  assert.doesNotMatch(after('further away', 'lakes near Oslo').answer, /Nordmarka/)
})
