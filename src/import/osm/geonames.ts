import { type Box, isInBox } from '../../geo/box.ts'
import { type GeoNamesPositions, readGeoNamesPositions } from '../../geo/geonames.ts'

/** 10⁻⁷ degrees. */
export type City = { name: string; people: number; x: number; y: number }

/** GeoNames counts in 10⁻⁵ degrees. */
const TO_E7 = 100

let known: GeoNamesPositions | undefined

/** Returns the cities in a box of 10⁻⁷ degrees, those that are wanted by where they are: reads them once, and looks at each. */
export function geoNamesIn(box: Box, isWanted = (_x: number, _y: number): boolean => true): City[] {
  const { latitudes, longitudes, placeAt } = (known ??= readGeoNamesPositions())
  const found: City[] = []
  for (let i = 0; i < latitudes.length; i++) {
    const x = (longitudes[i] ?? 0) * TO_E7
    const y = (latitudes[i] ?? 0) * TO_E7
    if (!isInBox(box, x, y) || !isWanted(x, y)) continue
    found.push({ ...placeAt(i), x, y })
  }
  return found
}
