// The noise model's parameters: what makes noise, how much, and how far it is looked for. Pure tables, no code.
// Sources: CNOSSOS-EU (Directive (EU) 2015/996 as amended 2021/1226) emission with the default traffic per road class of
// the European noise-mapping guidance; ISO 9613-2 over soft ground; FTA general assessment (rail); EPA/Schomer
// (settlements); WHO 2018 guideline values and German quiet-area values (the scale). "J" marks a judgement.

/** The version of the method; part of every answer. */
export const METHOD = 'SR-1.0'

/**
 * Roads: vehicles per day and km/h that are assumed where nothing is tagged, A in dB(A) Lden at those, and how far a road
 * is looked for, in metres. `halfPerCarriageway`: a oneway carriageway carries half of the traffic (−3 dB).
 */
export const ROADS = {
  motorway: { vehicles: 37_290, speed: 130, level: 76.9, radius: 15_000, halfPerCarriageway: true },
  trunk: { vehicles: 23_914, speed: 110, level: 73.1, radius: 15_000, halfPerCarriageway: true },
  primary: { vehicles: 8_905, speed: 80, level: 65.8, radius: 8_000, halfPerCarriageway: true },
  secondary: { vehicles: 4_000, speed: 80, level: 62.4, radius: 4_000, halfPerCarriageway: true },
  tertiary: { vehicles: 2_000, speed: 50, level: 55.1, radius: 2_000, halfPerCarriageway: false },
  unclassified: { vehicles: 1_000, speed: 50, level: 52.1, radius: 2_000, halfPerCarriageway: false },
  residential: { vehicles: 250, speed: 30, level: 42.3, radius: 700, halfPerCarriageway: false },
  service: { vehicles: 250, speed: 30, level: 41.5, radius: 700, halfPerCarriageway: false },
} as const satisfies Record<string, RoadRow>
type RoadRow = { vehicles: number; speed: number; level: number; radius: number; halfPerCarriageway: boolean }
export type RoadClass = keyof typeof ROADS

export const ROAD_RULES = {
  /** Slower traffic is not quieter: tyres give way to engines. CNOSSOS-EU. */
  slowestKmh: 30,
  carriagewayDb: -3,
  /** A trunk road of one carriageway and under four lanes, vehicles per day (J). */
  narrowTrunkVehicles: 12_000,
  /** Driveways, parking aisles and the like (J). */
  minorServiceDb: -7,
  /** Fewer people nearby, less traffic: f = clamp(√(people / full), least, 1) within `radius` metres (J). */
  people: { radius: 10_000, full: 50_000, least: 0.2 },
} as const

/** Rails: A in dB(A) Lden of the line; each track is 3 dB less. FTA general assessment; tourist lines J. */
export const RAILS = {
  'high-speed': 71,
  freight: 68.5,
  passenger: 63,
  branch: 56,
  tram: 53.5,
  tourist: 45,
} as const satisfies Record<string, number>
export type RailClass = keyof typeof RAILS
export const RAIL_RULES = { perTrackDb: -3, radius: 15_000 } as const

/** Aerodromes: level at 1,500 m, dB (J); the class comes from the longest runway and the IATA code. */
export const AERODROMES = { large: 55, medium: 45, airfield: 36, heliport: 28 } as const satisfies Record<
  string,
  number
>
export type AerodromeClass = keyof typeof AERODROMES
export const AERODROME_RULES = {
  referenceMetres: 1_500,
  nearestMetres: 300,
  spreadingDb: 22,
  absorptionDbPerKm: 1.5,
  /** Noise reaches this many times further along the runway than across (J). */
  alongFactor: 6,
  largeRunwayMetres: 2_400,
  mediumRunwayMetres: 1_500,
  leastRunwayMetres: 400,
  bandDb: 8,
} as const

/** Settlements: people and people per km² where nothing is tagged. EPA level less 15 dB; densities J. */
export const SETTLEMENTS = {
  city: { people: 100_000, density: 3_000, mostDensity: 5_000 },
  town: { people: 10_000, density: 1_000, mostDensity: 5_000 },
  village: { people: 800, density: 1_000, mostDensity: 5_000 },
  hamlet: { people: 60, density: 1_000, mostDensity: 300 },
  farm: { people: 6, density: 1_000, mostDensity: 300 },
} as const satisfies Record<string, { people: number; density: number; mostDensity: number }>
export type SettlementClass = keyof typeof SETTLEMENTS
export const SETTLEMENT_RULES = { levelDb: 8.1, airDbPerKm: 2.4 } as const

/** Works and yards: sound power per m², dB (J). */
export const WORKS = {
  port: 65,
  industry: 60,
  quarry: 55,
  retail: 55,
  commercial: 55,
  'rail-yard': 55,
} as const satisfies Record<string, number>
export type WorksClass = keyof typeof WORKS
export const WORKS_RULES = { radius: 6_000, airDbPerKm: 2.4, groundDb: -12.8 } as const

export const TURBINE = { levelDb: 97.4, airDbPerKm: 2.4, nearestMetres: 50, radius: 6_000 } as const

/** Events are not summed up over the year: they cap the rating within a radius and are named (J). */
export const EVENTS = {
  raceway: { cap: 2.5, radius: 1_000, words: 'a raceway' },
  motocross: { cap: 2.5, radius: 1_000, words: 'a motocross track' },
  shooting: { cap: 2.5, radius: 1_000, words: 'a shooting range' },
  marina: { cap: 3.4, radius: 500, words: 'a marina' },
  'ski-lift': { cap: 3.9, radius: 500, words: 'a ski lift (in season)' },
} as const satisfies Record<string, { cap: number; radius: number; words: string }>
export type EventClass = keyof typeof EVENTS

/** Settlements and aerodromes are followed as far as they give this, dB. */
export const FAINTEST_DB = 15

/** The scale: rating = 5 − 0.16·(level − 30). WHO 2018 (53, 45 dB) and German quiet areas (40 dB) are its anchors. */
export const SCALE = { pristineDb: 30, perDb: 0.16, least: 1, most: 5, faintestShownDb: 20 } as const

export const WORDS = [
  { from: 4.5, word: 'pristine' },
  { from: 4.0, word: 'very quiet' },
  { from: 3.4, word: 'quiet' },
  { from: 2.6, word: 'mixed' },
  { from: 1.8, word: 'disturbed' },
  { from: 0, word: 'noisy' },
] as const

/** How far the truth may lie from the computed level, dB to either side. */
export const BAND_DB = 5

/** Metres from a land edge of the imported map: within `low` confidence is low, within `blind` the band opens to 1. */
export const EDGE = { low: 3_000, blind: 1_000 } as const

/** Near a source the distance counts as at least this, metres. */
export const NEAREST_METRES = 10
