// Whether one may enter or land, and when: only what the objects themselves say counts, and "no" wins.
import type { Ban } from '../collect/areas/bans.ts'
import type { Merged } from '../collect/candidates/merge.ts'
import type { Tags } from '../elements.ts'
import { ISLANDS } from '../kinds.ts'
import { isClosedOnFoot, isOpened, needsPermitToEnter } from '../permission/access-words.ts'
import { forbidsEntry } from '../permission/prohibitions.ts'
import { closedSeason } from '../permission/seasons.ts'
import { objectsOf } from './objects.ts'

export type Entry = {
  /** Nobody may enter or land, or only with a permit. */
  isForbidden: boolean
  /** What a description says of it; null where there is nothing to say. */
  said: string | null
}

/** Tells what the objects of a spot say of entering it, and the areas around it where the winner does not say to be open. */
export function entryOf(spot: Merged, bans: readonly Ban[]): Entry {
  const all = objectsOf(spot).map(({ tags }) => tags)
  const [entering, toEnter] = ISLANDS.has(spot.winner.kind) ? ['landing', 'to land'] : ['entering', 'to enter']
  if (all.some(isForbiddenBy)) return { isForbidden: true, said: `${entering} is forbidden` }
  if (all.some(needsPermitToEnter)) return { isForbidden: true, said: `a permit is needed ${toEnter}` }
  const { access, foot } = spot.winner.tags
  if (bans.includes('entry') && !isOpened(access) && !isOpened(foot)) {
    return { isForbidden: true, said: 'it lies in an area that is not open to the public' }
  }
  const season = all.map(closedSeason).find(season => season !== undefined)
  if (season === undefined) return { isForbidden: false, said: null }
  const what = season.isByPermit ? `a permit is needed ${toEnter}` : `${entering} is forbidden`
  return { isForbidden: false, said: `${what} ${season.when}` }
}

/** An object that is closed as a whole (access=no) is no spot at all. */
function isForbiddenBy(tags: Tags): boolean {
  if (isClosedOnFoot(tags)) return true
  for (const key in tags) if (DESCRIPTION.test(key) && forbidsEntry(tags[key] ?? '')) return true
  return false
}

const DESCRIPTION = /^(description(:[a-z]{2,3})?|access:(note|description))$/
