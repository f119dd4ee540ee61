import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context).answer

test('what is heard in a whole country is not known, in each language', () => {
  for (const [query, said] of [
    ['What noise is heard most in Norway?', /^That is not known here: the catalogue records no sum of the noises/],
    ['What can you hear in Norway?', /^That is not known here/],
    ['What is the most common noise in Norway?', /^That is not known here/],
    ['Welche Geräusche hört man in Norwegen?', /^Das ist hier nicht bekannt/],
    ['Quels bruits entend-on en Norvège ?', /^Ce n’est pas connu ici/],
    ['¿Qué ruidos se oyen en Noruega?', /^Eso no se sabe/],
    ['Che rumori si sentono in Norvegia?', /^Questo (qui )?non/],
  ] as const)
    assert.match(answerTo(query), said, query)
})

test('of a spot and of a town it is told what is heard there', () => {
  assert.match(answerTo('What noises can be heard at Sarek?'), /^Sarek is rated 5\.0 by its editors/)
  assert.match(answerTo('What noise is heard most in Oslo?'), /^How quiet it is in Oslo is not known/)
})

test('that nothing tells how easy a way is stays said behind a list', () => {
  for (const before of ['huts in Norway', 'is there a hut in Norway'])
    assert.match(answerTo('which one is easiest to get to', before), /^That is not known here: .* how easily/)
})
