import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

for (const [query, says] of [
  [
    'what is the nearest village to Sarek?',
    /^The settlement that the catalogue gives for Sarek is Kvikkjokk, Lapland\. /,
  ],
  ['Wie heißt das nächste Dorf bei Sarek?', /^Als Siedlung nennt der Katalog für Sarek: Kvikkjokk/],
  ['quel est le village le plus proche de Sarek ?', /^Comme localité le catalogue donne pour Sarek : Kvikkjokk/],
  ['¿cuál es el pueblo más cercano a Sarek?', /^Como población el catálogo da para Sarek: Kvikkjokk/],
  ['qual è il villaggio più vicino a Sarek?', /^Come centro abitato il catalogo dà per Sarek: Kvikkjokk/],
] as const) {
  test(`the settlement that is recorded is told where one near a spot is asked for: ${query}`, () =>
    assert.match(ask({ query }, context).answer, says))
}

test('of roads no settlement is told', () => {
  assert.doesNotMatch(ask({ query: 'how far is the nearest road from Sarek?' }, context).answer, /settlement/)
})
