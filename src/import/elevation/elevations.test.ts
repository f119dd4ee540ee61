import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { writeHgt } from '../../../test/support/hgt-tiles.ts'
import { seededRandom } from '../../../test/support/random.ts'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { openElevations } from './elevations.ts'

const folder = temporaryFolder()
after(() => folder.remove())

/** A slope: a metre a thousandth of a degree northward, two eastward, from 0° on. */
const slope = (latitude: number, longitude: number) => 1000 * (latitude % 1) + 2000 * (((longitude % 1) + 1) % 1)

test('a height lies between the samples around a point, on tiles of one and of three seconds of arc', () => {
  writeHgt(
    folder.path,
    { south: 42, west: 1 },
    (latitude, longitude) => 1000 * (latitude - 42) + 2000 * (longitude - 1),
  )
  writeHgt(
    folder.path,
    { south: 46, west: -2, side: 3601 },
    (latitude, longitude) => 3000 * (latitude - 46) - 500 * longitude,
  )
  const heights = openElevations(folder.path)
  const random = seededRandom(1)
  for (let k = 0; k < 500; k++) {
    const [down, right] = [random(), random()]
    const height = heights.at(42 + down, 1 + right) ?? assert.fail('no height')
    assert.ok(Math.abs(height - (1000 * down + 2000 * right)) <= 1.01, `${height}`)
    const fine = heights.at(46 + down, -2 + right) ?? assert.fail('no height')
    assert.ok(Math.abs(fine - (3000 * down - 500 * (right - 2))) <= 1.01, `${fine}`)
  }
  assert.equal(heights.at(42, 1), 0)
})

test('beside a void, and where there is no tile, no height is known', () => {
  writeHgt(folder.path, { south: -3, west: 10 }, (latitude, longitude) =>
    Math.abs(latitude + 2.5) < 0.01 && Math.abs(longitude - 10.5) < 0.01 ? null : slope(latitude, longitude),
  )
  const heights = openElevations(folder.path)
  assert.equal(heights.at(-2.5, 10.5), null)
  assert.equal(heights.at(-2.5105, 10.5), null)
  assert.ok(heights.at(-2.55, 10.5) !== null)
  assert.equal(heights.at(60.5, 10.5), null)
})

test('a folder without tiles, one that is not there and a tile of another size are refused with what they need', () => {
  const empty = temporaryFolder()
  assert.throws(
    () => openElevations(empty.path),
    /there is no elevation tile in ".*": it needs files such as N42E001\.hgt/,
  )
  writeFileSync(join(empty.path, 'N42E001.hgt'), Buffer.alloc(1000))
  assert.throws(() => openElevations(empty.path), /must have 1201 or 3601 samples on a side, got 1000 bytes/)
  assert.throws(() => openElevations(join(empty.path, 'none')), /the folder of elevation tiles ".*none" cannot be read/)
  empty.remove()
})

test('its version changes with the tiles', () => {
  const other = temporaryFolder()
  writeHgt(other.path, { south: 1, west: 1 }, () => 5)
  const before = openElevations(other.path).version
  assert.equal(openElevations(other.path).version, before)
  writeHgt(other.path, { south: 1, west: 2 }, () => 5)
  assert.notEqual(openElevations(other.path).version, before)
  other.remove()
})
