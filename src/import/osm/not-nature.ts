// What makes something else of a place that fits the mapping, a line per rule: tags first, then names.
import type { Tags } from './elements.ts'
import { ISLANDS, PROTECTED, type SpotKind } from './kinds.ts'
import {
  BASE_NAMES,
  BASIN_NAMES,
  CANAL_NAMES,
  CLUB_NAMES,
  DOOR_NAMES,
  FOUNTAIN_NAMES,
  GRAVES_NAMES,
  HOME_NAMES,
  HOUSE_GARDEN_NAMES,
  LANDFILL_NAMES,
  MEMORIAL_NAMES,
  OWNERS_NAMES,
  PEOPLES_LANDS,
  NOT_NATURE_NAMES,
  PROTECTED_WATER_NAMES,
  VEHICLE_SITE_NAMES,
  WAY_NAMES,
  WELL_NAMES,
} from './names/other-things.ts'
import { plainName } from './names/plain-name.ts'
import { valuesOf } from './permission/access-words.ts'

type TagRule = { key: string; value: RegExp; kinds?: ReadonlySet<SpotKind> }
type NameRule = { name: RegExp; kinds: ReadonlySet<SpotKind> }

const kinds = (...list: SpotKind[]): ReadonlySet<SpotKind> => new Set(list)
const ANY = /^(?!no$)/

/** Kinds that people make; of what nature makes, other tags say little. */
const MADE = kinds('park', 'garden', 'viewpoint', 'shelter', 'picnic-site', 'camp-site', 'bird-hide')
const GREENS = kinds('park', 'garden')
const LAND = kinds('grassland', 'heath', 'moor', 'wood', 'forest', 'park', 'peak')
const SPRINGS = kinds('spring', 'hot-spring')
/** Not rocks: a pitch of climbers is a rock. */
const PLAYED_ON = kinds('grassland', 'heath', 'wood', 'forest', 'beach', 'wetland', 'lake', 'dune', 'bay')
const WASTE = /(sewage|waste|slurry|tailing|evaporator|cooling|salt_pan|manure|leachate|settling|fire_?fighting)/
const WATERS = kinds('lake', 'river', 'bay')

const TAG_RULES: readonly TagRule[] = [
  { key: 'landuse', value: /^(industrial|commercial|retail|port)$/, kinds: ISLANDS },
  { key: 'landuse', value: /^(landfill|basin|salt_pond|aquaculture|cemetery|construction|depot|garages)$/ },
  { key: 'leisure', value: /^(beach_resort|golf_course|water_park|swimming_pool|marina|stadium|slipway)$/ },
  { key: 'golf', value: ANY },
  { key: 'zoo', value: ANY },
  { key: 'attraction', value: ANY },
  { key: 'advertising', value: ANY },
  { key: 'playground', value: ANY },
  { key: 'construction', value: ANY },
  // What a mapper has seen: nothing.
  {
    key: 'fixme',
    value:
      /\b(there is no|never was|does ?n.?t exist|does not exist|no longer (exists|there)|not exist|(position|location) (is )?(unknown|uncertain|wrong|guessed))\b/i,
  },
  { key: 'note', value: /\b(does ?n.?t exist|does not exist|no longer exists)\b/i },
  { key: 'proposed', value: ANY },
  { key: 'demolished', value: ANY },
  { key: 'office', value: ANY, kinds: MADE },
  { key: 'diplomatic', value: ANY, kinds: MADE },
  { key: 'shop', value: ANY, kinds: MADE },
  { key: 'aeroway', value: ANY, kinds: MADE },
  { key: 'railway', value: ANY, kinds: MADE },
  { key: 'public_transport', value: ANY, kinds: MADE },
  { key: 'junction', value: ANY, kinds: MADE },
  { key: 'social_facility', value: ANY, kinds: MADE },
  // What a place for walkers may offer besides; whatever else is an amenity is what the place is for.
  {
    key: 'amenity',
    value:
      /^(?!(no|yes|shelter|bench|toilets|drinking_water|water_point|watering_place|water|well|bbq|fireplace|table|lounger|waste_basket|waste_disposal|recycling|shower|sanitary_dump_station|bicycle_parking|charging_station|binoculars|telescope|hunting_stand|game_feeding|feeding_place|ranger_station|public_bookcase|information|picnic|picnic_site|camping|park|garden|hut|viewpoint)$)/,
    kinds: MADE,
  },
  { key: 'amenity', value: /^(fountain|public_bath|swimming_pool|spa|restaurant|cafe|bar)$/, kinds: SPRINGS },
  { key: 'tourism', value: /^(hotel|hostel|motel|guest_house|apartment|chalet|spa_resort|resort)$/, kinds: SPRINGS },
  { key: 'leisure', value: /^(spa|sauna|resort|sports_centre|fitness_centre)$/, kinds: SPRINGS },
  { key: 'building', value: ANY, kinds: kinds('hot-spring', 'park', 'garden') },
  { key: 'leisure', value: /^(pitch|track|sports_centre|playground|dog_park|horse_riding)$/, kinds: PLAYED_ON },
  { key: 'refugee', value: ANY, kinds: MADE },
  { key: 'camp_type', value: /refugee|displaced|idp/, kinds: kinds('camp-site') },
  { key: 'operator', value: /unhcr/i, kinds: kinds('camp-site') },
  {
    key: 'leisure',
    value:
      /^(pitch|track|sports_centre|sports_hall|stadium|swimming_pool|water_park|playground|fitness_station|fitness_centre|dance|miniature_golf|dog_park|horse_riding|bandstand|amusement_arcade)$/,
    kinds: MADE,
  },
  {
    key: 'tourism',
    value: /^(hotel|hostel|motel|guest_house|apartment|chalet|caravan_site|museum|theme_park|zoo|aquarium|artwork)$/,
    kinds: MADE,
  },
  {
    key: 'man_made',
    value:
      /^(beacon|antenna|mast|communications_tower|water_tower|wastewater_plant|water_works|reservoir_covered|surveillance|bridge)$/,
    kinds: MADE,
  },
  { key: 'place', value: /^square$/, kinds: MADE },
  { key: 'highway', value: /^(pedestrian|platform|bus_stop|mini_roundabout|services|rest_area)$/, kinds: MADE },
  { key: 'sport', value: /(skateboard|bmx|motor|golf|shooting|equestrian|baseball|softball)/, kinds: GREENS },
  // Where one swims in basins: no park has a sport of that name for its lakes.
  { key: 'sport', value: /^swimming/, kinds: GREENS },
  { key: 'park:type', value: /private/, kinds: GREENS },
  { key: 'surface', value: /^(asphalt|concrete|paved|paving_stones)/, kinds: kinds('beach') },
  { key: 'garden:type', value: /^(community|allotment|kitchen|school|beer)$/, kinds: GREENS },
  { key: 'indoor', value: /^yes$/, kinds: MADE },
  { key: 'waterway', value: /^(dock|canal|boatyard|ditch|drain|lock_gate|dam)$/, kinds: WATERS },
  { key: 'harbour', value: ANY, kinds: WATERS },
  {
    key: 'water',
    value: /^(canal|ditch|drain|lock|moat|harbour|dock|wastewater|fish_pass|cenote_pool|salt_pool|fire_pond|tank)$/,
    kinds: WATERS,
  },
  { key: 'basin', value: ANY, kinds: WATERS },
  { key: 'man_made', value: /^(tailings_pond|wastewater_plant|basin|reservoir_covered|works)$/, kinds: WATERS },
  { key: 'content', value: WASTE, kinds: WATERS },
  { key: 'reservoir_type', value: WASTE, kinds: WATERS },
  { key: 'tents', value: /^no$/, kinds: kinds('camp-site') },
  { key: 'camp_site', value: /^(caravan|motorhome|refugee|idp)/, kinds: kinds('camp-site') },
  // https://wiki.openstreetmap.org/wiki/Key:protect_class: 8 and 11 to 29 protect resources, cultures, people.
  {
    key: 'protection_title',
    value: /archaeolog|archeolog|arqueolog|histori|heritage site|cultural/i,
    kinds: PROTECTED,
  },
  { key: 'boundary', value: /^aboriginal_lands$/, kinds: PROTECTED },
  { key: 'protect_class', value: /^(8|1[1-9]|2\d)$/, kinds: PROTECTED },
  {
    key: 'shelter_type',
    value: /^(carport|field_shelter|building|bicycle\w*|shopping_cart|vending\w*|hunting|car|storage|boat|stable)$/,
  },
]

