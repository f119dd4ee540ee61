// The fields of a spot that are taken from tags, and from what is near, by table.
import type { Scenery } from '../../../spots/scenery.ts'
import { type SpotLinks, spotLinks } from '../../../spots/spot-links.ts'
import { normaliseTag } from '../../../spots/tags.ts'
import { parseElevation } from '../../values/elevation.ts'
import { type HouseTag, type KindRow, KINDS, type SpotKind } from '../kinds.ts'
import type { Candidate } from '../collect/candidates/candidate.ts'
import { type FeatureRule, isOpenWater } from '../collect/nearby/features.ts'
import type { Tags } from '../elements.ts'
import type { Merged } from '../collect/candidates/merge.ts'
import { cleanName, namesIn } from '../names/names.ts'
import type { NearbyFeature } from '../collect/nearby/nearby.ts'
import type { Facts } from './facts.ts'
import { isInaudible } from './inaudible.ts'
import type { NearestPlace } from './nearest-place.ts'
import { isNo } from '../permission/access-words.ts'
import { isOpenHut, isShutHut } from '../permission/usable.ts'
import { firstTags, objectsOf } from './objects.ts'
import { hasFireplace, hasFirepit } from './visit.ts'

/** What an object's own tags promise, a line each. */
const OWN_TAGS: readonly { key: string; value: RegExp; tag: HouseTag }[] = [
  { key: 'wheelchair', value: /^(yes|designated)$/, tag: 'wheelchair' },
  { key: 'dog', value: /^(yes|leashed|designated)$/, tag: 'dogs' },
  { key: 'toilets', value: /^yes$/, tag: 'toilets' },
  { key: 'drinking_water', value: /^yes$/, tag: 'drinking-water' },
  { key: 'bench', value: /^yes$/, tag: 'bench' },
  { key: 'shelter', value: /^yes$/, tag: 'shelter' },
  { key: 'picnic_table', value: /^yes$/, tag: 'picnic' },
  { key: 'leaf_type', value: /./, tag: 'forest' },
  { key: 'protect_class', value: /^1b$/, tag: 'wilderness' },
  { key: 'protect_class', value: /^[1-6]/, tag: 'protected-area' },
  { key: 'protect_class', value: /^98$/, tag: 'protected-area' },
  { key: 'heritage:operator', value: /^whc$/, tag: 'world-heritage' },
  { key: 'whc:inscription_date', value: /./, tag: 'world-heritage' },
  { key: 'natural', value: /^wood$/, tag: 'forest' },
  { key: 'landuse', value: /^forest$/, tag: 'forest' },
  { key: 'natural', value: /^wetland$/, tag: 'wetland' },
  { key: 'natural', value: /^beach$/, tag: 'beach' },
  { key: 'natural', value: /^water$/, tag: 'water' },
  { key: 'natural', value: /^scrub$/, tag: 'heath' },
  { key: 'valley', value: /^(gorge|canyon|ravine)$/, tag: 'canyon' },
]

const OWN_ACTIVITIES: readonly { key: string; value: RegExp; activity: string; when?: (tags: Tags) => boolean }[] = [
  { key: 'sport', value: /(^|;)\s*swimming/, activity: 'swimming', when: isOpenWater },
  { key: 'swimming', value: /^(yes|designated)$/, activity: 'swimming' },
  { key: 'bathing', value: /^yes$/, activity: 'swimming' },
  { key: 'sport', value: /(^|;)\s*climbing/, activity: 'climbing' },
  { key: 'climbing', value: /./, activity: 'climbing' },
  { key: 'canoe', value: /^(yes|designated)$/, activity: 'canoeing' },
  { key: 'sport', value: /(^|;)\s*(canoe|kayak)/, activity: 'canoeing' },
  { key: 'fishing', value: /^yes$/, activity: 'fishing' },
  { key: 'sport', value: /(^|;)\s*fishing/, activity: 'fishing' },
  { key: 'picnic_table', value: /^yes$/, activity: 'picnicking' },
  { key: 'tents', value: /^yes$/, activity: 'camping' },
]

/** So far from any settlement, and so quiet, a place is remote. */
const REMOTE_METRES = 4_000
const STOP_METRES = 1_000
const PARKING_METRES = 500

type TagFacts = Pick<Facts, 'near' | 'place' | 'container' | 'heard' | 'fireStatus' | 'entry'> & {
  spot: Merged
  /** Houses stand around. */
  isBuiltUp: boolean
}

