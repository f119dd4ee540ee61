// What is near a spot, found by its rules.
import { SpilledBytes } from '../../../../arrays/spilled-bytes.ts'
import { SpilledCursor } from '../../../../arrays/spilled-cursor.ts'
import { type Box, isInBox } from '../../../../geo/box.ts'
import { E7, hypotenuse, localPlane } from '../../../../geo/local-plane.ts'
import { pointTree } from '../../../../geo/trees/point-tree.ts'
import type { Collector } from '../collector.ts'
import type { Tags } from '../../elements.ts'
import { isUsable } from '../../permission/usable.ts'
import { type FeatureRule, FEATURES, isLine } from './features.ts'
import { isInRings } from '../../../../geo/polygon.ts'
import { RuleFeatures } from './rule-features.ts'

const RULES_BY_KEY: ReadonlyMap<string, readonly number[]> = Map.groupBy(FEATURES.keys(), i => FEATURES[i]?.key ?? '')

/** A feature near a spot; `metres` is 0 within an area. */
export type NearbyFeature = {
  rule: FeatureRule
  name: string | null
  metres: number
  /**
   * Of a rule of parts or of what has a name, and of all on islands: whether the area of the spot holds one, or one is at its
   * very point.
   */
  isInside: boolean
}

/** Spots by their place in a list; coordinates in 10⁻⁷ degrees. */
export type NearbySpots = {
  length: number
  xs: Int32Array
  ys: Int32Array
  /** The area of a spot; undefined where it has none. */
  areaOf(place: number): SpotArea | undefined
}
export type SpotArea = {
  box: Box
  squareMetres: number
  rings: () => readonly Int32Array[]
  /** Of an island it is told what lies on it. */
  isIsland: boolean
}

export type Nearby = Collector & {
  /** Gives what is near each of some spots, in their order; only once all has been seen, and once. */
  near(spots: NearbySpots): Generator<NearbyFeature[]>
}

const STEP_METRES = 100

export function nearby(): Nearby {
  const featuresOf = FEATURES.map(() => new RuleFeatures())

  function add(rules: readonly number[], name: string | undefined, x: number, y: number): void {
    for (const rule of rules) featuresOf[rule]?.add(x, y, FEATURES[rule]?.activity === undefined ? name : undefined)
  }

  function addLine(rules: readonly number[], name: string | undefined, points: Int32Array): void {
    const plane = localPlane((points[1] ?? 0) / E7)
    let sinceLast = Infinity
    for (let i = 0; i < points.length; i += 2) {
      const x = points[i] ?? 0
      const y = points[i + 1] ?? 0
      const dx = x - (points[i - 2] ?? x)
      const dy = y - (points[i - 1] ?? y)
      const step = hypotenuse(dx * plane.east, dy * plane.north)
      const between = Math.floor(step / STEP_METRES)
      for (let k = 1; k <= between; k++) {
        add(rules, name, Math.round(x - dx * (k / (between + 1))), Math.round(y - dy * (k / (between + 1))))
      }
      sinceLast += step
      if (sinceLast < STEP_METRES) continue
      add(rules, name, x, y)
      sinceLast = 0
    }
  }

  return {
    keys: RULES_BY_KEY.keys(),
    node(_, x, y, tags) {
      const rules = rulesOf(tags)
      if (rules.length > 0) add(rules, tags['name'], x, y)
    },
    way({ tags, line }) {
      const rules = rulesOf(tags)
      if (rules.length === 0) return
      const { points, first, last } = line()
      if (points.length === 0) return
      const areas = first === last ? rules.filter(rule => tags['area'] === 'yes' || !LINES.has(rule)) : NONE
      if (areas.length > 0) add(areas, tags['name'], ...meanOf(points))
      const lines = areas.length > 0 ? rules.filter(rule => !areas.includes(rule)) : rules
      if (lines.length > 0) addLine(lines, tags['name'], points)
    },
    wants: ({ tags }) => tags['route'] !== undefined && rulesOf(tags).length > 0,
    relation({ tags, outer }) {
      for (const { points } of outer) addLine(rulesOf(tags), tags['name'], points)
    },
    near: spots => nearEach(spots, featuresOf),
  }
}

const NONE: readonly number[] = []
/** The rules that find lines. */
const LINES: ReadonlySet<number> = new Set(
  FEATURES.keys().filter(i => FEATURES[i] !== undefined && isLine(FEATURES[i])),
)
/** Nearer than this a feature is where the spot itself is, metres. */
const AT_METRES = 10

function rulesOf(tags: Tags): number[] {
  const rules: number[] = []
  for (const key in tags) {
    const known = BY_VALUE.get(key)
    if (!known) continue
    for (const i of rulesByValue(key, tags[key] ?? '', known)) if (FEATURES[i]?.when?.(tags) ?? true) rules.push(i)
  }
  // What visitors may not use is none of a spot's facts.
  return rules.length === 0 || isUsable(tags) ? rules : []
}

