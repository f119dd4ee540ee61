import type { Tags } from '../elements.ts'
import { isClosed, isClosedOnFoot, isForCustomers, isOpened, needsPermit } from './access-words.ts'

const LIFECYCLES = ['disused', 'abandoned', 'demolished', 'razed', 'removed', 'ruins', 'construction', 'proposed']
const OUT_OF_ORDER = /^(closed|broken|out_of_order|out_of_service|disused|abandoned|not_operational|dry|off|no)\b/i
const STATES = ['operational_status', 'opening_hours', 'condition', 'status']

/** Tells whether visitors may use a thing, as far as its tags say: it is open to them, and still works. */
export function isUsable(tags: Tags): boolean {
  if (isClosed(tags['access']) || isForCustomers(tags['access'])) return false
  if (needsPermit(tags['access']) || tags['locked'] === 'yes') return false
  return !isGone(tags) && !STATES.some(key => OUT_OF_ORDER.test(tags[key] ?? ''))
}

/** Tells whether a hut is known to be open to whoever comes: not locked, and nothing to book. */
export function isOpenHut(tags: Tags): boolean {
  return !isShutHut(tags) && (tags['locked'] === 'no' || isOpened(tags['access']))
}

/** Tells whether a hut is known not to be. */
export function isShutHut(tags: Tags): boolean {
  const isBooked = !/^(no|recommended)$/.test(tags['reservation'] ?? 'no')
  return isBooked || !isUsable(tags) || isClosedOnFoot(tags)
}

/** Tells whether a thing is no longer, or not yet, what its tags say: `disused=yes`, or a street or a shop being built. */
export function isGone(tags: Tags): boolean {
  return LIFECYCLES.some(key => tags[key] !== undefined && tags[key] !== 'no')
}
