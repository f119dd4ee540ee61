import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()

test('what is heard in a town is told of the town, in each language', {
  skip: !extracts && NO_EXTRACTS,
}, () => {
  if (!extracts) return
  for (const [query, told] of [
    ['Was hört man in Vaduz?', /^.*Vaduz.* dB.*Herrengasse/],
    ['Welche Geräusche sind in Schaan zu hören?', /^.*Schaan.* dB.*ÖBB/],
    ["Qu'entend-on à Vaduz ?", /Vaduz.* dB.*Herrengasse/],
    ['¿Qué se oye en Vaduz?', /Vaduz.* dB.*Herrengasse/],
    ['Che rumori si sentono a Schaan di notte?', /Schaan.* dB.*ÖBB/],
  ] as const)
    assert.match(ask({ query }, extracts.context).answer, told, query)
  // Of a spot it stays why it has its rating.
  assert.match(
    ask({ query: 'Was hört man auf dem Galinakopf?' }, extracts.context).answer,
    /^Galinakopf hat die Bewertung/,
  )
})
