import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const asked = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

const QUIETEST = 'Biebrzański Park Narodowy'
const NOISIEST = 'Morskie Oko'

test('both ends of an order are told where both are asked for, in each language', () => {
  for (const query of [
    'what is the quietest and what is the loudest national park in Poland?',
    'the quietest and the loudest national park in Poland',
    'which national park in Poland is the quietest, and which the loudest?',
    'the difference between the quietest and the noisiest national park in Poland',
    'compare the quietest with the noisiest national park in Poland',
    'der ruhigste und der lauteste Nationalpark in Polen',
    'le parc national le plus calme et le plus bruyant de Pologne',
    'el parque nacional más tranquilo y el más ruidoso de Polonia',
    'il parco nazionale più tranquillo e il più rumoroso della Polonia',
  ]) {
    const { answer, understood } = asked(query)
    assert.match(answer, new RegExp(`^[^\\n]*${QUIETEST}[^]*\\n[^-\\n][^\\n]*${NOISIEST}`), query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(
    asked('northernmost and southernmost forest in Sweden').answer,
    /northernmost.*Muttos[^]*southernmost.*Tiveden/,
  )
})

test('and of what was listed before', () => {
  for (const [before, query] of [
    ['national parks in Poland', 'which one is the quietest, and which the loudest?'],
    ['national parks in Poland', 'the quietest and the noisiest?'],
    ['Nationalparks in Polen', 'welcher ist der ruhigste und welcher der lauteste?'],
    ['parcs nationaux en Pologne', 'lequel est le plus calme et lequel est le plus bruyant ?'],
    ['parques nacionales en Polonia', '¿cuál es el más tranquilo y cuál el más ruidoso?'],
    ['parchi nazionali in Polonia', 'qual è il più tranquillo e quale il più rumoroso?'],
  ] as const) {
    const { answer, understood } = asked(query, before)
    assert.match(answer, new RegExp(`^[^\\n]*${QUIETEST}[^]*\\n[^-\\n][^\\n]*${NOISIEST}`), query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('two orders that are no ends of one are one search', () => {
  const { answer } = asked('the quietest and closest lake to Oslo')
  assert.doesNotMatch(answer, /\nThe /)
})
