import { borders } from '@rapideditor/country-coder'
import { areaOfRings } from '../../geo/regions/area.ts'
import type { Region } from './region.ts'

type Feature = (typeof borders.features)[number]

/** The parts of the world that the UN's M49 knows ("Europe", "Southern Asia"), with their number. */
export function partsOfWorld(): (Region & { id: string })[] {
  const groups = groupsByCountry()
  return borders.features.flatMap(({ properties: { id, nameEn, level, iso1A2 } }) => {
    const isPart = level === 'region' || level === 'subregion' || level === 'intermediateRegion'
    if (!isPart || !nameEn || iso1A2 || id === TWO_COUNTRIES) return []
    const countries = [...groups].flatMap(([code, list]) => (list.includes(id) ? [code] : []))
    const split = borders.features.filter(
      ({ properties: part }) => SPLIT.has(part.nameEn ?? '') && part.groups.includes(id),
    )
    const within = split.flatMap(({ properties: { country } }) => country ?? [])
    let areas: ReturnType<Region['areas']> | undefined
    const made = () => (areas ??= split.map(feature => areaOfRings(ringsOf(feature))))
    return [
      { id, name: nameEn, kind: 'region' as const, type: 'macro' as const, countries, within, boxes: [], areas: made },
    ]
  })
}

function ringsOf({ geometry }: Feature): number[][] {
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat().map(ring => ring.flat()) : []
}

/** The parts of the world that each country lies in, by its code. */
function groupsByCountry(): Map<string, readonly string[]> {
  const byName = new Map(borders.features.map(({ properties }) => [properties.nameEn, properties]))
  return new Map(
    borders.features.flatMap(({ properties: { iso1A2: code, groups } }) =>
      code ? [[code, byName.get(MAINLANDS[code] ?? '')?.groups ?? groups] as const] : [],
    ),
  )
}

/** Countries with parts on several continents count where this part of them lies; the others have codes of their own. */
const MAINLANDS: Readonly<Record<string, string>> = {
  DK: 'Denmark',
  ES: 'Peninsular Spain',
  FR: 'Metropolitan France',
  GB: 'England',
  NL: 'Netherlands',
  NO: 'Mainland Norway',
  NZ: 'South Island',
  US: 'Contiguous United States',
}

/** "Australia and New Zealand": people mean the two countries, without the islands of Antarctica. */
const TWO_COUNTRIES = '053'

/** Parts of countries that count for themselves. */
const SPLIT: ReadonlySet<string> = new Set(['European Russia', 'Asian Russia', 'Hawaii'])
