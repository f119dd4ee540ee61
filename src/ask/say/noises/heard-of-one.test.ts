import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

test('of one spot it is said how much is heard there, of several where least', withExtracts, () => {
  if (!extracts) return
  for (const [query, told] of [
    ['Isle of Man picnic spots by bus where I hear no traffic', /\. Roads give about 48 dB at Cringle Plantation\.$/],
    ['Picknickplätze auf der Isle of Man ohne Straßenlärm, mit dem Bus', /Cringle Plantation, Straßen: etwa 48 dB\./],
    ['isola di man, picnic in autobus dove non si sente il traffico', /\. Cringle Plantation, strade: circa 48 dB\.$/],
    ['campsites in Liechtenstein without road noise', /Least of it is heard at Lagerplatz Dux: roads give about 42 dB/],
    ['campeggi in Liechtenstein senza rumore di strade', /Se ne sente meno a Lagerplatz Dux/],
  ] as const)
    assert.match(ask({ query }, extracts.context).answer.split('\n')[0] ?? '', told, query)
})
