// The noise model's parameters: what makes noise, how much, and how far it is looked for. Pure tables, no code.
// Sources: CNOSSOS-EU (Directive (EU) 2015/996 as amended 2021/1226) emission with the default traffic per road class of
// the European noise-mapping guidance; ISO 9613-2 over soft ground; FTA general assessment (rail); EPA/Schomer
// (settlements); WHO 2018 guideline values and German quiet-area values (the scale). "J" marks a judgement.

/** The version of the method; part of every answer. */
export const METHOD = 'SR-1.1'

/**
 * Roads: vehicles per day and km/h that are assumed where nothing is tagged, A in dB(A) Lden at those, and how far a road
 * is looked for, in metres. `halfPerCarriageway`: a oneway carriageway carries half of the traffic (−3 dB). Pedestrian
 * streets have no cars but voices and deliveries: as loud as a living street (J).
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
  pedestrian: { vehicles: 250, speed: 30, level: 41.5, radius: 700, halfPerCarriageway: false },
} as const satisfies Record<string, RoadRow>
type RoadRow = { vehicles: number; speed: number; level: number; radius: number; halfPerCarriageway: boolean }
export type RoadClass = keyof typeof ROADS

/**
 * dB by class among houses, where traffic is not tagged: a main road is busier than its class, a side street, one of many,
 * less busy. Judgement, fitted to the ranks of a noise index of one city, all of whose ways were looked at while choosing:
 * without these Spearman is 0.810 there instead of 0.824. What they do to levels in streets is not measured.
 */
export const IN_TOWN_DB: Readonly<Partial<Record<RoadClass, number>>> = {
  trunk: 1,
  primary: 3,
  unclassified: -2.5,
  residential: -2.5,
  service: -1,
}

/** People who live along a km of road (J; Germany has about 200 people per km of residential street). */
export const PEOPLE_PER_KM: Readonly<Record<RoadClass, number>> = {
  motorway: 0,
  trunk: 0,
  primary: 40,
  secondary: 40,
  tertiary: 40,
  unclassified: 40,
  residential: 200,
  service: 50,
  pedestrian: 200,
}

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
  /**
   * A road that is the only one to what lies behind it carries no more than those who live there drive, 2.5 vehicles a day
   * each (German mobility survey MiD 2017: 3.1 trips, of which 57 % by car, guests and deliveries added), at least a tenth
   * of its class: visitors (J).
   */
  served: { vehiclesPerHead: 2.5, least: 0.1 },
} as const

/** From beyond an edge that is nearer than a motorway is heard, noise may come that no map holds. */
export const BEYOND_REACH_METRES = ROADS.motorway.radius

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
  /** Aircraft follow the runway's line no farther than this from its middle; beyond it distance counts in full (J). */
  alongMetres: 12_000,
  largeRunwayMetres: 2_400,
  mediumRunwayMetres: 1_500,
  leastRunwayMetres: 400,
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

export const TURBINE = {
  levelDb: 97.4,
  airDbPerKm: 2.4,
  nearestMetres: 50,
  radius: 6_000,
  /**
   * `levelDb` is that of a turbine of 2 MW and more. Smaller ones are quieter by 10·lg of their power, at most `mostBelowDb`
   * (Møller & Pedersen 2011: 11·lg among large ones; small ones are louder for their power). Where no power is tagged, one
   * up to `smallMetres` high, or with such a rotor, counts as `smallKw` (J).
   */
  fullKw: 2_000,
  mostBelowDb: 20,
  smallMetres: 30,
  smallKw: 20,
} as const

/**
 * Houses between source and receiver: ISO 9613-2, A.3: 0.1 dB for each metre of the way and each whole share of built-up
 * ground, at most 10 dB, from `streetMetres` on, for `farthestMetres`. A cell of `cellMetres` is built up when it has
 * `leastStreetMetres` of residential street; where `fullCells` of the cells around are, houses cover `share` of the ground.
 * Judgement, chosen by the ranks in Heidelberg.
 */
