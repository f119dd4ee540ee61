import type { Coordinates } from '../../geo/coordinates.ts'
import { distanceKm, FARTHEST_KM } from '../../geo/distance.ts'
import type { Box } from '../../geo/box.ts'
import { havOfKm, DistanceOrigin, type Parallel, CircleWidth, HAV_ERROR } from '../../geo/haversine.ts'

/**
 * Longitudes from `from` to `to`, both included, within ±180 degrees. Those between `sureFrom` and `sureTo`, neither
 * included, are surely in the area, at every latitude of the strip.
 */
export type Span = { from: number; to: number; sureFrom: number; sureTo: number }

/** An area of the globe; degrees. */
export type Area = {
  readonly south: number
  readonly north: number
  /** The longitudes that it may hold between two latitudes, from west to east. */
  spans(low: Parallel, high: Parallel): readonly Span[]
  holds(longitude: number, latitude: number): boolean
  /** Judges a place that is known up to a slack: 'unsure' only at the edge. */
  judge(longitude: number, latitude: number, slack: Slack): 'in' | 'out' | 'unsure'
}

/** How far off a place may be, in degrees, and how much its haversine to another (haversine.ts) changes by that. */
export type Slack = { longitude: number; latitude: number; hav: number }

/** Returns the slack of these degrees, with room for rounding. */
export function slackOf(longitude: number, latitude: number): Slack {
  // Along the globe the hav changes by half of an angle at most.
  return {
    longitude: longitude + ROUNDING_DEGREES,
    latitude: latitude + ROUNDING_DEGREES,
    hav: ((longitude + latitude + ROUNDING_DEGREES) * Math.PI) / 360,
  }
}

/** A box of the filters, which may span the antimeridian. */
export function boxArea({ west, south, east, north }: Box): Area {
  const isWithin = west <= east
  const edges = isWithin
    ? [[west, east]]
    : [
        [-180, east],
        [west, 180],
      ] // prettier-ignore
  const spans = edges.map(([from = west, to = east]) => ({
    from,
    to,
    sureFrom: from === -180 ? -Infinity : from,
    sureTo: to === 180 ? Infinity : to,
  }))
  const unsure = spans.map(span => ({ ...span, ...NONE_SURE }))
  return {
    south,
    north,
    spans: (low, high) => (low.degrees >= south && high.degrees <= north ? spans : unsure),
    holds(longitude, latitude) {
      if (latitude < south || latitude > north) return false
      return isWithin ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
    },
    judge(longitude, latitude, slack) {
      if (latitude < south - slack.latitude || latitude > north + slack.latitude) return 'out'
      const isHigh = latitude > south + slack.latitude && latitude < north - slack.latitude
      for (const span of spans) {
        if (longitude < span.from - slack.longitude || longitude > span.to + slack.longitude) continue
        const isDeep = longitude > span.sureFrom + slack.longitude && longitude < span.sureTo - slack.longitude
        return isHigh && isDeep ? 'in' : 'unsure'
      }
      return 'out'
    },
  }
}

/** The places at most `radiusKm` from another. */
export function circleArea(from: Coordinates, radiusKm: number): Area {
  const origin = new DistanceOrigin(from)
  const hav = havOfKm(radiusKm)
  const width = new CircleWidth(origin, hav)
  const angle = Math.min(180, (radiusKm / FARTHEST_KM) * 180) + ROUNDING_DEGREES
  return {
    south: origin.latitude - angle,
    north: origin.latitude + angle,
    spans: (low, high) => spansAround(origin.longitude, width.inner(low, high), width.outer(low, high)),
    holds(longitude, latitude) {
      const away = origin.approximateHav(longitude, latitude)
      if (away > hav + HAV_ERROR) return false
      return away < hav - HAV_ERROR || distanceKm({ longitude, latitude }, from) <= radiusKm
    },
    judge(longitude, latitude, slack) {
      const difference = origin.approximateHav(longitude, latitude) - hav
      if (Math.abs(difference) <= HAV_ERROR + slack.hav) return 'unsure'
      return difference < 0 ? 'in' : 'out'
    },
  }
}

/** A latitude's rounding, with much to spare. */
const ROUNDING_DEGREES = 1e-9
const NONE_SURE = { sureFrom: Infinity, sureTo: -Infinity }

/** The spans that lie at most `outer` degrees from a meridian, surely in when less than `inner`. */
export function spansAround(longitude: number, inner: number, outer: number): Span[] {
  if (outer < 0) return []
  if (inner >= 180) return [{ from: -180, to: 180, sureFrom: -Infinity, sureTo: Infinity }]
  const spans: Span[] = []
  for (let meridian = longitude - 360; meridian <= 540; meridian += 360) {
    const [from, to] = [Math.max(-180, meridian - outer), Math.min(180, meridian + outer)]
    if (from > to) continue
    spans.push({ from, to, sureFrom: inner < 0 ? Infinity : meridian - inner, sureTo: meridian + inner })
  }
  return spans
}
