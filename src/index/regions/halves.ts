import { type Box, uniteBoxes } from '../../geo/box.ts'
import { boxOfCountry } from './countries.ts'
import type { Region, Side } from './region.ts'

const PART = /^(?:(north|south)(?:ern)? ?)?(?:(east|west)(?:ern)? )?(?=\S)/
/** "Ostkanada", "Nordwestindien": one word of German. */
const COMPOUND = /^(nord|sud)?(ost|west)?(?=\p{L}{4,}$)/u
const BEGINS_WITH_SIDE = /^(?:nor[dt]|s[ou]|east|ost|west)/
const ENDS_IN_ERN = /^(?:north|south|east|west)(?:(?:ern)? ?(?:east|west))?ern /

/** What has no sides of its own: a shore, a border and a river wind. */
const WITHOUT_SIDES: ReadonlySet<Region['type']> = new Set(['sea', 'border', 'river', 'lake', 'coast'])

const known = new WeakMap<Region, Map<Side, Region | null>>()

/**
 * The half of a region that a folded phrase names, as "northern japan" does, or the quarter, as "north eastern brazil": what lies on
 * that side of the middle of its box. `named` finds the region that the rest of the phrase names.
 */
export function halfNamed(phrase: string, named: (rest: string) => readonly Region[]): Region | undefined {
  if (!BEGINS_WITH_SIDE.test(phrase)) return undefined
  const [said = '', ns = '', ew = ''] = (ENDS_IN_ERN.test(phrase) ? PART : COMPOUND).exec(phrase) ?? []
  const side = SIDES.find(
    each => each === [ENGLISH.get(ns) ?? ns, ENGLISH.get(ew) ?? ew].filter(word => word !== '').join('-'),
  )
  if (side === undefined) return undefined
  const rest = phrase.slice(said.length)
  // The Iceland of German, and no land of English.
  if (ENDS_IN_ERN.test(phrase) && rest === 'island') return undefined
  const [whole] = named(rest)
  const isMeant = whole?.half === undefined && (ENDS_IN_ERN.test(phrase) || whole?.type === 'country')
  return whole && isMeant ? (halfOf(whole, side) ?? undefined) : undefined
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

function halfOf(whole: Region, side: Side): Region | null {
  return known
    .getOrInsertComputed(whole, () => new Map<Side, Region | null>())
    .getOrInsertComputed(side, () => cut(whole, side))
}

function cut(whole: Region, side: Side): Region | null {
  const around = [
    ...whole.boxes,
    ...whole.areas().map(({ box }) => box),
    ...whole.countries.flatMap(code => boxOfCountry(code) ?? []),
  ]
  if (WITHOUT_SIDES.has(whole.type) || around.length === 0) return null
  const adjective = `${side}ern`
  const share = side.includes('-') ? 'quarter' : 'half'
  return {
    ...whole,
    name: `the ${adjective} ${share} of ${whole.name}`,
    kind: 'region',
    type: whole.type === 'country' ? 'macro' : whole.type,
    half: { side, of: whole },
    clip: clipOf(uniteBoxes(around), side),
  }
}

/** Open on the sides that are not cut: what belongs to a country may lie far from its land. */
function clipOf({ south, west, north, east }: Box, side: Side): Box {
  const middle = { latitude: (south + north) / 2, longitude: (west + (east < west ? east + 360 : east)) / 2 }
  const isCutAcross = /east|west/.test(side)
  return {
    south: side.includes('north') ? middle.latitude : -90,
    north: side.includes('south') ? middle.latitude : 90,
    west: isCutAcross ? wrapped(side.includes('east') ? middle.longitude : middle.longitude - 180) : -180,
    east: isCutAcross ? wrapped(side.includes('east') ? middle.longitude + 180 : middle.longitude) : 180,
  }
}

function wrapped(longitude: number): number {
  return longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
}
