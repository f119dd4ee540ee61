import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

for (const [before, query, expected] of [
  ['wetlands for birdwatching in Estonia', 'are you sure that’s free?', /^Yes, the catalogue has 3 wetlands/],
  ['Soomaa', 'are you sure that it is free?', /^Access to Soomaa is free\.$/],
  ['Feuchtgebiete in Estland', 'bist du sicher, dass das kostenlos ist?', /^Ja, der Katalog hat 3 Feuchtgebiete/],
  ['zones humides en Estonie', 'êtes-vous sûrs que c’est gratuit ?', /^Oui, le catalogue compte 3 zones humides/],
  ['humedales en Estonia', '¿estás seguro de que es gratis?', /^Sí, el catálogo tiene 3 humedales/],
  ['zone umide in Estonia', 'sei sicuro che sia gratis?', /^Sì, il catalogo ha 3 zone umide/],
  // Of a rating it is asked how sure that is.
  ['wetlands in Estonia', 'are you sure it is quiet?', /^The rating of Soomaa, 4\.4, was given by its editors/],
  ['wetlands in Estonia', 'are you sure?', /^The rating of Soomaa, 4\.4, was given by its editors/],
] as const)
  test(`whether it is so is asked of what was told: ${query}`, () => {
    const { answer, understood } = ask({ query, prev: [before] }, context)
    assert.match(answer, expected)
    assert.deepEqual(understood.notApplied, [])
  })

for (const [expected, query, ...prev] of [
  [
    /^Access to Soomaa is free\. Access to Matsalu is free/,
    'how do you know?',
    'wetlands in Estonia',
    'are they free?',
  ],
  [/^Der Zugang zu Soomaa ist kostenlos/, 'woher weißt du das?', 'Feuchtgebiete in Estland', 'sind sie kostenlos?'],
  [/^The rating of Soomaa/, 'how do you know?', 'wetlands in Estonia'],
] as const)
  test(`behind a fact of several spots it is told of each again: ${prev.join(' || ')}`, () => {
    assert.match(ask({ query, prev }, context).answer, expected)
  })
