import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeLine } from '../../geo/regions/encoded-line.ts'
import { areasBesideUnits, areasOfUnit, readRegionFile, usesOf } from '../../geo/regions/named-regions.ts'
import type { Region } from './region.ts'
import { regionKeys } from './region-keys.ts'
import { regionPhrases } from './region-phrases.ts'
import { type RegionShape, rowsOf, wholeRegions } from './region-rows.ts'
import { regionTable } from './region-table.ts'

const file = readRegionFile()
const whole = wholeRegions()
const rows = rowsOf(file)
const regions = [...whole, ...rows]
const byPhrase = regionPhrases(regions, file)
const table = regionTable()

test('each phrase names the regions that it has in the file and among whole countries, in that order', () => {
  assert.ok(byPhrase.size > 9000)
  for (const [phrase, numbers] of byPhrase) {
    assert.deepEqual(table.named(phrase).map(told), numbers.map(toldAt), phrase)
  }
  assert.deepEqual(table.named('no region'), [])
})

test('search takes names without spaces for the same regions', () => {
  const keys = regionKeys(byPhrase, regions)
  assert.ok(keys.size > 9000 && !keys.has('us'))
  for (const [key, { all, beyondText }] of keys) {
    const meant = table.meantBy(key)
    assert.deepEqual(meant?.all.map(told), all.map(toldAt), key)
    assert.deepEqual(meant.beyondText.map(told), beyondText.map(toldAt), key)
  }
  assert.equal(table.endOfName(['us'], { start: 0, end: 1 }), undefined)
})

test('a region is one object, whatever it is found by, and lies where the file has it', () => {
  const uses = usesOf(file)
  const arcs = { points: (arc: number) => decodeLine(file.arcs[arc] ?? ''), isShore: (arc: number) => uses[arc] === 1 }
  const areasOf = (shape: RegionShape) =>
    'unit' in shape ? unitAreas(shape.unit) : [...shape.units.flatMap(unitAreas), ...areasBesideUnits(shape, arcs)]
  const unitAreas = (unit: number) => {
    const row = file.units[unit]
    return row ? areasOfUnit(row, arcs) : []
  }
  for (const phrase of ['tuscany', 'black forest', 'rhine', 'baltic sea', 'hokkaido', 'sicily']) {
    const [region] = table.named(phrase)
    const row = rows[(byPhrase.get(phrase)?.[0] ?? 0) - whole.length]
    assert.ok(region && row, phrase)
    assert.equal(table.meantBy(phrase.replaceAll(' ', ''))?.all[0], region)
    assert.deepEqual(region.areas().map(boxAndCountry), areasOf(row.shape).map(boxAndCountry))
  }
})

test('a border lies where two countries meet, in both of them and in no other', () => {
  const border = table.border(['IT', 'CH'])
  assert.ok(border && border === table.border(['CH', 'IT']))
  assert.deepEqual([border.type, border.within], ['border', ['CH', 'IT']])
  const isNear = (latitude: number, longitude: number) =>
    border.areas().some(({ contains }) => contains({ latitude, longitude }))
  assert.ok(isNear(46.03, 8.46) && isNear(46.46, 9.93))
  assert.ok(!isNear(45.46, 9.19) && !isNear(46.95, 7.45))
  assert.deepEqual([...new Set(border.areas().map(({ country }) => country))], ['CH', 'IT'])
  assert.equal(table.border(['CH'])?.name, 'the border zone of Switzerland (30 km on both sides)')
  assert.equal(table.border(['DE', 'JP']), undefined)
  assert.deepEqual(table.named('ch it'), [])
})

test('the words of names are known, and near ones found', () => {
  assert.ok(table.words.has('tuscany') && table.words.has('toscana') && !table.words.has('tuscana'))
  assert.deepEqual(table.words.englishNear('brandenberg', 1, true), ['brandenburg'])
  assert.deepEqual(table.words.foreignNear('toscanu', 1, true).toSorted(), ['toscan', 'toscana', 'toscane', 'toscano'])
})

function told({ name, kind, type, countries, within, boxes }: Omit<Region, 'areas'>) {
  return { name, kind, type, countries, within, boxes }
}

function toldAt(number: number) {
  const region = regions[number]
  assert.ok(region)
  return told(region)
}

function boxAndCountry({ box, country }: { box: object; country?: string }) {
  return { box, country }
}
