import { type Coordinates, distanceKm } from '../spots/distance.ts'
import { type Box, FARTHEST_KM, ROUNDING_KM } from './geo-box.ts'

/** What of a box lies in an area: nothing, all, or a part that must be looked at. */
export type Verdict = 'none' | 'all' | 'look'

/** An area of the globe, told by its edge; degrees. */
export type Area = {
  judge(box: Box): Verdict
  holds(longitude: number, latitude: number): boolean
}

/** A box of the filters, which may span the antimeridian. */
export function boxArea({ west, south, east, north }: Box): Area {
  const isWithin = west <= east
  const spans = isWithin
    ? [{ west, east }]
    : [
        { west, east: 180 },
        { west: -180, east },
      ]
  return {
    judge(box) {
      if (box.south > north || box.north < south) return 'none'
      if (!spans.some(span => span.west <= box.east && span.east >= box.west)) return 'none'
      const isHigh = box.south >= south && box.north <= north
      return isHigh && spans.some(span => box.west >= span.west && box.east <= span.east) ? 'all' : 'look'
    },
    holds(longitude, latitude) {
      if (latitude < south || latitude > north) return false
      return isWithin ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
    },
  }
}

const RADIANS = Math.PI / 180
/** Rows that a circle is cut into from south to north. */
const ROWS = 256
/** What rounding may do to an edge, degrees (a metre): so near to it the distance itself decides. */
const MARGIN = 1e-5

/**
 * The places within so many kilometres of another. For each of its rows the circle knows the half-widths, in degrees of
 * longitude, that are surely in and surely out: only what lies between is measured.
 */
export function circleArea({ latitude, longitude }: Coordinates, radiusKm: number): Area {
  const from = { latitude, longitude }
  const angle = Math.min(180, (radiusKm / FARTHEST_KM) * 180)
  const [south, north] = [Math.max(-90, latitude - angle - MARGIN), Math.min(90, latitude + angle + MARGIN)]
  const rowsPerDegree = ROWS / (north - south)
  const rowOf = (at: number) => {
    const row = ((at - south) * rowsPerDegree) | 0
    return row < 0 ? 0 : row < ROWS ? row : ROWS - 1
  }
  const { surelyIn, surelyOut } = halfWidths({ latitude, angle, south, north })

  return {
    judge({ west, south: low, east, north: high }) {
      if (low > north || high < south) return 'none'
      let [narrowest, widest] = [180, 0]
      const last = rowOf(high)
      for (let row = rowOf(low); row <= last; row++) {
        const [inside, outside] = [surelyIn[row] ?? 0, surelyOut[row] ?? 0]
        if (inside < narrowest) narrowest = inside
        if (outside > widest) widest = outside
      }
      const [toWest, toEast] = [turn(west - longitude), turn(east - longitude)]
      const holdsMeridian = west <= longitude && longitude <= east
      if (!holdsMeridian && Math.min(toWest, toEast) > widest) return 'none'
      const opposite = longitude > 0 ? longitude - 180 : longitude + 180
      const farthest = west <= opposite && opposite <= east ? 180 : Math.max(toWest, toEast)
      return farthest < narrowest && low >= south && high <= north ? 'all' : 'look'
    },
    holds(x, y) {
      if (y < south || y > north) return false
      const away = turn(x - longitude)
      const row = rowOf(y)
      if (away > (surelyOut[row] ?? 0)) return false
      if (away < (surelyIn[row] ?? 0)) return true
      return distanceKm({ latitude: y, longitude: x }, from) <= radiusKm
    },
  }
}

/** The places farther than one distance, as good as, and not farther than another. */
export function ringArea(from: Coordinates, { innerKm, outerKm }: { innerKm: number; outerKm: number }): Area {
  const outer = circleArea(from, outerKm)
  if (innerKm <= 0) return outer
  const inner = circleArea(from, innerKm - ROUNDING_KM)
  return {
    judge(box) {
      const [within, without] = [outer.judge(box), inner.judge(box)]
      if (within === 'none' || without === 'all') return 'none'
      return within === 'all' && without === 'none' ? 'all' : 'look'
    },
    holds: (x, y) => outer.holds(x, y) && !inner.holds(x, y),
  }
}

/** Degrees between two meridians, from their difference. */
function turn(difference: number): number {
  const away = Math.abs(difference)
  return away > 180 ? 360 - away : away
}

type Circle = { latitude: number; angle: number; south: number; north: number }

function halfWidths({ latitude, angle, south, north }: Circle) {
  const [surelyIn, surelyOut] = [new Float64Array(ROWS), new Float64Array(ROWS)]
  const sine = Math.sin((angle * RADIANS) / 2)
  const cosine = Math.cos(latitude * RADIANS)
  /** Of the circle at a latitude: by the haversine, which stays true for small circles. */
  const widthAt = (at: number) => {
    const rise = Math.sin(((at - latitude) * RADIANS) / 2)
    const left = sine * sine - rise * rise
    if (left < 0) return -1
    const share = left / Math.max(cosine * Math.cos(at * RADIANS), Number.MIN_VALUE)
    return share >= 1 ? 180 : (2 * Math.asin(Math.sqrt(share))) / RADIANS
  }
  // The circle is widest, and one larger than half of the globe narrowest, where a meridian only touches it.
  const touch = Math.asin(Math.sin(latitude * RADIANS) / Math.cos(angle * RADIANS)) / RADIANS
  const height = (north - south) / ROWS
  let [low, atLow] = [south, widthAt(south)]
  for (let row = 0; row < ROWS; row++) {
    const high = south + (row + 1) * height
    const atHigh = widthAt(high)
    const between = touch >= low - MARGIN && touch <= high + MARGIN ? widthAt(touch) : atHigh
    const least = Math.min(atLow, atHigh, between)
    surelyIn[row] = least >= 180 ? 181 : least - MARGIN
    surelyOut[row] = Math.max(0, atLow, atHigh, between) + MARGIN
    low = high
    atLow = atHigh
  }
  return { surelyIn, surelyOut }
}
