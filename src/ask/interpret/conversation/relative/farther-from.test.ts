import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('"further from Berlin" after a list begins with its farthest, in each language', () => {
  for (const [before, query] of [
    ['forests in Germany', 'further from Berlin'],
    ['forests in Germany', 'farthest from Berlin'],
    ['Wälder in Deutschland', 'am weitesten von Berlin'],
    ['forêts en Allemagne', 'plus loin de Berlin'],
    ['bosques en Alemania', 'más lejos de Berlín'],
    ['boschi in Germania', 'più lontano da Berlino'],
  ] as const)
    assert.equal(after(query, before).sources[0]?.title, 'Kellerwald-Edersee', query)
})

test('behind spots near Berlin it is the closest of those farther away', () => {
  for (const [before, query] of [
    ['forests near Berlin', 'further from Berlin'],
    ['forests near Berlin', 'further away'],
    ['bosques cerca de Berlín', 'más lejos de Berlín'],
    ['boschi vicino a Berlino', 'più lontano da Berlino'],
  ] as const)
    assert.equal(after(query, before).sources[0]?.title, 'Müritz-Nationalpark', query)
  assert.match(
    after('further away', 'forests near Berlin').answer,
    /^The closest forest more than 25 km from Berlin is Müritz/,
  )
})

test('a distance from a place narrows the list, and is measured where it is asked or one was named', () => {
  for (const [before, query] of [
    ['forests in Germany', 'within 300 km of Berlin'],
    ['Wälder in Deutschland', 'höchstens 300 km von Berlin'],
    ['forêts en Allemagne', 'à moins de 300 km de Berlin'],
    ['bosques en Alemania', 'a menos de 300 km de Berlín'],
    ['boschi in Germania', 'entro 300 km da Berlino'],
  ] as const)
    assert.match(after(query, before).answer, / 3 .* 300 km/, query)
  assert.match(after('within 300 km of Berlin', 'forests in Germany', 'why so loud?').answer, / 3 forests in Germany /)
  assert.match(after('within 300 km of Berlin', 'tell me about Hainich').answer, /^Yes, Hainich is 260 km from Berlin/)
  assert.match(after('how far is it from Uppsala?', 'lakes in Sweden').answer, /^Tiveden is 214 km from Uppsala/)
})

test('"how far is it?" is measured from where it was to be near, in each language', () => {
  for (const [before, query, says] of [
    ['lakes near Stockholm', 'how far is it?', /^Tyresta is 21 km from Stockholm/],
    ['Seen bei Stockholm', 'wie weit ist das?', /^Tyresta liegt 21 km/],
    ['lacs près de Stockholm', 'c’est loin ?', /^Tyresta est à 21 km/],
    ['lagos cerca de Estocolmo', '¿está lejos?', /^Tyresta está a 21 km/],
    ['laghi vicino a Stoccolma', 'è lontano?', /^Tyresta è a 21 km/],
  ] as const)
    assert.match(after(query, before).answer, says, query)
  // From nothing that was named it is told where it lies.
  assert.match(after('how far is it?', 'tell me about Sarek').answer, /^Sarek lies at/)
})
