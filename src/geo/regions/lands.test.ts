import assert from 'node:assert/strict'
import { test } from 'node:test'
import { landsOfBorders } from '../../../data/regions/lands.ts'
import { LANDS } from './lands.ts'

test('the lands are those of the borders that are installed', () => {
  assert.deepEqual(LANDS, landsOfBorders())
})
