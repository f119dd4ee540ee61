// What a visitor may do: enter, make a fire, and what it costs. Only what the object itself says counts, and "no" wins.
import type { NearbyFeature } from '../collect/nearby.ts'
import type { Merged } from '../collect/merge.ts'
import type { SpotKind } from '../kinds.ts'
import { firstTags, objectsOf } from './objects.ts'

export function accessOf(spot: Merged): 'free' | 'paid' | null {
  const { fee, charge } = firstTags(spot, ['fee', 'charge'])
  if (fee === 'no') return 'free'
  return fee === 'yes' || /\d/.test(fee ?? '') || charge !== undefined ? 'paid' : null
}

/** Keys that forbid to go there; an object that is closed as a whole (access=no) is no spot at all. */
const FORBIDDING = ['foot', 'landing', 'access:foot', 'access:landing'] as const
const FORBIDDEN_WORDS =
  /\b(no|forbidden|prohibited)\W+(\w+\W+){0,3}(landing|entry)\b|\blanding\W+(\w+\W+){0,2}(forbidden|prohibited|not)\b/i

/** Tells whether the object says that nobody may enter it or land on it. */
export function isForbidden(spot: Merged): boolean {
  return objectsOf(spot).some(
    ({ tags }) =>
      FORBIDDING.some(key => /^(no|private|forbidden|prohibited)$/.test(tags[key] ?? '')) ||
      FORBIDDEN_WORDS.test(tags['description:en'] ?? tags['description'] ?? ''),
  )
}

/** Where one rests outdoors: only there does a fireplace near by say something of the spot. */
const REST_KINDS: ReadonlySet<SpotKind> = new Set(['picnic-site', 'camp-site', 'viewpoint'])
const SITE_KINDS: ReadonlySet<SpotKind> = new Set(['picnic-site', 'camp-site'])

/**
 * Tells whether open fire is allowed: what the object says, a fireplace of a picnic or camp site (not one of a hut,
 * which is indoors), a fire pit near a place to rest. "no" wins.
 */
export function fireOf(spot: Merged, near: readonly NearbyFeature[]): 'allowed' | 'prohibited' | null {
  const all = objectsOf(spot)
  if (all.some(({ tags }) => tags['openfire'] === 'no')) return 'prohibited'
  const isSaid = all.some(({ tags }) => /^(yes|designated|permissive)$/.test(tags['openfire'] ?? ''))
  return isSaid || hasFirepit(spot, near) ? 'allowed' : null
}

export function hasFirepit(spot: Merged, near: readonly NearbyFeature[]): boolean {
  const all = objectsOf(spot)
  if (all.some(({ tags }) => ['openfire', 'firepit', 'fireplace'].some(key => tags[key] === 'no'))) return false
  if (all.some(({ tags }) => tags['leisure'] === 'firepit')) return true
  const ofSite = all.filter(({ kind }) => SITE_KINDS.has(kind))
  if (ofSite.some(({ tags }) => tags['fireplace'] === 'yes' || tags['firepit'] === 'yes')) return true
  return REST_KINDS.has(spot.winner.kind) && near.some(({ rule }) => rule.isFirepit)
}
