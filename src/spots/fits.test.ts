import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom, spotRecord } from '../../test/support/spots.ts'
import { syntheticSpots } from '../../test/support/synthetic-spots.ts'
import { fits } from './fits.ts'
import { LONGEST, SpotDraft } from './spot.ts'

const ROUNDS = 20_000

/** What a field may hold that it should not, and what it may just so. */
const VALUES: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'a',
  'free',
  'tiles',
  'model',
  'low',
  'AD',
  'ad',
  'a b',
  'a\u0085b',
  'a\nb',
  'x~y_z.-',
  'Łąka',
  '\ud800',
  ...Object.values(LONGEST).flatMap(length => ['a'.repeat(length), 'a'.repeat(length + 1)]),
  'a'.repeat(64),
  'a'.repeat(65),
  0,
  -0,
  1,
  5,
  0.999,
  5.001,
  90,
  -90.0001,
  180.0001,
  -180,
  1.5,
  2 ** 53,
  2 ** 53 - 1,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  1n,
  {},
  [],
  [''],
  ['a', 'b'],
  ['\udc00'],
  [1],
  ['a'.repeat(101)],
  ['a'.repeat(301)],
  Array.from({ length: 200 }, () => 'a'),
  Array.from({ length: 201 }, () => 'a'),
  { latitude: 1, longitude: 2 },
  { latitude: 91, longitude: 2 },
  { latitude: 1 },
  { website: 'https://example.com/' },
  { website: 'none' },
  { website: null },
  { other: 1 },
]

test('what fits is what the schema takes, whatever the fields hold', () => {
  const random = seededRandom(1)
  const spots = [...syntheticSpots({ count: 200, vocabulary: 500 }), spotRecord('a', { links: {} })]
  const fields = Object.keys(SpotDraft.shape)
  let taken = 0
  for (let round = 0; round < ROUNDS; round++) {
    const draft: Record<string, unknown> = { ...spots[round % spots.length], slug: null }
    for (let changes = Math.floor(random() * 3); changes > 0; changes--) {
      draft[fields[Math.floor(random() * fields.length)] ?? ''] = VALUES[Math.floor(random() * VALUES.length)]
    }
    const { success } = SpotDraft.safeParse(draft)
    if (success) taken++
    assert.equal(
      fits(draft as SpotDraft),
      success,
      JSON.stringify(draft, (_, value: unknown) => String(value)),
    )
  }
  assert.ok(taken > ROUNDS / 10 && taken < ROUNDS - ROUNDS / 10)
})
