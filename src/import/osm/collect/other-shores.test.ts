import assert from 'node:assert/strict'
import { test } from 'node:test'
import { E7 } from '../../../geo/local-plane.ts'
import { otherShores } from './other-shores.ts'

/** Places of a country, and places at sea: longitude and latitude in turn. */
const SEAS: { of: string; places: number[]; straits: Record<string, number[]>; open: Record<string, number[]> }[] = [
  {
    of: 'Denmark',
    places: [12.3, 55.9, 12.4, 55.7, 9.5, 56, 9.5, 55, 11.9, 55.4],
    straits: { 'between Helsingør and Helsingborg': [12.65, 56.035], 'in the fjord of Flensburg': [9.6, 54.84] },
    open: {
      'off Jutland': [7.95, 55.9],
      'in the Kattegat': [11.3, 56.7],
      'in the Belt, 9 km to each side': [11.3, 54.58],
    },
  },
  {
    of: 'Singapore',
    places: [103.8, 1.35, 103.85, 1.32, 103.75, 1.38],
    straits: { 'at the causeway to Johor': [103.77, 1.452], 'in the strait of Johor': [103.95, 1.42] },
    open: { 'in the south': [103.9, 1.24] },
  },
  {
    of: 'Northern Ireland',
    places: [-6.5, 54.6, -6, 54.3, -7, 54.5, -5.8, 54.6],
    straits: { 'in Carlingford Lough': [-6.15, 54.05] },
    open: { 'off Belfast': [-5.3, 54.6] },
  },
  {
    of: 'Norway',
    places: [11.2, 59.2, 10.7, 59.9, 11, 59.5],
    straits: { 'in the Iddefjord': [11.45, 59] },
    open: { 'in the Skagerrak': [10.5, 58.9] },
  },
  {
    of: 'England',
    places: [1, 51.2, 0.5, 51.3],
    straits: {},
    open: { 'off Dover': [1.4, 51], 'off Dungeness': [1, 50.85] },
  },
]

const nowhere = () => false

for (const { of, places, straits, open } of SEAS) {
  test(`land of another country is near a strait of ${of}, and none near its open sea`, () => {
    const isNear = otherShores(
      places.map(degrees => degrees * E7),
      nowhere,
    )
    for (const [where, [x = 0, y = 0]] of Object.entries(straits)) assert.equal(isNear(x * E7, y * E7), true, where)
    for (const [where, [x = 0, y = 0]] of Object.entries(open)) assert.equal(isNear(x * E7, y * E7), false, where)
  })
}

test('without a place of its own a region has no other shores', () => {
  assert.equal(otherShores([], nowhere)(12.65 * E7, 56.035 * E7), false)
})

test('a country that roads reach into from the region is another one all the same', () => {
  const inside = Array.from({ length: 40 }, (_, i) => [9.5 + i / 100, 56]).flat()
  const isNear = otherShores(
    [...inside, 12.75, 56.05].map(degrees => degrees * E7),
    nowhere,
  )
  assert.equal(isNear(12.65 * E7, 56.035 * E7), true)
})

test('a shore that the region covers is no other one', () => {
  const places = [12.3, 55.9, 12.4, 55.7].map(degrees => degrees * E7)
  const isNear = otherShores(places, x => x < 13 * E7)
  assert.equal(isNear(12.65 * E7, 56.035 * E7), false)
})
