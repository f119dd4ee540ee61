import assert from 'node:assert/strict'
import test from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

test('peaks that are not to be too high are listed from the lowest on, which is said, in each language', {
  skip,
}, () => {
  if (!known) return
  for (const [query, says] of [
    ['quiet peak in Liechtenstein, not too high', /^The lowest quiet peak/],
    ['ruhiger Gipfel in Liechtenstein, nicht zu hoch', /^An der Spitze der tiefsten/],
    ['sommet calme au Liechtenstein, pas trop haut', /^En tête des plus bas/],
    ['cima tranquila en Liechtenstein, no muy alta', /^A la cabeza de los más bajos/],
    ['cima tranquilla in Liechtenstein, non troppo alta', /^In testa tra le più basse/],
  ] as const) {
    const { answer, understood } = ask({ query }, known.context)
    assert.match(answer, says, query)
    assert.match(answer, /Plattenspitz.*\n.*1702 m/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('"not too high" behind a list is of that list', { skip }, () => {
  if (!known) return
  const { answer } = ask({ query: 'not too high please', prev: ['huts in Andorra'] }, known.context)
  assert.match(answer, /^The lowest spot in Andorra with a hut is Refugi de Fontverd \(1830 m/)
})