const NAME_RULES: readonly NameRule[] = [
  { name: LANDFILL_NAMES, kinds: LAND },
  { name: NOT_NATURE_NAMES, kinds: MADE },
  { name: MEMORIAL_NAMES, kinds: MADE },
  { name: HOUSE_GARDEN_NAMES, kinds: GREENS },
  { name: BASIN_NAMES, kinds: WATERS },
  { name: CANAL_NAMES, kinds: WATERS },
  { name: FOUNTAIN_NAMES, kinds: WATERS },
  { name: WELL_NAMES, kinds: SPRINGS },
  { name: DOOR_NAMES, kinds: kinds('cave') },
  { name: GRAVES_NAMES, kinds: kinds('grassland', 'heath', 'moor', 'wood', 'forest') },
  { name: BASE_NAMES, kinds: kinds('grassland', 'heath', 'moor', 'wood', 'forest') },
  { name: HOME_NAMES, kinds: kinds('viewpoint') },
  { name: CLUB_NAMES, kinds: kinds('beach') },
  { name: WAY_NAMES, kinds: kinds('rock') },
  { name: VEHICLE_SITE_NAMES, kinds: kinds('camp-site') },
  { name: PROTECTED_WATER_NAMES, kinds: PROTECTED },
  { name: PEOPLES_LANDS, kinds: PROTECTED },
  { name: OWNERS_NAMES, kinds: kinds('grassland', 'heath', 'wood', 'forest') },
]

const TAG_RULES_BY_KEY = Map.groupBy(TAG_RULES, ({ key }) => key)

/** Tells whether tags or name make something else than nature of a place of a kind. */
export function isNotNature(tags: Tags, kind: SpotKind): boolean {
  const isOfKind = ({ kinds }: { kinds?: ReadonlySet<SpotKind> }) => !kinds || kinds.has(kind)
  for (const key in tags) {
    const rules = TAG_RULES_BY_KEY.get(key)?.filter(isOfKind) ?? []
    if (rules.length > 0 && valuesOf(tags[key]).some(value => rules.some(rule => rule.value.test(value)))) return true
  }
  const rules = NAME_RULES.filter(isOfKind)
  if (rules.length === 0) return false
  const names = [tags['name'], tags['name:en']].flatMap(name => (name === undefined ? [] : plainName(name)))
  return rules.some(rule => names.some(name => rule.name.test(name)))
}
