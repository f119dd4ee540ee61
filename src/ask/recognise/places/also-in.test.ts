import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { readQuestion } from '../../ask.ts'

const context = await starterContext()

/** The countries and cities that a question restricts its search to. */
function placesOf(query: string): string[] {
  const { conditions } = readQuestion({ query }, context).query
  return conditions.flatMap(condition =>
    condition.on === 'place'
      ? condition.places.map(({ name }) => name)
      : condition.on === 'near'
        ? [condition.place.name]
        : [],
  )
}

test('what may be there too restricts nothing around a place', () => {
  for (const [query, place] of [
    ['quiet spots near Geneva, also in France', 'Geneva'],
    ['posti tranquilli vicino a Torino, anche in Francia', 'Turin'],
    ['ruhige Orte bei Basel, auch in Frankreich', 'Basel'],
    ['lieux calmes près de Genève, aussi en Suisse', 'Geneva'],
    ['sitios tranquilos cerca de Barcelona, también en Andorra', 'Barcelona'],
  ] as const)
    assert.deepEqual(placesOf(query), [place], query)
})

test('a country that is said without it, or alone, does restrict', () => {
  for (const [query, places] of [
    ['posti tranquilli vicino a Torino in Francia', ['Turin', 'France']],
    ['ruhige Seen, auch in der Schweiz', ['Switzerland']],
    ['posti tranquilli, anche in Svizzera', ['Switzerland']],
    ['laghi tranquilli in Italia, anche in Svizzera', ['Italy', 'Switzerland']],
    ['quiet lakes in France and also in Switzerland', ['France', 'Switzerland']],
  ] as const)
    assert.deepEqual(placesOf(query).toSorted(), [...places].toSorted(), query)
})
