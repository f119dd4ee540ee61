import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { ask } from '../../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const [before, query, told] of [
  ['what is the loudest source at Niarbyl Bay', 'how far away is it?', /^Of the noise sources .* A27, 1\.2 km away/],
  ['what is the loudest source at Niarbyl Bay', 'and how far is that?', /^Of the noise sources .* A27, 1\.2 km away/],
  ['which noises do I hear at Niarbyl Bay?', 'how far away is it?', /^Of the noise sources .* A27, 1\.2 km away/],
  ['what is the loudest source at 42.55, 1.58', 'how far away is it?', /CG-2, 0\.8 km away/],
  ['what is the loudest source at 42.55, 1.58', 'how far away is the road?', /^Of the roads .* CG-2, 0\.8 km away/],
  ['Was ist die lauteste Quelle an der Niarbyl Bay', 'wie weit ist sie entfernt?', /\(Lärmquellen\).* A27, 1,2 km/],
  [
    'quelle est la source la plus bruyante à Niarbyl Bay',
    'à quelle distance est-elle ?',
    /\(sources de bruit\).* A27, à 1,2 km/,
  ],
  ['¿cuál es la fuente más ruidosa en Niarbyl Bay?', '¿a qué distancia está?', /\(fuentes de ruido\).* A27, a 1,2 km/],
  ['qual è la fonte più rumorosa a Niarbyl Bay?', 'quanto è lontana?', /\(fonti di rumore\).* A27, a 1,2 km/],
] as const)
  test(`behind the loudest source its distance is told: ${before} || ${query}`, withExtracts, () => {
    if (extracts) assert.match(ask({ query, prev: [before] }, extracts.context).answer, told)
  })

for (const [before, query, told] of [
  ['Niarbyl Bay', 'how far away is it?', /^Niarbyl Bay lies at/],
  ['what is the loudest source at Niarbyl Bay', 'how far is it from Douglas?', /Niarbyl Bay is 17 km from Douglas/],
] as const)
  test(`a distance from a place is of the spot: ${before} || ${query}`, withExtracts, () => {
    if (extracts) assert.match(ask({ query, prev: [before] }, extracts.context).answer, told)
  })
