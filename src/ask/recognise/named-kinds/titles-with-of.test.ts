import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('a name with "de" that no place bears is unknown as a whole', () => {
  for (const [query, name] of [
    ['Distance from Creux du Van to Lac de Joux', 'Lac de Joux'],
    ["Where's the nearest quiet place to the Casa de la Vall?", 'Casa de la Vall'],
    ['how quiet is the Fuente de Cibeles', 'Fuente de Cibeles'],
    ['quiet spots in Serra da Estrela', 'Serra da Estrela'],
  ] as const)
    assert.ok(answerTo(query).includes(`"${name}"`), `${query}: ${answerTo(query)}`)
})

test('what a spot, a town or a region is called is known', () => {
  assert.match(answerTo('how quiet is Casa de Campo?'), /^Casa de Campo is rated/)
  assert.match(answerTo('how quiet is Vall de Sorteny?'), /^Vall de Sorteny is rated/)
  assert.match(answerTo('quiet places in Puerto de la Cruz'), /in Puerto de la Cruz/)
  assert.match(answerTo('hikes in Sierra de Gredos'), /in the Sierra de Gredos/)
  assert.match(answerTo('quiet forests in the Massif du Vercors'), /in the Vercors/)
  assert.match(answerTo('is Parque Nacional de Doñana quiet?'), /in Doñana/)
})

test('the word that begins a question is no part of the name behind it', () => {
  assert.match(answerTo('Is Los Alerces free?'), /^Access to Los Alerces is paid/)
  assert.match(answerTo('Does La Campana cost anything?'), /^Access to La Campana is paid/)
  const { answer } = ask({ query: 'And Los Alerces?', prev: ['Is Torres del Paine free?'] }, context)
  assert.match(answer, /^Access to Los Alerces is paid/)
  assert.match(answerTo('Is Lac de Joux quiet?'), /"Lac de Joux"/)
})
