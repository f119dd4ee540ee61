// What tags say of the price of a visit: https://wiki.openstreetmap.org/wiki/Key:fee and Key:charge.
import type { Tags } from '../elements.ts'
import { isForCustomers, isNo, valuesOf } from './access-words.ts'

const PRICE_KEYS = ['fee', 'charge'] as const

/** Tells whether an object says that one pays: `fee=yes`, or a number above 0 as its fee or charge. */
export function isPaid(tags: Tags): boolean {
  return PRICE_KEYS.some(key => valuesOf(tags[key]).some(value => value === 'yes' || isAmount(value)))
}

/** Tells whether an object says that nobody ever pays: not only at some times, and not only the guests of a house. */
export function isFree(tags: Tags): boolean {
  if (isPaid(tags) || isForCustomers(tags['access'])) return false
  if (isSometimesPaid(tags)) return false
  return valuesOf(tags['fee']).length === 1 && (isNo(tags['fee']) || isNothing(tags['fee'] ?? ''))
}

/** Tells whether an object says that one pays at some times, or at some others does not. */
export function isSometimesPaid(tags: Tags): boolean {
  return PRICE_KEYS.some(key => tags[`${key}:conditional`] !== undefined)
}

function isAmount(value: string): boolean {
  return !isNothing(value) && /[1-9]/.test(value)
}

/** `0`, `0.00`, `0 EUR`. */
function isNothing(value: string): boolean {
  return /^\D*0+(?:[.,]0+)?\D*$/.test(value)
}
