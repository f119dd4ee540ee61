import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasBit } from '../../arrays/bitset.ts'
import { starterContext } from '../../../test/support/starter-context.ts'
import { boxOfCountry, countries } from './countries.ts'
import { docsInRegion } from './docs-in-region.ts'
import { halfOf, isOnSide } from './halves.ts'
import { partOf, regionsNamed } from './regions.ts'
import { fold } from '../../text/fold.ts'

const { index } = await starterContext()
const docs = Array.from({ length: index.count }, (_, doc) => doc)
const phraseFor = (name: string) =>
  fold(name.replace(/^the /, ''))
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()

const SIDES = [
  ['northern', 'north'],
  ['southern', 'south'],
  ['eastern', 'east'],
  ['western', 'west'],
  ['northeastern', 'north-east'],
  ['southwestern', 'south-west'],
] as const

/** Degrees east of a longitude, from -180 to 180. */
const eastOf = (from: number, longitude: number) => ((longitude - from + 540) % 360) - 180

test('the halves and quarters of a country are told by brute force, and halves make up the whole', () => {
  let halves = 0
  for (const [code, whole] of countries()) {
    const box = boxOfCountry(code)
    if (!box) continue
    const middle = { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 }
    const isOn = (side: string, { latitude, longitude }: { latitude: number; longitude: number }) =>
      (!side.includes('north') || latitude >= middle.latitude) &&
      (!side.includes('south') || latitude <= middle.latitude) &&
      (!side.includes('east') || eastOf(middle.longitude, longitude) >= 0) &&
      (!side.includes('west') || eastOf(middle.longitude, longitude) <= 0)
    for (const [adjective, side] of SIDES) {
      const [part] = regionsNamed(`${adjective} ${phraseFor(whole.name)}`)
      if (part?.half?.of !== whole) continue
      halves++
      const inside = docsInRegion(part, index)
      for (const doc of docs) {
        const at = index.coordinates(doc)
        const isOfCountry = index.spot(doc).country === code
        assert.equal(hasBit(inside, doc), isOfCountry && isOn(side, at), `${adjective} ${whole.name} ${doc}`)
        assert.equal(isOnSide(part.half, at), isOn(side, at), `${adjective} ${whole.name} ${doc}`)
      }
    }
  }
  assert.ok(halves > 600, String(halves))
})

test('a half is a part of the countries of its whole, and holds none of them', () => {
  for (const [code, whole] of countries()) {
    const half = halfOf(whole, 'north')
    if (!half) continue
    assert.deepEqual(half.countries, [], code)
    assert.deepEqual(half.within, [code])
    const middle = half.half?.middle.latitude ?? NaN
    for (const { box } of half.areas()) assert.ok(box.south >= middle && box.south <= box.north, code)
  }
})

test('the part that has a name of its own is that, where it lies there', () => {
  for (const [whole, side, name] of [
    ['sweden', 'north', 'Norrland'],
    ['germany', 'north', 'Northern Germany'],
    ['alps', 'south', 'the southern half of the Alps'],
  ] as const) {
    const [region] = regionsNamed(whole)
    assert.ok(region)
    assert.equal(partOf(region, side)?.name, name)
  }
})

test('a name that is known is no half, and what has no sides has none', () => {
  for (const [phrase, name] of [
    ['northern ireland', 'Northern Ireland'],
    ['western australia', 'Western Australia'],
    ['northern germany', 'Northern Germany'],
    ['western sahara', 'Western Sahara'],
    ['northeastern brazil', 'the north-eastern quarter of Brazil'],
    ['north eastern brazil', 'the north-eastern quarter of Brazil'],
    ['ostkanada', 'the eastern half of Canada'],
    ['nordwestindien', 'the north-western quarter of India'],
  ] as const)
    assert.equal(regionsNamed(phrase)[0]?.name, name, phrase)
  for (const phrase of [
    'northern atlantic',
    'southern rhine',
    'eastern',
    'western x',
    'northern northern japan',
    'sudsee',
    'nordkap',
  ])
    assert.equal(regionsNamed(phrase)[0]?.half, undefined, phrase)
})
