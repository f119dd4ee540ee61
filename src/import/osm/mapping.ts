// Which OpenStreetMap objects are spots, a line per rule.
import type { Tags } from './elements.ts'
import type { SpotKind } from './kinds.ts'
import { plainName } from './names/plain-name.ts'
import { plainPattern } from './names/plain-pattern.ts'
import { refusalOf } from './refusals.ts'

export type MappingRule = { key: string; value: string; kind: SpotKind }

const PROTECTED_AREA: MappingRule = { key: 'boundary', value: 'protected_area', kind: 'protected-area' }

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
  PROTECTED_AREA,
]

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
  const rules = fittingRules(tags)
  const [first] = rules
  if (!first) return undefined
  const reason = refusalOf(tags, first.kind)
  return reason === undefined ? asWater(tags, first, rules) : { reason }
}

/** The same of an object that is known not to be refused. */
export function mappedRules(tags: Tags): { kind: SpotKind; rules: readonly MappingRule[] } | undefined {
  const rules = fittingRules(tags)
  const [first] = rules
  return first && asWater(tags, first, rules)
}

function fittingRules(tags: Tags): MappingRule[] {
  const fitting: MappingRule[] = []
  for (const [key, rules] of RULES_BY_KEY) {
    const value = tags[key]
    if (value === undefined) continue
    for (const rule of rules) if (rule.value === value) fitting.push(asProtected(rule, tags))
  }
  return [...new Set(fitting)].sort((a, b) => RULES.indexOf(a) - RULES.indexOf(b))
}

/** A boundary that is tagged as a national park's, and by its title or class is that of another protected area. */
function asProtected(rule: MappingRule, tags: Tags): MappingRule {
  return rule.kind === 'national-park' && !isNationalPark(tags) ? PROTECTED_AREA : rule
}

function isNationalPark(tags: Tags): boolean {
  const { name, 'name:en': english, protection_title: title, protect_class: number, 'park:type': type } = tags
  const names = [name, english, title].map(plainName)
  const isNational = names.some(text => NATIONAL_NAMES.test(text))
  if (!isNational && [plainName(type), ...names].some(text => OTHER_PARKS.test(text))) return false
  if (names.some(text => PARK_NAMES.test(text))) return true
  if (title !== undefined || (number !== undefined && number !== '2')) return false
  return ![name, english].some(text => RESERVE_NAMES.test(plainName(text)))
}

const PARK_NAMES = plainPattern(
  /park|parc|parque|parco|парк|πάρκο|국립공원|国立公園|国家公园|國家公園|公园|公園|\bnational (monument|seashore|lakeshore|preserve|recreation area)\b|kansallispuisto|puisto|rahvuspark|nemzeti|narodn|narodow|taman nasional|vuon quoc gia|milli/u,
)
const NATIONAL_NAMES = plainPattern(/\bnational(e|er|es|park|stadspark)?\b|\bnacional\b|\bnazionale\b/u)
/** Of a part of a country or of a town, and natural parks. */
const OTHER_PARKS = plainPattern(
  /\b(state|provincial|regional|county|city|municipal|metropolitan|community) (historic(al)? |marine |wilderness )?(park|parks|recreation area)\b|\b(parc|parco|parque|park) (naturel )?(regional|regionale|provincial|estadual|municipal|krajobrazowy)\b|\bpar(c|co|que) natural(e|es)?\b|\bnature park\b|naturpark/u,
)
const RESERVE_NAMES = plainPattern(
  /\b(reserve|reserva|riserva|sanctuary|santuario|refuge|refugio|reservat|forest|foret|zapovednik|заповедник)\b/u,
)

function asWater(tags: Tags, first: MappingRule, rules: readonly MappingRule[]) {
  if (first.kind !== 'lake') return { kind: first.kind, rules }
  const kind = waterKind(tags)
  return { kind, rules: rules.map(rule => (rule.kind === 'lake' ? { ...rule, kind } : rule)) }
}

const FLOWING = new Set(['river', 'stream', 'canal', 'rapids'])

/** What a water is: as it is tagged, else what its name says. A lake by its tag stays one. */
function waterKind({ water, waterway, salt, name = '' }: Tags): SpotKind {
  if (FLOWING.has(water ?? '') || waterway === 'riverbank') return 'river'
  if (water === 'bay') return 'bay'
  if (water !== undefined && water !== 'shallow') return 'lake'
  const folded = plainName(name)
  if (RIVER_NAMES.test(folded)) return 'river'
  return salt !== 'no' && BAY_NAMES.test(folded) ? 'bay' : 'lake'
}

const RIVER_NAMES = plainPattern(
  /^(river|rio|riu|riviere|ruisseau|arroyo|corrego|ribeirao|riacho|fiume|torrente|torrent|afon|река|р|ручеи|річка) |\p{L}(река)$| (river|creek|brook|burn|fluss|bach|an|alv|elv|joki|rijeka|reka)$|\p{L}{3}(joki|alven|elva|elven)$|[\u4e00-\u9fff](川|河|江)$/u,
)
const BAY_NAMES = plainPattern(
  /^(bay of|baie|bahia|baia|badia|golfe|golfo|залив|бухта) |(?<![\p{L}])(bay|inlet|sound|strait|fjord|gulf)$|\p{L}(lahti|selka|salmi|viken|vika|vik|sundet|sund|fjorden|fjord|bugt|bukta|bucht)$/u,
)
