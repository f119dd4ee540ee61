import type { Tags } from '../../elements.ts'
import { isOpened } from '../../permission/access-words.ts'
import { DANGERS } from '../../refusals.ts'
import { type AreasAt, areasAt } from './areas-at.ts'

/** Areas in which nothing is a spot, a line per rule. */
const RULES: readonly { key: string; value: RegExp; reason: string }[] = [
  { key: 'landuse', value: /^military$/, reason: 'in a military area' },
  { key: 'military', value: /^(?!no$)/, reason: 'in a military area' },
  { key: 'hazard', value: DANGERS, reason: 'on dangerous ground' },
  { key: 'landuse', value: /^quarry$/, reason: 'in a quarry' },
  { key: 'landuse', value: /^landfill$/, reason: 'in a landfill' },
  { key: 'aeroway', value: /^(aerodrome|heliport)$/, reason: 'on an airfield' },
  { key: 'amenity', value: /^prison$/, reason: 'in a prison' },
  { key: 'leisure', value: /^golf_course$/, reason: 'on a golf course' },
  { key: 'leisure', value: /^water_park$/, reason: 'in a water park' },
  { key: 'tourism', value: /^(zoo|theme_park|aquarium)$/, reason: 'in a zoo or a theme park' },
]

/** Gathers areas in which nothing is a spot, with the reason: a lake on a golf course, a peak in a firing range. */
export function grounds(): AreasAt<string> {
  return areasAt({ keys: new Set(RULES.map(({ key }) => key)), meaningOf: reasonOf })
}

const CLOSED_KEYS = ['disused', 'abandoned'] as const

function reasonOf(tags: Tags): string | undefined {
  if (isOpened(tags['access']) || CLOSED_KEYS.some(key => tags[key] === 'yes')) return undefined
  return RULES.find(({ key, value }) => tags[key] !== undefined && value.test(tags[key]))?.reason
}
