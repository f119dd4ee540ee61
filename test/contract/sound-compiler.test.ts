import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayMiscompile } from '../../bin/sound-compiler.js'

test('a V8 that computes wrong now and then is known by its number', () => {
  for (const [version, expected] of [
    ['11.3.244.8-node.30', true],
    ['13.6.233.17-node.53', true],
    ['14.6.202.34-node.34', true],
    ['14.6.202.34-node.40', false],
    ['14.6.202.35-node.1', false],
    ['14.7.0.1-node.2', false],
    ['15.0.1-node.1', false],
  ] as const) {
    assert.equal(mayMiscompile(version), expected, version)
  }
})
