import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coveredBy, mayHear, surroundingsHash } from './surroundings-hash.ts'

const box = (west: number, south: number, side = 1) => ({ west, south, east: west + side, north: south + side })

test('boxes within a hundred kilometres may hear each other, as wide in the far north as on the equator', () => {
  assert.ok(mayHear(box(0, 0), box(1.9, 0)))
  assert.ok(!mayHear(box(0, 0), box(2.1, 0)))
  assert.ok(mayHear(box(0, 0), box(0, 1.9)))
  assert.ok(!mayHear(box(0, 0), box(0, 2.1)))
  assert.ok(mayHear(box(0, 70), box(3.9, 70)))
  assert.ok(!mayHear(box(0, 70), box(5, 70)))
})

test('boxes hear each other over the antimeridian and around the poles', () => {
  assert.ok(mayHear(box(178.5, 0), box(-179.9, 0)))
  assert.ok(mayHear(box(-179.9, 0), box(178.5, 0)))
  assert.ok(!mayHear(box(176, 0), box(-179.9, 0)))
  assert.ok(mayHear(box(0, 88.5), box(170, 88.5)))
})

test('surroundings are the noise of others near by: not what is far away, and not their own', () => {
  const sources = [
    { name: 'here', coverage: box(0, 0) },
    { name: 'near', coverage: box(1, 0) },
    { name: 'far', coverage: box(50, 0) },
    { name: 'somewhere', coverage: null },
  ]
  const hashOf = (hashes: Record<string, string>) =>
    surroundingsHash(new Map(Object.entries(hashes)), { own: ['here'], box: coveredBy(['here'], sources), sources })
  const first = hashOf({ here: '1', near: '2', far: '3' })
  assert.equal(hashOf({ far: '4', here: '5', near: '2' }), first)
  assert.notEqual(hashOf({ here: '1', near: '6', far: '3' }), first)
  assert.notEqual(hashOf({ here: '1', far: '3' }), first)
  assert.notEqual(hashOf({ here: '1', near: '2', somewhere: '7' }), first)
})

test('who does not say where it lies hears all noise', () => {
  const sources = [
    { name: 'rows', coverage: null },
    { name: 'far', coverage: box(50, 0) },
  ]
  const hashOf = (far: string) =>
    surroundingsHash(new Map([['far', far]]), { own: ['rows'], box: coveredBy(['rows'], sources), sources })
  assert.notEqual(hashOf('1'), hashOf('2'))
})
