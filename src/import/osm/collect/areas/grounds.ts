import type { Tags } from '../../elements.ts'
import type { SpotKind } from '../../kinds.ts'
import { isOpened } from '../../permission/access-words.ts'
import { AN_ISLAND_OF_A_HOTEL, DANGERS, isOfHotel } from '../../refusals.ts'
import { type AreasAt, areasAt } from './areas-at.ts'

type Rule = {
  key: string
  value: RegExp
  /** What it must have besides. */
  also?: (tags: Tags) => boolean
  reason: string
  /** What is no spot there; everything, where none are given. */
  kinds?: ReadonlySet<SpotKind>
}

/** Of what is made of water there, and not of a park at its edge. */
const WATERS: ReadonlySet<SpotKind> = new Set(['lake', 'wetland', 'river'])
const GREENS: ReadonlySet<SpotKind> = new Set(['park', 'garden', 'lake', 'grassland', 'wood'])
/** Of what belongs to a house; a park beside a school may be anybody's. */
const OF_HOUSES: ReadonlySet<SpotKind> = new Set(['garden', 'lake', 'grassland', 'spring', 'hot-spring'])
const OF_RESORTS: ReadonlySet<SpotKind> = new Set([...GREENS, 'beach', 'viewpoint'])

/** Areas in which nothing is a spot, a line per rule. */
const RULES: readonly Rule[] = [
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
  { key: 'landuse', value: /^(industrial|railway|depot)$/, reason: 'in an industrial area', kinds: WATERS },
  { key: 'tourism', value: /^(hotel|resort|chalet|apartment)$/, reason: 'in the grounds of a hotel', kinds: GREENS },
  { key: 'place', value: /^hotel$/, reason: 'in the grounds of a hotel', kinds: OF_RESORTS },
  { key: 'place', value: /^islet$/, also: isOfHotel, reason: AN_ISLAND_OF_A_HOTEL, kinds: OF_RESORTS },
  {
    key: 'amenity',
    value: /^(hospital|school|kindergarten)$/,
    reason: 'in the grounds of a hospital or a school',
    kinds: OF_HOUSES,
  },
  { key: 'leisure', value: /^(stadium|horse_riding|resort)$/, reason: 'in a stadium or a resort', kinds: GREENS },
  { key: 'sport', value: /^(horse_racing|motor)/, reason: 'in a stadium or a resort', kinds: GREENS },
]

/** Gathers areas in which nothing is a spot, with the reason: a lake on a golf course, a peak in a firing range. */
export function grounds(): AreasAt<Ground> {
  return areasAt({ keys: new Set(RULES.map(({ key }) => key)), meaningOf: groundOf })
}

/** Why something of a kind is no spot in an area. */
export type Ground = Pick<Rule, 'reason' | 'kinds'>

const CLOSED_KEYS = ['disused', 'abandoned'] as const

function groundOf(tags: Tags): Ground | undefined {
  if (isOpened(tags['access']) || CLOSED_KEYS.some(key => tags[key] === 'yes')) return undefined
  return RULES.find(
    ({ key, value, also }) => tags[key] !== undefined && value.test(tags[key]) && (also?.(tags) ?? true),
  )
}
