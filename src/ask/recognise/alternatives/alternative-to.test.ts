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
