import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

for (const [before, query, expected] of [
  ['Quiet places in Ireland', 'ok forget Ireland. How is the rating worked out?', /^The silence rating runs from 1/],
  ['Quiet places in Ireland', 'forget Ireland, how is the rating worked out?', /^The silence rating runs from 1/],
  ['Quiet places in Ireland', 'never mind that. What can you do?', /^I answer questions about/],
  ['Ruhige Orte in Irland', 'vergiss Irland. Wie wird die Bewertung berechnet?', /^Die Bewertung der Stille reicht/],
  ['Lieux calmes en Irlande', 'oublie l’Irlande. Comment la note est-elle calculée ?', /^La note de silence va de 1/],
  [
    'Lugares tranquilos en Irlanda',
    'olvida Irlanda. ¿Cómo se calcula la puntuación?',
    /^La puntuación de silencio va de 1/,
  ],
  [
    'Luoghi tranquilli in Irlanda',
    'dimentica l’Irlanda. Come viene calcolato il voto?',
    /^Il voto di silenzio va da 1/,
  ],
  ['Quiet places in Ireland', 'forget that. Is Sarek free?', /^Access to Sarek is free/],
  // What leaves something to what was asked before goes on with it.
  ['Quiet places in Ireland', 'forget Ireland. What about Norway?', /^The catalogue has 4 quiet spots in Norway/],
  ['Quiet places in Ireland', 'forget Ireland, Norway', /^The catalogue has 4 quiet spots in Norway/],
  ['Quiet places in Ireland', 'never mind, thanks', /^Good\. Ask on/],
] as const)
  test(`what is behind what is forgotten is asked by itself: ${query}`, () => {
    const { answer, understood } = ask({ query, prev: [before] }, context)
    assert.match(answer, expected)
    assert.deepEqual(understood.notApplied, [])
  })
