import { countryNames } from '../../geo/country-names.ts'
import { SCENERY } from '../../spots/scenery.ts'
import type { SpotRecord } from '../../spots/spot.ts'
import { tableOf } from '../../text/table.ts'

/**
 * The searched fields, from the weightiest down, and what of a spot stands in each. A word counts by the weightiest field
 * that has it: spots whose name has it are all as relevant, and so come quietest first.
 */
export const FIELDS = [
  { name: 'name', weight: 8, text: (spot: SpotRecord) => [spot.name, ...spot.otherNames] },
  {
    name: 'signals',
    weight: 4,
    text: (spot: SpotRecord) => [...spot.tags, ...spot.activities].flatMap(waysToWrite).concat(scenerySignals(spot)),
  },
  {
    name: 'place',
    weight: 3,
    text: ({ place, country }: SpotRecord) => [...(place === null ? [] : [place]), ...countryNames(country ?? '')],
  },
  { name: 'description', weight: 1, text: (spot: SpotRecord) => (spot.description === null ? [] : [spot.description]) },
] as const

/** A tag or an activity as it is, and as one word where it is of several: "bird-watching", "birdwatching". */
export function waysToWrite(tag: string): string[] {
  const joined = tag.replaceAll(/[- ]/g, '')
  return joined === tag ? [tag] : [tag, joined]
}

const SIGNALS = tableOf<readonly string[]>(SCENERY)

function scenerySignals({ sceneryType }: SpotRecord): string[] {
  if (sceneryType === null) return []
  return [sceneryType, ...(SIGNALS.get(sceneryType) ?? [])]
}
