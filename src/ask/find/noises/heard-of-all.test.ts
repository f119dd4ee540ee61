import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, pick, type Random, seededRandom } from '../../../../test/support/random.ts'
import { spotRecord } from '../../../../test/support/spots.ts'
import { contextOf } from '../../../../test/support/starter-context.ts'
import { firstDocs } from '../../../arrays/bitset.ts'
import { compareSpots } from '../../../spots/order.ts'
import type { SpotRecord } from '../../../spots/spot.ts'
import { heardOfAll, loudestOf } from './heard-of-all.ts'
import { heardAt, type NoiseCondition } from '../heard.ts'

const CLASSES = [
  'aerodrome/large',
  'rail/main',
  'rail/tram',
  'road/motorway',
  'road/residential',
  'works/quarry',
] as const
type NoiseKinds = NoiseCondition['kinds']
const KINDS: readonly [NoiseKinds, ...NoiseKinds[]] = [
  ['road'],
  ['main road'],
  ['tram'],
  ['rail', 'aerodrome'],
  ['road', 'rail', 'aerodrome', 'works'],
]
const SPOTS = 60

test('what is kept of all spots says the same as what is computed spot by spot', async () => {
  const random = seededRandom(6)
  for (let round = 0; round < 8; round++) {
    const spots = someSpots(random)
    const at = new Map(spots.map(({ latitude, levelsByClass }) => [latitude, levelsByClass]))
    const levelsByClass = ({ latitude }: { latitude: number }) => at.get(latitude)
    const computing = {
      ...(await contextOf(spots.map(spot => ({ ...spot, levelsByClass: undefined })))),
      levelsByClass,
    }
    const { index } = await contextOf(spots)
    for (let i = 0; i < 60; i++) {
      const conditions = Array.from({ length: between(random, 1, 2) }, () => someCondition(random))
      const docs = index.docs(pick(random, [{}, { minRating: 3 }]))
      const computed = heardAt(firstDocs(docs, SPOTS), conditions, computing)
      const kept = heardOfAll(docs, conditions, index) ?? assert.fail('it is not kept of all')
      assert.deepEqual(
        [firstDocs(kept.fitting, SPOTS), kept.total, kept.tried, kept.unknown, kept.tooFaint],
        [computed.docs, computed.total, computed.tried, computed.unknown, computed.tooFaint],
        JSON.stringify(conditions),
      )
      const least = computed.docs.length === 0 ? (computed.faintest?.level ?? 0) : 0
      if (least >= 20) assert.ok(Math.abs((kept.faintest?.level ?? 0) - least) < 1e-9)
      const loudest = heardAt(firstDocs(docs, SPOTS), conditions, computing, true).docs
      assert.deepEqual(loudestOf(kept.fitting, conditions, { levels: index.levels, limit: SPOTS }), loudest)
    }
    assert.equal(heardOfAll(index.docs({}), [someCondition(random)], computing.index), undefined)
  }
})

function someSpots(random: Random): SpotRecord[] {
  const spots = Array.from({ length: SPOTS }, (_, i) => {
    const place = spotRecord(`s-${i}`, { latitude: i, silenceRating: between(random, 10, 50) / 10 })
    if (random() < 0.1) return place
    const classes = CLASSES.filter(() => random() < 0.4)
    const levelsByClass = Object.fromEntries(classes.map(name => [name, between(random, 1, 450) / 10]))
    const energy = Object.values(levelsByClass).reduce((sum, level) => sum + 10 ** (level / 10), 1)
    const lden = Math.max(20, Math.round(100 * Math.log10(energy)) / 10)
    return { ...place, ratedBy: 'model' as const, confidence: 'high' as const, lden, levelsByClass }
  })
  return spots.sort(compareSpots)
}

function someCondition(random: Random): NoiseCondition {
  const [a, b] = [between(random, 10, 40), between(random, 10, 40)]
  const limits = pick(random, [
    { min: 20, max: null },
    { min: a, max: null },
    { min: null, max: a },
    { min: Math.min(a, b), max: Math.max(a, b) },
  ])
  return {
    on: 'noise',
    kinds: pick(random, KINDS),
    ...limits,
    ...(random() < 0.2 && { isLoudest: true as const }),
    isNegated: random() < 0.5,
    said: '',
    shown: '',
    source: '',
    dB: null,
  }
}
