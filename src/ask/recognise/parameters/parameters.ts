// What programs write as key and value: "radius_km=5", "sort=silence desc".
import type { Recognised } from '../name-recognisers.ts'
import type { Order } from '../../vocabulary/orders.ts'
import { asTyped, NO_TOKEN, type Token } from '../tokens.ts'
import { FILLER } from '../spans.ts'

/** "accessStatus=free", "with fireStatus allowed": the field before its value says no more than the value. */
export function recogniseFieldOfValue(tokens: readonly Token[], at: number): Recognised | undefined {
  const field = FIELDS_OF_VALUES.find(({ said }) => said.test(tokens[at]?.folded ?? ''))
  const next = /^[:=]$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  if (!field?.values.test(tokens[next]?.folded ?? '')) return undefined
  const value = tokens[next]?.folded ?? ''
  if (field.of === 'access') return { meaning: FILLER, length: next - at }
  const isAllowed = /^(allowed|yes|true)$/.test(value)
  return { meaning: { is: 'fire', fire: isAllowed ? 'allowed' : 'prohibited' }, length: next + 1 - at }
}

const FIELDS_OF_VALUES = [
  { of: 'access', said: /^accessstatus$/, values: /^(free|paid|unknown)$/ },
  { of: 'fire', said: /^firestatus$/, values: /^(allowed|prohibited|forbidden)$/ },
  { of: 'fire', said: /^fires?allowed$/, values: /^(yes|no|true|false)$/ },
] as const

