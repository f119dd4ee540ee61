// Which OpenStreetMap objects are spots, a line per rule, and what each kind is called and gives.
import type { Scenery } from '../../spots/scenery.ts'
import type { TAGS } from '../../spots/tags.ts'
import type { Tags } from './elements.ts'

export type HouseTag = keyof typeof TAGS

export type KindRow = {
  /** For descriptions, with `a` or `an` left to the writer. */
  noun: string
  tags: readonly HouseTag[]
  scenery: Scenery | null
  activities?: readonly string[]
}

/** Kinds of spots. */
export const KINDS = {
  'nature-reserve': { noun: 'nature reserve', tags: ['nature-reserve'], scenery: null },
  'national-park': { noun: 'national park', tags: ['national-park', 'protected-area'], scenery: null },
  'protected-area': { noun: 'protected area', tags: ['protected-area'], scenery: null },
  park: { noun: 'park', tags: ['park'], scenery: 'park' },
  garden: { noun: 'garden', tags: ['garden'], scenery: 'park' },
  'bird-hide': {
    noun: 'bird hide',
    tags: ['bird-hide', 'bird-watching'],
    scenery: null,
    activities: ['bird-watching'],
  },
  peak: { noun: 'peak', tags: ['peak', 'mountain'], scenery: 'mountain' },
  saddle: { noun: 'pass', tags: ['saddle', 'mountain'], scenery: 'mountain' },
  ridge: { noun: 'ridge', tags: ['ridge', 'mountain'], scenery: 'mountain' },
  valley: { noun: 'valley', tags: ['valley'], scenery: 'valley' },
  cliff: { noun: 'cliff', tags: ['cliff'], scenery: null },
  cape: { noun: 'headland', tags: ['cape'], scenery: null },
  bay: { noun: 'bay', tags: ['bay'], scenery: null },
  beach: { noun: 'beach', tags: ['beach'], scenery: 'beach' },
  spring: { noun: 'spring', tags: ['spring'], scenery: null },
  'hot-spring': { noun: 'hot spring', tags: ['hot-spring', 'spring'], scenery: null },
  cave: { noun: 'cave', tags: ['cave'], scenery: 'cave' },
  arch: { noun: 'natural arch', tags: ['arch', 'rock'], scenery: null },
  wood: { noun: 'wood', tags: ['forest'], scenery: 'forest' },
  heath: { noun: 'heath', tags: ['heath'], scenery: 'heath' },
  moor: { noun: 'moor', tags: ['heath'], scenery: 'heath' },
  grassland: { noun: 'grassland', tags: ['grassland'], scenery: 'grassland' },
  wetland: { noun: 'wetland', tags: ['wetland'], scenery: 'wetland' },
  lake: { noun: 'lake', tags: ['lake', 'water'], scenery: 'lake' },
  river: { noun: 'river', tags: ['river', 'water'], scenery: 'river' },
  glacier: { noun: 'glacier', tags: ['glacier', 'mountain'], scenery: 'glacier' },
  rock: { noun: 'rock', tags: ['rock'], scenery: null },
  dune: { noun: 'dune', tags: ['dune'], scenery: null },
  volcano: { noun: 'volcano', tags: ['volcano', 'mountain'], scenery: 'mountain' },
  waterfall: { noun: 'waterfall', tags: ['waterfall'], scenery: 'waterfall' },
  forest: { noun: 'forest', tags: ['forest'], scenery: 'forest' },
  island: { noun: 'island', tags: ['island'], scenery: 'island' },
  islet: { noun: 'islet', tags: ['island'], scenery: 'island' },
  viewpoint: { noun: 'viewpoint', tags: ['viewpoint'], scenery: null },
  'picnic-site': { noun: 'picnic site', tags: ['picnic'], scenery: null, activities: ['picnicking'] },
  'camp-site': { noun: 'camp site', tags: ['camping'], scenery: null, activities: ['camping'] },
  hut: { noun: 'mountain hut', tags: ['hut', 'shelter'], scenery: null },
  shelter: { noun: 'shelter', tags: ['shelter'], scenery: null },
} as const satisfies Record<string, KindRow>
export type SpotKind = keyof typeof KINDS

export type MappingRule = { key: string; value: string; kind: SpotKind }

