import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pick, seededRandom } from '../../../../../test/support/random.ts'
import type { Tags } from '../../elements.ts'
import { E7 } from '../../../../geo/local-plane.ts'
import type { CandidateTable } from './candidate-table.ts'
import { candidates } from './candidates.ts'
import { mergeCandidates } from './merge.ts'
import { nearPairs } from './near-pairs.ts'

function* allPairs(things: readonly unknown[]): Generator<[number, number]> {
  for (let i = 0; i < things.length; i++) for (let j = i + 1; j < things.length; j++) yield [i, j]
}

const TAGS: readonly [Tags, ...Tags[]] = [
  { natural: 'water' },
  { natural: 'wetland' },
  { leisure: 'nature_reserve' },
  { natural: 'peak' },
  { tourism: 'viewpoint' },
  { tourism: 'picnic_site' },
  { natural: 'bay' },
  { natural: 'beach' },
  { waterway: 'river' },
]
const NAMES: readonly [string, ...string[]] = [
  'Owl Lake',
  'Owl',
  'Lake',
  'Mirador Owl',
  'Picnic site',
  'Naturschutzgebiet Owl',
  'Lago',
]

/** Things of few names around 60° N, some of them areas, many near to each other. */
function randomThings(seed: number, count: number): CandidateTable {
  const random = seededRandom(seed)
  const collector = candidates()
  for (let id = 1; id <= count; id++) {
    const [x, y] = [Math.round(random() * 0.2 * E7), Math.round((60 + random() * 0.1) * E7)]
    const further = random() < 0.3 ? { 'name:en': pick(random, NAMES) } : {}
    const tags = { name: pick(random, NAMES), ...further, ...pick(random, TAGS) }
    const side = Math.round((random() < 0.3 ? 0.02 : 0.0005) * random() * E7) + 5000
    const ring = Int32Array.of(x, y, x + side, y, x + side, y + side, x, y + side, x, y)
    const line = () => ({ points: ring, first: id, last: id, isWhole: true })
    if (random() < 0.5) collector.node?.(id, x, y, tags)
    else collector.way?.({ id, tags, line })
  }
  return collector.found
}

test('namesakes are merged as if each were compared with every other', () => {
  let merged = 0
  for (let seed = 1; seed <= 12; seed++) {
    const things = randomThings(seed, 300)
    const [near, all] = [mergeCandidates(things), mergeCandidates(things, allPairs)]
    assert.deepEqual(near, all)
    merged += things.length - near.winners.length
  }
  assert.ok(merged > 200)
})

test('far namesakes are not compared at all', () => {
  const things = Array.from({ length: 20_000 }, (_, i) => {
    const [x, y] = [(i % 200) * 100_000, Math.floor(i / 200) * 100_000]
    return { box: { west: x, south: y, east: x + 1000, north: y + 1000 }, x, y }
  })
  const reaches = things.map(() => 300)
  assert.deepEqual([...nearPairs(things, reaches)], [])
  assert.equal([...nearPairs(things.slice(0, 3), [Infinity, 300, 300])].length, 3)
})
