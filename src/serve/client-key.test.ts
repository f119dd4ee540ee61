import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientKeyOf } from './client-key.ts'

const DATABASE = 'postgres://db/quiet'
const identity = { cursorKey: Buffer.alloc(32, 7) }

test('machines of one database give a client the same pseudonym, those of another a different one', () => {
  assert.deepEqual(clientKeyOf(DATABASE, identity), clientKeyOf(DATABASE, identity))
  assert.notDeepEqual(clientKeyOf(DATABASE, identity), clientKeyOf(DATABASE, { cursorKey: Buffer.alloc(32, 8) }))
  assert.notDeepEqual(clientKeyOf(DATABASE, identity), identity.cursorKey)
})

test('a machine of its own gives a client another pseudonym with each start', () => {
  assert.notDeepEqual(clientKeyOf('catalogue.sqlite', identity), clientKeyOf('catalogue.sqlite', identity))
})
