import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { ask } from '../../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

test('what is quieter within some distance of a spot is quieter than it, whatever was asked of it before', {
  skip,
}, () => {
  if (!known) return
  for (const [prev, query, said] of [
    [
      ['Tell me about Bradda Head'],
      'Is there anything quieter within 2 km of it?',
      /^Yes, the catalogue has 3 spots .* quieter than Bradda Head/,
    ],
    [
      ['Tell me about Bradda Head', 'How loud is it there at night in dB?'],
      'Is there anything quieter within 2 km of it?',
      /^Yes, the catalogue has 3 spots .* quieter than Bradda Head/,
    ],
    [
      ['Is there a bus to Bradda Head?'],
      'any quieter headlands within 5 km of it?',
      /1 cape within 5.0 km of Bradda Head quieter than/,
    ],
    [['Bradda Head'], 'Anything louder within 2 km of it?', /8 spots within 2.0 km of Bradda Head noisier than/],
    [
      ['Erzähl mir von Bradda Head', 'Wie laut ist es dort nachts?'],
      'Gibt es etwas Ruhigeres im Umkreis von 2 km davon?',
      /^Ja, der Katalog hat 3 Orte .*leiser als/,
    ],
    [
      ['Parle-moi de Bradda Head', 'Quel est le bruit la nuit ?'],
      'Y a-t-il quelque chose de plus calme à moins de 2 km de là ?',
      /^Oui, le catalogue compte 3 lieux .*plus calme que/,
    ],
    [
      ['Háblame de Bradda Head', '¿Cuánto ruido hay de noche?'],
      '¿Hay algo más tranquilo a menos de 2 km de allí?',
      /^Sí, el catálogo tiene 3 lugares .*más tranquilo que/,
    ],
    [
      ['Parlami di Bradda Head', "Quanto rumore c'è di notte?"],
      "C'è qualcosa di più tranquillo entro 2 km da lì?",
      /^Sì, il catalogo ha 3 luoghi .*più tranquillo di/,
    ],
    // What is only near it is not compared.
    [['Bradda Head'], 'a beach within 3 km of it', /^The catalogue has 2 beaches within 3.0 km of Bradda Head:/],
    [['Bradda Head'], 'Anything higher within 2 km of it?', /^How high Bradda Head lies above the sea is not known/],
  ] as const) {
    const { answer, understood } = ask({ query, prev }, known.context)
    assert.match(answer, said, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})
