import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { ask } from '../../../ask.ts'

const extracts = await extractContext()
const skip = extracts ? false : NO_EXTRACTS
const read = (query: string, ...prev: string[]) => {
  assert.ok(extracts)
  return ask({ query, prev }, extracts.context)
}

test('behind how near a road is, another source is asked of the same spot', { skip }, () => {
  for (const [first, query, said] of [
    ['How far is Estany Primer de Juclar from the nearest road?', 'And the motorway?', /comes from motorways/],
    ['How far is Estany Primer de Juclar from the nearest road?', 'And the airport?', /comes from airfields/],
    [
      'Wie weit ist der Estany Primer de Juclar von der nächsten Straße?',
      'Und von der Autobahn?',
      /nichts .*Autobahnen/,
    ],
    [
      "À quelle distance d'une route est l'Estany Primer de Juclar ?",
      "Et l'autoroute ?",
      /rien de cela \(autoroutes\)/,
    ],
    [
      '¿A qué distancia está el Estany Primer de Juclar de la carretera más cercana?',
      '¿Y de la autopista?',
      /nada .*autopistas/,
    ],
    ["Quanto dista l'Estany Primer de Juclar dalla strada più vicina?", "E l'autostrada?", /nulla .*autostrade/],
  ] as const) {
    const { answer, understood } = read(query, first)
    assert.match(answer, said, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('behind another question it is a word, and a lake is looked for', { skip }, () => {
  assert.match(read('And the road?', "Is Llac d'Engolasters free?").answer, /description of Llac d'Engolasters/)
  assert.match(
    read('And a lake?', 'How far is Estany Primer de Juclar from the nearest road?').answer,
    /lakes\. The 5 quietest/,
  )
})
