// Roads and rails of OpenStreetMap as noise sources.
import { SpilledRecords } from '../../../../arrays/spilled-records.ts'
import { railLevel, roadLevel } from '../../../../silence/levels.ts'
import { PEOPLE_PER_KM, type RailClass, RAILS, type RoadClass, ROADS } from '../../../../silence/parameters.ts'
import { type BuiltUp, type BuiltUpIndex, builtUpBuilder, isInTown } from '../../../../silence/sources/built-up.ts'
import type { NoiseSource } from '../../../../silence/sources/sources.ts'
import { type Collector, originOf } from '../collector.ts'
import type { Tags } from '../../elements.ts'
import { latinName } from '../../names/names.ts'
import { SpilledNumbers } from '../../../spill/spilled-numbers.ts'
import { lengthOfLine } from '../../geometry/lines.ts'
import { openEndsAmong } from './open-ends.ts'
import { peopleServed } from './road-network.ts'
import { type Road, RoadTable } from './road-table.ts'
import { tableOf } from '../../../../text/table.ts'

export type NoiseLines = Collector & {
  /** How densely the land is built up, by its streets; only once all ways have been seen. */
  builtUp(): BuiltUp
  /** Gives all roads and rails as sources, once; only once all ways have been seen. The points of each are good until the next. */
  sources(surroundings: LineSurroundings): Generator<NoiseSource>
}

export type LineSurroundings = {
  /** Counts the people within 10 km of a place (10⁻⁷ degrees). */
  peopleNear: (x: number, y: number) => number
  /** Tells whether a road that ends here ends with the map. */
  isMapEnd: (x: number, y: number) => boolean
  builtUp: BuiltUpIndex
  /** False when the file lacks its places: nobody knows then who lives where, and each road has the traffic of its class. */
  arePeopleKnown: boolean
  /** Told what share of the roads is behind, 0 to 1. */
  onShare?: (share: number) => void
}

const RAIL_CLASSES = Object.keys(RAILS) as RailClass[] // the table's own keys
/** The numbers of a rail. */
const RAIL = { origin: 0, class: 1 } as const

export function noiseLines(): NoiseLines {
  const roads = new RoadTable()
  const rails = new SpilledRecords(2)
  /** Where tracks and paths begin and end. */
  const trackEnds = new SpilledNumbers()
  const streets = builtUpBuilder()
  return {
    keys: ['highway', 'railway'],
    way({ id, tags, line }) {
      const highway = tags['highway']
      const railway = tags['railway']
      if (highway === undefined && railway === undefined) return
      if (isOutOfUse(tags)) return
      const isTunnel = TUNNELS.has(tags['tunnel'] ?? '')
      const road = highway === undefined ? undefined : roadClassOf(highway, tags)
      const rail = road || railway === undefined ? undefined : railClass(railway, tags)
      if (highway !== undefined && TRACKS.has(highway) && !isTunnel) trackEnds.append(endsOf(line().points))
      if (!road && !rail) return
      const { points } = line()
      if (points.length < 4) return
      const origin = originOf('way', id)
      if (rail && !isTunnel) rails.append([origin, RAIL_CLASSES.indexOf(rail)], latinName(tags) ?? null, points)
      if (!road || highway === undefined) return
      if (STREETS.has(highway) && !isTunnel) streets.addStreet(points)
      const facts = roadFacts(road, tags)
      const isLivedAlong = !facts.isMinorService && !isTunnel
      const people = isLivedAlong ? (lengthOfLine(points) / 1000) * PEOPLE_PER_KM[road] : 0
      const name = tags['ref'] ?? latinName(tags) ?? null
      roads.push({ origin, class: road, name, facts, isTunnel, people, points })
    },
    builtUp: () => streets.freeze(),
    *sources({ peopleNear, isMapEnd, builtUp, arePeopleKnown, onShare = () => {} }) {
      onShare(0)
      const openEnds = (ends: Int32Array) => openEndsAmong(ends, { isMapEnd, trackEnds })
      const served = peopleServed(roads.network(), { openEnds })
      let i = 0
      for (const { origin, class: roadClass, name, facts, isTunnel, points } of roads) {
        if (i % ROADS_A_SHARE === 0) onShare(i / roads.length)
        const behind = served[i++] ?? Infinity
        if (isTunnel) continue
        const [x, y] = middleOf(points)
        const people = arePeopleKnown ? peopleNear(x, y) : Infinity
        const known = { people, served: behind, isInTown: isInTown(builtUp, x, y) }
        const level = roadLevel({ ...facts, ...known })
        yield { kind: 'road', class: roadClass, name, origin, level, size: 0, points }
      }
      roads.close()
      for (const rail = rails.reader(); rail.next(); ) {
        const railClass = RAIL_CLASSES[rail.number(RAIL.class)]
        if (railClass === undefined) throw new RangeError('there is no such class of rails')
        const points = rail.points.subarray(rail.from, rail.to)
        const level = railLevel(railClass)
        const origin = rail.number(RAIL.origin)
        yield { kind: 'rail', class: railClass, name: rail.text(), origin, level, size: 0, points }
      }
      rails.close()
    },
  }
}

/** After so many roads it is told how far it has come. */
const ROADS_A_SHARE = 1 << 13

