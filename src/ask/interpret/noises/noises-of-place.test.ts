import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const skip = extracts ? false : NO_EXTRACTS
const read = (query: string) => {
  assert.ok(extracts)
  return ask({ query }, extracts.context)
}

test('which of two noises is louder at a place is told by what both give, and with no yes', { skip }, () => {
  for (const [query, first, second] of [
    ['what is louder at Niarbyl: the road or the airport?', /Roads give about \d+ dB at Niarbyl/, /aircraft give less/],
    ['is the railway louder than the road in Schaan?', /^Railways give about \d+ dB/, /Roads give about \d+ dB/],
    [
      'was ist in Niarbyl lauter, die Straße oder der Flughafen?',
      /^Niarbyl, Straßen: etwa \d+ dB/,
      /Flugzeuge: unter 20/,
    ],
  ] as const) {
    const { answer, understood } = read(query)
    assert.match(answer, first, query)
    assert.match(answer, second, query)
    assert.doesNotMatch(answer, /\b(Yes|No|Ja|Nein)\b/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('what passes near a place is what is heard there, and no way to travel', { skip }, () => {
  assert.match(read('do trains pass near Schaan?').answer, /^Yes, railways give about \d+ dB in Schaan/)
  assert.match(read('¿pasan trenes cerca de Schaan?').answer, /^Sí: Schaan .*vías férreas: unos \d+ dB/)
  assert.match(read('passe-t-il des trains près de Schaan ?').answer, /^Oui : Schaan .*voies ferrées : environ \d+ dB/)
  assert.match(read('is Niarbyl louder than Snaefell?').answer, /Niarbyl is (quieter|noisier) than Snaefell/)
})

test('the noise of spots and of a whole country is looked for', { skip }, () => {
  assert.match(read('spots in Liechtenstein where trains pass').answer, /Liechtenstein/)
  assert.match(read('waterfalls in Andorra by noise level').answer, /with the lowest noise level/)
})
