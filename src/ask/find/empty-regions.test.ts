import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('of a region without any spot that is said, and what is nearest is named with its distance', () => {
  for (const [query, said] of [
    ['quiet spots in San Marino', /The catalogue has 0 spots in San Marino\. The closest is .* \d+ km from San Marino/],
    [
      'Ruhige Orte in San Marino',
      /Der Katalog hat 0 Orte in San Marino\. Am nächsten .* \d+ km Luftlinie von San Marino/,
    ],
    ['lieux calmes à Saint-Marin', /Le catalogue compte 0 lieux à Saint-Marin\. Le plus proche .* \d+ km/],
    ['lugares tranquilos en San Marino', /El catálogo tiene 0 lugares en San Marino\. El más cercano.* \d+ km/],
    ['luoghi tranquilli a San Marino', /Il catalogo ha 0 luoghi a San Marino\. Il più vicino.* \d+ km/],
    ['quiet lakes in Galicia', /0 spots in Galicia\..* km from the middle of Galicia/],
    ['the quietest spot in Monaco', /^I found no spot in Monaco\. The closest .* km from Monaco/],
  ] as const) {
    const { answer, sources } = ask({ query }, context)
    assert.match(answer, said, query)
    assert.ok(sources.length > 0, query)
  }
})

test('a region that has spots is not looked around, and a number stays a number', () => {
  assert.match(
    ask({ query: 'how many spots are in San Marino' }, context).answer,
    /^The catalogue has 0 spots in San Marino/,
  )
  assert.doesNotMatch(ask({ query: 'lakes in Malta' }, context).answer, /The catalogue has 0 spots|The closest/)
})

test('where nothing is beside a region without spots, the closest alone is named', () => {
  const { answer, sources } = ask({ query: 'quiet beach in Corsica' }, context)
  assert.match(answer, /The catalogue has 0 spots in Corsica\. None is near: the closest is .* km from/)
  assert.equal(sources.length, 1)
})

test('what is looked for farther than near, and of whose noise nothing is known, is said to lie within how far was looked', () => {
  for (const [query, said] of [
    ['forest near Cologne without road noise', /\d forests within 200 km of Cologne/],
    ['Wald in der Nähe von Köln ohne Straßenlärm', /\d Wälder im Umkreis von 200 km um Köln/],
    ['forêt près de Cologne sans bruit des voitures', /200 km de Cologne/],
    ['bosque cerca de Colonia sin ruido de los coches', /200 km de Colonia/],
    ['bosco vicino a Colonia senza rumore di macchine', /200 km da Colonia/],
  ] as const) {
    assert.match(ask({ query }, context).answer, said, query)
  }
})
