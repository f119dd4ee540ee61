import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

const EN = /^The rating of Pic de Comapedrosa, 5\.0, has low confidence: .*The imported map ends .*% of the whole/
const DE = /geringe Sicherheit, Spanne von .*Die importierte Karte endet .*nur angenommen: \d+\s%/
const FR = /fiabilité faible, intervalle .*La carte importée s’arrête .*que supposé : \d+\s%/
const ES = /fiabilidad baja, intervalo .*El mapa importado termina .*solo se supone: \d+\s%/
const IT = /affidabilità bassa, intervallo .*La mappa importata finisce .*solo supposto: \d+\s%/

for (const [query, told] of [
  ['why is the confidence low at Pic de Comapedrosa?', EN],
  ['why is the confidence of Pic de Comapedrosa so low', EN],
  ['why are you not sure about Pic de Comapedrosa?', EN],
  ['why does Pic de Comapedrosa only have low confidence?', EN],
  ['Warum ist die Sicherheit bei Pic de Comapedrosa gering?', DE],
  ['Warum seid ihr euch beim Pic de Comapedrosa nicht sicher?', DE],
  ['Pourquoi la fiabilité du Pic de Comapedrosa est-elle faible ?', FR],
  ['Pourquoi le Pic de Comapedrosa a-t-il une fiabilité faible ?', FR],
  ['¿Por qué tiene confianza baja el Pic de Comapedrosa?', ES],
  ["Perché l'affidabilità di Pic de Comapedrosa è bassa?", IT],
] as const)
  test(`why a rating is not sure: ${query}`, withExtracts, () => {
    if (!extracts) return
    const { answer, understood } = ask({ query }, extracts.context)
    assert.match(answer, told)
    assert.deepEqual(understood.notApplied, [])
  })

test('why it is so quiet is another question', withExtracts, () => {
  if (!extracts) return
  const { answer } = ask({ query: 'why is Pic de Comapedrosa rated so high?' }, extracts.context)
  assert.match(answer, /^Pic de Comapedrosa is rated ~5\.0, low confidence because about \d+ dB/)
})
