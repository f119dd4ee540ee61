import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { ask } from '../../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

test('how it is at night is told of the spot that was told last', { skip }, () => {
  if (!known) return
  for (const [prev, query, said] of [
    [
      ['Peaks on the Isle of Man over 450 m', 'Which of these is the noisiest and why?'],
      'what about at night?',
      /^At Sartfell about 31 dB of noise were computed at night/,
    ],
    [['Noisiest peak on the Isle of Man'], 'and at night?', /^At Slieau Chiarn about 45 dB/],
    [['Snaefell', 'how loud is it?'], 'what about at night?', /^At Snaefell about 41 dB/],
    [['Warum ist Snaefell so laut?'], 'Wie sieht es nachts aus?', /^Bei Snaefell berechneter Lärm: nachts etwa 41 dB/],
    [
      ['Pourquoi Snaefell est-il bruyant ?'],
      "qu'en est-il la nuit ?",
      /^Bruit calculé à Snaefell : la nuit environ 41 dB/,
    ],
    [['¿Por qué es ruidoso Snaefell?'], '¿qué tal de noche?', /^Ruido calculado en Snaefell: por la noche unos 41 dB/],
    [['Perché Snaefell è rumoroso?'], "e com'è di notte?", /^Rumore calcolato a Snaefell: di notte circa 41 dB/],
    [['How loud is it in Ramsey?'], 'what about at night?', /At night the level is about 52 dB there/],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [...prev] }, known.context)
    assert.match(answer, said, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  // Of a list, and of a season, nothing is known.
  for (const [before, query, lost] of [
    ['Peaks on the Isle of Man', 'what about at night?', 'at night'],
    ['Snaefell', 'what about in winter?', 'in winter'],
  ] as const) {
    const { understood } = ask({ query, prev: [before] }, known.context)
    assert.deepEqual(understood.notApplied, [lost], query)
  }
})
