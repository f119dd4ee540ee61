import type { Area } from '../../geo/regions/area.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { type Box, isInBox } from '../../geo/box.ts'
import { boxAround, boxOfCountry } from './countries.ts'
import type { Half, Region, Side } from './region.ts'

/** "Northern ", "north eastern ", "northeastern " before the name of a region. */
const ADJECTIVE = /^(?:(north|south)(?:ern)? ?)?(?:(east|west)(?:ern)? )?(?<=ern )/
/** "Ostkanada", "Nordwestindien": one word of German. */
const COMPOUND = /^(nord|sud)?(ost|west)?(?=\p{L}{4,}$)/u
const BEGINS_WITH_SIDE = /^(?:nor[dt]|s[ou]|east|ost|west)/

/** What has no sides of its own: a shore, a border and a river wind. */
const WITHOUT_SIDES: ReadonlySet<Region['type']> = new Set(['sea', 'border', 'river', 'lake', 'coast'])

const known = new WeakMap<Region, Map<Side, Region | null>>()

/** The side that a folded phrase says, and the name behind it: "northern japan", "north eastern brazil", "ostkanada". */
export function sideBefore(phrase: string): { side: Side; name: string; isCompound: boolean } | undefined {
  if (!BEGINS_WITH_SIDE.test(phrase)) return undefined
  const adjective = ADJECTIVE.exec(phrase)
  const [said = '', along, across] = adjective ?? COMPOUND.exec(phrase) ?? []
  const side = sideOf(along, across)
  return side && { side, name: phrase.slice(said.length), isCompound: adjective === null }
}

/** A side by its words, English or of a German compound; undefined where none is said. */
export function sideOf(along: string | undefined, across: string | undefined): Side | undefined {
  const words = [along, across].flatMap(word => (word === undefined || word === '' ? [] : [ENGLISH.get(word) ?? word]))
  return SIDES.find(side => side === words.join('-'))
}

const SIDES: readonly Side[] = [
  'north',
  'south',
  'east',
  'west',
  'north-east',
  'north-west',
  'south-east',
  'south-west',
]
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ['nord', 'north'],
  ['sud', 'south'],
  ['ost', 'east'],
])

/** The half or the quarter of a region; null where it has none. */
export function halfOf(whole: Region, side: Side): Region | null {
  return known
    .getOrInsertComputed(whole, () => new Map<Side, Region | null>())
    .getOrInsertComputed(side, () => cut(whole, side))
}

function cut(whole: Region, side: Side): Region | null {
  const around = boxAround(whole)
  if (whole.half || WITHOUT_SIDES.has(whole.type) || !around) return null
  const half = { side, of: whole, middle: middleOf(around) }
  const areas = areasIn(half)
  return {
    name: `the ${side}ern ${side.includes('-') ? 'quarter' : 'half'} of ${whole.name}`,
    kind: 'region',
    type: whole.type === 'country' ? 'macro' : whole.type,
    countries: [],
    within: [...whole.countries, ...whole.within],
    boxes: [],
    areas: () => areas,
    half,
  }
}

function middleOf({ south, north, west, east }: Box): Coordinates {
  return { latitude: (south + north) / 2, longitude: wrapped((west + (east < west ? east + 360 : east)) / 2) }
}

/** Tells whether a point lies on the side of a half; what belongs to a country may lie far from its land. */
export function isOnSide({ side, middle }: Half, { latitude, longitude }: Coordinates): boolean {
  const eastward = wrapped(longitude - middle.longitude)
  return (
    !(side.includes('north') && latitude < middle.latitude) &&
    !(side.includes('south') && latitude > middle.latitude) &&
    !(side.includes('east') && eastward < 0) &&
    !(side.includes('west') && eastward > 0)
  )
}

/** The box of all that lies on the side of a half, around the world on the sides that are not cut. */
export function boxOnSide({ side, middle }: Half): Box {
  const isAcross = /east|west/.test(side)
  const beyond = wrapped(middle.longitude + 180)
  return {
    south: side.includes('north') ? middle.latitude : -90,
    north: side.includes('south') ? middle.latitude : 90,
    west: isAcross ? (side.includes('east') ? middle.longitude : beyond) : -180,
    east: isAcross ? (side.includes('east') ? beyond : middle.longitude) : 180,
  }
}

/** What the region of a half is made of, on its side: of countries, whose borders are not kept, the boxes around them. */
function areasIn(half: Half): readonly Area[] {
  const { areas, boxes, countries } = half.of
  const lands = countries.flatMap(country => {
    const box = boxOfCountry(country)
    return box ? [{ ...areaOf(box), country }] : []
  })
  return [...areas(), ...boxes.map(areaOf), ...lands].map(area => ({
    ...area,
    box: cutBox(area.box, half),
    contains: point => isOnSide(half, point) && area.contains(point),
  }))
}

function areaOf(box: Box): Area {
  return { box, contains: ({ latitude, longitude }) => isInBox(box, longitude, latitude) }
}

function cutBox({ south, north, west, east }: Box, { side, middle }: Half): Box {
  const isWhole = east < west
  return {
    south: side.includes('north') ? Math.max(south, middle.latitude) : south,
    north: side.includes('south') ? Math.min(north, middle.latitude) : north,
    west: side.includes('east') && !isWhole ? Math.max(west, middle.longitude) : west,
    east: side.includes('west') && !isWhole ? Math.min(east, middle.longitude) : east,
  }
}

function wrapped(longitude: number): number {
  return longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
}
