import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPackOf, openArrays, packArrays } from './packed-arrays.ts'

const arrays = {
  letters: Uint8Array.of(1, 2, 255),
  degrees: Int32Array.of(-1, 2 ** 31 - 1),
  places: Uint32Array.of(2 ** 32 - 1),
  keys: Float64Array.of(2 ** 53 - 1, -0.5),
  none: new Uint32Array(0),
}

test('a pack gives back every array, over one shared buffer', () => {
  const buffer = packArrays('key', arrays)
  const array = openArrays(buffer)
  assert.deepEqual(
    {
      letters: new Uint8Array(array('letters', 'u8')),
      degrees: new Int32Array(array('degrees', 'i32')),
      places: new Uint32Array(array('places', 'u32')),
      keys: new Float64Array(array('keys', 'f64')),
      none: new Uint32Array(array('none', 'u32')),
    },
    arrays,
  )
  assert.equal(array('keys', 'f64').buffer, buffer)
  assert.throws(() => array('keys', 'u8'), RangeError)
  assert.throws(() => array('toString', 'u8'), RangeError)
})

test('a pack of another key, cut short, or with any byte changed is none', () => {
  const buffer = packArrays('key', arrays)
  assert.equal(isPackOf('key', buffer), true)
  assert.equal(isPackOf('another key', buffer), false)
  for (let length = 0; length < buffer.byteLength; length++)
    assert.equal(isPackOf('key', buffer.slice(0, length)), false)
  for (let at = 0; at < buffer.byteLength; at++) {
    const changed = buffer.slice(0)
    const bytes = new Uint8Array(changed)
    bytes[at] = (bytes[at] ?? 0) ^ 16
    assert.equal(isPackOf('key', changed), false, `byte ${at}`)
  }
})
