import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { readQuestion } from '../../ask.ts'

const starter = await starterContext()

function noisesOf(query: string) {
  return readQuestion({ query }, starter).query.conditions.flatMap(condition =>
    condition.on === 'noise' ? [condition] : [],
  )
}

for (const [query, km] of [
  ['lakes that are not right next to a road', 0.5],
  ['picnic sites, but not by a main road', 0.5],
  ['waterfalls not near a railway', 1],
  ['lakes in Norway with no roads nearby', 1],
  ['Seen, die nicht direkt an einer Hauptstrasse liegen', 0.5],
  ['Hütten in Norwegen, die nicht neben einer Straße liegen', 0.5],
  ['ein Picknickplatz, aber bitte nicht an der Hauptstraße', 0.5],
  ['cabanes en France qui ne sont pas au bord d’une route', 0.5],
  ['lagos que no están junto a una carretera', 0.5],
  ['lagos sin carreteras cerca', 1],
  ['rifugi in Italia che non siano vicino a una strada', 1],
] as const) {
  test(`what is not to lie beside a source has none within so many kilometres: ${query}`, () => {
    assert.deepEqual(
      noisesOf(query).map(({ besideKm, isNegated }) => [besideKm, isNegated]),
      [[km, true]],
    )
  })
}

for (const query of [
  'lakes with no road noise',
  'lakes where no cars are heard',
  'Seen ohne Straßenlärm',
  'lacs sans bruit de voitures',
  'lagos donde no se oyen trenes',
  'laghi dove non si sentono auto',
  'forests not near an airport',
  'lakes far from roads and trains',
]) {
  test(`what is not to be heard is so by its level: ${query}`, () => {
    const noises = noisesOf(query)
    assert.ok(noises.length > 0)
    assert.deepEqual(
      noises.map(({ besideKm, min }) => [besideKm, min]),
      noises.map(() => [undefined, 20]),
    )
  })
}

test('what is not spoiled by a road has none of it but what is barely heard', () => {
  for (const query of ['quiet lakes not spoiled by a trunk road', 'lakes unspoiled by a motorway'])
    assert.deepEqual(
      noisesOf(query).map(({ min, isNegated }) => [min, isNegated]),
      [[30, true]],
    )
  assert.deepEqual(
    noisesOf('lakes spoiled by a trunk road').map(({ min, isNegated }) => [min, isNegated]),
    [[20, false]],
  )
})
