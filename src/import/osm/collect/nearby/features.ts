// What near a spot gives it tags, activities, fire, stops and parking, a line per rule.
import type { Tags } from '../../elements.ts'
import type { HouseTag } from '../../kinds.ts'
import { STOP_NAMES } from '../../names/other-things.ts'
import { plainName } from '../../names/plain-name.ts'
import { isClosed, isNo } from '../../permission/access-words.ts'

export type FeatureRule = {
  key: string
  value: RegExp
  /** Metres; an area's features are those within it too. */
  within: number
  tag?: HouseTag
  activity?: string
  /** Only within an area, or on a line or point itself: what is near is not part of it. */
  isPart?: true
  /** Further tags that it must or must not have. */
  when?: (tags: Tags) => boolean
  /** A place to make a fire. */
  isFirepit?: true
  /** No fires here: a fire pit near by is not for them. */
  forbidsFire?: true
  /** A stop of public transport, as it is called. */
  stop?: string
  isParking?: true
  isHut?: true
  isHotel?: true
  /** Has a name that a description gives: whether the area of the spot holds it is told. */
  isNamed?: true
}

/** What is a line though it ends where it begins: a loop of a path, the coast of an island. */
const LINE_KEYS: ReadonlySet<string> = new Set(['highway', 'route', 'waterway', 'mtb:scale', 'piste:type'])

/** Tells whether what a rule finds is a line, whatever its outline; `area=yes` makes an area of a way. */
export function isLine({ key, tag }: FeatureRule): boolean {
  return LINE_KEYS.has(key) || tag === 'coast'
}

const isOutdoors = (tags: Tags) =>
  (tags['building'] ?? 'no') === 'no' && tags['indoor'] !== 'yes' && tags['tourism']?.endsWith('_hut') !== true
/** Where climbers have walls made for them, nobody climbs in nature. */
const isRock = (tags: Tags) =>
  isOutdoors(tags) && !/^(sports_centre|sports_hall|fitness_centre|pitch|playground)$/.test(tags['leisure'] ?? '')
const isWalked = (tags: Tags) => !isClosed(tags['foot'])
const isCycled = (tags: Tags) => !isClosed(tags['bicycle'])
const isOnTheSurface = (tags: Tags) => (tags['tunnel'] ?? 'no') === 'no' && (tags['covered'] ?? 'no') === 'no'
const isPotable = ({ drinking_water: said = 'yes' }: Tags) => said === 'yes'
const mayBurn = (tags: Tags) => isOutdoors(tags) && !['openfire', 'fireplace', 'firepit'].some(key => isNo(tags[key]))
const isRestSite = (tags: Tags) =>
  mayBurn(tags) &&
  (/^(picnic_site|camp_site|camp_pitch)$/.test(tags['tourism'] ?? '') || tags['leisure'] === 'picnic_table')

/** Of water that nature made, or people left to it: in pools, baths and clubs one swims otherwise. */
export function isOpenWater(tags: Tags): boolean {
  if (!isOutdoors(tags) || tags['club'] !== undefined) return false
  if (/^(swimming_pool|sports_centre|water_park|pitch|fitness_centre)$/.test(tags['leisure'] ?? '')) return false
  if (/^(public_bath|swimming_pool)$/.test(tags['amenity'] ?? '')) return false
  if (/^(pool|swimming_pool|fountain|basin|wastewater)$/.test(tags['water'] ?? '')) return false
  return OPEN_WATERS.some(({ key, value }) => value.test(tags[key] ?? ''))
}

const OPEN_WATERS: readonly { key: string; value: RegExp }[] = [
  { key: 'natural', value: /^(water|beach|bay|shoal|coastline|strait)$/ },
  { key: 'leisure', value: /^(swimming_area|bathing_place|beach_resort)$/ },
  { key: 'waterway', value: /^(river|stream|riverbank)$/ },
  { key: 'landuse', value: /^reservoir$/ },
  { key: 'water', value: /./ },
]

/** Tells whether a shelter is one for those who wait, smoke, change or flee: none from the weather, for walkers. */
export function isStopShelter(tags: Tags): boolean {
  const isOfTransport = /^(public_transport|changing_rooms|smoking|bomb_shelter|bunker|animal_shelter)$/.test(
    tags['shelter_type'] ?? '',
  )
  const isPlatform = tags['public_transport'] !== undefined || /^(bus_stop|platform)$/.test(tags['highway'] ?? '')
  return isOfTransport || isPlatform || tags['bus'] === 'yes' || STOP_NAMES.test(plainName(tags['name']))
}

/** Where vehicles stop and where one waits for them: many stops are mapped as nothing else. */
const STOPS = /^(platform|stop_position)$/

function isStopOf(...modes: readonly string[]): (tags: Tags) => boolean {
  return tags => isInUse(tags) && modes.some(mode => tags[mode] === 'yes')
}

