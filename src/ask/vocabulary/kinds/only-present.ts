import { ACTIVITY_KEYS } from '../features.ts'

/**
 * What the catalogue records of a spot where it is there, and never that it is missing: of a beach without the tag it is not
 * known whether there are toilets.
 */
export const ONLY_PRESENT: ReadonlySet<string> = new Set([
  'camping',
  'picnic',
  'firepit',
  'toilets',
  'drinking-water',
  'bench',
  'parking',
  'bird-hide',
  'wheelchair',
  'dogs',
  'stargazing',
  'bird-watching',
  'wildlife',
  ...ACTIVITY_KEYS,
])