/** Returns the tags in alphabetical order, so that a re-import compares equal. */
export function tagsOf({ spot, near, place, container, heard, fireStatus, entry, isBuiltUp }: TagFacts): string[] {
  const tags = new Set<string>()
  const all = objectsOf(spot)
  for (const { rules, kind } of all) {
    for (const tag of [...kindRow(kind).tags, ...rules.flatMap(rule => kindRow(rule.kind).tags)]) tags.add(tag)
  }
  for (const { rule, metres, isInside } of near) {
    if (rule.tag && (isInside || !rule.isPart) && isCoastOf(spot, rule, metres)) tags.add(rule.tag)
    if (rule.stop && metres <= STOP_METRES) tags.add('public-transport' satisfies HouseTag)
    if (rule.isParking && metres <= PARKING_METRES) tags.add('parking' satisfies HouseTag)
  }
  // What the objects say themselves comes last: "no" wins over what is near.
  for (const { key, value, tag } of OWN_TAGS) {
    if (all.some(({ tags }) => isNo(tags[key]))) tags.delete(tag)
    else if (all.some(({ tags }) => value.test(tags[key] ?? ''))) tags.add(tag)
  }
  const huts = all.filter(({ kind }) => kind === 'hut')
  if (huts.some(({ tags }) => isShutHut(tags))) tags.delete('shelter' satisfies HouseTag)
  else if (huts.some(({ tags }) => isOpenHut(tags))) tags.add('shelter' satisfies HouseTag)
  if (entry.isForbidden) tags.add('no-access' satisfies HouseTag)
  if (hasFireplace(spot) || (fireStatus !== 'prohibited' && hasFirepit(spot, near)))
    tags.add('firepit' satisfies HouseTag)
  const isReached = near.some(({ rule }) => rule.stop !== undefined || rule.isParking)
  const isFar = !isReached && (place === null || place.metres >= REMOTE_METRES)
  if (isFar && isInaudible(heard)) tags.add('remote' satisfies HouseTag)
  if (isTownGreen(spot, container) && (isBuiltUp || isInSettlement(place))) tags.add('urban' satisfies HouseTag)
  if (spot.winner.kind === 'river') tags.delete('lake' satisfies HouseTag)
  return [...tags].sort()
}

const GREENS: ReadonlySet<SpotKind> = new Set(['park', 'garden'])

/** A park or a garden that lies in no reserve. */
function isTownGreen(spot: Merged, container: Candidate | undefined): boolean {
  return [...objectsOf(spot), ...(container ? [container] : [])].every(
    ({ kind, tags }) => GREENS.has(kind) && tags['natural'] === undefined,
  )
}

/** So near to its middle one is in a settlement of any size. */
const URBAN_METRES = 2_000

function isInSettlement(place: NearestPlace | null): boolean {
  return place !== null && place.metres <= Math.max(URBAN_METRES, place.radius)
}

/** A bathing place near the point of one of these is on its shore. */
const SHORES: ReadonlySet<SpotKind> = new Set(['beach', 'lake', 'bay'])

export function activitiesOf(spot: Merged, near: readonly NearbyFeature[]): string[] {
  const activities = new Set<string>()
  const all = objectsOf(spot)
  for (const { kind } of all) for (const activity of kindRow(kind).activities ?? []) activities.add(activity)
  for (const { rule, isInside } of near) {
    const isHere = isInside || !rule.isPart || (rule.activity === 'swimming' && SHORES.has(spot.winner.kind))
    if (rule.activity && isHere) activities.add(rule.activity)
  }
  for (const { key, value, activity, when = () => true } of OWN_ACTIVITIES) {
    if (all.some(({ tags }) => isNo(tags[key]))) activities.delete(activity)
    else if (all.some(({ tags }) => value.test(tags[key] ?? '') && when(tags))) activities.add(activity)
  }
  return [...activities].map(normaliseTag).sort()
}

export function kindRow(kind: keyof typeof KINDS): KindRow {
  return KINDS[kind]
}

/** Returns metres above the sea, where the object says so. */
export function elevationOf(spot: Merged): number | null {
  // A bay lies on its water: what some registers give is a point of the land.
  return spot.winner.kind === 'bay' ? null : parseElevation(firstTags(spot, ['ele']).ele)
}

export function linksOf(spot: Merged): SpotLinks | null {
  const { website, url, wikipedia, wikidata, ...tags } = firstTags(spot, LINK_KEYS)
  return spotLinks({ website: website ?? tags['contact:website'] ?? url, wikipedia, wikidata })
}

