/** Degrees, WGS 84. */
export const LATITUDE = { min: -90, max: 90 }
export const LONGITUDE = { min: -180, max: 180 }

/** A place as `decimals` reads it. */
export const POSITION = [LATITUDE, LONGITUDE]
export const POSITION_WORDS = {
  names: ['latitude', 'longitude'],
  expects: 'latitude,longitude in degrees (-90 to 90, -180 to 180), such as 42.56,1.52',
} as const
