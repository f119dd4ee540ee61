import type { Coordinates } from '../geo/coordinates.ts'
import type { Directory } from './directory.ts'

/** Returns a point that the imported regions cover: the middle of the first region that covers its middle. */
export function coveredPoint({ index, noiseMaps }: Pick<Directory, 'index' | 'noiseMaps'>): Coordinates | null {
  const middles = index.sources.flatMap(({ coverage }) =>
    coverage
      ? [{ latitude: (coverage.south + coverage.north) / 2, longitude: (coverage.west + coverage.east) / 2 }]
      : [],
  )
  return middles.find(point => noiseMaps.regionsAt(point).length > 0) ?? null
}
