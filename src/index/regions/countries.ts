import { type Box, uniteBoxes } from '../../geo/box.ts'
import { countryName } from '../../geo/countries.ts'
import { LANDS } from '../../geo/regions/lands.ts'
import type { Region } from './region.ts'

const WITH_ARTICLE =
  /^(Netherlands|Philippines|United |Gambia|Bahamas|Maldives|Seychelles|Democratic|Republic|Central African|Dominican Republic|Czech Republic|Vatican|Isle of|Americas|Caribbean|.* (Islands|States|Isles)$)/

/** Codes of lesser parts (IC, the Canary Islands) are not ISO's. */
const LEVELS: ReadonlySet<string> = new Set(['country', 'territory', 'region'])

/** The English names of countries as their borders have them, by code. */
export const officialNames: ReadonlyMap<string, string> = new Map(
  LANDS.flatMap(({ code, name, level }) => (code && name && LEVELS.has(level) ? [[code, name] as const] : [])),
)

let byCode: ReadonlyMap<string, Region> | undefined

/** All countries by their code. */
export function countries(): ReadonlyMap<string, Region> {
  return (byCode ??= new Map([...officialNames].map(([code, name]) => [code, countryRegion(code, name)])))
}

export function withArticle(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name
}

function countryRegion(code: string, nameEn: string): Region {
  const name = withArticle(countryName(code) ?? nameEn)
  return { name, kind: 'country', type: 'country', countries: [code], within: [], boxes: [], areas: () => [] }
}

/** The box around the land of a country; where it is known in parts, around the one with the longest border. */
export function boxOfCountry(code: string): Box | undefined {
  const own = LANDS.filter(land => land.code === code)
  const parts = LANDS.filter(({ country }) => country === code)
  const borders = [own, parts].map(all => all.flatMap(({ border }) => border ?? [])).find(found => found.length > 0)
  const [longest] = (borders ?? []).toSorted((a, b) => b.length - a.length)
  return longest?.box
}

/** The boxes around what a region is made of; none where its borders are not known. */
export function boxesOf({ boxes, areas, countries }: Region): readonly Box[] {
  return [...boxes, ...areas().map(({ box }) => box), ...countries.flatMap(code => boxOfCountry(code) ?? [])]
}

/** The box around a region; undefined where its borders are not known. */
export function boxAround(region: Region): Box | undefined {
  const boxes = boxesOf(region)
  return boxes.length > 0 ? uniteBoxes(boxes) : undefined
}
