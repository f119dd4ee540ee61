import type { Coordinates } from '../geo/distance.ts'
import type { Directory } from '../http/service.ts'

/** Returns a point that the imported regions cover: the middle of the first that holds its own middle. */
export function coveredPoint({ index, atlas }: Pick<Directory, 'index' | 'atlas'>): Coordinates | null {
  const middles = index.sources.flatMap(({ coverage }) =>
    coverage
      ? [{ latitude: (coverage.south + coverage.north) / 2, longitude: (coverage.west + coverage.east) / 2 }]
      : [],
  )
  return middles.find(point => atlas.regionsAt(point).length > 0) ?? null
}
