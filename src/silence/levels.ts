// How loud each kind of source is: from what is known of it to dB. Pure functions over the tables of parameters.ts.
import { hypotenuse } from '../geo/local-plane.ts'
import {
  AERODROME_RULES,
  AERODROMES,
  type AerodromeClass,
  FAINTEST_DB,
  IN_TOWN_DB,
  RAIL_RULES,
  type RailClass,
  RAILS,
  ROAD_RULES,
  type RoadClass,
  ROADS,
  SETTLEMENT_RULES,
  type SettlementClass,
  SETTLEMENTS,
  TURBINE,
  WORKS,
  WORKS_RULES,
  type WorksClass,
} from './parameters.ts'

export type RoadFacts = {
  class: RoadClass
  /** Vehicles a day, where counted. */
  vehicles: number | null
  /** km/h, where posted. */
  speed: number | null
  lanes: number | null
  isOneway: boolean
  isRoundabout: boolean
  /** A driveway, parking aisle or the like. */
  isMinorService: boolean
  /** Whether it has houses around it. */
  isInTown: boolean
  /** People within 10 km of the way. */
  people: number
  /** People who have no other road; Infinity where there is another. */
  served: number
}

/** Returns A + 10·lg(f·N/N0) + 20·lg(v/v0) with the corrections of its class, in dB(A) Lden. */
export function roadLevel(road: RoadFacts): number {
  const row = ROADS[road.class]
  const isNarrowTrunk = road.class === 'trunk' && !road.isOneway && (road.lanes ?? 0) < 4
  const vehicles = road.vehicles ?? (isNarrowTrunk ? ROAD_RULES.narrowTrunkVehicles : row.vehicles)
  const isAssumed = road.vehicles === null && road.class !== 'motorway'
  const share = isAssumed ? Math.min(trafficShare(road.people), servedShare(road.served, vehicles)) : 1
  const speed = Math.max(road.speed ?? row.speed, ROAD_RULES.slowestKmh)
  const isHalf = row.halfPerCarriageway && (road.isOneway || road.isRoundabout)
  return (
    row.level +
    10 * Math.log10((share * vehicles) / row.vehicles) +
    20 * Math.log10(speed / row.speed) +
    (isHalf ? ROAD_RULES.carriagewayDb : 0) +
    (road.isInTown && isAssumed ? (IN_TOWN_DB[road.class] ?? 0) : 0) +
    (road.isMinorService ? ROAD_RULES.minorServiceDb : 0)
  )
}

/** Returns f: a road's share of the traffic of its class, by the number of people within 10 km. */
export function trafficShare(people: number): number {
  const { full, least } = ROAD_RULES.people
  return Math.min(1, Math.max(least, Math.sqrt(people / full)))
}

/** Returns the part of a road's vehicles that those have who need it. */
export function servedShare(people: number, vehicles: number): number {
  const { vehiclesPerHead, least } = ROAD_RULES.served
  return Math.min(1, Math.max(least, (vehiclesPerHead * people) / vehicles))
}

/** Returns the level of one track, dB(A) Lden. */
export function railLevel(rail: RailClass): number {
  return RAILS[rail] + RAIL_RULES.perTrackDb
}

export function aerodromeClass(facts: { runwayMetres: number; hasIataCode: boolean }): AerodromeClass {
  const { runwayMetres, hasIataCode } = facts
  if (runwayMetres < AERODROME_RULES.leastRunwayMetres) return 'heliport'
  if (runwayMetres >= AERODROME_RULES.largeRunwayMetres && hasIataCode) return 'large'
  return hasIataCode || runwayMetres >= AERODROME_RULES.mediumRunwayMetres ? 'medium' : 'airfield'
}

/** Returns dB at `along` metres from the runway's middle in its direction and `across` metres to its side. */
export function aerodromeDb(level: number, along: number, across: number): number {
  const { referenceMetres, nearestMetres, alongFactor, alongMetres, spreadingDb, absorptionDbPerKm } = AERODROME_RULES
  const counted = Math.min(along, alongMetres) / alongFactor + Math.max(0, along - alongMetres)
  const d = Math.max(nearestMetres, hypotenuse(counted, across))
  return (
    level -
    spreadingDb * Math.log10(d / referenceMetres) -
    (absorptionDbPerKm * Math.max(0, d - referenceMetres)) / 1000
  )
}

export function aerodromeLevel(aerodrome: AerodromeClass): number {
  return AERODROMES[aerodrome]
}

export type SettlementFacts = { class: SettlementClass; people: number | null; residentialM2: number }

/** Returns the level within a settlement in dB, and its radius in metres. */
export function settlementLevel(facts: SettlementFacts): { level: number; radius: number } {
  const row = SETTLEMENTS[facts.class]
  const people = Math.max(1, facts.people ?? row.people)
  const km2 = facts.residentialM2 > 0 ? facts.residentialM2 / 1e6 : people / row.density
  const density = Math.min(row.mostDensity, people / km2)
  return { level: SETTLEMENT_RULES.levelDb + 10 * Math.log10(density), radius: 1000 * Math.sqrt(km2 / Math.PI) }
}

/** Returns dB at a distance from the settlement's middle. */
export function settlementDb(settlement: { level: number; radius: number }, distance: number): number {
  const d = distance - settlement.radius
  if (d <= 0) return settlement.level
  return (
    settlement.level -
    20 * Math.log10((d + settlement.radius) / settlement.radius) -
    (SETTLEMENT_RULES.airDbPerKm * d) / 1000
  )
}

/** Returns the sound power of a works of some m², dB. */
export function worksLevel(works: WorksClass, squareMetres: number): number {
  return WORKS[works] + 10 * Math.log10(squareMetres)
}

/** Returns dB at a distance from the edge of a works. */
export function worksDb(works: { level: number; squareMetres: number }, edgeDistance: number): number {
  return worksDbFrom(works.level, radiusOfWorks(works.squareMetres) + edgeDistance)
}

/** Returns the radius of a circle as large as a works, metres. */
export function radiusOfWorks(squareMetres: number): number {
  return Math.sqrt(squareMetres / Math.PI)
}

/** Returns dB at a distance from the middle of such a circle. */
export function worksDbFrom(level: number, d: number): number {
  return level - 20 * Math.log10(d) + WORKS_RULES.groundDb - (WORKS_RULES.airDbPerKm * d) / 1000
}

/** Returns how many dB a turbine is below a large one, by its power; null where that is not known. */
export function turbineBelowLarge(kilowatts: number | null): number {
  if (kilowatts === null) return 0
  return Math.min(TURBINE.mostBelowDb, Math.max(0, 10 * Math.log10(TURBINE.fullKw / kilowatts)))
}

export function turbineDb(distance: number, belowLarge = 0): number {
  const d = Math.max(TURBINE.nearestMetres, distance)
  return TURBINE.levelDb - belowLarge - 20 * Math.log10(d) - (TURBINE.airDbPerKm * d) / 1000
}

/** Returns the metres at which a level that falls with distance reaches the faintest that is followed; 0 when never above. */
export function reachOf(db: (distance: number) => number): number {
  if (db(0) < FAINTEST_DB) return 0
  let low = 0
  let high = 100
  while (db(high) >= FAINTEST_DB) [low, high] = [high, high * 2]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (db(middle) >= FAINTEST_DB) low = middle
    else high = middle
  }
  return high
}
