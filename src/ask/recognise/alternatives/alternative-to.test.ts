import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('an alternative to a spot is another one that is like it', () => {
  for (const [query, told] of [
    ['quiet alternative to Yosemite', /^There are \d+ quiet spots like Yosemite/],
    ['a quieter alternative to Yosemite', /^There are \d+ spots like Yosemite, but quieter/],
    ['alternatives to Preikestolen', /^There are \d+ spots like Preikestolen/],
    ['ruhige Alternative zu Preikestolen', /^Es gibt \d+ ruhige Orte \(ähnlich wie Preikestolen\)/],
    ['alternative calme à Preikestolen', /^Il y a \d+ lieux calmes \(semblable à Preikestolen\)/],
    ['alternativa tranquila a Preikestolen', /^Hay \d+ lugares tranquilos \(parecido a Preikestolen\)/],
    ['alternativa tranquilla a Preikestolen', /^Ci sono \d+ luoghi tranquilli \(simile a Preikestolen\)/],
  ] as const)
    assert.match(answerTo(query), told, query)
})

test('an alternative in a region is looked for there', () => {
  assert.match(answerTo('a quieter alternative in Norway'), /Norway/)
})

test('instead of a spot is another like it, and a lake in a country is just not that spot', () => {
  for (const [query, told] of [
    ['instead of Yosemite', /^There are \d+ spots like Yosemite/],
    ['a quiet place instead of Yosemite', /^There are \d+ quiet spots like Yosemite/],
    ['Wohin statt nach Yosemite?', /^Es gibt \d+ Orte \(ähnlich wie Yosemite Valley\)/],
    ['un endroit calme à la place de Yosemite', /^Il y a \d+ lieux calmes \(semblable à Yosemite Valley\)/],
    ['en vez de Yosemite', /^Hay \d+ lugares \(parecido a Yosemite Valley\)/],
    ['al posto di Yosemite', /^Ci sono \d+ luoghi \(simile a Yosemite Valley\)/],
    ['a lake in Norway instead of Sarek', /^There are 3 lakes in Norway other than Sarek/],
    ['lagos en Suecia en vez de Sarek', /^Hay 2 lagos en Suecia \(distintos de Sarek\)/],
    ['Nationalparks in Schweden außer Sarek', /^Es gibt \d+ Nationalparks in Schweden \(außer Sarek\)/],
    ['lacs en Norvège sauf Sarek', /^Il y a 3 lacs en Norvège \(autres que Sarek\)/],
    ['instead of Norway', /^There are \d+ spots outside Norway/],
  ] as const)
    assert.match(answerTo(query), told, query)
})
