// The haversine formula taken apart, for bounds and for a first look that costs no trigonometric call.
import type { Coordinates } from '../spots/distance.ts'
import { FARTHEST_KM } from './geo-box.ts'

const RADIANS = Math.PI / 180
/** How far off `Here.roughly` may be, and how far off the formula itself, whose arc sine is not taken here. */
export const ROUGHNESS = 1e-10
const ROUNDING = 1e-12

/** Returns what the formula takes the arc sine of at a distance: rising, 0 here, 1 at the antipode. */
export function chordAt(km: number): number {
  return km >= FARTHEST_KM ? 1 : Math.sin(((km / FARTHEST_KM) * Math.PI) / 2) ** 2
}

/** Half-widths in degrees of longitude: nearer to the meridian all is within a distance, farther away nothing. */
export type HalfWidths = { inner: number; outer: number }

/** A place that distances are asked from. */
export class Here {
  readonly longitude: number
  readonly latitude: number
  readonly #radians: number
  readonly #cosine: number

  constructor({ longitude, latitude }: Coordinates) {
    this.longitude = longitude
    this.latitude = latitude
    this.#radians = latitude * RADIANS
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

  /** Tells how far a distance, by its chord, reaches to east and west at a latitude; below 0: not to it. */
  halfWidths(chord: number, latitude: number): HalfWidths {
    const rise = Math.sin((latitude * RADIANS - this.#radians) / 2)
    const left = chord - rise * rise
    const cosines = Math.max(this.#cosine * Math.cos(latitude * RADIANS), Number.MIN_VALUE)
    return { inner: degreesOf((left - ROUNDING) / cosines), outer: degreesOf((left + ROUNDING) / cosines) }
  }

  /** Returns where a meridian only touches the circle: there it is widest, or, beyond half of the globe, narrowest. */
  touch(chord: number): number {
    return Math.asin(Math.sin(this.#radians) / (1 - 2 * chord)) / RADIANS
  }
}

function degreesOf(share: number): number {
  if (share < 0) return -1
  return share >= 1 ? 180 : (2 * Math.asin(Math.sqrt(share))) / RADIANS
}

/** The sine's series, up to a quarter turn: what it leaves out is less than 1e-11. */
function sine(x: number): number {
  const y = x * x
  const tail =
    y * (-1 / 5040 + y * (1 / 362_880 + y * (-1 / 39_916_800 + y * (1 / 6_227_020_800 - y / 1_307_674_368_000))))
  return x * (1 + y * (-1 / 6 + y * (1 / 120 + tail)))
}
