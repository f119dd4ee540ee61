import { SCENERY, type Scenery } from '../../spots/scenery.ts'
import type { SpotRecord } from '../../spots/spot.ts'

/** The searched fields, each with how much a word in it counts, and what of a spot stands in it. */
export const FIELDS = [
  { name: 'name', weight: 8, text: (spot: SpotRecord) => [spot.name, ...spot.otherNames] },
  {
    name: 'signals',
    weight: 4,
    text: (spot: SpotRecord) => [...spot.tags, ...spot.activities, ...scenerySignals(spot)],
  },
  { name: 'place', weight: 3, text: (spot: SpotRecord) => (spot.place === null ? [] : [spot.place]) },
  { name: 'description', weight: 1, text: (spot: SpotRecord) => (spot.description === null ? [] : [spot.description]) },
] as const

function scenerySignals({ sceneryType }: SpotRecord): string[] {
  if (sceneryType === null) return []
  return [sceneryType, ...(sceneryType in SCENERY ? SCENERY[sceneryType as Scenery] : [])]
}
