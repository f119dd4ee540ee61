// The haversine formula in parts: for bounds, and for a first comparison that costs no trigonometric call.
// "Hav" below is hav θ, the value whose arc sine the formula takes: 0 at the origin, 1 at its antipode.
import type { Coordinates } from './coordinates.ts'
import { FARTHEST_KM } from './distance.ts'

const RADIANS = Math.PI / 180
/** The error of `DistanceOrigin.approximateHav`, at most. */
export const HAV_ERROR = 1e-10
/** The error of the formula itself, by rounding, at most. */
const ROUNDING = 1e-12

/** Returns the hav of a distance; it rises with the distance. */
export function havOfKm(km: number): number {
  return km >= FARTHEST_KM ? 1 : Math.sin(((km / FARTHEST_KM) * Math.PI) / 2) ** 2
}

/** A latitude with its sine and cosine. */
export type Parallel = { degrees: number; sine: number; cosine: number }

export function parallelAt(degrees: number): Parallel {
  return { degrees, sine: Math.sin(degrees * RADIANS), cosine: Math.cos(degrees * RADIANS) }
}

/** A point that distances are measured from. */
export class DistanceOrigin {
  readonly longitude: number
  readonly latitude: number
  readonly #radians: number
  readonly #sine: number
  readonly #cosine: number

  constructor({ longitude, latitude }: Coordinates) {
    this.longitude = longitude
    this.latitude = latitude
    this.#radians = latitude * RADIANS
    this.#sine = Math.sin(this.#radians)
    this.#cosine = Math.cos(this.#radians)
  }

  /** Returns the hav of the distance to a point, within `HAV_ERROR`. */
  approximateHav(longitude: number, latitude: number): number {
    const turned = Math.abs(longitude - this.longitude)
    const across = sine((turned > 180 ? 360 - turned : turned) * (RADIANS / 2))
    const radians = latitude * RADIANS
    const along = sine((radians - this.#radians) / 2)
    return along * along + this.#cosine * sine(Math.PI / 2 - Math.abs(radians)) * across * across
  }

  /**
   * Returns half the width of the circle of a hav along a parallel, in degrees of longitude; below 0 where the circle
   * does not reach the parallel.
   */
  halfWidth(hav: number, { sine, cosine }: Parallel): number {
    const left = hav - (1 - this.#cosine * cosine - this.#sine * sine) / 2
    if (left < 0) return -1
    const share = left / Math.max(this.#cosine * cosine, Number.MIN_VALUE)
    return share >= 1 ? 180 : (2 * Math.asin(Math.sqrt(share))) / RADIANS
  }

  /** Returns the latitude at which a meridian is tangent to the circle: its widest, beyond a hemisphere its narrowest. */
  tangentLatitude(hav: number): number {
    return Math.asin(this.#sine / (1 - 2 * hav)) / RADIANS
  }
}

/** Half the width, in degrees of longitude, of the circle of a hav around an origin, between two parallels. */
export class CircleWidth {
  readonly #origin: DistanceOrigin
  readonly #hav: number
  readonly #tangent: Parallel

  constructor(origin: DistanceOrigin, hav: number) {
    this.#origin = origin
    this.#hav = hav
    this.#tangent = parallelAt(origin.tangentLatitude(hav))
  }

  /** Points nearer than this to the origin's meridian are all within the circle; below 0 where that holds for none. */
  inner(low: Parallel, high: Parallel): number {
    const [origin, hav] = [this.#origin, this.#hav - ROUNDING]
    const least = Math.min(origin.halfWidth(hav, low), origin.halfWidth(hav, high))
    return this.#isTangentBetween(low, high) ? Math.min(least, origin.halfWidth(hav, this.#tangent)) : least
  }

  /** Points farther than this from the origin's meridian are all outside; below 0 where the whole strip is. */
  outer(low: Parallel, high: Parallel): number {
    const [origin, hav] = [this.#origin, this.#hav + ROUNDING]
    const most = Math.max(origin.halfWidth(hav, low), origin.halfWidth(hav, high))
    return this.#isTangentBetween(low, high) ? Math.max(most, origin.halfWidth(hav, this.#tangent)) : most
  }

  /** Whether the latitude of the tangent may lie between the parallels. */
  #isTangentBetween(low: Parallel, high: Parallel): boolean {
    const { degrees } = this.#tangent
    return degrees >= low.degrees - TANGENT_SLACK && degrees <= high.degrees + TANGENT_SLACK
  }
}

/** Degrees by which the latitude of the tangent, which is rounded, may miss the parallels. */
const TANGENT_SLACK = 1e-5

/** Returns the sine by its series, for angles up to a quarter turn; the rest of the series is less than 1e-11. */
function sine(x: number): number {
  const y = x * x
  const tail =
    y * (-1 / 5040 + y * (1 / 362_880 + y * (-1 / 39_916_800 + y * (1 / 6_227_020_800 - y / 1_307_674_368_000))))
  return x * (1 + y * (-1 / 6 + y * (1 / 120 + tail)))
}
