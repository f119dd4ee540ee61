import { type Box, isInBox } from '../../geo/box.ts'
import { type GeoNames, readGeoNames } from '../../geo/geonames.ts'

/** 10⁻⁷ degrees. */
export type City = { name: string; people: number; x: number; y: number }

/** GeoNames counts in 10⁻⁵ degrees. */
const TO_E7 = 100

let known: GeoNames | undefined

/** Returns the cities in a box of 10⁻⁷ degrees: reads them once, and looks at each. */
export function geoNamesIn(box: Box): City[] {
  const { names, nameStarts, latitudes, longitudes, people } = (known ??= readGeoNames())
  const text = Buffer.from(names.buffer, names.byteOffset, names.length)
  const found: City[] = []
  for (let i = 0; i < people.length; i++) {
    const [x, y] = [(longitudes[i] ?? 0) * TO_E7, (latitudes[i] ?? 0) * TO_E7]
    if (!isInBox(box, x, y)) continue
    found.push({ name: text.toString('utf8', nameStarts[i], nameStarts[i + 1]), people: people[i] ?? 0, x, y })
  }
  return found
}
