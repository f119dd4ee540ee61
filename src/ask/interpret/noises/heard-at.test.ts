import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterSpots } from '../../../../test/support/starter-context.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Explanation } from '../../../silence/explanation.ts'
import type { LevelsByClass } from '../../../silence/breakdown/levels-by-class.ts'
import { ask } from '../../ask.ts'

const WHY: Explanation = {
  rating: 3.2,
  lden: 41,
  levels: { day: 40, evening: 39, night: 33 },
  band: [2.9, 3.5],
  confidence: 'high',
  method: 'SR-1.1',
  words: 'mixed',
  dominant: [
    { kind: 'road', class: 'primary', name: 'CG-2', distanceM: 900, levelDb: 40, share: 0.8 },
    { kind: 'settlement', class: 'village', name: null, distanceM: 1500, levelDb: 31, share: 0.1 },
  ],
  caps: [],
  caveats: [],
}
const LEVELS: LevelsByClass = { 'road/primary': 40, 'settlement/village': 31, 'rail/rail': 24 }
const spots = starterSpots()
const isCovered = ({ latitude, longitude }: Coordinates) =>
  latitude > 40 && latitude < 48 && longitude > 1 && longitude < 12
const context = {
  ...(await contextOf(spots, undefined, point => (isCovered(point) ? WHY : undefined))),
  levelsByClass: (point: Coordinates) => (isCovered(point) ? LEVELS : undefined),
}
const answerTo = (query: string) => ask({ query }, context)

test('whether a noise is heard at coordinates is told of that point, and no spots are looked for', () => {
  for (const [query, told] of [
    ['Can you hear cars at 42.52, 1.56?', /^Yes, roads give about 40 dB at 42\.52, 1\.56; .*CG-2, 0\.9 km/],
    ['Is the railway audible from 42.52, 1.56?', /^Barely: railways give about 24 dB at/],
    ['Do you hear wind turbines at 42.52, 1.56?', /^No: no wind turbines are among .*loudest there: primary road/],
    ['Hört man bei 42.52, 1.56 die Autobahn?', /^Nein: .*42\.52, 1\.56.*Am lautesten dort/],
    ['Hört man den Zug bei 42.52, 1.56?', /^Kaum: .*24 dB/],
    ['On entend la route à 42.52, 1.56 ?', /^Oui : .*40 dB/],
    ['¿Se oye el tren en 42.52, 1.56?', /^Apenas: .*24 dB/],
    ['A 42.52, 1.56 si sente la strada?', /^Sì: .*40 dB/],
  ] as const) {
    const { answer, understood, sources } = answerTo(query)
    assert.match(answer, told, query)
    assert.deepEqual([understood.kind, understood.notApplied, sources], ['about', [], []], query)
  }
})

test('of a town it is told at its middle, and where no map covers it that is not known', () => {
  assert.match(answerTo('Do you hear traffic in Vaduz?').answer, /^Yes, roads give about 40 dB in Vaduz, at its middle/)
  assert.match(answerTo('Hört man in Vaduz die Straße?').answer, /^Ja: Vaduz \(Ortsmitte\)/)
  assert.match(answerTo('Do you hear traffic in Oslo?').answer, /not known/)
})

test('a name that no spot has is told to be none, with what bears a part of it', () => {
  for (const query of ["Do you hear the road at Vall d'Incles?", "On entend la route à la vall d'Incles ?"]) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, /No spot of the catalogue is called|Aucun lieu du catalogue ne s’appelle/, query)
    assert.match(answer, /Estany de Juclar/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(answerTo('Do you hear traffic at Lago di Sorapis?').answer, /"Lago di Sorapis" is not known here/)
})

test('spots without or with a noise are still looked for', () => {
  for (const query of [
    'lakes in Andorra where you do not hear the road',
    'where can I hear no cars near Vaduz',
    'places near 42.52, 1.56 without road noise',
    'Is there a lake in Andorra where I hear no cars?',
  ])
    assert.notEqual(answerTo(query).understood.kind, 'about', query)
})

test('how loud a source is at a spot is told with its rating', () => {
  assert.match(answerTo('How loud is the traffic at Vall del Madriu?').answer, /rated 4\.2.* Roads give about 40 dB/)
})
