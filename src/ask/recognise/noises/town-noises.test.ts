import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const [query, told] of [
  ['noise in Castletown', /noisy in Castletown: about \d+ dB/],
  ['noise Castletown', /noisy in Castletown: about \d+ dB/],
  ['Lärm in Castletown', /Castletown: etwa \d+ dB/],
  ['how loud is Niarbyl Bay', /^Niarbyl Bay is rated/],
  [
    'noise in Castletown from planes or cars?',
    /Aircraft give about \d+ dB in Castletown.* Roads give about \d+ dB in Castletown/,
  ],
  ['Castletown planes or cars', /Aircraft give about \d+ dB in Castletown.* Roads give about/],
  [
    'Autos oder Flugzeuge in Castletown',
    /Castletown \(Ortsmitte\), Straßen: etwa .* Castletown \(Ortsmitte\), Flugzeuge/,
  ],
  ['planes or cars at Niarbyl?', /Roads give about \d+ dB at Niarbyl;/],
  [
    'which roads are near Schaan?',
    /^Roads give about \d+ dB in Schaan, at its middle; the loudest of them is the primary road Landstrasse/,
  ],
  ['loudest roads near Schaan', /^Roads give about \d+ dB in Schaan/],
  ['which is the loudest road in Vaduz?', /^Roads give about \d+ dB in Vaduz/],
  ['how far is the railway from Schaan', /^Railways give about \d+ dB in Schaan.* 0\.3 km away/],
  ['roads near Pal', /^Roads give about \d+ dB in Pal/],
  ['nächste Straße bei Vaduz', /^Vaduz \(Ortsmitte\), Straßen: etwa/],
  ['routes près de Vaduz', /^Vaduz \(au centre\), routes/],
  ['carreteras cerca de Soldeu', /^Soldeu \(en el centro\), carreteras/],
  ['strade vicino a Vaduz', /^Vaduz \(al centro\), strade/],
  ['nearest railway Gafadura hut', /^Of the railways heard at Gafadurahütte, the loudest is the railway ÖBB/],
] as const) {
  test(
    `of a town it is told what is heard at its middle, and of a spot what is heard there: ${query}`,
    withExtracts,
    () => {
      assert.ok(extracts)
      assert.match(ask({ query }, extracts.context).answer, told)
    },
  )
}

for (const query of [
  'huts near a road in Andorra',
  'quiet places near Vaduz without roads',
  'how far is Vaduz from the airport',
  'spots within 500 m of a road near Vaduz',
]) {
  test(`spots that are looked for are no noise of a town: ${query}`, withExtracts, () => {
    assert.ok(extracts)
    assert.doesNotMatch(ask({ query }, extracts.context).answer, /at its middle/)
  })
}