/** Streets with houses along them. */
const STREETS = new Set(['residential', 'living_street', 'pedestrian'])

const TRACKS = new Set(['track', 'path', 'footway', 'cycleway', 'bridleway', 'steps'])

function endsOf(points: Int32Array): Int32Array {
  return points.length < 4
    ? new Int32Array()
    : Int32Array.of(points[0] ?? 0, points[1] ?? 0, points.at(-2) ?? 0, points.at(-1) ?? 0)
}

/** Returns the middle one of the points of a road. */
function middleOf(points: Int32Array): [number, number] {
  const middle = 2 * Math.floor(points.length / 4)
  return [points[middle] ?? 0, points[middle + 1] ?? 0]
}

/**
 * What is in them is not heard, and goes on behind them. Not `avalanche_protector`, a gallery open to the valley, nor
 * `culvert`, which is of the water below a road.
 */
const TUNNELS = new Set(['yes', 'building_passage'])

function isOutOfUse(tags: Tags): boolean {
  return tags['disused'] === 'yes' || tags['abandoned'] === 'yes'
}

/** A road without traffic is as loud as the drive of those who work there. */
function roadClassOf(highway: string, tags: Tags): RoadClass | undefined {
  const road = roadClass(highway)
  return road && isClosedToTraffic(tags) ? 'service' : road
}

/** Closed to traffic but for those who work there: "access=no" with "foot=yes", and no bus line. */
function isClosedToTraffic(tags: Tags): boolean {
  const said = tags['motor_vehicle'] ?? tags['vehicle'] ?? tags['access']
  return said === 'no' && !OPEN_TO.some(key => !['no', undefined].includes(tags[key]))
}

const OPEN_TO = ['motorcar', 'psv', 'bus', 'coach', 'tourist_bus', 'hgv', 'goods', 'motorcycle'] as const

/** Values that count as a class of another name; links count as their class. */
const SAME_AS = tableOf<RoadClass>({ road: 'unclassified', living_street: 'service' })

function roadClass(highway: string): RoadClass | undefined {
  const value = highway.replace(/_link$/, '')
  const same = SAME_AS.get(value)
  if (same) return same
  return Object.hasOwn(ROADS, value) ? (value as RoadClass) : undefined // a key of the table
}

const ONEWAY = new Set(['yes', 'true', '1', '-1'])
const ROUNDABOUTS = new Set(['roundabout', 'circular'])
const TRAFFIC_COUNTS = ['traffic:aadt', 'aadt'] as const

function roadFacts(road: RoadClass, tags: Tags): Road['facts'] {
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
  }
}

function firstNumber(texts: (string | undefined)[]): number | null {
  const text = texts.find(text => text !== undefined && /^\d+$/.test(text))
  const number = Number(text)
  return number > 0 ? number : null
}

const KMH_PER_MPH = 1.609344
/** Speeds that are words: https://wiki.openstreetmap.org/wiki/Key:maxspeed */
const NAMED_SPEEDS = tableOf<number>({ walk: 7, urban: 50, living_street: 20, rural: 90 })

/** Returns km/h; null when nothing is posted, or what is cannot be read. */
export function speedOf(maxspeed: string | undefined): number | null {
  if (maxspeed === undefined) return null
  const [, number, unit] = /^(\d+(?:\.\d+)?)\s*(km\/h|kmh|mph)?$/.exec(maxspeed) ?? []
  if (number !== undefined) return unit === 'mph' ? Number(number) * KMH_PER_MPH : Number(number)
  return NAMED_SPEEDS.get(maxspeed.replace(/^[A-Z]{2}:/, '')) ?? null
}

const TRAMS = new Set(['tram', 'light_rail', 'subway', 'monorail'])
const TOURIST = new Set(['preserved', 'narrow_gauge', 'funicular', 'miniature'])
const UNHEARD_SERVICES = new Set(['yard', 'siding', 'spur', 'crossover'])

const FREIGHT = new Set(['mixed', 'freight'])

/** The first that fits. Freight is what is tagged so. A line without usage counts as a main line for passengers (J). */
const RAIL_ROWS: { class: RailClass; fits: (railway: string, tags: Tags) => boolean }[] = [
  { class: 'tram', fits: railway => TRAMS.has(railway) },
  { class: 'tourist', fits: railway => TOURIST.has(railway) },
  { class: 'tourist', fits: (_, tags) => tags['usage'] === 'tourism' || tags['railway:preserved'] === 'yes' },
  { class: 'high-speed', fits: (_, tags) => tags['highspeed'] === 'yes' },
  { class: 'branch', fits: (_, tags) => ['branch', 'industrial', 'military'].includes(tags['usage'] ?? '') },
  { class: 'freight', fits: (_, tags) => FREIGHT.has(tags['railway:traffic_mode'] ?? '') },
  { class: 'freight', fits: (_, tags) => tags['usage'] === 'freight' },
  { class: 'passenger', fits: () => true },
]

function railClass(railway: string, tags: Tags): RailClass | undefined {
  if (railway !== 'rail' && !TRAMS.has(railway) && !TOURIST.has(railway)) return undefined
  if (UNHEARD_SERVICES.has(tags['service'] ?? '')) return undefined
  return RAIL_ROWS.find(({ fits }) => fits(railway, tags))?.class
}
