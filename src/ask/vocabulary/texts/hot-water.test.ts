import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const [query, told] of [
  ['is the water at Font del Metge hot?', /^Yes, Font del Metge is listed with a hot spring/],
  ['Ist das Wasser bei Font del Metge heiß?', /^Ja, .*Font del Metge.*Thermalquelle/],
  ['L’eau de Font del Metge est-elle chaude ?', /^Oui, Font del Metge .*source chaude/],
  ['¿Está caliente el agua de Font del Metge?', /^Sí, .*Font del Metge: fuente termal/],
  ['È calda l’acqua di Font del Metge?', /^Sì, .*Font del Metge .*sorgente termale/],
  ['L’acqua di Font del Metge è calda?', /^Sì, .*Font del Metge .*sorgente termale/],
  ['is the water at Niarbyl Bay hot?', /^Whether Niarbyl Bay has a hot spring is not known/],
] as const)
  test(`whether water is hot is whether a hot spring is recorded: ${query}`, withExtracts, () => {
    if (!extracts) return
    const { answer, understood } = ask({ query }, extracts.context)
    assert.match(answer, told)
    assert.deepEqual(understood.notApplied, [])
  })

test('which spots a name may mean is told once beside a comparison', withExtracts, () => {
  if (!extracts) return
  const query = 'is Lake Engolasters louder than Estany de Juclar, and by how many dB?'
  assert.equal(ask({ query }, extracts.context).answer.split('2 spots go by').length, 2)
})
