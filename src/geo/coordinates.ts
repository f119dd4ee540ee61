/** A place on the globe in degrees, WGS 84. */
export type Coordinates = { latitude: number; longitude: number }