export const HOUSES = {
  dbPerMetre: 0.1,
  mostDb: 10,
  streetMetres: 400,
  farthestMetres: 800,
  cellMetres: 250,
  leastStreetMetres: 50,
  aroundCells: 2,
  fullCells: 0.3,
  share: 0.3,
} as const

/**
 * Terrain between source and receiver, where heights are imported for it: ISO 9613-2, 7.4, at 500 Hz, which its note to
 * 1 takes where levels are A-weighted. Ridges are the corners of a band that is drawn tight over the ground; the loss over
 * soft ground, of which the rest of the model has made account, does not count twice. Roads, rails, settlements and works
 * are screened, aircraft and turbines are above. Heights of tiles are several metres off, so that both ends count as
 * `endMetres` above the ground (J). The ground is looked at in `directions` directions every `stepMetres`, from
 * `nearMetres` on every `farStepMetres` (J).
 */
export const SCREENING = {
  /** Speed of sound over 500 Hz. */
  wavelengthMetres: 0.68,
  /** C2: reflections by the ground included. */
  reflections: 20,
  /** Dz of a path difference of nothing: 10·lg 3 dB; no ridge, no loss. */
  grazing: 3,
  /** Dz at most over one edge, and over several, dB. */
  mostDb: { one: 20, several: 25 },
  /** Wind and layers of warm air bend sound over ridges: K = exp(−√(dss·dsr·d / 2z) / `bendingMetres`). */
  bendingMetres: 2_000,
  endMetres: 5,
  directions: 80,
  stepMetres: 100,
  nearMetres: 3_000,
  farStepMetres: 200,
  reachMetres: 15_000,
} as const

/** What a cable car and a ski lift are alike in; only the one runs in every season. */
const LIFT = { cap: 3.9, radius: 500 } as const

/** Events are not summed up over the year: they cap the rating within a radius and are named (J). */
export const EVENTS = {
  raceway: { cap: 2.5, radius: 1_000, words: 'a raceway', season: null },
  motocross: { cap: 2.5, radius: 1_000, words: 'a motocross track', season: null },
  shooting: { cap: 2.5, radius: 1_000, words: 'a shooting range', season: null },
  marina: { cap: 3.4, radius: 500, words: 'a marina', season: null },
  'ski-lift': { ...LIFT, words: 'a ski lift', season: 'winter' },
  'cable-car': { ...LIFT, words: 'a cable car', season: null },
} as const satisfies Record<string, { cap: number; radius: number; words: string; season: Season | null }>
export type Season = 'winter'
export type EventClass = keyof typeof EVENTS

/** Settlements and aerodromes are followed as far as they give this, dB. */
export const FAINTEST_DB = 15

/** The scale: rating = 5 − 0.16·(level − 30). WHO 2018 (53, 45 dB) and German quiet areas (40 dB) are its anchors. */
export const SCALE = { pristineDb: 30, perDb: 0.16, least: 1, most: 5, faintestShownDb: 20 } as const

/** The words of the scale, best first, each from its lowest rating on: pages, answers and docs take them from here. */
export const RATING_WORDS = [
  { from: 4.5, word: 'pristine' },
  { from: 4.0, word: 'very quiet' },
  { from: 3.4, word: 'quiet' },
  { from: 2.6, word: 'mixed' },
  { from: 1.8, word: 'disturbed' },
  { from: 0, word: 'noisy' },
] as const

/**
 * How far the truth may lie from the computed level, dB to either side: `commonDb` for what is the same for all sources
 * (weather, ground, slopes), and by kind what each may be off by itself. Together 5 dB for one road, 8 for an aerodrome,
 * less where several sources share the energy (J).
 */
