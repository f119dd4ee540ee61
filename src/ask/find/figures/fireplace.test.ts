import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

const TOLD: readonly (readonly [string, RegExp])[] = [
  ['Grillplatz Liechtenstein Feuerverbot', /^Der Katalog hat 3 Orte .*Kemmi Weienau/s],
  ['Grillplatz Liechtenstein', /Kemmi Weienau[^\n]*; Feuer verboten/],
  ['picnic sites in Liechtenstein with a fireplace', /Kemmi Weienau[^\n]*; fires are prohibited there/],
  ['Is there a fireplace at Grillstelle Kemmi Weienau?', /^Yes, .*, but fires are prohibited there/],
  ['Gibt es bei Grillstelle Kemmi Weienau eine Feuerstelle?', /^Ja, .*, aber Feuer ist dort verboten/],
]

for (const [query, told] of TOLD)
  test(`finds fireplaces where fire is forbidden, and says so: "${query}"`, { skip }, () => {
    if (known) assert.match(ask({ query }, known.context).answer, told)
  })
