import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../../../../test/support/random.ts'
import { PlaceTable } from './place-table.ts'

test('places are numbered as they come, each once', () => {
  const random = seededRandom(3)
  const [table, plain] = [new PlaceTable(), new Map<string, number>()]
  for (let round = 0; round < 20_000; round++) {
    const most = round % 2 === 0 ? 60 : 2 ** 31 - 1
    const [x, y] = [between(random, -most, most), between(random, -most, most)]
    const key = `${x} ${y}`
    if (!plain.has(key)) plain.set(key, plain.size)
    assert.equal(table.of(x, y), plain.get(key))
    assert.equal(table.length, plain.size)
  }
})