const LINK_KEYS = ['website', 'contact:website', 'url', 'wikipedia', 'wikidata'] as const

/** What the land is, where the kind does not say: by the object's own tags. */
const SCENERY_BY_TAG: readonly { key: string; value: RegExp; scenery: Scenery }[] = [
  { key: 'natural', value: /^wetland$/, scenery: 'wetland' },
  { key: 'natural', value: /^water$/, scenery: 'lake' },
  { key: 'natural', value: /^(wood|tree)$/, scenery: 'forest' },
  { key: 'landuse', value: /^forest$/, scenery: 'forest' },
  { key: 'natural', value: /^(heath|moor|scrub|fell)$/, scenery: 'heath' },
  { key: 'natural', value: /^grassland$/, scenery: 'grassland' },
  { key: 'landuse', value: /^meadow$/, scenery: 'grassland' },
  { key: 'natural', value: /^(bare_rock|scree|peak|ridge)$/, scenery: 'mountain' },
  { key: 'wetland', value: /./, scenery: 'wetland' },
]

/**
 * How far the sea may be from what is on the coast, metres: a green in a town is not, for having it some streets away; the middle
 * of a bay is farther from it.
 */
const COAST_METRES = { green: 100, bay: 1_000, other: 300 } as const

function isCoastOf({ winner: { kind } }: Merged, { tag }: FeatureRule, metres: number): boolean {
  return tag !== 'coast' || metres <= COAST_METRES[GREENS.has(kind) ? 'green' : kind === 'bay' ? 'bay' : 'other']
}

export function sceneryOf(spot: Merged, near: readonly NearbyFeature[]): Scenery | null {
  const all = objectsOf(spot)
  const kinds = all.flatMap(({ kind, rules }) => [kind, ...rules.map(rule => rule.kind)])
  const byKind = kinds.map(kind => kindRow(kind).scenery).find(scenery => scenery !== null)
  if (byKind) return byKind
  // A bay that is mapped as water is no lake.
  const isBay = spot.winner.kind === 'bay'
  const rows = SCENERY_BY_TAG.filter(({ scenery }) => !isBay || scenery !== 'lake')
  const byTag = rows.find(({ key, value }) => all.some(({ tags }) => value.test(tags[key] ?? '')))
  if (byTag) return byTag.scenery
  return near.some(({ rule, metres }) => rule.tag === 'coast' && isCoastOf(spot, rule, metres)) ? 'coast' : null
}

export function transportationOf(near: readonly NearbyFeature[]): string | null {
  const nearest = (of: (feature: NearbyFeature) => unknown) =>
    near.filter(of).reduce<NearbyFeature | undefined>((a, b) => (!a || b.metres < a.metres ? b : a), undefined)
  const stop = nearest(({ rule }) => rule.stop !== undefined)
  const found = stop ?? nearest(({ rule }) => rule.isParking)
  if (!found) return null
  const what = found.rule.stop ?? 'parking'
  const name = found.name === null ? '' : ` ${found.name}`
  const metres = Math.round(found.metres / 10) * 10
  const how = metres < LEAST_STRAIGHT_METRES ? 'away' : 'in a straight line'
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${name}, ${metres} m ${how}`
}

/** What is farther may lie beyond a river or below a cliff, and the way to it be many times as long. */
const LEAST_STRAIGHT_METRES = 200

const OTHER_NAMES = /^(name:[a-z]{2,3}(-[A-Za-z]+)?|alt_name|official_name|loc_name|int_name)$/
const MOST_NAMES = 30

/** Returns names in other languages and other names, English first. */
export function otherNamesOf(spot: Merged, shown: string): string[] {
  const names = new Set<string>()
  const all = objectsOf(spot)
  for (const { tags } of all) for (const name of namesIn(tags['name:en'] ?? '')) names.add(name)
  for (const { tags } of all) {
    for (const key in tags) if (OTHER_NAMES.test(key)) for (const name of namesIn(tags[key] ?? '')) names.add(name)
  }
  for (const { tags } of all) for (const name of partsOf(tags['name'] ?? '')) names.add(name)
  names.delete(shown)
  return [...names].slice(0, MOST_NAMES)
}

/** The names in a name: "Port de Rat / Port du Rat" holds two, and is one. */
function partsOf(name: string): string[] {
  return namesIn(name).flatMap(own => {
    const parts = own.split(/ [/|–] | - /).map(cleanName)
    return parts.length > 1 ? [cleanName(own), ...parts] : [cleanName(own)]
  })
}
