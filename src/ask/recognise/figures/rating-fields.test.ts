import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const minRatingOf = (query: string) => ask({ query }, context).understood.minRating

test('a number behind the name of the rating is a rating', () => {
  for (const query of [
    'lakes with silenceRating 4.5',
    'silenceRating 4.5 lakes',
    'silence_rating: 4.5',
    'lakes rating 4.5',
    'Seen mit silenceRating 4,5',
    'Seen Bewertung 4,5',
    'lacs de silenceRating 4,5',
    'lacs note de 4,5',
    'lagos con silenceRating 4,5',
    'lagos puntuación 4,5',
    'laghi con silenceRating 4,5',
    'laghi voto 4,5',
  ])
    assert.equal(minRatingOf(query), 4.5, query)
})

test('stars behind a number are a rating; without one they are those of the sky', () => {
  for (const query of [
    '3.5 stars lakes',
    'Seen mit 3,5 Sternen',
    '3,5-Sterne-Seen',
    'lacs 3,5 étoiles',
    'lagos de 3,5 estrellas',
    'laghi con 3,5 stelle',
  ])
    assert.equal(minRatingOf(query), 3.5, query)
  assert.equal(minRatingOf('Seen mit vier oder mehr Sternen'), 4)
  for (const query of [
    'Seen zum Sterne beobachten',
    'lacs pour observer les étoiles',
    'lagos para ver las estrellas',
    'laghi per guardare le stelle',
  ]) {
    const { tags, minRating } = ask({ query }, context).understood
    assert.ok(tags.includes('stargazing') && minRating === null, query)
  }
})

test('two capitals behind "in" are the code of a country, or of a state where there is one', () => {
  assert.equal(ask({ query: 'the quietest lake in IS' }, context).understood.place?.name, 'Iceland')
  assert.notEqual(ask({ query: 'quiet forests in CA' }, context).understood.place?.name, 'Canada')
})

test('codes of countries that are listed behind the first are countries, too', () => {
  for (const [query, names] of [
    ['lakes, country=NO or SE', /in Norway or Sweden/],
    ['forests, country: DE, AT or CH', /in Germany, Austria or Switzerland/],
    ['lakes in SE or FI', /in Sweden or Finland/],
  ] as const)
    assert.match(ask({ query }, context).answer, names, query)
  assert.equal(ask({ query: 'spots with fireAllowed = yes' }, context).understood.fire, 'allowed')
})