/** A station that is planned, in ruins, or only history, takes nobody anywhere. */
function isInUse(tags: Tags): boolean {
  return (
    !/[([](future|planned|proposed|under construction|geplant|en (projet|construction)|en construcción)[)\]]/i.test(
      tags['name'] ?? '',
    ) &&
    tags['ruins'] !== 'yes' &&
    !/^(ruins|railway_station|railway|archaeological_site)$/.test(tags['historic'] ?? '')
  )
}

/** Lines (paths, routes, pistes) are known by points every 100 m. */
export const FEATURES: readonly FeatureRule[] = [
  { key: 'highway', value: /^(path|bridleway|via_ferrata)$/, within: 300, activity: 'hiking', when: isWalked },
  { key: 'route', value: /^(hiking|foot|walking)$/, within: 300, activity: 'hiking' },
  { key: 'route', value: /^(bicycle|mtb)$/, within: 100, activity: 'cycling' },
  { key: 'highway', value: /^cycleway$/, within: 100, activity: 'cycling', when: isCycled },
  { key: 'mtb:scale', value: /^[0-3]/, within: 100, activity: 'cycling', when: isCycled },
  { key: 'piste:type', value: /./, within: 100, activity: 'skiing' },
  { key: 'leisure', value: /^(swimming_area|bathing_place)$/, within: 100, activity: 'swimming', isPart: true },
  { key: 'sport', value: /(^|;)\s*swimming/, within: 100, activity: 'swimming', isPart: true, when: isOpenWater },
  { key: 'sport', value: /(^|;)\s*climbing/, within: 100, activity: 'climbing', when: isRock },
  { key: 'highway', value: /^via_ferrata$/, within: 100, activity: 'climbing' },
  { key: 'sport', value: /(^|;)\s*(canoe|kayak)/, within: 100, activity: 'canoeing' },
  { key: 'canoe', value: /^(yes|put_in|designated)/, within: 100, activity: 'canoeing' },
  { key: 'leisure', value: /^fishing$/, within: 100, activity: 'fishing' },
  { key: 'tourism', value: /^camp_(site|pitch)$/, within: 100, activity: 'camping', tag: 'camping', isPart: true },
  { key: 'tourism', value: /^picnic_site$/, within: 100, activity: 'picnicking', tag: 'picnic' },
  { key: 'leisure', value: /^picnic_table$/, within: 100, activity: 'picnicking', tag: 'picnic' },
  { key: 'leisure', value: /^bird_hide$/, within: 100, activity: 'bird-watching', tag: 'bird-watching' },
  { key: 'leisure', value: /^firepit$/, within: 100, isFirepit: true, when: mayBurn },
  { key: 'fireplace', value: /^yes$/, within: 100, isFirepit: true, when: isRestSite },
  { key: 'openfire', value: /^(no|forbidden|prohibited)$/, within: 100, forbidsFire: true },
  { key: 'tourism', value: /^(hotel|resort)$/, within: 50, isPart: true, isHotel: true },
  { key: 'leisure', value: /^resort$/, within: 50, isPart: true, isHotel: true },
  { key: 'amenity', value: /^toilets$/, within: 100, tag: 'toilets' },
  { key: 'amenity', value: /^(drinking_water|water_point)$/, within: 100, tag: 'drinking-water', when: isPotable },
  { key: 'drinking_water', value: /^yes$/, within: 100, tag: 'drinking-water' },
  { key: 'amenity', value: /^bench$/, within: 100, tag: 'bench' },
  { key: 'amenity', value: /^shelter$/, within: 100, tag: 'shelter', when: tags => !isStopShelter(tags) },
  { key: 'tourism', value: /^(alpine_hut|wilderness_hut)$/, within: 500, isHut: true, isNamed: true },
  { key: 'tourism', value: /^viewpoint$/, within: 100, tag: 'viewpoint', isNamed: true },
  { key: 'waterway', value: /^waterfall$/, within: 200, tag: 'waterfall', isPart: true },
  { key: 'waterway', value: /^river$/, within: 100, tag: 'river', isPart: true, when: isOnTheSurface },
  { key: 'natural', value: /^coastline$/, within: 1_000, tag: 'coast' },
  { key: 'highway', value: /^bus_stop$/, within: 1500, stop: 'bus stop', when: isInUse },
  { key: 'public_transport', value: STOPS, within: 1500, stop: 'bus stop', when: isStopOf('bus', 'trolleybus') },
  { key: 'amenity', value: /^bus_station$/, within: 1500, stop: 'bus station', when: isInUse },
  { key: 'railway', value: /^(station|halt)$/, within: 1500, stop: 'train station', when: isInUse },
  { key: 'railway', value: /^tram_stop$/, within: 1500, stop: 'tram stop', when: isInUse },
  { key: 'public_transport', value: STOPS, within: 1500, stop: 'tram stop', when: isStopOf('tram', 'light_rail') },
  { key: 'public_transport', value: STOPS, within: 1500, stop: 'train station', when: isStopOf('train') },
  { key: 'amenity', value: /^ferry_terminal$/, within: 1500, stop: 'ferry', when: isInUse },
  { key: 'amenity', value: /^parking$/, within: 1000, isParking: true },
]
