import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../ask.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'

const context = await starterContext()

/** Five of the nine lakes of the United States are free. */
const ASKED = [
  ['Are most lakes in the United States free?', /^Yes: Of 9 lakes/],
  ['Are half of the lakes in the US free?', /^Yes: Of 9 lakes/],
  ['Are all lakes in the US free?', /^No: Of 9 lakes/],
  ['Do most of the lakes in the US charge an entrance fee?', /^No: Of 9 lakes/],
  ['Sind mehr als die Hälfte der Seen in den USA kostenlos?', /^Ja: Seen .* 5 von 9/],
  ['La plupart des lacs aux États-Unis sont-ils gratuits ?', /^Oui : 5 sur 9/],
  ['¿Son gratis la mayoría de los lagos de Estados Unidos?', /^Sí: 5 de 9/],
  ['La maggior parte dei laghi negli Stati Uniti è gratuita?', /^Sì: 5 su 9/],
] as const

for (const [query, said] of ASKED)
  test(`what part of them is so is counted: ${query}`, () => {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, said)
    assert.deepEqual(understood.notApplied, [])
  })

test('where what is not known decides, there is no yes and no no', () => {
  assert.match(ask({ query: 'Do most forests in Germany allow dogs?' }, context).answer, /^Of 4 forests/)
})

test('that none of them is so is answered with those that are, in each language', () => {
  for (const query of [
    'Are none of the lakes in the US free?',
    'Sind keine Seen in den USA kostenlos?',
    'Aucun lac aux États-Unis n’est-il gratuit ?',
    '¿Ningún lago de Estados Unidos es gratis?',
    'Nessun lago negli Stati Uniti è gratuito?',
  ]) {
    const { understood, docs } = ask({ query }, context)
    assert.deepEqual([understood.tags, understood.access, docs.length], [['lake'], 'free', 5], query)
  }
})

test('"most" of which nothing is asked is no share', () => {
  assert.equal(ask({ query: 'the most quiet lakes in Norway' }, context).understood.kind, 'superlative')
  assert.match(ask({ query: 'Which country has the most lakes?' }, context).answer, /Canada|United States/)
})
