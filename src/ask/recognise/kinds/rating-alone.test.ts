import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('how the rating comes about is told where nothing else is typed, in each language', () => {
  for (const [query, told] of [
    ['silence score how?', /^The silence rating runs from 1/],
    ['how is the rating made', /^The silence rating runs from 1/],
    ['rating how does it work', /^The silence rating runs from 1/],
    ['Bewertung wie', /^Die Bewertung der Stille reicht von 1/],
    ['comment est faite la note', /^La note de silence va de 1/],
    ['puntuación cómo', /^La puntuación de silencio va de 1/],
    ['come nasce il voto', /^Il voto di silenzio va da 1/],
  ] as const)
    assert.match(ask({ query }, context).answer, told, query)
  assert.match(ask({ query: 'rating', prev: ['Abisko'] }, context).answer, /^Abisko is rated/)
  assert.match(ask({ query: 'how is the rating of Abisko' }, context).answer, /^Abisko is rated/)
})