/** The first that fits gives the kind; all that fit give tags. */
export const RULES: readonly MappingRule[] = [
  { key: 'boundary', value: 'national_park', kind: 'national-park' },
  { key: 'leisure', value: 'nature_reserve', kind: 'nature-reserve' },
  { key: 'place', value: 'island', kind: 'island' },
  { key: 'place', value: 'islet', kind: 'islet' },
  { key: 'natural', value: 'volcano', kind: 'volcano' },
  { key: 'natural', value: 'peak', kind: 'peak' },
  { key: 'natural', value: 'saddle', kind: 'saddle' },
  { key: 'natural', value: 'ridge', kind: 'ridge' },
  { key: 'natural', value: 'valley', kind: 'valley' },
  { key: 'natural', value: 'cliff', kind: 'cliff' },
  { key: 'natural', value: 'cape', kind: 'cape' },
  { key: 'natural', value: 'bay', kind: 'bay' },
  { key: 'natural', value: 'beach', kind: 'beach' },
  { key: 'natural', value: 'spring', kind: 'spring' },
  { key: 'natural', value: 'hot_spring', kind: 'hot-spring' },
  { key: 'natural', value: 'cave_entrance', kind: 'cave' },
  { key: 'natural', value: 'arch', kind: 'arch' },
  { key: 'waterway', value: 'waterfall', kind: 'waterfall' },
  { key: 'natural', value: 'glacier', kind: 'glacier' },
  { key: 'natural', value: 'dune', kind: 'dune' },
  { key: 'natural', value: 'rock', kind: 'rock' },
  { key: 'natural', value: 'stone', kind: 'rock' },
  { key: 'natural', value: 'water', kind: 'lake' },
  { key: 'natural', value: 'wetland', kind: 'wetland' },
  { key: 'leisure', value: 'bird_hide', kind: 'bird-hide' },
  { key: 'tourism', value: 'wilderness_hut', kind: 'hut' },
  { key: 'tourism', value: 'alpine_hut', kind: 'hut' },
  { key: 'tourism', value: 'camp_site', kind: 'camp-site' },
  { key: 'tourism', value: 'picnic_site', kind: 'picnic-site' },
  { key: 'tourism', value: 'viewpoint', kind: 'viewpoint' },
  { key: 'amenity', value: 'shelter', kind: 'shelter' },
  { key: 'leisure', value: 'park', kind: 'park' },
  { key: 'leisure', value: 'garden', kind: 'garden' },
  { key: 'natural', value: 'wood', kind: 'wood' },
  { key: 'landuse', value: 'forest', kind: 'forest' },
  { key: 'natural', value: 'heath', kind: 'heath' },
  { key: 'natural', value: 'moor', kind: 'moor' },
  { key: 'natural', value: 'grassland', kind: 'grassland' },
  { key: 'boundary', value: 'protected_area', kind: 'protected-area' },
]

type Refusal = { reason: string; refuses: (tags: Tags) => boolean }

const CLOSED_ACCESS = new Set(['private', 'no', 'military'])
const POOLS = new Set(['fountain', 'pool', 'basin', 'reflecting_pool', 'wastewater', 'swimming_pool'])

/** What looks like a spot and is none, with the reason that the report gives. Sizes are looked at later. */
const REFUSALS: readonly Refusal[] = [
  { reason: 'not open to the public (access)', refuses: tags => CLOSED_ACCESS.has(tags['access'] ?? '') },
  { reason: 'a military area', refuses: tags => tags['landuse'] === 'military' || tags['military'] !== undefined },
  { reason: 'a quarry', refuses: tags => tags['landuse'] === 'quarry' },
  { reason: 'a fountain, pool or basin', refuses: isPool },
  { reason: 'historic=*', refuses: tags => tags['historic'] !== undefined && tags['historic'] !== 'no' },
  { reason: 'a shelter of public transport', refuses: isBusShelter },
  { reason: 'a private garden', refuses: tags => tags['leisure'] === 'garden' && isPrivateGarden(tags) },
  { reason: 'disused or abandoned', refuses: tags => tags['disused'] === 'yes' || tags['abandoned'] === 'yes' },
]

function isPool(tags: Tags): boolean {
  if (tags['natural'] !== 'water') return false
  return POOLS.has(tags['water'] ?? '') || tags['amenity'] === 'fountain' || tags['leisure'] === 'swimming_pool'
}

function isBusShelter(tags: Tags): boolean {
  return tags['amenity'] === 'shelter' && tags['shelter_type'] === 'public_transport'
}

function isPrivateGarden(tags: Tags): boolean {
  return ['residential', 'private'].includes(tags['garden:type'] ?? '') || tags['access'] === 'customers'
}

export type Mapped =
  | { kind: SpotKind; rules: readonly MappingRule[] }
  /** Fits the table, and is refused for a reason. */
  | { reason: string }

const RULES_BY_KEY = Map.groupBy(RULES, rule => rule.key)

/** An element with none of these is no spot. */
export const MAPPED_KEYS: ReadonlySet<string> = new Set(RULES_BY_KEY.keys())

/** Maps an object's tags; undefined when it has no name or fits no rule. */
export function mapTags(tags: Tags): Mapped | undefined {
  if (tags['name'] === undefined) return undefined
  const fitting: MappingRule[] = []
  for (const [key, rules] of RULES_BY_KEY) {
    const value = tags[key]
    if (value === undefined) continue
    for (const rule of rules) if (rule.value === value) fitting.push(rule)
  }
  const rules = fitting.sort((a, b) => RULES.indexOf(a) - RULES.indexOf(b))
  const [first] = rules
  if (!first) return undefined
  const refusal = REFUSALS.find(({ refuses }) => refuses(tags))
  if (refusal) return { reason: refusal.reason }
  const isRiver = first.kind === 'lake' && ['river', 'stream', 'canal', 'oxbow'].includes(tags['water'] ?? '')
  return { kind: isRiver && tags['water'] !== 'oxbow' ? 'river' : first.kind, rules }
}
