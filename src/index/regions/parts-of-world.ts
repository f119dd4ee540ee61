import { LANDS } from '../../geo/regions/lands.ts'
import { areaOfRings } from '../../geo/regions/area.ts'
import type { Region } from './region.ts'

/** The parts of the world that the UN's M49 knows ("Europe", "Southern Asia"), with their number. */
export function partsOfWorld(): (Region & { id: string })[] {
  const groups = groupsByCountry()
  return LANDS.flatMap(({ id, name, level, code }) => {
    const isPart = level === 'region' || level === 'subregion' || level === 'intermediateRegion'
    if (!isPart || !name || code || id === TWO_COUNTRIES) return []
    const countries = [...groups].flatMap(([code, list]) => (list.includes(id) ? [code] : []))
    const split = LANDS.filter(land => SPLIT.has(land.name) && land.groups.includes(id))
    const within = split.flatMap(({ country }) => country ?? [])
    let areas: ReturnType<Region['areas']> | undefined
    const made = () => (areas ??= split.map(({ rings = [] }) => areaOfRings(rings)))
    return [{ id, name, kind: 'region' as const, type: 'macro' as const, countries, within, boxes: [], areas: made }]
  })
}

/** The parts of the world that each country lies in, by its code. */
function groupsByCountry(): Map<string, readonly string[]> {
  const byName = new Map(LANDS.map(land => [land.name, land]))
  return new Map(
    LANDS.flatMap(({ code, groups }) =>
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

/** Parts of countries that count for themselves; lands.json has their lines. */
const SPLIT: ReadonlySet<string> = new Set(['European Russia', 'Asian Russia', 'Hawaii'])
