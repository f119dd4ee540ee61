import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import type { Explanation } from '../../silence/explanation.ts'
import { ask } from '../ask.ts'

const WHY: Explanation = {
  rating: 4.4,
  lden: 29.2,
  levels: { day: 28, evening: 26, night: 20 },
  band: [3.9, 4.9],
  confidence: 'high',
  method: 'SR-1.1',
  words: 'very quiet',
  dominant: [{ kind: 'road', class: 'trunk', name: 'CG-2', distanceM: 4300, levelDb: 26, share: 0.6 }],
  caps: [],
  caveats: [],
}
const plain = await starterContext()
/** A map covers Andorra, whose spots editors rated. */
const mapped = {
  ...plain,
  explainPoint: ({ longitude }: { longitude: number }) => (longitude > 1.4 && longitude < 1.8 ? WHY : undefined),
  metresToEdge: () => 600,
}

test('of a spot that editors rated it is told what is heard at its coordinates, where a map covers them', () => {
  for (const [query, says] of [
    [
      'Why is Estany de Juclar rated so?',
      /who name no noise sources\. About 29 dB .* trunk road CG-2, 4\.3 km away \(26 dB\)/,
    ],
    ['What is the main noise source at Estany de Juclar?', /The imported map ends 0\.6 km from Estany de Juclar/],
    ['Warum ist Estany de Juclar so bewertet?', /An den Koordinaten wurden etwa 29 dB Lärm berechnet/],
    ['Pourquoi Estany de Juclar a-t-il cette note ?', /À ses coordonnées, environ 29 dB/],
    ['¿Por qué tiene esa nota Estany de Juclar?', /En sus coordenadas se calcularon unos 29 dB/],
    ['Perché Estany de Juclar ha questo voto?', /Alle sue coordinate sono stati calcolati circa 29 dB/],
    ['How many dB are there at Estany de Juclar?', /At the coordinates of Estany de Juclar 29 dB .* given by editors/],
    ['¿Cuántos decibelios hay en Estany de Juclar?', /unos 29 dB .*Está calculado en sus coordenadas/],
  ] as const)
    assert.match(ask({ query }, mapped).answer, says, query)
})

test('where no map covers it, nothing is said to be heard', () => {
  for (const [query, says] of [
    ['Why is Sarek rated so?', /nothing was measured or computed there/],
    ['Perché Sarek ha questo voto?', /non sono stati calcolati livelli/],
    ['How many dB are there at Sarek?', /is not known/],
  ] as const)
    assert.match(ask({ query }, mapped).answer, says, query)
})

test('how near a road is to it is told from there, too', () => {
  const { answer } = ask({ query: 'How far is the nearest road from Estany de Juclar?' }, mapped)
  assert.match(answer, /trunk road CG-2, 4\.3 km away/)
  assert.match(ask({ query: 'How far is the nearest road from Sarek?' }, mapped).answer, /not known/)
})