export const INTERVAL = {
  commonDb: 3,
  byKindDb: { road: 4, rail: 4, settlement: 5.2, works: 5.2, turbine: 5.2, aerodrome: 7.4, event: 0 },
} as const

/** The widest confidence interval, in rating units, of each confidence; wider ones are low. */
export const CONFIDENCES = [
  { most: 1.2, confidence: 'high' },
  { most: 2, confidence: 'medium' },
] as const

/**
 * Beyond the edge of the map: distances in metres and known levels in dB of the table of what is usual there, its
 * percentiles, and when a region has a table of its own: `leastPoints` points of a grid over it lie `innerMetres` from its
 * edge. About as many of them are listened at; a field of the table is its own with `leastSamples` directions from such points. A region's own median is at most
 * `mostAboveDb` above that of several regions; where nobody knows the edge itself, so much is added to it (J).
 */
export const BEYOND = {
  metres: [0, 100, 200, 400, 700, 1_000, 1_500, 2_000, 3_000, 4_000],
  levels: [17.5, 22.5, 27.5, 32.5, 37.5, 42.5, 47.5, 52.5],
  quantiles: [0.1, 0.5, 0.9],
  gridPoints: 16,
  innerMetres: 4_000,
  leastPoints: 40,
  leastSamples: 60,
  mostAboveDb: 3,
  nearMetres: 4_000,
} as const

/**
 * Kinds of data that a whole extract may lack, what the lack may hide in dB (low, middle, high), and how the report says
 * it (J). Places hide the most: villages, and who drives on the roads. Small roads, counted in cells that have some left:
 * as much; at points of four extracts in such cells they give 17, 35 and 48 dB (10th, 50th, 90th percentile).
 */
export const MISSING = {
  smallRoads: { hiddenDb: [36, 45, 53], words: 'hardly any small roads' },
  places: { hiddenDb: [36, 45, 53], words: 'no places' },
  landuse: { hiddenDb: [null, null, 42], words: 'no land use' },
  aeroways: { hiddenDb: [null, null, 45], words: 'no airfields' },
  rail: { hiddenDb: [null, null, 42], words: 'no railways' },
} as const satisfies Record<string, { hiddenDb: readonly (number | null)[]; words: string }>
export type MissingKind = keyof typeof MISSING

/** Where nobody knows who lives near, roads have the traffic of their class: at most so much too loud, dB. */
export const MISSING_PEOPLE_DB = -10 * Math.log10(ROAD_RULES.people.least)

/**
 * How the noise of a day and night falls on day (12 hours), evening (4) and night (8), shares of the energy. Roads: default
 * traffic by the hour of the European noise-mapping guidance (70, 20 and 10 % of the vehicles; on residential streets 175,
 * 50 and 25 of 250). Turbines turn with the wind at any hour. The rest is judgement: freight runs at night as by day, the
 * noise of settlements is that of their traffic, works have day shifts (J).
 */
export const PERIODS = {
  road: { day: 0.7, evening: 0.2, night: 0.1 },
  rail: { day: 0.65, evening: 0.2, night: 0.15 },
  aerodrome: { day: 0.75, evening: 0.2, night: 0.05 },
  settlement: { day: 0.7, evening: 0.2, night: 0.1 },
  works: { day: 0.8, evening: 0.1, night: 0.1 },
  turbine: { day: 12 / 24, evening: 4 / 24, night: 8 / 24 },
  event: { day: 1, evening: 0, night: 0 },
} as const satisfies Record<string, Record<Period, number>>
export type Period = keyof typeof PERIOD_RULES
/** Hours, and what an hour's level counts more in Lden, dB (Directive 2002/49/EC, Annex I). */
export const PERIOD_RULES = {
  day: { hours: 12, penaltyDb: 0 },
  evening: { hours: 4, penaltyDb: 5 },
  night: { hours: 8, penaltyDb: 10 },
} as const

/** Near a source the distance counts as at least this, metres. */
export const NEAREST_METRES = 10
