import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexBuiltUp } from '../../../../silence/sources/built-up.ts'
import { noiseLines } from './noise-lines.ts'

const nowhere = { peopleNear: () => 50_000, isMapEnd: () => false, builtUp: indexBuiltUp([]), arePeopleKnown: true }

function isHeard(tags: Record<string, string>): boolean {
  const lines = noiseLines()
  const line = { points: Int32Array.of(0, 0, 10_000, 0), first: 1, last: 2, isWhole: true }
  lines.way?.({ id: 1, tags, line: () => line })
  return [...lines.sources(nowhere)].length > 0
}

test('a tunnel and a passage below a building are not heard, a gallery open to the valley is', () => {
  for (const tags of [{ highway: 'primary' }, { railway: 'rail' }]) {
    assert.equal(isHeard({ ...tags, tunnel: 'yes' }), false)
    assert.equal(isHeard({ ...tags, tunnel: 'building_passage' }), false)
    assert.equal(isHeard({ ...tags, tunnel: 'avalanche_protector' }), true)
    assert.equal(isHeard({ ...tags, tunnel: 'culvert' }), true)
  }
})
