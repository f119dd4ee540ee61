import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('of two kinds of place it is told which is the quieter on average, in each language', () => {
  for (const [query, told] of [
    [
      'are lakes or huts quieter in Norway?',
      /^Lakes in Norway are quieter on average than spots in Norway with a hut: 4\.00 against 3\.90/,
    ],
    ['which are quieter in Norway, lakes or huts?', /^Lakes in Norway are quieter on average/],
    ['is a campsite or a hut quieter', /^Spots where you can camp are quieter on average than spots with a hut/],
    ['what is quieter, a lake or a forest?', /^Forests are quieter on average than lakes: 3\.53 against 3\.49/],
    ['sind Seen oder Wälder ruhiger?', /^Im Mittel ruhiger: Wälder \(3,53\); Seen \(3,49\)/],
    ['Sind in Norwegen Seen oder Hütten ruhiger?', /^Im Mittel ruhiger: Seen in Norwegen/],
    ['Was ist in Norwegen ruhiger, Seen oder Hütten?', /^Im Mittel ruhiger: Seen in Norwegen/],
    ['les lacs ou les cabanes sont-ils plus calmes ?', /^Plus calme en moyenne : lieux \(refuge\)/],
    ['¿son más tranquilos los lagos o los bosques?', /^Más tranquilo de media: bosques \(3,53\)/],
    ['¿qué es más tranquilo en Noruega, los lagos o los refugios?', /^Más tranquilo de media: lagos en Noruega/],
    ['sono più tranquilli i laghi o i rifugi in Norvegia?', /^Più tranquillo in media: laghi in Norvegia/],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, told, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('two places are compared, and what is quieter than a spot is looked for', () => {
  for (const [query, told] of [
    ['which is quieter, Sarek or Abisko?', /^Sarek is quieter than Abisko/],
    ['Was ist ruhiger, Sarek oder Abisko?', /^Sarek ist ruhiger als Abisko/],
    ['are there lakes or huts quieter than Sarek?', /^No/],
    ['quieter lakes or huts in Norway', /^(?!.*on average)/],
  ] as const)
    assert.match(ask({ query }, context).answer, told, query)
})
