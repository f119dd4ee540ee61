import { distanceKm } from '../../geo/distance.ts'
import type { Region } from '../../index/regions/region.ts'
import { boxOfCountry } from '../../index/regions/countries.ts'
import { countriesOf } from '../../index/regions/regions.ts'
import type { Condition } from '../query.ts'

/** Tells whether a region is a river, and not its delta or valley. */
export function isRiver({ type, name }: Region): boolean {
  return type === 'river' && !/\b(Delta|Valley|gorge)$/.test(name)
}

/** Rivers along which something is looked for: their course is kept in few points, and what lies up to 35 km from it counts. */
export function riversIn(conditions: readonly Condition[]): readonly Region[] {
  return conditions.flatMap(condition =>
    condition.on === 'place' && !condition.isNegated
      ? condition.places.flatMap(({ region }) => (region && isRiver(region) ? [region] : []))
      : [],
  )
}

/** Farther from its course than this nothing is along a river, in km: as far apart are the points that it is kept in. */
const COARSE_KM = 35

/** Tells whether so small an area is looked in that all of it would be along the river: what is, cannot be told there. */
export function isRiverTooCoarse(conditions: readonly Condition[]): boolean {
  return riversIn(conditions).length > 0 && conditions.some(isSmall)
}

function isSmall(condition: Condition): boolean {
  if (condition.on === 'near' || condition.on === 'around') return !condition.isNegated && condition.km <= COARSE_KM
  if (condition.on !== 'place' || condition.isNegated) return false
  return condition.places.every(({ region, radiusKm }) =>
    region === null ? radiusKm <= COARSE_KM : !isRiver(region) && extentKm(region) <= 2 * COARSE_KM,
  )
}

/** From corner to corner. */
function extentKm(region: Region): number {
  const [code] = countriesOf(region)
  const land = region.type === 'country' && code !== undefined ? boxOfCountry(code) : undefined
  const boxes = land ? [land] : region.boxes
  if (boxes.length === 0) return Infinity
  const [south, north] = [Math.min(...boxes.map(box => box.south)), Math.max(...boxes.map(box => box.north))]
  const [west, east] = [Math.min(...boxes.map(box => box.west)), Math.max(...boxes.map(box => box.east))]
  return distanceKm({ latitude: south, longitude: west }, { latitude: north, longitude: east })
}
