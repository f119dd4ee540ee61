import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const told = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('what is not recorded of what was listed is told of each as not known, in each language', () => {
  for (const [before, query, known] of [
    ['lakes in Sweden', 'are there midges?', /Tiveden, "midges" is not known.*Tyresta, "midges" is not known/],
    ['lakes in Sweden', 'what about midges?', /Tiveden, "midges" is not known.*Tyresta/],
    ['lakes in Sweden', 'do any of them have wifi?', /Tiveden, "wifi" is not known.*Tyresta/],
    ['lakes in Sweden', 'which of them have a sauna?', /Tiveden, "sauna" is not known.*Tyresta/],
    ['lakes in Sweden', 'are they crowded?', /Tiveden, "crowded" is not known.*Tyresta/],
    ['Seen in Schweden', 'gibt es dort Mücken?', /„mücken“.*Tiveden.*Tyresta/],
    ['Seen in Schweden', 'welche davon haben eine Sauna?', /„sauna“.*Tiveden.*Tyresta/],
    ['lacs en Suède', 'y a-t-il des moustiques ?', /« moustiques ».*Tiveden.*Tyresta/],
    ['lagos en Suecia', '¿cuáles tienen sauna?', /«sauna».*Tiveden.*Tyresta/],
    ['laghi in Svezia', 'quali hanno una sauna?', /«sauna».*Tiveden.*Tyresta/],
  ] as const) {
    const { answer, understood } = told(query, before)
    assert.match(answer, known, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('what is asked of nothing that was listed is not answered with it', () => {
  for (const query of ['who won the world cup?', 'write me a poem', 'what is the capital?'])
    assert.doesNotMatch(told(query, 'lakes in Sweden').answer, /Tiveden/, query)
  assert.match(told('what about Narnia?', 'lakes in Sweden').answer, /Narnia/)
  assert.doesNotMatch(told('what about Narnia?', 'lakes in Sweden').answer, /Tiveden/)
  assert.match(told('are there lakes in Norway?', 'lakes in Sweden').answer, /Norway/)
})

test('a thing that no spot is recorded with is not known of a spot that is asked about', () => {
  assert.equal(told('is there a sauna at Sarek?').answer, 'For Sarek, "sauna" is not known.')
  assert.deepEqual(told('a lake with a sauna in Sweden').understood.notApplied, ['sauna'])
})