/** The rules that fit a value of a key, remembered by value: most are one of a few. */
function rulesByValue(key: string, value: string, known: Map<string, readonly number[]>): readonly number[] {
  const before = known.get(value)
  if (before) return before
  const fitting = (RULES_BY_KEY.get(key) ?? NONE).filter(i => FEATURES[i]?.value.test(value))
  if (known.size < MOST_VALUES) known.set(value, fitting)
  return fitting
}

/** By key. */
const BY_VALUE = new Map(RULES_BY_KEY.keys().map(key => [key, new Map<string, readonly number[]>()]))
const MOST_VALUES = 1_000

function meanOf(points: Int32Array): [number, number] {
  let x = 0
  let y = 0
  for (let i = 2; i < points.length; i += 2) {
    x += points[i] ?? 0
    y += points[i + 1] ?? 0
  }
  const count = points.length / 2 - 1 || 1
  return [Math.round(x / count), Math.round(y / count)]
}

/** What one rule finds near some spots: the place of each, metres, the number of a name, whether it is inside. */
type Found = { bytes: SpilledBytes; features: RuleFeatures; rule: FeatureRule }
const FOUND_BYTES = 4 * Float64Array.BYTES_PER_ELEMENT
/** Few are read at once: of each rule some. */
const READ_BYTES = 1 << 14

/** Asks rule by rule, so that the features of one alone are in memory; then puts together what they found of each spot. */
function* nearEach(spots: NearbySpots, featuresOf: readonly RuleFeatures[]): Generator<NearbyFeature[]> {
  const all = FEATURES.flatMap((rule, i): Found[] => {
    const features = featuresOf[i]
    return features && features.length > 0 ? [{ rule, features, bytes: foundBy(rule, features, spots) }] : []
  })
  const heads = all.map(found => ({ ...found, next: reader(found) })).map(found => ({ ...found, head: found.next() }))
  for (let number = 0; number < spots.length; number++) {
    const near: NearbyFeature[] = []
    for (const found of heads) {
      if (found.head?.candidate !== number) continue
      const { name, metres, isInside } = found.head
      near.push({ rule: found.rule, name: found.features.nameOf(name), metres, isInside })
      found.head = found.next()
    }
    yield near
  }
  for (const { bytes } of all) bytes.close()
}

/** Returns a function that reads what was found, one after the other; undefined behind the last. */
function reader({ bytes }: Found) {
  const cursor = new SpilledCursor(bytes, READ_BYTES)
  let left = bytes.length / FOUND_BYTES
  return () => {
    if (left-- <= 0) return undefined
    const at = cursor.take(FOUND_BYTES) / Float64Array.BYTES_PER_ELEMENT
    const [candidate = 0, metres = 0, name = 0, isInside] = cursor.floats.subarray(at, at + 4)
    return { candidate, metres, name, isInside: isInside === 1 }
  }
}

function foundBy(rule: FeatureRule, features: RuleFeatures, spots: NearbySpots): SpilledBytes {
  const { xs, ys, names } = features.take()
  const tree = pointTree(xs.length, i => [xs[i] ?? 0, ys[i] ?? 0])
  const found = new SpilledBytes(READ_BYTES)
  // The distance to a stop is measured from the spot's own point.
  const { tag, activity, isFirepit, isNamed, isHotel } = rule
  const isOfAreas =
    tag !== undefined || activity !== undefined || isFirepit === true || isNamed === true || isHotel === true
  for (let number = 0; number < spots.length; number++) {
    const x = spots.xs[number] ?? 0
    const y = spots.ys[number] ?? 0
    const plane = localPlane(y / E7)
    const area = isOfAreas ? spots.areaOf(number) : undefined
    const within = area && area.squareMetres <= LARGEST_SEARCHED_M2 ? area : undefined
    const tellsInside = rule.isPart === true || rule.isNamed === true || within?.isIsland === true
    let rings: readonly Int32Array[] | undefined
    const holds = ({ box, rings: read }: SpotArea, fx: number, fy: number) =>
      isInBox(box, fx, fy) && isInRings((rings ??= read()), fx, fy)
    const dx = rule.within / plane.east
    const dy = rule.within / plane.north
    const { west, south, east, north } = within?.box ?? { west: x, south: y, east: x, north: y }
    let nearest = -1
    let metres = Infinity
    let isInside = false
    const near = tree({ west: west - dx, south: south - dy, east: east + dx, north: north + dy })
    for (let i = 0; i < near.length; i++) {
      const feature = near[i] ?? 0
      const fx = xs[feature] ?? 0
      const fy = ys[feature] ?? 0
      let away = hypotenuse((fx - x) * plane.east, (fy - y) * plane.north)
      isInside ||= tellsInside && (away <= AT_METRES || (within !== undefined && holds(within, fx, fy)))
      if (away >= metres) continue
      if (away > rule.within && within && holds(within, fx, fy)) away = 0
      if (away > rule.within || away >= metres) continue
      nearest = feature
      metres = away
    }
    if (nearest < 0) continue
    found.append(new Uint8Array(Float64Array.of(number, metres, names[nearest] ?? 0, isInside ? 1 : 0).buffer))
  }
  return found
}

/** In larger areas only what is near their middle counts. */
const LARGEST_SEARCHED_M2 = 20e6
