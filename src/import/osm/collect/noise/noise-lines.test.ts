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

/** The levels of a road of three parts in a row, by what its middle part is. */
function levelsOf(middle: Record<string, string>): number[] {
  const lines = noiseLines()
  const add = (id: number, points: number[], tags: Record<string, string>) => {
    const line = { points: Int32Array.from(points), first: id, last: id + 1, isWhole: true }
    lines.way?.({ id, tags, line: () => line })
  }
  // A ring of roads at both ends, so that neither is a dead end by itself.
  add(1, [0, 0, 100_000, 0], { highway: 'primary' })
  add(2, [100_000, 0, 200_000, 0], { highway: 'primary', ...middle })
  add(3, [200_000, 0, 300_000, 0], { highway: 'primary' })
  add(4, [300_000, 0, 300_000, 100_000, 0, 100_000, 0, 0], { highway: 'secondary' })
  return Array.from(lines.sources({ ...nowhere, isMapEnd: () => false }))
    .filter(source => 'class' in source && source.class === 'primary')
    .map(({ level }) => level)
}

test('a road goes on behind a tunnel: it is no dead end, and has the traffic of its class', () => {
  const [open = 0] = levelsOf({})
  assert.deepEqual(levelsOf({ tunnel: 'yes' }), [open, open])
  // One that is out of use carries nothing on.
  const broken = levelsOf({ disused: 'yes' })
  assert.ok(broken.length === 2 && broken.every(level => level < open), broken.join())
})

test('a road without traffic is a drive, one that buses or other vehicles may take is not', () => {
  const classOf = (tags: Record<string, string>) => {
    const lines = noiseLines()
    const line = { points: Int32Array.of(0, 0, 10_000, 0), first: 1, last: 2, isWhole: true }
    lines.way?.({ id: 1, tags: { highway: 'secondary', ...tags }, line: () => line })
    return Array.from(lines.sources(nowhere), source => 'class' in source && source.class)
  }
  for (const tags of [{ access: 'no', foot: 'yes', bicycle: 'yes' }, { motor_vehicle: 'no' }, { vehicle: 'no' }])
    assert.deepEqual(classOf(tags), ['service'], JSON.stringify(tags))
  for (const tags of [
    {},
    { access: 'no', motor_vehicle: 'yes' },
    { access: 'no', psv: 'official' },
    { access: 'private' },
  ])
    assert.deepEqual(classOf(tags), ['secondary'], JSON.stringify(tags))
})
