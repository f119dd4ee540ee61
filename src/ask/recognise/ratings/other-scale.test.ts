import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('a rating of another scale is said to be none of the catalogue, and is named, in each language', () => {
  for (const [query, named, says] of [
    ['JSON, lakes, score above 80, in NO', 'score above 80', /another scale than from 1 to 5 is not known/],
    ['lakes in Norway, silence_score > 80', 'silence score > 80', /another scale/],
    ['lakes in Norway rated 8/10 or better', 'rated 8 / 10 or better', /another scale/],
    ['lakes in Norway, quietness > 90%', 'quietness > 90 %', /another scale/],
    ['Seen in Norwegen mit Bewertung über 80', 'mit Bewertung über 80', /anderen Skala als von 1 bis 5/],
    ['lacs en Norvège notés plus de 8 sur 10', 'notés plus de 8 sur 10', /autre échelle que de 1 à 5/],
    ['lagos en Noruega con puntuación superior a 80', 'con puntuación superior a 80', /otra escala que de 1 a 5/],
    ['laghi in Norvegia con voto superiore a 8', 'con voto superiore a 8', /scala diversa da quella da 1 a 5/],
  ] as const) {
    const { answer, understood, sources } = ask({ query }, context)
    assert.match(answer, says, query)
    assert.ok(understood.notApplied.includes(named), `${query}: ${understood.notApplied.join(' | ')}`)
    assert.equal(understood.minRating, null, query)
    assert.equal(sources.length, 3, query)
  }
})

test('ratings of the scale, shares, counts, distances and levels stay what they are', () => {
  for (const query of [
    'lakes in Norway rated 4 out of 5',
    'lakes in Norway rated above 5',
    'top rated 8 lakes in Norway',
    'best rated 10 lakes',
    '3 of 10 lakes in Norway',
    'silence 10 km from Oslo',
    'lakes in Norway, silence below 30 dB',
    'what percent of lakes in Norway is rated 4?',
  ])
    assert.doesNotMatch(ask({ query }, context).answer, /another scale/, query)
})
