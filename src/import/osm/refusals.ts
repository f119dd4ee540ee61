// What looks like a spot and is none, a line per rule, with the reason that the report gives. Sizes are looked at later.
import { fold } from '../../text/fold.ts'
import type { Tags } from './elements.ts'
import type { SpotKind } from './kinds.ts'
import { isMountainCode, namesIn } from './names.ts'

type Refusal = { reason: string; refuses: (tags: Tags, kind: SpotKind) => boolean }

const CLOSED_ACCESS = new Set(['private', 'no', 'military'])
const POOLS = new Set(['fountain', 'pool', 'basin', 'reflecting_pool', 'wastewater', 'swimming_pool'])

/** Kinds that people make; of what nature makes, other tags say little. */
const MADE: ReadonlySet<SpotKind> = new Set([
  'park',
  'garden',
  'viewpoint',
  'shelter',
  'picnic-site',
  'camp-site',
  'bird-hide',
])
const GREENS: ReadonlySet<SpotKind> = new Set(['park', 'garden'])

/** Values that make something else of a made place, by key; null stands for any. */
const NOT_NATURE: Readonly<Record<string, readonly string[] | null>> = {
  office: null,
  diplomatic: null,
  shop: null,
  aeroway: null,
  railway: null,
  public_transport: null,
  junction: null,
  social_facility: null,
  amenity: words(
    'bar pub restaurant cafe biergarten nightclub events_venue embassy social_facility parking bus_station fountain',
  ).concat(
    words('ferry_terminal swimming_pool refugee_site marketplace grave_yard school kindergarten hospital clinic'),
  ),
  leisure: words(
    'pitch track sports_centre stadium swimming_pool water_park playground fitness_station marina dance miniature_golf',
  ),
  tourism: words('hotel hostel motel guest_house apartment museum theme_park zoo artwork'),
  man_made: words('beacon antenna mast communications_tower water_tower wastewater_plant reservoir_covered'),
  place: words('square'),
  highway: words('pedestrian platform bus_stop mini_roundabout services rest_area'),
}

/** Words of names that say the same, where the tags do not; folded. */
const NOT_NATURE_NAMES =
  /\b(hotel|hostel|restaurant|bar|pub|cafe|embassy|ambaixada|ambassade|botschaft|consulate|konsulat|refugee|asyl\w*|parking|aparcament|parkplatz|car park|terminal|\w*klinik|hospital|\w*krankenhaus|piscina|piscine|swimming pool|\w*schwimmbad|\w*hallenbad|\w*freibad|thermalbad|skate ?park|playground|\w*spielplatz|veranstaltungsgelande|festplatz|war memorial|\w*denkmal|monument)\b/
const SQUARE_NAMES =
  /^(placa|placeta|place|plaza|piazza|square|rotonda|rond point|esplanade)\b|(?<!zelt|rast|grill|lager)platz$|\b(square|roundabout|\w*kreisel|kreisverkehr)$/
const STOP_NAMES = /\b(bus|halt|station|platform|tram|bushaltestelle|parada|arret|cafe)\b/

const REFUSALS: readonly Refusal[] = [
  { reason: 'its name is no name', refuses: hasNoName },
  { reason: 'not open to the public (access)', refuses: tags => CLOSED_ACCESS.has(tags['access'] ?? '') },
  { reason: 'a military area', refuses: tags => tags['landuse'] === 'military' || tags['military'] !== undefined },
  { reason: 'a quarry', refuses: tags => tags['landuse'] === 'quarry' },
  { reason: 'a fountain, pool or basin', refuses: isPool },
  { reason: 'historic=*', refuses: tags => tags['historic'] !== undefined && tags['historic'] !== 'no' },
  { reason: 'a shelter of public transport', refuses: isStopShelter },
  { reason: 'a private garden', refuses: tags => tags['leisure'] === 'garden' && isPrivateGarden(tags) },
  { reason: 'disused or abandoned', refuses: tags => tags['disused'] === 'yes' || tags['abandoned'] === 'yes' },
  { reason: 'a square', refuses: (tags, kind) => GREENS.has(kind) && SQUARE_NAMES.test(foldedName(tags)) },
  { reason: 'not nature', refuses: isNotNature },
]

/** Returns why an object of a kind is no spot; undefined when it is one. */
export function refusalOf(tags: Tags, kind: SpotKind): string | undefined {
  return REFUSALS.find(({ refuses }) => refuses(tags, kind))?.reason
}

function words(text: string): string[] {
  return text.split(' ')
}

function foldedName(tags: Tags): string {
  return fold(tags['name'] ?? '')
}

function hasNoName(tags: Tags, kind: SpotKind): boolean {
  const name = tags['name'] ?? ''
  return namesIn(name).length === 0 && !((kind === 'peak' || kind === 'volcano') && isMountainCode(name))
}

function isPool(tags: Tags): boolean {
  if (tags['natural'] !== 'water') return false
  return POOLS.has(tags['water'] ?? '') || tags['amenity'] === 'fountain' || tags['leisure'] === 'swimming_pool'
}

function isStopShelter(tags: Tags, kind: SpotKind): boolean {
  if (kind !== 'shelter') return false
  const isOfTransport = /^(public_transport|changing_rooms|smoking)$/.test(tags['shelter_type'] ?? '')
  return isOfTransport || STOP_NAMES.test(foldedName(tags))
}

function isPrivateGarden(tags: Tags): boolean {
  return (
    /^(residential|private|hotel|roof_garden|school|kindergarten)$/.test(tags['garden:type'] ?? '') ||
    tags['access'] === 'customers'
  )
}

function isNotNature(tags: Tags, kind: SpotKind): boolean {
  if (!MADE.has(kind)) return false
  if (NOT_NATURE_NAMES.test(foldedName(tags))) return true
  return Object.entries(NOT_NATURE).some(([key, values]) => {
    const value = tags[key]
    return value !== undefined && value !== 'no' && (values === null || values.includes(value))
  })
}
