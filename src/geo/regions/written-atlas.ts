// The countries of world-atlas as they are written: whoever asks for a few coasts needs no list of the half a million steps
// of all, which takes tens of megabytes and longer than a small import's ratings.
import { readFileSync } from 'node:fs'
import type { Box } from '../box.ts'
import { type CountryGeometry, pointsOfArc, type Topology, WORLD_ATLAS } from './world-atlas.ts'

export type WrittenAtlas = {
  countries: readonly CountryGeometry[]
  /** The box around each arc, degrees. */
  boxes: readonly Box[]
  /** Returns the points of an arc, degrees: longitude and latitude in turn. */
  points(arc: number): Float64Array
}

const ARCS = '"arcs":['
const [OPEN, COMMA, MINUS, ZERO] = [0x5b, 0x2c, 0x2d, 0x30]

/** Reads the countries, and of arcs no more than their boxes. */
export function readWrittenAtlas(): WrittenAtlas {
  const file = readFileSync(WORLD_ATLAS)
  // Objects name arcs too, by their numbers; they come before.
  const from = file.lastIndexOf(ARCS) + ARCS.length
  const { starts, corners, end } = measureArcs(file, from)
  const rest = `${file.toString('utf8', 0, from)}${file.toString('utf8', end)}`
  const { objects, transform } = JSON.parse(rest) as Topology // a file of the package, whose form is known
  const { scale, translate } = transform
  const boxes = Array.from({ length: starts.length - 1 }, (_, arc) => ({
    west: (corners[4 * arc] ?? 0) * scale[0] + translate[0],
    south: (corners[4 * arc + 1] ?? 0) * scale[1] + translate[1],
    east: (corners[4 * arc + 2] ?? 0) * scale[0] + translate[0],
    north: (corners[4 * arc + 3] ?? 0) * scale[1] + translate[1],
  }))
  return {
    countries: objects.countries.geometries,
    boxes,
    points(arc) {
      const text = file.toString('latin1', starts[arc], (starts[arc + 1] ?? 0) - 1)
      return pointsOfArc(JSON.parse(text) as [number, number][], transform) // likewise
    },
  }
}

/**
 * Walks over arcs as they are written, `[[x,y],[dx,dy],…],…` without spaces: where each begins (and the last ends, with a
 * byte between two), and the western, southern, eastern and northern edge of each, as counted there.
 */
function measureArcs(file: Uint8Array, from: number): { starts: number[]; corners: number[]; end: number } {
  const starts: number[] = []
  const corners: number[] = []
  let at = from
  while (file[at] === OPEN) {
    starts.push(at++)
    let [x, y] = [0, 0]
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
    while (file[at] === OPEN) {
      // Both numbers of a step by hand: a function for each would be called a million times.
      let isNegative = file[++at] === MINUS
      if (isNegative) at++
      let value = 0
      for (let byte = file[at++] ?? 0; byte >= ZERO; byte = file[at++] ?? 0) value = 10 * value + byte - ZERO
      x += isNegative ? -value : value
      isNegative = file[at] === MINUS
      if (isNegative) at++
      value = 0
      for (let byte = file[at++] ?? 0; byte >= ZERO && byte < OPEN; byte = file[at++] ?? 0)
        value = 10 * value + byte - ZERO
      y += isNegative ? -value : value
      if (x < west) west = x
      if (x > east) east = x
      if (y < south) south = y
      if (y > north) north = y
      if (file[at] === COMMA) at++
    }
    corners.push(west, south, east, north)
    at++
    if (file[at] === COMMA) at++
  }
  starts.push(at + 1)
  return { starts, corners, end: at }
}
