// What looks like a spot and is none, a line per rule, with the reason that the report gives. Sizes are looked at later.
import { isStopShelter } from './collect/nearby/features.ts'
import type { Tags } from './elements.ts'
import { ISLANDS, PROTECTED, type SpotKind } from './kinds.ts'
import { isMountainCode, namesIn } from './names/names.ts'
import { HOTEL_NAMES, PAVED_SQUARE_NAMES, ROUNDABOUT_NAMES, SQUARE_NAMES, STRICT_NAMES } from './names/other-things.ts'
import { plainName } from './names/plain-name.ts'
import { isNotNature } from './not-nature.ts'
import { isClosed, isForCustomers, isOpened } from './permission/access-words.ts'
import { isPaid } from './permission/price.ts'

type Refusal = { reason: string; refuses: (tags: Tags, kind: SpotKind) => boolean }

const OWNED: ReadonlySet<SpotKind> = new Set([
  'protected-area',
  'nature-reserve',
  'park',
  'garden',
  'wood',
  'forest',
  'lake',
  'beach',
])
const POOLS = new Set(['fountain', 'pool', 'basin', 'reflecting_pool', 'wastewater', 'swimming_pool'])

/** Not what one can heed, such as an avalanche or a steep slope. */
export const DANGERS =
  /^(minefield|mines?|unexploded_ordnance|uxo|contamination|contaminated|toxic|chemical|radioactiv|nuclear|radiation)/

const GREENS: ReadonlySet<SpotKind> = new Set(['park', 'garden'])

export const A_SQUARE = 'a square'
export const AN_ISLAND_OF_A_HOTEL = 'an island of a hotel'

const REFUSALS: readonly Refusal[] = [
  { reason: 'its name is no name', refuses: hasNoName },
  { reason: 'not open to the public (access)', refuses: isNotPublic },
  { reason: 'not open to the public (ownership)', refuses: isPrivatelyOwned },
  { reason: 'a strict reserve, where nobody may go', refuses: isStrictReserve },
  { reason: AN_ISLAND_OF_A_HOTEL, refuses: (tags, kind) => ISLANDS.has(kind) && isOfHotel(tags) },
  { reason: 'a military area', refuses: tags => tags['landuse'] === 'military' || tags['military'] !== undefined },
  { reason: 'dangerous ground', refuses: tags => DANGERS.test(tags['hazard'] ?? '') },
  { reason: 'a quarry', refuses: tags => tags['landuse'] === 'quarry' },
  { reason: 'a fountain, pool or basin', refuses: isPool },
  { reason: 'historic=*', refuses: tags => tags['historic'] !== undefined && tags['historic'] !== 'no' },
  { reason: 'a shelter of public transport', refuses: (tags, kind) => kind === 'shelter' && isStopShelter(tags) },
  { reason: 'a private garden', refuses: tags => tags['leisure'] === 'garden' && isPrivateGarden(tags) },
  { reason: 'disused or abandoned', refuses: tags => tags['disused'] === 'yes' || tags['abandoned'] === 'yes' },
  { reason: 'a roundabout', refuses: (tags, kind) => GREENS.has(kind) && ROUNDABOUT_NAMES.test(foldedName(tags)) },
  { reason: A_SQUARE, refuses: (tags, kind) => GREENS.has(kind) && isTaggedSquare(tags) },
  { reason: 'not nature', refuses: isNotNature },
]

/** Returns why an object of a kind is no spot; undefined when it is one. */
export function refusalOf(tags: Tags, kind: SpotKind): string | undefined {
  return REFUSALS.find(({ refuses }) => refuses(tags, kind))?.reason
}

function isTaggedSquare(tags: Tags): boolean {
  return tags['place'] === 'square' || tags['highway'] === 'pedestrian' || PAVED_SQUARE_NAMES.test(foldedName(tags))
}

/** Tells whether a park or a garden is by its name a square: it is one unless it is large. */
export function isNamedSquare(tags: Tags, kind: SpotKind): boolean {
  return GREENS.has(kind) && SQUARE_NAMES.test(foldedName(tags))
}

function foldedName(tags: Tags): string {
  return plainName(tags['name'])
}

function hasNoName(tags: Tags, kind: SpotKind): boolean {
  const name = tags['name'] ?? ''
  return namesIn(name).length === 0 && !((kind === 'peak' || kind === 'volcano') && isMountainCode(name))
}

function isPool(tags: Tags): boolean {
  if (tags['natural'] !== 'water') return false
  return POOLS.has(tags['water'] ?? '') || tags['amenity'] === 'fountain' || tags['leisure'] === 'swimming_pool'
}

/** Tells whether an island is a hotel's, by its names or since it has a telephone: nobody but guests may go there. */
export function isOfHotel(tags: Tags): boolean {
  const names = [tags['name'], tags['name:en'], tags['alt_name'], tags['alt_name:en'], tags['official_name']]
  const isCalled = tags['phone'] !== undefined || tags['contact:phone'] !== undefined
  return isCalled || STAYS.test(tags['tourism'] ?? '') || names.some(name => HOTEL_NAMES.test(plainName(name)))
}

const STAYS = /^(hotel|resort|guest_house|apartment|chalet|motel)$/

/** IUCN's category Ia is closed to visitors, unless somebody has said otherwise. */
function isStrictReserve(tags: Tags, kind: SpotKind): boolean {
  if (!PROTECTED.has(kind) || isOpened(tags['access']) || isOpened(tags['foot'])) return false
  const names = [tags['name'], tags['name:en'], tags['protection_title']].map(plainName)
  const isOfClass = [tags['protect_class'], tags['iucn_level']].some(value => /^(1a?|ia)$/i.test(value ?? ''))
  return isOfClass || names.some(name => STRICT_NAMES.test(name))
}

/** What one pays to enter is for customers, and so is where one sleeps; else it is for the guests of a house. */
const FOR_CUSTOMERS: ReadonlySet<SpotKind> = new Set(['camp-site', 'hut'])

function isNotPublic(tags: Tags, kind: SpotKind): boolean {
  if (isClosed(tags['access'])) return true
  return isForCustomers(tags['access']) && !FOR_CUSTOMERS.has(kind) && !isPaid(tags)
}

/** Of private land that nobody has said to be open, nobody knows whether one may go there. */
function isPrivatelyOwned(tags: Tags, kind: SpotKind): boolean {
  if (!OWNED.has(kind) || !tags['ownership']?.startsWith('private')) return false
  return !isOpened(tags['access']) && !isOpened(tags['foot'])
}

function isPrivateGarden(tags: Tags): boolean {
  return (
    /^(residential|private|hotel|roof_garden|school|kindergarten)$/.test(tags['garden:type'] ?? '') ||
    isForCustomers(tags['access'])
  )
}
