// The fields of a spot that are taken from tags, and from what is near, by table.
import type { Explanation } from '../../../silence/explain.ts'
import type { Scenery } from '../../../spots/scenery.ts'
import { normaliseTag } from '../../../spots/tags.ts'
import { type HouseTag, type KindRow, KINDS } from '../mapping.ts'
import type { Merged } from '../merge.ts'
import type { NearbyFeature } from '../collect/nearby.ts'
import type { NearestPlace } from './nearest-place.ts'
import type { Tags } from '../elements.ts'

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

const OWN_ACTIVITIES: readonly { key: string; value: RegExp; activity: string }[] = [
  { key: 'sport', value: /(^|;)\s*swimming/, activity: 'swimming' },
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

type TagFacts = { spot: Merged; near: readonly NearbyFeature[]; place: NearestPlace | null; explanation: Explanation }

/** Returns the tags in alphabetical order, so that a re-import compares equal. */
export function tagsOf({ spot, near, place, explanation }: TagFacts): string[] {
  const tags = new Set<string>()
  for (const { rules, kind, tags: own } of [spot.winner, ...spot.others]) {
    for (const tag of [...kindRow(kind).tags, ...rules.flatMap(rule => kindRow(rule.kind).tags)]) tags.add(tag)
    for (const { key, value, tag } of OWN_TAGS) if (value.test(own[key] ?? '')) tags.add(tag)
  }
  for (const { rule, metres } of near) {
    if (rule.tag) tags.add(rule.tag)
    if (rule.stop && metres <= STOP_METRES) tags.add('public-transport' satisfies HouseTag)
    if (rule.isParking && metres <= PARKING_METRES) tags.add('parking' satisfies HouseTag)
  }
  const isReached = near.some(({ rule }) => rule.stop !== undefined || rule.isParking)
  const isFar = !isReached && (place === null || place.metres >= REMOTE_METRES)
  if (isFar && explanation.lden === '< 20') tags.add('remote' satisfies HouseTag)
  if (spot.winner.kind === 'river') for (const tag of ['lake'] satisfies HouseTag[]) tags.delete(tag)
  return [...tags].sort()
}

export function activitiesOf(spot: Merged, near: readonly NearbyFeature[]): string[] {
  const activities = new Set<string>()
  for (const { kind, tags } of [spot.winner, ...spot.others]) {
    for (const activity of kindRow(kind).activities ?? []) activities.add(activity)
    for (const { key, value, activity } of OWN_ACTIVITIES) if (value.test(tags[key] ?? '')) activities.add(activity)
  }
  for (const { rule } of near) if (rule.activity) activities.add(rule.activity)
  return [...activities].map(normaliseTag).sort()
}

export function kindRow(kind: keyof typeof KINDS): KindRow {
  return KINDS[kind]
}

export function accessOf(spot: Merged): 'free' | 'paid' | null {
  const { fee, charge } = firstTags(spot, ['fee', 'charge'])
  if (fee === 'no') return 'free'
  return fee === 'yes' || /\d/.test(fee ?? '') || charge !== undefined ? 'paid' : null
}

export function fireOf(spot: Merged, near: readonly NearbyFeature[]): 'allowed' | 'prohibited' | null {
  const { openfire, fireplace, firepit } = firstTags(spot, ['openfire', 'fireplace', 'firepit'])
  if (openfire === 'no') return 'prohibited'
  const isOwn = [openfire, fireplace, firepit].includes('yes')
  return isOwn || near.some(({ rule }) => rule.fire === 'allowed') ? 'allowed' : null
}

/** Values of the winner, else of those it took in. */
function firstTags<K extends string>(spot: Merged, keys: readonly K[]): Partial<Record<K, string>> {
  const found: Partial<Record<K, string>> = {}
  for (const key of keys) {
    const value = [spot.winner, ...spot.others].map(({ tags }) => tags[key]).find(value => value !== undefined)
    if (value !== undefined) found[key] = value
  }
  return found
}

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

export function sceneryOf(spot: Merged, near: readonly NearbyFeature[]): Scenery | null {
  const all = [spot.winner, ...spot.others]
  const kinds = all.flatMap(({ kind, rules }) => [kind, ...rules.map(rule => rule.kind)])
  const byKind = kinds.map(kind => kindRow(kind).scenery).find(scenery => scenery !== null)
  if (byKind) return byKind
  const byTag = SCENERY_BY_TAG.find(({ key, value }) => all.some(({ tags }) => value.test(tags[key] ?? '')))
  if (byTag) return byTag.scenery
  return near.some(({ rule }) => rule.tag === 'coast') ? 'coast' : null
}

export function transportationOf(near: readonly NearbyFeature[]): string | null {
  const nearest = (of: (feature: NearbyFeature) => unknown) =>
    near.filter(of).reduce<NearbyFeature | undefined>((a, b) => (!a || b.metres < a.metres ? b : a), undefined)
  const stop = nearest(({ rule }) => rule.stop !== undefined)
  const found = stop ?? nearest(({ rule }) => rule.isParking)
  if (!found) return null
  const what = found.rule.stop ?? 'parking'
  const name = found.name === null ? '' : ` ${found.name}`
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${name}, ${Math.round(found.metres / 10) * 10} m away`
}

const OTHER_NAMES = /^(name:[a-z]{2,3}(-[A-Za-z]+)?|alt_name|official_name|loc_name|int_name)$/
const MOST_NAMES = 30

/** Returns names in other languages, English first. */
export function otherNamesOf(spot: Merged): string[] {
  const names = new Set<string>()
  const all = [spot.winner, ...spot.others]
  for (const { tags } of all) if (tags['name:en'] !== undefined) names.add(tags['name:en'])
  for (const { tags } of all) addNames(tags, names)
  names.delete(spot.winner.tags['name'] ?? '')
  return [...names].slice(0, MOST_NAMES)
}

function addNames(tags: Tags, names: Set<string>): void {
  for (const key in tags) {
    if (!OTHER_NAMES.test(key)) continue
    for (const name of (tags[key] ?? '').split(';')) if (name.trim() !== '') names.add(name.trim())
  }
}
