import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('an article before the whole name of a spot makes no town of its beginning', () => {
  for (const query of [
    '¿Se puede acampar en la Caldera de Taburiente?',
    '¿Está permitido acampar dentro de la Caldera de Taburiente?',
    'Peut-on camper dans la Caldera de Taburiente ?',
    'Si può campeggiare nella Caldera de Taburiente?',
    'Si può campeggiare a la Caldera de Taburiente?',
    'Darf man in der Caldera de Taburiente zelten?',
  ]) {
    const { answer, sources } = ask({ query }, context)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Caldera de Taburiente'],
      query,
    )
    assert.match(answer, /acampar|camper|campeggiare|zelten/, query)
    assert.doesNotMatch(answer, /Argentin/, query)
  }
})

test('a town keeps the article of its name', () => {
  const { understood } = ask({ query: '¿Hay lagos cerca de la Massana?' }, context)
  assert.equal(understood.place?.name.toLowerCase(), 'la massana')
  assert.match(ask({ query: '¿Hay lagos en La Caldera?' }, context).answer, /La Caldera/i)
})

test('an article that is written as that of a name tells it from another', () => {
  const placeOf = (query: string) => ask({ query, prev: [] }, context).understood.place?.name ?? ''
  for (const [query, name] of [
    ['los bosques de La Palma', /^La Palma/],
    ['boschi di La Palma', /^La Palma/],
    ['forêts de La Palma', /^La Palma/],
    ['bosques de La Mancha', /La Mancha$/],
    ['forêts de La Réunion', /^(La )?Réunion$/],
    ['los bosques de Palma', /^Palma/],
    ['lagos de los Alpes', /^the Alps$/],
  ] as const)
    assert.match(placeOf(query), name, query)
})
