import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../test/support/random.ts'
import { SpilledRecords } from './spilled-records.ts'

const NAMES = [null, '', 'A 8', 'Straße der Einheit', '北京', '🏔 peak', 'x'.repeat(5000)]

test('records of numbers, texts and points are read as they were written, by several readers at once', () => {
  const random = seededRandom(12)
  const records = Array.from({ length: 300 }, (_, i) => ({
    numbers: [random(), i === 7 ? NaN : 2 ** 52 * random(), -i],
    text: NAMES[i % NAMES.length] ?? null,
    points: Int32Array.from({ length: between(random, 0, i === 20 ? 40_000 : 30) }, () => between(random, -1e9, 1e9)),
  }))
  const spilled = new SpilledRecords(3, 4096)
  const starts = records.map(({ numbers, text, points }) => {
    // From the middle of a longer list: what lies around it is not taken.
    const longer = [7, ...points, 7]
    return spilled.append(numbers, text, longer, { from: 1, to: points.length + 1 })
  })
  assert.equal(spilled.length, records.length)
  const readers = [spilled.reader(), spilled.reader(64)]
  for (const { numbers, text, points } of records) {
    for (const reader of readers) {
      assert.ok(reader.next())
      assert.deepEqual(
        [0, 1, 2].map(at => reader.number(at)),
        numbers,
      )
      assert.equal(reader.text(), text)
      assert.deepEqual(reader.points.slice(reader.from, reader.to), points)
    }
  }
  assert.ok(readers.every(reader => !reader.next()))
  const seeker = spilled.seeker(64)
  for (const place of [299, 0, 20, 7, 7, 8, 150, 21, 20]) {
    const { numbers, text, points } = records[place] ?? assert.fail()
    seeker.seek(starts[place] ?? 0)
    assert.deepEqual([seeker.number(0), seeker.text()], [numbers[0], text])
    assert.deepEqual(seeker.points.slice(seeker.from, seeker.to), points)
  }
  spilled.close()
})
