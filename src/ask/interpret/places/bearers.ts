import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Region } from '../../../index/regions/region.ts'
import { countriesOf, countryWithArticle } from '../../../index/regions/regions.ts'
import type { Span } from '../../recognise/spans.ts'

/** Chooses of two regions of a name the one that the question tells: "Georgia, the state", "Georgia near Atlanta". */
export function withBearers(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) => {
    const { meaning } = span
    if (meaning.is !== 'name' || !meaning.named.region) return span
    const { region, namesakes = [] } = meaning.named
    const meant = namesakes.find(other => isTold(spans, at, region, other))
    if (!meant) return span
    const named = { ...meaning.named, region: inItsCountry(meant, region), namesakes: [], part: [] }
    return { ...span, meaning: { ...meaning, named } }
  })
}

function isTold(spans: readonly Span[], at: number, region: Region, other: Region): boolean {
  if (region.type === 'country' && other.type === 'unit' && spans.some(isState)) return true
  return spans.some(({ meaning }, i) => {
    if (i === at || meaning.is !== 'name' || meaning.named.region) return false
    const [largest] = meaning.named.settlements.toSorted((a, b) => b.population - a.population)
    return largest !== undefined && isIn(other, largest, true) && !isIn(region, largest, false)
  })
}

/** "Georgia (the United States)", where the other is a country. */
function inItsCountry(meant: Region, other: Region): Region {
  const [code] = countriesOf(meant)
  const country = code === undefined ? undefined : countryWithArticle(code)
  return other.type === 'country' && country !== undefined ? { ...meant, name: `${meant.name} (${country})` } : meant
}

/** A part of a country: "the state", "le département". */
function isState({ typed }: Span): boolean {
  return STATE.test(typed)
}

const STATE = /^(us )?(state|province|bundesstaat|bundesland|provinz|état|province|estado|provincia|stato)$/i

/** Whether a point lies in a region; one without an area has its countries alone, which may be taken for it. */
function isIn({ areas, boxes, countries, within }: Region, town: Coordinates & { country: string }, isPart: boolean) {
  const { latitude, longitude } = town
  if (countries.includes(town.country)) return true
  const parts = areas()
  if (parts.length > 0) return parts.some(({ contains }) => contains({ latitude, longitude }))
  const isInBox = boxes.some(
    ({ south, north, west, east }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
  return isInBox || (isPart && boxes.length === 0 && within.includes(town.country))
}
