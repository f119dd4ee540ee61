import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstSentence, sentencesOf } from './sentences.ts'

for (const [text, first] of [
  ['Bus stop St. Johann, 300 m away', 'Bus stop St. Johann, 300 m away'],
  ['Bus stop Av. St. Antoni, 40 m away. Parking at the church.', 'Bus stop Av. St. Antoni, 40 m away'],
  ['Parking J. F. Kennedy Str. Nord, 10 m away', 'Parking J. F. Kennedy Str. Nord, 10 m away'],
  ['Train to Abisko. From there on foot.', 'Train to Abisko'],
  ['By bus (line 5). Then walk 2 km.', 'By bus (line 5)'],
  ['Ferry! Twice a day.', 'Ferry!'],
  ['No way in winter.', 'No way in winter'],
  ['', ''],
] as const)
  test(`the first sentence of "${text}"`, () => {
    assert.equal(firstSentence(text), first)
  })

test('sentences together are the text', () => {
  const text = 'A lake at Mt. Blanc. 5 people can sleep here. Is it loud? Hardly.'
  assert.deepEqual(sentencesOf(text), ['A lake at Mt. Blanc. 5 people can sleep here.', 'Is it loud?', 'Hardly.'])
})
