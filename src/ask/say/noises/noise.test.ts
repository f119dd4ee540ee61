import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { ask } from '../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

const SUPPOSED = {
  'quiet huts in Liechtenstein': /lies beyond the map and is not known/,
  'ruhige Hütten in Liechtenstein': /jenseits der Karte und ist nicht bekannt/,
  'refuges calmes au Liechtenstein': /hors de la carte et n’est pas connu/,
  'refugios tranquilos en Liechtenstein': /fuera del mapa y no se conoce/,
  'rifugi silenziosi in Liechtenstein': /fuori dalla mappa e non è nota/,
}

test('where most is supposed beyond the map, a list names no road for it, in each language', { skip }, () => {
  if (!known) return
  const { context } = known
  let supposed = 0
  for (const [query, said] of Object.entries(SUPPOSED)) {
    const { answer, docs } = ask({ query, prev: [] }, context)
    const lines = answer.split('\n').filter(line => line.startsWith('- '))
    for (const [at, doc] of docs.entries()) {
      const isSupposed = (context.explain?.(doc)?.known?.beyondShare ?? 0) > 0.5
      supposed += isSupposed ? 1 : 0
      assert.equal(said.test(lines[at] ?? ''), isSupposed, answer)
    }
  }
  assert.ok(supposed >= 5)
})

test('why a spot at the edge is rated so says that the map ends there, in each language', { skip }, () => {
  if (!known) return
  for (const [query, said] of [
    ['why is Pfälzerhütte rated 5?', /The imported map ends less than 0\.1 km/],
    ['Warum ist die Pfälzerhütte so leise?', /Karte endet/],
    ['Pourquoi Pfälzerhütte est si calme ?', /carte/],
    ['¿Por qué Pfälzerhütte es tan tranquila?', /mapa/],
    ['Perché Pfälzerhütte è così silenziosa?', /mappa/],
  ] as const)
    assert.match(ask({ query, prev: [] }, known.context).answer, said, query)
})
