import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { GrowableArray } from './growable-array.ts'

const value = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
const step = fc.oneof(
  fc.record({ push: value }),
  fc.record({ append: fc.array(value, { maxLength: 3000 }) }),
  fc.record({ add: value, place: fc.nat({ max: 5000 }) }),
)

test('a growable array holds what a plain list of the same steps holds', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), steps => {
      const [array, plain] = [new GrowableArray(Int32Array), [] as number[]]
      for (const what of steps) {
        if ('push' in what) {
          array.push(what.push)
          plain.push(what.push)
        } else if ('append' in what) {
          array.append(what.append)
          plain.push(...what.append)
        } else {
          array.add(what.place, what.add)
          while (plain.length <= what.place) plain.push(0)
          plain[what.place] = ((plain[what.place] ?? 0) + what.add) | 0
        }
      }
      assert.equal(array.length, plain.length)
      assert.deepEqual([...array.view()], plain)
      assert.deepEqual(array.copy(), Int32Array.from(plain))
      const again = new GrowableArray(Int32Array)
      again.append(plain)
      assert.deepEqual([again.take(), again.length, [...again.view()]], [Int32Array.from(plain), 0, []])
      for (const place of [0, plain.length - 1, plain.length, 9999]) assert.equal(array.at(place), plain[place] ?? 0)
    }),
  )
})

test('a copy stays as it was', () => {
  const array = new GrowableArray(Float64Array)
  array.push(1.5)
  const copy = array.copy()
  array.add(0, 1)
  assert.deepEqual([...copy], [1.5])
})
