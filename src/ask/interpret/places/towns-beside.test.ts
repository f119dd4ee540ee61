import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { readQuestion } from '../../ask.ts'

const context = await starterContext()

function placesOf(query: string) {
  return readQuestion({ query }, context).query.conditions.flatMap(condition =>
    condition.on === 'around' ? condition.places.map(({ name, country }) => `${name} ${country ?? ''}`) : [],
  )
}

for (const query of [
  'near Thun, or Interlaken',
  'quiet spots near Thun or Interlaken',
  'ruhige Orte bei Thun oder Interlaken',
  'lieux calmes près d’Interlaken ou Thun',
  'lugares tranquilos cerca de Thun o Interlaken',
  'posti tranquilli vicino a Thun o Interlaken',
]) {
  test(`of the towns of a name the one near the town beside it is meant: ${query}`, () => {
    assert.deepEqual(placesOf(query).toSorted(), ['Interlaken CH', 'Thun CH'])
  })
}

test('a city stays the city, whatever hamlet of its name lies near the other', () => {
  assert.deepEqual(placesOf('forests near Paris or London'), ['Paris FR', 'London GB'])
  assert.deepEqual(placesOf('lakes near Oslo, or Bergen'), ['Oslo NO', 'Bergen NO'])
})

test('"between" two towns means namesakes that lie near each other, and no two continents', () => {
  const between = (query: string) =>
    readQuestion({ query }, context).query.conditions.flatMap(condition =>
      condition.on === 'between'
        ? condition.places.map(({ name, country }) => `${name.split(' ')[0]} ${country ?? ''}`)
        : [],
    )
  assert.deepEqual(between('quiet places between Perth and Dundee'), ['Perth GB', 'Dundee GB'])
  assert.deepEqual(between('quiet places between Paris and London'), ['Paris FR', 'London GB'])
})
