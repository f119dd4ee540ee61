import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { hashText, mixBits } from './hash.ts'

test('texts hash to the published values of FNV-1a', () => {
  // http://www.isthe.com/chongo/src/fnv/test_fnv.c, 32 bits
  const known = { '': 0x811c9dc5, a: 0xe40c292c, foobar: 0xbf9cf968, hello: 0x4f9f2cab }
  for (const [text, hash] of Object.entries(known)) assert.equal(hashText(text), hash, text)
})

test('mixing is that of MurmurHash3: its published values, and no two hashes become one', () => {
  assert.deepEqual([0, 1, 2, 0xffffffff].map(mixBits), [0, 0x514e28b7, 0x30f4c306, 0x81f16f39])
  const unsigned = fc.nat({ max: 0xffffffff })
  fc.assert(fc.property(unsigned, unsigned, (a, b) => a === b || mixBits(a) !== mixBits(b)))
})
