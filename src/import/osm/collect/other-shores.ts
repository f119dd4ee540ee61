// Land of other countries across a strait or fjord: what an extract lacks there is no open sea. Told by shores, not by
// country-coder's borders, which hold territorial waters: the middle of the Channel would be another country's.
import Flatbush from 'flatbush'
import { lowerBound } from '../../../arrays/binary-search.ts'
import { type Box, boxesMeet, boxOfLine, growBox, uniteBoxes } from '../../../geo/box.ts'
import { distanceToPiece, E7, localPlane } from '../../../geo/local-plane.ts'
import { isCrossed } from '../../../geo/polygon.ts'
import { ringsOf } from '../../../geo/regions/world-atlas.ts'
import { readWrittenAtlas } from '../../../geo/regions/written-atlas.ts'
import { BEYOND } from '../../../silence/parameters.ts'

/** Tells whether land of another country lies across, so near that it counts; 10⁻⁷ degrees. */
export type OtherShores = (x: number, y: number) => boolean

/** A country is the region's own when it holds this share of its places: borders of regions are drawn roughly. */
const LEAST_SHARE = 0.05
/** So many places, evenly spread over all, tell as much: a country has thousands of corners. */
const MOST_PLACES = 250
/** Wider than `BEYOND.nearMetres` is anywhere but next to the poles. */
const AROUND_E7 = 0.5 * E7

type Country = { rings: { points: Float64Array }[] }

/**
 * Finds the shores of other countries around a region that it does not cover; `places` of it (longitude and latitude in
 * turn) tell which country is its own. Where none does, there are no others either. Natural Earth's shores are exact to
 * about a kilometre.
 */
export function otherShores(places: ArrayLike<number>, isCovered: (x: number, y: number) => boolean): OtherShores {
  if (places.length === 0) return () => false
  const around = growBox(boxOfLine(places), AROUND_E7)
  const countries = countriesIn(around)
  const sample = sampleOf(places)
  const counts = countries.map(country => countWithin(country, sample))
  const all = counts.reduce((sum, count) => sum + count, 0)
  const others = all === 0 ? [] : countries.filter((_, i) => (counts[i] ?? 0) < LEAST_SHARE * all)
  const pieces = others
    .flatMap(({ rings }) => rings.flatMap(({ points }) => piecesIn(points, around)))
    .filter(({ ax, ay, bx, by }) => !isCovered((ax + bx) / 2, (ay + by) / 2))
  if (pieces.length === 0) return () => false
  const tree = new Flatbush(pieces.length)
  for (const { ax, ay, bx, by } of pieces)
    tree.add(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by))
  tree.finish()
  return (x, y) => {
    const { east, north } = localPlane(y / E7)
    const dx = BEYOND.nearMetres / east
    const dy = BEYOND.nearMetres / north
    return tree.search(x - dx, y - dy, x + dx, y + dy).some(i => {
      const { ax, ay, bx, by } = pieces[i] ?? NOWHERE
      const metres = distanceToPiece((ax - x) * east, (ay - y) * north, (bx - x) * east, (by - y) * north)
      return metres <= BEYOND.nearMetres
    })
  }
}

const NOWHERE = { ax: Infinity, ay: Infinity, bx: Infinity, by: Infinity }

function countriesIn(around: Box): Country[] {
  const atlas = readWrittenAtlas()
  const toE7 = (degrees: number) => Math.round(degrees * E7)
  const boxes = atlas.boxes.map(({ west, south, east, north }) => {
    return { west: toE7(west), south: toE7(south), east: toE7(east), north: toE7(north) }
  })
  const arcOf = (number: number) => (number < 0 ? ~number : number)
  const lineOf = (number: number) => atlas.points(arcOf(number)).map(toE7)
  return atlas.countries.flatMap(country => {
    const rings = ringsOf(country).flatMap(numbers => {
      const box = uniteBoxes(numbers.flatMap(number => boxes[arcOf(number)] ?? []))
      return boxesMeet(box, around) ? [{ points: joined(numbers.map(lineOf), numbers) }] : []
    })
    return rings.length > 0 ? [{ rings }] : []
  })
}

/** Joins the lines of a ring's arcs, some of which are turned round. */
function joined(lines: readonly Float64Array[], numbers: readonly number[]): Float64Array {
  const ring = new Float64Array(lines.reduce((sum, { length }) => sum + length - 2, 2))
  let to = 0
  for (const [k, points] of lines.entries()) {
    const count = points.length / 2
    const isTurned = (numbers[k] ?? 0) < 0
    for (let i = 0; i < count; i++) {
      const at = 2 * (isTurned ? count - 1 - i : i)
      ring[to] = points[at] ?? 0
      ring[to + 1] = points[at + 1] ?? 0
      to += 2
    }
    to -= 2 // the next begins where this one ends
  }
  return ring
}

/** Places by rising latitude. */
type Sample = { xs: Float64Array; ys: Float64Array }

function sampleOf(places: ArrayLike<number>): Sample {
  const step = 2 * Math.ceil(places.length / 2 / MOST_PLACES)
  const sample: { x: number; y: number }[] = []
  for (let i = 0; i + 1 < places.length; i += step) sample.push({ x: places[i] ?? 0, y: places[i + 1] ?? 0 })
  sample.sort((a, b) => a.y - b.y)
  return { xs: Float64Array.from(sample, ({ x }) => x), ys: Float64Array.from(sample, ({ y }) => y) }
}

/** Looks once at each edge, of which a country has tens of thousands: most are crossed by the ray of no place. */
function countWithin({ rings }: Country, { xs, ys }: Sample): number {
  const isInside = new Uint8Array(ys.length)
  const [lowest, highest] = [ys[0] ?? 0, ys.at(-1) ?? 0]
  for (const { points } of rings) {
    const { length } = points
    for (let i = 0; i + 3 < length; i += 2) {
      const ay = points[i + 1] ?? 0
      const by = points[i + 3] ?? 0
      const low = ay < by ? ay : by
      const high = ay < by ? by : ay
      if (high <= lowest || low > highest) continue
      for (let at = lowerBound(ys, low); at < ys.length && (ys[at] ?? 0) < high; at++) {
        if (isCrossed(points[i] ?? 0, ay, points[i + 2] ?? 0, by, xs[at] ?? 0, ys[at] ?? 0)) {
          isInside[at] = 1 - (isInside[at] ?? 0)
        }
      }
    }
  }
  return isInside.reduce((sum, inside) => sum + inside, 0)
}

function piecesIn(points: Float64Array, around: Box) {
  const pieces = []
  for (let i = 0; i + 3 < points.length; i += 2) {
    const ax = points[i] ?? 0
    const ay = points[i + 1] ?? 0
    const bx = points[i + 2] ?? 0
    const by = points[i + 3] ?? 0
    const box = { west: Math.min(ax, bx), south: Math.min(ay, by), east: Math.max(ax, bx), north: Math.max(ay, by) }
    if (boxesMeet(box, around)) pieces.push({ ax, ay, bx, by })
  }
  return pieces
}
