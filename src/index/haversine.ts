// The haversine formula taken apart, for bounds and for a first look that costs no trigonometric call.
import type { Coordinates } from '../geo/distance.ts'
import { FARTHEST_KM } from './geo-box.ts'

const RADIANS = Math.PI / 180
/** How far off `Here.roughly` may be, and how far off the formula itself, whose arc sine is not taken here. */
export const ROUGHNESS = 1e-10
const ROUNDING = 1e-12

/** Returns what the formula takes the arc sine of at a distance: rising, 0 here, 1 at the antipode. */
export function chordAt(km: number): number {
  return km >= FARTHEST_KM ? 1 : Math.sin(((km / FARTHEST_KM) * Math.PI) / 2) ** 2
}

/** A latitude, with what it takes to reckon with it. */
export type Parallel = { degrees: number; sine: number; cosine: number }

export function parallelAt(degrees: number): Parallel {
  return { degrees, sine: Math.sin(degrees * RADIANS), cosine: Math.cos(degrees * RADIANS) }
}

/** A place that distances are asked from. */
export class Here {
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

  /** Returns the chord from here, as chordAt tells it. */
  roughly(longitude: number, latitude: number): number {
    const turned = Math.abs(longitude - this.longitude)
    const across = sine((turned > 180 ? 360 - turned : turned) * (RADIANS / 2))
    const radians = latitude * RADIANS
    const along = sine((radians - this.#radians) / 2)
    return along * along + this.#cosine * sine(Math.PI / 2 - Math.abs(radians)) * across * across
  }

  /** How far to east and west a distance, by its chord, reaches at a latitude, in degrees; below 0: not to it. */
  halfWidth(chord: number, { sine, cosine }: Parallel): number {
    const left = chord - (1 - this.#cosine * cosine - this.#sine * sine) / 2
    if (left < 0) return -1
    const share = left / Math.max(this.#cosine * cosine, Number.MIN_VALUE)
    return share >= 1 ? 180 : (2 * Math.asin(Math.sqrt(share))) / RADIANS
  }

  /** Returns where a meridian only touches the circle: there it is widest, or, beyond half of the globe, narrowest. */
  touch(chord: number): number {
    return Math.asin(this.#sine / (1 - 2 * chord)) / RADIANS
  }
}

/** How far a distance, by its chord, reaches to east and west between two latitudes. */
export class Reach {
  readonly #here: Here
  readonly #chord: number
  readonly #touch: Parallel

  constructor(here: Here, chord: number) {
    this.#here = here
    this.#chord = chord
    this.#touch = parallelAt(here.touch(chord))
  }

  /** Nearer than this to the meridian all is within the distance; below 0: not all is at any longitude. */
  inner(low: Parallel, high: Parallel): number {
    const [here, chord] = [this.#here, this.#chord - ROUNDING]
    const least = Math.min(here.halfWidth(chord, low), here.halfWidth(chord, high))
    return this.#touches(low, high) ? Math.min(least, here.halfWidth(chord, this.#touch)) : least
  }

  /** Farther than this from the meridian nothing is within the distance; below 0: nothing at all is. */
  outer(low: Parallel, high: Parallel): number {
    const [here, chord] = [this.#here, this.#chord + ROUNDING]
    const most = Math.max(here.halfWidth(chord, low), here.halfWidth(chord, high))
    return this.#touches(low, high) ? Math.max(most, here.halfWidth(chord, this.#touch)) : most
  }

  /** Between the latitudes a meridian may only touch the circle. */
  #touches(low: Parallel, high: Parallel): boolean {
    const { degrees } = this.#touch
    return degrees >= low.degrees - TOUCH_DEGREES && degrees <= high.degrees + TOUCH_DEGREES
  }
}

/** So near to them the place of the touch, which is rounded, counts as between. */
const TOUCH_DEGREES = 1e-5

/** The sine's series, up to a quarter turn: what it leaves out is less than 1e-11. */
function sine(x: number): number {
  const y = x * x
  const tail =
    y * (-1 / 5040 + y * (1 / 362_880 + y * (-1 / 39_916_800 + y * (1 / 6_227_020_800 - y / 1_307_674_368_000))))
  return x * (1 + y * (-1 / 6 + y * (1 / 120 + tail)))
}
