import type { Merged } from '../collect/candidates/merge.ts'
import type { FeatureRule } from '../collect/nearby/features.ts'
import type { NearbyFeature } from '../collect/nearby/nearby.ts'
import type { Tags } from '../elements.ts'
import { ISLANDS } from '../kinds.ts'
import { isOpened, needsPermit } from '../permission/access-words.ts'

export const UNVISITED = 'an island that nobody is known to visit'

/** A larger island has more on it than a map of paths shows. */
const LARGE_M2 = 250_000
/** What only nature makes there. */
const OF_NATURE: ReadonlySet<FeatureRule['tag']> = new Set(['coast', 'river', 'waterfall'])

/**
 * Tells whether nothing says that an island may be visited: neither its tags, nor a path, a hut, a bench or the like on it.
 * A rock in the sea is no place to go to.
 */
export function isUnvisitedIsland({ winner, others }: Merged, near: readonly NearbyFeature[]): boolean {
  if (!ISLANDS.has(winner.kind) || winner.squareMetres >= LARGE_M2) return false
  const all = [winner, ...others]
  if (all.some(({ kind, tags }) => !ISLANDS.has(kind) || isVisited(tags))) return false
  return !near.some(({ rule, isInside }) => isInside && !OF_NATURE.has(rule.tag))
}

/** So small an island with a hotel on it is the hotel's. */
const HOTEL_ISLAND_M2 = 500_000

/** Tells whether an island is that of a hotel, where nobody but its guests may go. */
export function isHotelIsland({ winner }: Merged, near: readonly NearbyFeature[]): boolean {
  if (!ISLANDS.has(winner.kind) || winner.squareMetres >= HOTEL_ISLAND_M2) return false
  return near.some(({ rule, isInside }) => rule.isHotel === true && isInside)
}

function isVisited(tags: Tags): boolean {
  const { access, foot, tourism, leisure, population } = tags
  const isLetIn = isOpened(access) || isOpened(foot) || needsPermit(access)
  return isLetIn || tourism !== undefined || leisure !== undefined || Number(population) > 0
}
