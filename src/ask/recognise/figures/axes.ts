// How people write which of two degrees is which, and on which side of zero.

export type Axis = 'latitude' | 'longitude'

export const HEMISPHERES: ReadonlyMap<string, { axis: Axis; sign: 1 | -1 }> = new Map(
  Object.entries({
    n: { axis: 'latitude', sign: 1 },
    north: { axis: 'latitude', sign: 1 },
    s: { axis: 'latitude', sign: -1 },
    south: { axis: 'latitude', sign: -1 },
    e: { axis: 'longitude', sign: 1 },
    east: { axis: 'longitude', sign: 1 },
    w: { axis: 'longitude', sign: -1 },
    west: { axis: 'longitude', sign: -1 },
  } as const),
)

export const AXES: ReadonlyMap<string, Axis> = new Map(
  Object.entries({
    lat: 'latitude',
    latitude: 'latitude',
    latitudes: 'latitude',
    lon: 'longitude',
    lng: 'longitude',
    long: 'longitude',
    longitude: 'longitude',
    longitudes: 'longitude',
  } as const),
)
