import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../../../test/support/random.ts'
import type { Heard } from '../describe/heard.ts'
import { HeardTable } from './heard-table.ts'

test('what is heard comes back once, by its place', () => {
  const random = seededRandom(9)
  const table = new HeardTable()
  const wanted = new Map<string, { latitude: number; longitude: number; heard: Heard | null }>()
  for (let i = 0; i < 20_000; i++) {
    const id = `osm-n${between(random, 1, 8000)}`
    const point = { latitude: 90 * random(), longitude: 180 * random() }
    const heard: Heard = {
      silenceRating: 5 * random(),
      ratedBy: 'model',
      confidence: 'high',
      lden: i % 3 === 0 ? null : 60 * random(),
      noiseSentence: 'Nothing is heard but “the” wind.',
    }
    const known = i % 7 === 0 ? null : heard
    table.set(id, point, known)
    wanted.set(id, { ...point, heard: known })
    if (i % 5 > 0) continue
    assert.ok(table.has(id) && table.isAt(id, point) && !table.isAt(id, { ...point, latitude: -1 }))
    assert.deepEqual(table.take(id), known)
    wanted.delete(id)
  }
  for (const [id, { heard }] of wanted) assert.deepEqual(table.take(id), heard)
  assert.equal(table.take('osm-n1'), undefined)
})
