import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, pick, seededRandom } from '../../../../../test/support/random.ts'
import { boxOfLine, uniteBoxes } from '../../../../geo/box.ts'
import { noTags, type Tags } from '../../elements.ts'
import { mapTags } from '../../mapping.ts'
import { CandidateTable } from './candidate-table.ts'
import type { Candidate } from './candidate.ts'

const TAGS: readonly [Tags, ...Tags[]] = [
  { natural: 'peak', ele: '2942' },
  { natural: 'water', water: 'river' },
  { leisure: 'nature_reserve', boundary: 'protected_area' },
  { natural: 'water', 'name:ja': '湖' },
]

test('candidates come back as they were put in, wherever one begins', () => {
  const random = seededRandom(4)
  const anywhere = () => between(random, -18e8, 18e8)
  // More than are in memory whole.
  const all = Array.from({ length: 2000 }, (_, i): Candidate => {
    const tags = Object.assign(noTags(), { name: `Owl ${i}`, ...pick(random, TAGS) })
    const mapped = mapTags(tags)
    if (!mapped || 'reason' in mapped) throw new Error('it is refused')
    const rings = Array.from({ length: between(random, 0, 3) }, () =>
      Int32Array.from({ length: 2 * between(random, 4, i === 9 ? 20_000 : 40) }, anywhere),
    )
    const [x, y] = [anywhere(), between(random, -9e8, 9e8)]
    return {
      ...mapped,
      type: pick(random, ['node', 'way', 'relation']),
      osmId: between(random, -9, 2 ** 45),
      tags,
      x,
      y,
      rings,
      squareMetres: 1e9 * random(),
      box: rings.length > 0 ? uniteBoxes(rings.map(ring => boxOfLine(ring))) : boxOfLine([x, y]),
      isPartial: random() < 0.5,
      isCut: random() < 0.5,
      memberWays: Array.from({ length: between(random, 0, 5) }, () => between(random, -9, 2 ** 45)),
    }
  })
  const table = new CandidateTable()
  for (const [i, candidate] of all.entries()) {
    table.add(candidate)
    if (i % 50 === 0) assert.deepEqual(table.at(i), candidate)
  }
  assert.equal(table.length, all.length)
  for (const number of [...all.keys(), ...Array.from({ length: 300 }, () => between(random, 0, all.length - 1))]) {
    const candidate = all[number] ?? assert.fail()
    assert.deepEqual(table.at(number), candidate)
    assert.deepEqual(table.rings(number), candidate.rings)
    assert.deepEqual(table.tags(number), candidate.tags)
    const { tags: _, rings, rules: __, memberWays: ___, ...head } = candidate
    assert.deepEqual(table.head(number), { ...head, number, hasRings: rings.length > 0 })
  }
})
