import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (before: string, query: string) => ask({ query, prev: [before] }, context)

test('what is sought beside the one spot that was found is near it, in each language', () => {
  for (const [before, query] of [
    ['quiet lakes in Sweden', 'and a place to picnic next to it?'],
    ['quiet lakes in Sweden', 'and a picnic site next to it?'],
    ['quiet lakes in Sweden', 'a place to picnic nearby?'],
    ['quiet lakes in Sweden', 'anywhere to camp not too far?'],
    ['ruhige Seen in Schweden', 'und ein Picknickplatz gleich daneben?'],
    ['ruhige Seen in Schweden', 'und wo kann man in der Nähe picknicken?'],
    ['lacs calmes en Suède', 'et un endroit pour pique-niquer juste à côté ?'],
    ['lacs calmes en Suède', 'un endroit gratuit pas loin ?'],
    ['lagos tranquilos en Suecia', 'y un sitio para hacer picnic al lado?'],
    ['laghi tranquilli in Svezia', 'e un posto per fare picnic lì accanto?'],
  ] as const) {
    const { answer, understood } = answerTo(before, query)
    assert.match(answer, /Tiveden/, query)
    assert.equal(understood.place?.name, 'Tiveden', query)
    assert.ok(!understood.tags.includes('lake'), query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('beside several it is where they are; a fact of the one that was found is asked of it', () => {
  assert.equal(answerTo('quiet lakes in Norway', 'huts nearby?').understood.place?.name, 'Norway')
  for (const [before, query] of [
    ['quiet lakes in Sweden', 'are there toilets?'],
    ['quiet lakes in Sweden', 'parking nearby?'],
    ['quiet lakes in Sweden', 'is there a bus stop nearby?'],
    ['ruhige Seen in Schweden', 'gibt es in der Nähe einen Parkplatz?'],
    ['quiet lakes in Sweden', 'is it wheelchair accessible?'],
    ['lacs calmes en Suède', "c'est accessible en fauteuil roulant ?"],
    ['lagos tranquilos en Suecia', '¿hay baños?'],
    ['laghi tranquilli in Svezia', 'ci sono bagni?'],
    ['ruhige Seen in Schweden', 'gibt es Toiletten?'],
  ] as const)
    assert.match(answerTo(before, query).answer, /Tiveden[^:\n]*\.$/, query)
})

test('"and water?" behind a fact of one spot is asked of it; behind its rating lakes are looked for', () => {
  for (const [before, query] of [
    ['is there a hut at Hardangervidda?', 'and water?'],
    ['is there a hut at Hardangervidda?', 'and lakes?'],
    ['gibt es eine Hütte in Hardangervidda?', 'und Wasser?'],
    ['hay un refugio en Hardangervidda?', 'y agua?'],
    ["c'è un rifugio a Hardangervidda?", 'e acqua?'],
  ] as const) {
    const { sources } = answerTo(before, query)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Hardangervidda'],
      query,
    )
  }
  assert.ok(answerTo('is Hardangervidda quiet?', 'and lakes?').sources.length > 1)
})
