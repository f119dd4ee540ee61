import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePair, parsePoint } from './coordinates.ts'

const POINT = { decimalComma: false }
const COMMA = { decimalComma: true }

function pair(latitude: unknown, longitude: unknown, style = POINT): unknown {
  const parsed = parsePair(latitude, longitude, style)
  return 'value' in parsed ? [parsed.value.latitude, parsed.value.longitude] : parsed.fault
}

function point(value: unknown): unknown {
  const parsed = parsePoint(value)
  return 'value' in parsed ? [parsed.value.latitude, parsed.value.longitude] : parsed.fault
}

test('latitude and longitude are read as decimals and as degrees, minutes and seconds', () => {
  for (const [latitude, longitude] of [
    ['57.174167', ' +24.866667 '],
    [57.174167, 24.866667],
    ['57.174167° N', 'E 24.866667'],
    ['57.174167N', '24.866667°e'],
  ]) {
    assert.deepEqual(pair(latitude, longitude), [57.174167, 24.866667])
  }
  for (const latitude of ['57°10\'27"N', '57° 10′ 27″ N', "N 57°10'27.0''", '57 10 27 N', '57:10:27N', '57°10.45′N']) {
    assert.deepEqual(pair(latitude, '24°52′W'), [57.174_166_67, -24.866_666_67])
  }
  assert.deepEqual(pair('-57°10\'27"', '−0.5'), [-57.174_166_67, -0.5])
  assert.deepEqual(pair('1e-7', '4.25E+01'), [1e-7, 42.5])
  assert.deepEqual(pair('-0', '3'), [0, 3])
})

test('a decimal comma is read only where it parts no columns', () => {
  assert.deepEqual(pair('42,5', '1,25', COMMA), [42.5, 1.25])
  assert.equal(pair('42,5', '1.25'), 'latitude "42,5" has a decimal comma: write 42.5')
  assert.match(String(pair('1.234,5', '1', COMMA)), /is not a number/)
})

test('what could be read in two ways, or not at all, is refused with its value', () => {
  for (const [latitude, longitude, reason] of [
    ['57 10 27', '24', /latitude "57 10 27" is not a number/],
    ['57°10\'27"', '24°O', /longitude "24°O"/],
    ['57N', '24N', /longitude "24N" has "N" for a longitude/],
    ['-57°N', '24', /both a sign and a letter/],
    ['57°61′N', '24', /60 or more minutes/],
    ['57.5°10′N', '24', /fraction before its last part/],
    ['0x10', '24', /is not a number/],
    ['Infinity', '24', /is not a number/],
    ['1,234.5', '24', /is not a number/],
    [true, '24', /is not a number/],
    ['north', '24', /latitude "north"/],
  ] as const) {
    assert.match(String(pair(latitude, longitude)), reason)
  }
})

test('places beyond the globe, swapped, projected or at 0/0 are refused', () => {
  assert.match(String(pair(121.5, 25)), /latitude 121.5 is not within -90 to 90: .*swapped/)
  assert.match(String(pair(25, 200)), /longitude 200 is not within -180 to 180$/)
  assert.match(String(pair(4649776, 500000)), /projected coordinates/)
  assert.match(String(pair('0.000', '0')), /both 0/)
  assert.deepEqual(pair(0, 25), [0, 25])
  assert.deepEqual(pair(-90, 180), [-90, 180])
})

test('one cell may hold both: lat,lon, geo:, WKT with the longitude first, or an object', () => {
  for (const value of [
    '57.17, 24.87',
    '57.17 24.87',
    '(57.17,24.87)',
    'geo:57.17,24.87',
    'POINT(24.87 57.17)',
    'Point (24.87 57.17)',
    'POINT Z (24.87 57.17 120)',
    'SRID=4326;POINT(24.87 57.17)',
    '57.17° N, 24.87° E',
    { latitude: 57.17, longitude: 24.87 },
  ]) {
    assert.deepEqual(point(value), [57.17, 24.87])
  }
  assert.deepEqual(point('57°10′27″N 24°52′0″E'), [57.174_166_67, 24.866_666_67])
  assert.match(String(point([24.87, 57.17])), /give latitude and longitude apart/)
  assert.match(String(point('SRID=3857;POINT(2768000 7780000)')), /not WGS 84/)
  assert.match(String(point('42,5 1,5')), /not understood/)
  assert.match(String(point('near Oban')), /coordinates "near Oban" are not understood/)
})
