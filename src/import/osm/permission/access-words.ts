// What tags say of who may go somewhere: https://wiki.openstreetmap.org/wiki/Key:access, and words that mappers write instead.
import type { Tags } from '../elements.ts'

/** Nobody of the public. */
const CLOSED = new Set(['no', 'private', 'military', 'forbidden', 'prohibited', 'restricted', 'closed', 'never'])
/** Those alone who belong there or work there. */
const OTHERS_ONLY = new Set([
  'members',
  'residents',
  'employees',
  'staff',
  'students',
  'delivery',
  'agricultural',
  'forestry',
  'emergency',
  'official',
])
const OPENED = new Set(['yes', 'permissive', 'public', 'designated'])
const NO = new Set(['no', 'forbidden', 'prohibited', 'never', 'none'])

/** The values of a tag: lists are parted by semicolons. */
export function valuesOf(text: string | undefined): string[] {
  if (text === undefined) return []
  return text
    .toLowerCase()
    .split(';')
    .map(value => value.trim())
    .filter(value => value !== '')
}

/** Tells whether a tag denies what its key is about; of several values one is enough. */
export function isNo(text: string | undefined): boolean {
  return valuesOf(text).some(value => NO.has(value))
}

/** Tells whether an access tag keeps the public out; of several values one is enough. */
export function isClosed(access: string | undefined): boolean {
  return valuesOf(access).some(value => CLOSED.has(value) || OTHERS_ONLY.has(value))
}

/** Tells whether an access tag lets in those alone who have been given a permit. */
export function needsPermit(access: string | undefined): boolean {
  return valuesOf(access).some(value => value === 'permit' || value === 'permission')
}

export function isForCustomers(access: string | undefined): boolean {
  return valuesOf(access).includes('customers')
}

/** Tells whether an access tag says that everybody may go there; of several values all must. */
export function isOpened(access: string | undefined): boolean {
  const values = valuesOf(access)
  return values.length > 0 && values.every(value => OPENED.has(value))
}

/** Keys that speak of people on foot and in boats; `access` speaks of all. */
const ON_FOOT = ['foot', 'landing', 'access:foot', 'access:landing'] as const

/** Tells whether people on foot are kept out, or those who land. */
export function isClosedOnFoot(tags: Tags): boolean {
  return ON_FOOT.some(key => isClosed(tags[key]) || isForCustomers(tags[key]))
}

/** Tells whether a permit is needed, in general or on foot. */
export function needsPermitToEnter(tags: Tags): boolean {
  return ['access', ...ON_FOOT].some(key => needsPermit(tags[key]))
}
