import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('from which rating on "not too noisy" is looked for is told, and how many more are not noisy', () => {
  for (const query of [
    'not too noisy lakes in Norway',
    'lakes in Norway, not very loud',
    'not so loud lakes in Norway',
  ])
    assert.match(
      answerTo(query),
      /rated 3\.4 or higher\. 1 more is neither quiet nor noisy \(rated 1\.8 to 3\.3\)\.$/,
      query,
    )
  for (const [query, told] of [
    ['nicht zu laute Seen in Norwegen', /Bewertung ab 3,4\. 1 weiterer Ort ist weder ruhig noch laut/],
    ['Seen in Norwegen, nicht allzu laut', /Bewertung ab 3,4\. 1 weiterer Ort/],
    ['lacs pas trop bruyants en Norvège', /note de 3,4 au moins\. 1 autre lieu n’est ni calme ni bruyant/],
    ['lagos no muy ruidosos en Noruega', /puntuación desde 3,4\. Hay 1 más que no es ni tranquilo ni ruidoso/],
    ['laghi non troppo rumorosi in Norvegia', /voto da 3,4 in su\. 1 in più non è né tranquillo né rumoroso/],
  ] as const)
    assert.match(answerTo(query), told, query)
})

test('those that are neither are counted among the spots', () => {
  const neither = starterSpots().filter(
    ({ tags, silenceRating }) => tags.includes('lake') && silenceRating >= 1.8 && silenceRating < 3.4,
  )
  assert.match(
    answerTo('lakes that are not too noisy'),
    new RegExp(` ${neither.length} more are neither quiet nor noisy`),
  )
})

test('of quiet, noisy or large ones it is not', () => {
  for (const query of [
    'quiet lakes in Norway',
    'noisy lakes in Norway',
    'not too big lakes in Norway',
    'calm lakes in Norway',
  ])
    assert.doesNotMatch(answerTo(query), /"Not noisy"/, query)
})
