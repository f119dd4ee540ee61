/** A place on the globe in degrees, WGS 84. */
export type Coordinates = { latitude: number; longitude: number }

/** Rounds degrees to about a metre. */
export function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
