// What a visit costs, and whether a visitor may make a fire. Only what the object itself says counts, and "no" wins.
import type { Ban } from '../collect/areas/bans.ts'
import type { NearbyFeature } from '../collect/nearby/nearby.ts'
import type { Merged } from '../collect/candidates/merge.ts'
import type { SpotKind } from '../kinds.ts'
import { isNo, isOpened } from '../permission/access-words.ts'
import { isFree, isPaid, isSometimesPaid } from '../permission/price.ts'
import { isUsable } from '../permission/usable.ts'
import { objectsOf } from './objects.ts'

/** Free is what the winner itself says to be, and no object to cost anything. */
export function accessOf(spot: Merged): 'free' | 'paid' | null {
  if (objectsOf(spot).some(({ tags }) => isPaid(tags))) return 'paid'
  return objectsOf(spot).every(({ tags }) => !isSometimesPaid(tags)) && isFree(spot.winner.tags) ? 'free' : null
}

/** Where one rests outdoors: only there does a fireplace near by say something of the spot. */
const REST_KINDS: ReadonlySet<SpotKind> = new Set(['picnic-site', 'camp-site', 'viewpoint'])
const SITE_KINDS: ReadonlySet<SpotKind> = new Set(['picnic-site', 'camp-site'])

/**
 * Tells whether open fire is allowed: what the object says, a fireplace of a picnic or camp site (not one of a hut,
 * which is indoors), a fire pit near a place to rest. "no" wins, also that of an area around.
 */
export function fireOf(
  spot: Merged,
  near: readonly NearbyFeature[],
  bans: readonly Ban[],
): 'allowed' | 'prohibited' | null {
  const all = objectsOf(spot)
  if (bans.includes('fire') || all.some(({ tags }) => isNo(tags['openfire']))) return 'prohibited'
  const isSaid = all.some(({ tags }) => isOpened(tags['openfire']))
  return isSaid || hasFirepit(spot, near) ? 'allowed' : null
}

/** Tells whether a spot has a fireplace, also where open fire is forbidden, which is told beside it. */
export function hasFireplace(spot: Merged): boolean {
  const all = objectsOf(spot)
  if (all.some(({ tags }) => ['firepit', 'fireplace'].some(key => isNo(tags[key])))) return false
  if (all.some(({ tags }) => tags['leisure'] === 'firepit' && isUsable(tags))) return true
  const ofSite = all.filter(({ kind }) => SITE_KINDS.has(kind))
  return ofSite.some(({ tags }) => tags['fireplace'] === 'yes' || tags['firepit'] === 'yes')
}

export function hasFirepit(spot: Merged, near: readonly NearbyFeature[]): boolean {
  const all = objectsOf(spot)
  if (all.some(({ tags }) => ['openfire', 'firepit', 'fireplace'].some(key => isNo(tags[key])))) return false
  if (hasFireplace(spot)) return true
  if (near.some(({ rule }) => rule.forbidsFire)) return false
  return REST_KINDS.has(spot.winner.kind) && near.some(({ rule }) => rule.isFirepit)
}
