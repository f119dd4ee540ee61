import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

for (const [query, first] of [
  [
    'How many spots in Germany are quiet, and what does "quiet" mean here?',
    /^The catalogue has 4 quiet spots in Germany/,
  ],
  ['how many quiet spots are there in Sweden? What does quiet mean?', /^The catalogue has 5 quiet spots in Sweden/],
  ['how many quiet spots in Sweden, and from which rating on is a place quiet?', /^The catalogue has 5 quiet spots/],
  ['Wie viele Orte in Deutschland sind ruhig und was heißt hier ruhig?', /^Der Katalog hat 4 ruhige Orte/],
  ['Combien de lieux calmes y a-t-il en Suède, et que veut dire calme ici ?', /^Le catalogue compte 5 lieux calmes/],
  ['¿Cuántos lugares tranquilos hay en Suecia y qué significa tranquilo?', /^El catálogo tiene 5 lugares tranquilos/],
  ['Quanti posti tranquilli ci sono in Svezia e cosa significa tranquillo?', /^Il catalogo ha 5 luoghi tranquilli/],
] as const)
  test(`"${query}" is told both`, () => {
    assert.match(answerTo(query), first)
    assert.match(answerTo(query), /3[.,]4/)
    assert.match(answerTo(query), /68\s?%/)
    assert.doesNotMatch(answerTo(query), /noise sources are behind it/)
  })

test('of "noisy" it is told how many are rated as low', () => {
  for (const query of [
    'what counts as noisy?',
    'ab wann ist ein Ort laut?',
    'que veut dire bruyant ?',
    '¿qué se considera ruidoso?',
    'che cosa significa rumoroso?',
  ])
    assert.match(answerTo(query), /1[.,]7 (or lower|oder weniger|ou moins|o menos|o meno)\s?: 8\s?%/, query)
  assert.match(answerTo('what counts as quiet?'), /3\.4 or higher: 68 %/)
})

test('two quiet things are no question about the word', () => {
  assert.match(answerTo('a quiet lake and a quiet forest'), /^The catalogue has 29 quiet lakes with forest/)
})

test('what comes next is asked as the first was', () => {
  const asked = ['How many spots in Germany are quiet, and what does "quiet" mean here?']
  assert.match(
    ask({ query: 'and in Sweden?', prev: asked }, context).answer,
    /^The catalogue has 5 quiet spots in Sweden/,
  )
})
