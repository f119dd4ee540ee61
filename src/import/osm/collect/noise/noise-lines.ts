// Roads and rails of OpenStreetMap as noise sources.
import { railLevel, type RoadFacts, roadLevel } from '../../../../silence/levels.ts'
import { type RailClass, type RoadClass, ROADS } from '../../../../silence/parameters.ts'
import type { NoiseSource } from '../../../../silence/sources/sources.ts'
import { type Collector, originOf } from '../collector.ts'
import type { Tags } from '../../elements.ts'

/** `peopleNear` counts the people within 10 km of a place (10⁻⁷ degrees). */
export function noiseLines(
  add: (source: NoiseSource) => void,
  peopleNear: (x: number, y: number) => number,
): Collector {
  return {
    keys: ['highway', 'railway'],
    way({ id, tags, line }) {
      const highway = tags['highway']
      const railway = tags['railway']
      if (highway === undefined && railway === undefined) return
      if (isUnheard(tags)) return
      const road = highway === undefined ? undefined : roadClass(highway)
      const rail = road || railway === undefined ? undefined : railClass(railway, tags)
      if (!road && !rail) return
      const { points } = line()
      if (points.length < 4) return
      const middle = 2 * Math.floor(points.length / 4)
      const people = road ? peopleNear(points[middle] ?? 0, points[middle + 1] ?? 0) : 0
      const name = tags['ref'] ?? tags['name'] ?? null
      const source = { origin: originOf('way', id), size: 0, points }
      if (road) add({ ...source, kind: 'road', class: road, name, level: roadLevel(roadFacts(road, tags, people)) })
      if (rail) add({ ...source, kind: 'rail', class: rail, name: tags['name'] ?? null, level: railLevel(rail) })
    },
  }
}

const UNHEARD_TUNNELS = new Set(['yes', 'building_passage', 'culvert', 'avalanche_protector'])

function isUnheard(tags: Tags): boolean {
  return UNHEARD_TUNNELS.has(tags['tunnel'] ?? '') || tags['disused'] === 'yes' || tags['abandoned'] === 'yes'
}

/** Values that count as a class of another name; links count as their class. */
const SAME_AS: Record<string, RoadClass> = { road: 'unclassified', living_street: 'service' }

function roadClass(highway: string): RoadClass | undefined {
  const value = highway.replace(/_link$/, '')
  const same = SAME_AS[value]
  if (same) return same
  return Object.hasOwn(ROADS, value) ? (value as RoadClass) : undefined // a key of the table
}

const ONEWAY = new Set(['yes', 'true', '1', '-1'])
const ROUNDABOUTS = new Set(['roundabout', 'circular'])
const TRAFFIC_COUNTS = ['traffic:aadt', 'aadt'] as const

function roadFacts(road: RoadClass, tags: Tags, people: number): RoadFacts {
  const isRoundabout = ROUNDABOUTS.has(tags['junction'] ?? '')
  const isImplied = tags['highway'] === 'motorway' && tags['oneway'] === undefined
  return {
    class: road,
    vehicles: firstNumber(TRAFFIC_COUNTS.map(key => tags[key])),
    speed: speedOf(tags['maxspeed']),
    lanes: firstNumber([tags['lanes']]),
    isOneway: isImplied || ONEWAY.has(tags['oneway'] ?? ''),
    isRoundabout,
    isMinorService: road === 'service' && tags['service'] !== undefined,
    people,
  }
}

function firstNumber(texts: (string | undefined)[]): number | null {
  const text = texts.find(text => text !== undefined && /^\d+$/.test(text))
  const number = Number(text)
  return number > 0 ? number : null
}

const KMH_PER_MPH = 1.609344
/** Speeds that stand as words: https://wiki.openstreetmap.org/wiki/Key:maxspeed */
const NAMED_SPEEDS: Record<string, number> = { walk: 7, urban: 50, living_street: 20, rural: 90 }

/** Returns km/h; null when nothing is posted, or what is cannot be read. */
export function speedOf(maxspeed: string | undefined): number | null {
  if (maxspeed === undefined) return null
  const [, number, unit] = /^(\d+(?:\.\d+)?)\s*(km\/h|kmh|mph)?$/.exec(maxspeed) ?? []
  if (number !== undefined) return unit === 'mph' ? Number(number) * KMH_PER_MPH : Number(number)
  return NAMED_SPEEDS[maxspeed.replace(/^[A-Z]{2}:/, '')] ?? null
}

const TRAMS = new Set(['tram', 'light_rail', 'subway', 'monorail'])
const TOURIST = new Set(['preserved', 'narrow_gauge', 'funicular', 'miniature'])
const UNHEARD_SERVICES = new Set(['yard', 'siding', 'spur', 'crossover'])

/** The first that fits. A line without usage counts as a main line for passengers (J). */
const RAIL_ROWS: { class: RailClass; fits: (railway: string, tags: Tags) => boolean }[] = [
  { class: 'tram', fits: railway => TRAMS.has(railway) },
  { class: 'tourist', fits: railway => TOURIST.has(railway) },
  { class: 'tourist', fits: (_, tags) => tags['usage'] === 'tourism' || tags['railway:preserved'] === 'yes' },
  { class: 'high-speed', fits: (_, tags) => tags['highspeed'] === 'yes' },
  { class: 'branch', fits: (_, tags) => ['branch', 'industrial', 'military'].includes(tags['usage'] ?? '') },
  { class: 'freight', fits: (_, tags) => tags['usage'] === 'main' && tags['railway:traffic_mode'] !== 'passenger' },
  { class: 'passenger', fits: () => true },
]

function railClass(railway: string, tags: Tags): RailClass | undefined {
  if (railway !== 'rail' && !TRAMS.has(railway) && !TOURIST.has(railway)) return undefined
  if (UNHEARD_SERVICES.has(tags['service'] ?? '')) return undefined
  return RAIL_ROWS.find(({ fits }) => fits(railway, tags))?.class
}
