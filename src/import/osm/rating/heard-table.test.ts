import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../../../test/support/random.ts'
import type { Heard } from '../describe/heard.ts'
import { HeardTable, startsOfNumbers } from './heard-table.ts'

const KEYS = {
  names: () => new HeardTable<string>(new Map()),
  numbers: () => new HeardTable<number>(startsOfNumbers(8001)),
}

for (const [which, newTable] of Object.entries(KEYS)) {
  test(`what is heard comes back once, by ${which}`, () => {
    const random = seededRandom(9)
    const table = newTable() as HeardTable<string | number> // keys are of its kind
    const keyOf = (number: number) => (which === 'names' ? `osm-n${number}` : number)
    const wanted = new Map<string | number, { latitude: number; longitude: number; heard: Heard | null }>()
    for (let i = 0; i < 20_000; i++) {
      const key = keyOf(between(random, 1, 8000))
      const point = { latitude: 90 * random(), longitude: 180 * random() }
      const heard: Heard = {
        silenceRating: 5 * random(),
        ratedBy: 'model',
        confidence: 'high',
        lden: i % 3 === 0 ? null : 60 * random(),
        noiseSentence: 'Nothing is heard but “the” wind.',
      }
      const known = i % 7 === 0 ? null : heard
      table.set(key, point, known)
      wanted.set(key, { ...point, heard: known })
      if (i % 5 > 0) continue
      assert.ok(table.isAt(key, point) && !table.isAt(key, { ...point, latitude: -1 }))
      assert.deepEqual(table.take(key), known)
      wanted.delete(key)
    }
    for (const [key, { heard }] of wanted) assert.deepEqual(table.take(key), heard)
    assert.equal(table.take(keyOf(0)), undefined)
  })
}
