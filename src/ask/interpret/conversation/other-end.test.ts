import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('"and the lowest?" behind a ranking by average is its other end, in each language', () => {
  const lowest = /Germany|Deutschland|Allemagne|Alemania|Germania/
  for (const [before, query] of [
    ['Rank the five countries with the highest average rating that have at least five spots', 'and the lowest?'],
    ['Which countries with at least five spots have the highest average rating?', 'and the worst?'],
    ['Welche Länder mit mindestens fünf Orten haben die höchste Durchschnittsbewertung?', 'und am niedrigsten?'],
    ['Quels pays avec au moins cinq lieux ont la meilleure note moyenne ?', 'et la plus basse ?'],
    ['¿Qué países con al menos cinco lugares tienen la puntuación media más alta?', '¿y la más baja?'],
    ['Quali paesi con almeno cinque luoghi hanno il voto medio più alto?', 'e la più bassa?'],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [before] }, context)
    assert.match(answer.split('. ')[0] ?? '', lowest, query)
    assert.doesNotMatch(answer, /metres|above the sea|Meer|mer |mar/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('the lowest average is asked for at once, too', () => {
  for (const query of [
    'Which countries with at least five spots have the lowest average rating?',
    'Welche Länder mit mindestens fünf Orten haben die niedrigste Durchschnittsbewertung?',
    'Quels pays avec au moins cinq lieux ont la note moyenne la plus basse ?',
    '¿Qué países con al menos cinco lugares tienen la puntuación media más baja?',
    'Quali paesi con almeno cinque luoghi hanno il voto medio più basso?',
  ])
    assert.match(ask({ query }, context).answer, /^[^.]*(Germany|Deutschland|Allemagne|Alemania|Germania)/, query)
})

test('"and the fewest?" is the other end of a count; a list of spots has none', () => {
  const prev = ['Which country has the most lakes?']
  assert.match(ask({ query: 'and the fewest?', prev }, context).answer, /have the fewest lakes: 1/)
  assert.match(ask({ query: 'and the lowest?', prev: ['quiet lakes in Norway'] }, context).answer, /above the sea/)
})

test('countries are ranked by average height, those without any left out', async () => {
  const high = starterSpots().map(spot => ({
    ...spot,
    elevation: spot.country === 'AD' ? 2000 : spot.country === 'SE' ? 300 : null,
  }))
  const query = 'Which country has the lowest average elevation?'
  assert.match(ask({ query }, await contextOf(high)).answer, /^Sweden has the lowest average height of spots: 300 m/)
})
