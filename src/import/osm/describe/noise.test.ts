import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Explanation } from '../../../silence/explanation.ts'
import type { MissingKind } from '../../../silence/parameters.ts'
import { noiseSentence } from './noise.ts'

const ROAD = { kind: 'road', class: 'primary', name: 'L 1', distanceM: 7_200, levelDb: 20, share: 0.9 } as const
const TOWN = {
  kind: 'settlement',
  class: 'town',
  name: 'Heidelberg',
  distanceM: 1_900,
  levelDb: 45,
  share: 0.3,
} as const

/** What is said where so much of the energy is only supposed, at an edge so far away. */
function said(
  lden: number,
  dominant: Explanation['dominant'],
  beyondShare = 0,
  edge = Infinity,
  missing: readonly MissingKind[] = [],
): string {
  const facts = missing.length > 0 ? [{ missing }] : []
  const known = { caps: [], edge, beyondShare, spread: { quieterDb: 5, louderDb: 5 }, screenedDb: null, facts }
  return noiseSentence({
    explanation: {
      rating: 4,
      lden,
      levels: null,
      band: [3, 5],
      confidence: 'medium',
      method: 'SR-1.1',
      words: 'quiet',
      dominant,
      caps: [],
      caveats: [],
      known,
    },
  })
}

test('what the map has is named where it makes most of the noise', () => {
  assert.equal(said(25, [ROAD]), 'Hardly anything is heard; what there is comes from a main road (L 1), 7.2 km away.')
  assert.equal(said(45, [ROAD], 0.5, 900), 'Most of the noise comes from a main road (L 1), 7.2 km away.')
})

test('where most is supposed beyond the map, no road is named for it', () => {
  for (const share of [0.51, 0.94, 0.99]) {
    const sentence = said(25, [{ ...ROAD, share: 0.04 }], share, 700)
    assert.equal(sentence, 'Most of what may be heard is not known, as the map ends 700 m away.')
  }
  assert.equal(said(45, [ROAD], 0.94, 20), 'Most of what may be heard is not known, as the map ends close by.')
  assert.equal(
    said(45, [ROAD], 0.7, 20, ['places', 'landuse']),
    'Most of what may be heard is not known, as the map has no places and no land use.',
  )
})

test('most of the noise is more than half of it', () => {
  assert.match(said(45, [{ ...ROAD, share: 0.49 }]), /^Several noises mix, the loudest is a main road/)
  assert.match(said(45, [{ ...ROAD, share: 0.51 }]), /^Most of the noise comes from a main road/)
})

test('how far a town is, is said of its middle: one may be in it', () => {
  assert.equal(said(45, [TOWN]), 'Several noises mix, the loudest is Heidelberg, with its middle 1.9 km away.')
  assert.equal(
    said(25, [{ ...TOWN, distanceM: 6_000 }]),
    'Hardly anything is heard; what there is comes from Heidelberg, 6 km away.',
  )
})

test('in a city its middle is far away, and not the noise of it', () => {
  const city = { ...TOWN, class: 'city', distanceM: 3_700, share: 0.9 } as const
  assert.equal(said(45, [city]), 'Most of the noise comes from Heidelberg, with its middle 3.7 km away.')
  const village = { ...TOWN, class: 'village', distanceM: 3_700, share: 0.9 } as const
  assert.equal(said(45, [village]), 'Most of the noise comes from Heidelberg, 3.7 km away.')
})