/** "tags LIKE '%hut%'", "activities contains 'camping'", "sceneryType=forest": the field before its value says no more than the value. */
export function recogniseListOfValues(tokens: readonly Token[], at: number): Recognised | undefined {
  if (!LISTS.test(tokens[at]?.folded ?? '')) return undefined
  const sign = tokens[at + 1]?.folded === 'type' ? at + 2 : at + 1
  const { folded, text } = tokens[sign] ?? NO_TOKEN
  const isQuoted = /^["'([]$/.test(tokens[sign + 1]?.text ?? '')
  const isOperator = EQUALS.test(folded || text) || (isQuoted && CONTAINS.test(folded))
  return isOperator ? { meaning: FILLER, length: sign + 1 - at } : undefined
}

const LISTS = /^(tags?|activity|activities|scenery|scenerytype)$/
const EQUALS = /^([:=]|ilike|contains)$/
/** "Tags like these", "tags in Abisko": what is quoted or enclosed is a value. */
const CONTAINS = /^(like|includes?|has|any|in)$/

/**
 * "radius_km=5", "maxDistanceKm: 10": a distance, its unit within the key. A radius without any unit ("radius=5") is named as not
 * understood: programs mean kilometres by it, or metres.
 */
export function recogniseLengthParameter(tokens: readonly Token[], at: number): Recognised | undefined {
  const key = lengthKeyAt(tokens, at)
  if (!key) return undefined
  let next = at + key.length
  const sign = next
  while (/^[:=<>≤≥]$/.test(tokens[next]?.text ?? '')) next++
  const value = tokens[next]?.number ?? null
  const isUnitBehind = /^(km|kilomet\p{L}+|m|met\p{L}+|mi|miles?)$/u.test(tokens[next + 1]?.folded ?? '')
  if (next === sign || value === null) return undefined
  // "maxDistance: 5km": the length says all of it.
  if (isUnitBehind) return key.isLeast ? undefined : { meaning: FILLER, length: next - at }
  const length = next + 1 - at
  if (key.km === null) return { meaning: { is: 'unknown' }, length }
  const isAbove = key.isLeast || /^[>≥]$/.test(tokens[sign]?.text ?? '')
  const km = Math.round(value * key.km * 1e6) / 1e6
  return { meaning: { is: 'distance', km, fromKm: 0, side: isAbove ? 'least' : 'most', isHeight: false }, length }
}

/** How long the key is, and what its unit is in kilometres: null where it says none. */
function lengthKeyAt(tokens: readonly Token[], at: number) {
  const bound = BOUND.exec(tokens[at]?.folded ?? '')?.[0]
  const named = tokens[bound === undefined ? at : at + 1]
  const [, limit, unit] = LENGTH_KEY.exec(asTyped(named).toLowerCase()) ?? []
  if (limit === undefined) return undefined
  const length = bound === undefined ? 1 : 2
  const apart = unit ? undefined : UNIT_KM.get(tokens[at + length]?.folded ?? '')
  return {
    length: length + (apart === undefined ? 0 : 1),
    km: apart ?? UNIT_KM.get(unit ?? '') ?? null,
    isLeast: bound === 'min' || limit.startsWith('min'),
  }
}

const BOUND = /^(max|min)$/
const LENGTH_KEY =
  /^((?:max|min)?(?:radius|distance|dist|rayon|radio|raggio|distanz|distancia|distanza|umkreis))(km|m|meters|metres|miles|mi)?$/
const UNIT_KM: ReadonlyMap<string, number> = new Map([
  ['km', 1],
  ['m', 0.001],
  ['meters', 0.001],
  ['metres', 0.001],
  ['miles', 1.609344],
  ['mi', 1.609344],
])

/** "sort=silence desc": the quietest first; ascending, the noisiest. "Sort the lakes by elevation": the highest first. */
export function recogniseOrderParameter(tokens: readonly Token[], at: number): Recognised | undefined {
  const sorted = sortedBy(tokens, at)
  if (sorted) return sorted
  if (!isKey(tokens, at, ORDER) || !BY_SILENCE.test(tokens[at + 2]?.folded ?? '')) return undefined
  const way = tokens[at + 3]?.folded ?? ''
  const isAscending = ASCENDING.test(way)
  const length = isAscending || DESCENDING.test(way) ? 4 : 3
  return { meaning: { is: 'superlative', by: isAscending ? 'noise' : 'rating' }, length }
}

/** "Sorted by distance to Stockholm", "by distance from it", or "by elevation, descending" behind "sort the lakes". */
function sortedBy(tokens: readonly Token[], at: number): Recognised | undefined {
  const isSorted = (word: Token | undefined) => SORTED.test(word?.folded ?? '')
  const how = sortedByHow(tokens, at)
  if (how && tokens.slice(0, at).some(isSorted)) return how
  const by = isSorted(tokens[at]) ? at + 1 : at
  // "Lakes by distance from Oslo": no other order is of a place.
  const isOfPlace = tokens[by + 1]?.folded === 'distance' && /^(from|to)$/.test(tokens[by + 2]?.folded ?? '')
  if (tokens[by]?.folded !== 'by' || !(isOfPlace || tokens.slice(0, by).some(isSorted))) return undefined
  const orders = FIELDS.find(({ said }) => said.test(tokens[by + 1]?.folded ?? ''))
  if (!orders) return undefined
  // "By noise level", "by silence rating".
  const isLevel = orders.second?.test(tokens[by + 2]?.folded ?? '') === true
  let end = by + (isLevel ? 3 : 2)
  if (tokens[end]?.text === ',' || tokens[end]?.folded === 'in') end++
  const way = tokens[end]?.folded ?? ''
  const isWay = ASCENDING.test(way) || DESCENDING.test(way)
  const isUp = ASCENDING.test(way) || (!isWay && orders.ascending === 'distance')
  const order = isUp ? orders.ascending : orders.descending
  return { meaning: { is: 'superlative', by: order }, length: (isWay ? end + 1 : by + (isLevel ? 3 : 2)) - at }
}

/** "By how close they are", "by how far it is": by distance, the closest first. */
function sortedByHow(tokens: readonly Token[], at: number): Recognised | undefined {
  const words = tokens.slice(at, at + 5).map(({ folded }) => folded)
  const [by, how, far = '', they = '', are = ''] = words
  if (by !== 'by' || how !== 'how' || !/^(close|near|far)$/.test(far)) return undefined
  const isVerb = /^(they|it|each|those)$/.test(they) && /^(are|is)$/.test(are)
  return { meaning: { is: 'superlative', by: 'distance' }, length: isVerb ? 5 : 3 }
}

const SORTED = /^(sort|sorted|order|ordered|rank|ranked)$/

/** Fields to sort by; without a direction, as people would: the highest, the quietest, the closest first. */
const FIELDS: readonly { said: RegExp; ascending: Order; descending: Order; second?: RegExp }[] = [
  { said: /^distance$/, ascending: 'distance', descending: 'farthest' },
  { said: /^(elevation|altitude|height)$/, ascending: 'lowest', descending: 'highest' },
  {
    said: /^(silence|quietness|rating|silencerating)$/,
    ascending: 'noise',
    descending: 'rating',
    second: /^(rating|score)$/,
  },
  { said: /^(lden|noise|loudness)$/, ascending: 'lowest level', descending: 'highest level', second: /^level$/ },
  { said: /^latitude$/, ascending: 'southernmost', descending: 'northernmost' },
  { said: /^longitude$/, ascending: 'westernmost', descending: 'easternmost' },
]

function isKey(tokens: readonly Token[], at: number, keys: RegExp): boolean {
  const { folded = '', source } = tokens[at] ?? {}
  const isEqual = /^[:=]$/.test(tokens[at + 1]?.text ?? '')
  return isEqual && (keys.test(folded) || keys.test(source?.text.toLowerCase() ?? ''))
}

const ORDER = /^(order|sort|sortby|orden|ordre|ordine|tri|sortierung|reihenfolge)$/
const BY_SILENCE = /^(silence|silent|quiet|quietness|rating|rated|score|silencerating)$/
const ASCENDING = /^(asc|ascending|ascendente|ascendant|crescente|aufsteigend)$/
const DESCENDING = /^(desc|descending|descendente|descendant|decrescente|absteigend)$/
