import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('an alternative to a spot is another one that is like it', () => {
  for (const [query, told] of [
    ['quiet alternative to Yosemite', /^The catalogue has \d+ quiet spots like Yosemite/],
    ['a quieter alternative to Yosemite', /^The catalogue has \d+ spots like Yosemite, but quieter/],
    ['alternatives to Preikestolen', /^The catalogue has \d+ spots like Preikestolen/],
    ['ruhige Alternative zu Preikestolen', /^Der Katalog hat \d+ ruhige Orte \(ähnlich wie Preikestolen\)/],
    ['alternative calme à Preikestolen', /^Le catalogue compte \d+ lieux calmes \(semblable à Preikestolen\)/],
    ['alternativa tranquila a Preikestolen', /^El catálogo tiene \d+ lugares tranquilos \(parecido a Preikestolen\)/],
    ['alternativa tranquilla a Preikestolen', /^Il catalogo ha \d+ luoghi tranquilli \(simile a Preikestolen\)/],
  ] as const)
    assert.match(answerTo(query), told, query)
})

test('an alternative in a region is looked for there', () => {
  assert.match(answerTo('a quieter alternative in Norway'), /Norway/)
})

test('instead of a spot is another like it, and a lake in a country is just not that spot', () => {
  for (const [query, told] of [
    ['instead of Yosemite', /^The catalogue has \d+ spots like Yosemite/],
    ['a quiet place instead of Yosemite', /^The catalogue has \d+ quiet spots like Yosemite/],
    ['Wohin statt nach Yosemite?', /^Der Katalog hat \d+ Orte \(ähnlich wie Yosemite Valley\)/],
    [
      'un endroit calme à la place de Yosemite',
      /^Le catalogue compte \d+ lieux calmes \(semblable à Yosemite Valley\)/,
    ],
    ['en vez de Yosemite', /^El catálogo tiene \d+ lugares \(parecido a Yosemite Valley\)/],
    ['al posto di Yosemite', /^Il catalogo ha \d+ luoghi \(simile a Yosemite Valley\)/],
    ['a lake in Norway instead of Sarek', /^The catalogue has 3 lakes in Norway other than Sarek/],
    ['lagos en Suecia en vez de Sarek', /^El catálogo tiene 2 lagos en Suecia \(distintos de Sarek\)/],
    ['Nationalparks in Schweden außer Sarek', /^Der Katalog hat \d+ Nationalparks in Schweden \(außer Sarek\)/],
    ['lacs en Norvège sauf Sarek', /^Le catalogue compte 3 lacs en Norvège \(autres que Sarek\)/],
    ['instead of Norway', /^The catalogue has \d+ spots outside Norway/],
  ] as const)
    assert.match(answerTo(query), told, query)
})
