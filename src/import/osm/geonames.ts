import { type Box, isInBox } from '../../geo/box.ts'
import { type GeoNamesFile, readGeoNamesFile } from '../../geo/geonames.ts'

/** 10⁻⁷ degrees. */
export type City = { name: string; people: number; x: number; y: number }

/** GeoNames counts in 10⁻⁵ degrees. */
const TO_E7 = 100

let known: GeoNamesFile | undefined

/** Returns the cities in a box of 10⁻⁷ degrees: reads them once, and looks at each. */
export function geoNamesIn(box: Box): City[] {
  const { file, nameStarts, nameEnds, latitudes, longitudes, people } = (known ??= readGeoNamesFile())
  const found: City[] = []
  for (let i = 0; i < people.length; i++) {
    const x = (longitudes[i] ?? 0) * TO_E7
    const y = (latitudes[i] ?? 0) * TO_E7
    if (!isInBox(box, x, y)) continue
    found.push({ name: file.toString('utf8', nameStarts[i], nameEnds[i]), people: people[i] ?? 0, x, y })
  }
  return found
}
