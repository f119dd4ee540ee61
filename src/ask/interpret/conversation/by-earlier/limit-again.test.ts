import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { ask } from '../../../ask.ts'

const extracts = await extractContext()
const skip = extracts ? false : NO_EXTRACTS

test('a limit behind one of the same kind takes its place, with its unit or without', { skip }, () => {
  const { context } = extracts ?? assert.fail()
  for (const [query, prev, asked] of [
    ['and under 30 dB?', 'spots in Andorra under 25 dB', 'spots in Andorra under 30 dB'],
    ['and under 30?', 'spots in Andorra under 25 dB', 'spots in Andorra under 30 dB'],
    ['und unter 30 dB?', 'Orte in Andorra unter 25 dB', 'Orte in Andorra unter 30 dB'],
    ['and above 2000 m?', 'peaks in Liechtenstein above 2300 m', 'peaks in Liechtenstein above 2000 m'],
    ['and above 2000?', 'peaks in Liechtenstein above 2300 m', 'peaks in Liechtenstein above 2000 m'],
    ['und über 2000?', 'Gipfel in Liechtenstein über 2300 m', 'Gipfel in Liechtenstein über 2000 m'],
    ['et à plus de 2000 ?', 'pics du Liechtenstein à plus de 2300 m', 'pics du Liechtenstein à plus de 2000 m'],
    ['¿y por encima de 2000?', 'picos de Liechtenstein a más de 2300 m', 'picos de Liechtenstein a más de 2000 m'],
    ['e sopra i 2000?', 'vette del Liechtenstein sopra i 2300 m', 'vette del Liechtenstein sopra i 2000 m'],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [prev] }, context)
    assert.deepEqual(understood.notApplied, [], query)
    assert.equal(answer, ask({ query: asked }, context).answer, query)
  }
})

test('a limit of the other side is added, and a number behind no limit is none', { skip }, () => {
  const { context } = extracts ?? assert.fail()
  const both = ask({ query: 'and below 2200 m?', prev: ['peaks in Liechtenstein above 2000 m'] }, context)
  assert.match(both.answer, /higher than 2000 m above the sea lower than 2200 m/)
  const low = ask({ query: 'and under 200 m?', prev: ['peaks in Liechtenstein under 300 m'] }, context)
  assert.match(low.answer, /^I found no peak in Liechtenstein lower than 200 m above the sea\./)
  const none = ask({ query: 'and above 2500?', prev: ['quiet peaks in Andorra'] }, context)
  assert.deepEqual(none.understood.notApplied, ['above 2500'])
})
