// What is near a spot, found by its rules.
import { GrowableArray } from '../../../arrays/growable-array.ts'
import { boxOfLine } from '../../../geo/box.ts'
import { E7, hypotenuse, localPlane } from '../../../geo/local-plane.ts'
import { pointTree } from '../../../geo/point-tree.ts'
import type { Candidate } from './candidates.ts'
import type { Collector } from './collector.ts'
import type { Tags } from '../elements.ts'
import { isUsable } from '../permission/usable.ts'
import { type FeatureRule, FEATURES } from './features.ts'
import { isInRings } from '../../../geo/polygon.ts'

const RULES_BY_KEY: ReadonlyMap<string, readonly number[]> = Map.groupBy(FEATURES.keys(), i => FEATURES[i]?.key ?? '')

/** A feature near a spot; `metres` is 0 within an area. */
export type NearbyFeature = {
  rule: FeatureRule
  name: string | null
  metres: number
  /** Of a rule of parts: whether the area of the spot holds one, or one is at its very point. */
  isInside: boolean
}

export type Nearby = Collector & {
  /** Freezes the index; only once all has been seen. */
  near(candidate: Candidate): NearbyFeature[]
}

const STEP_METRES = 100

export function nearby(): Nearby {
  const xs = new GrowableArray(Int32Array)
  const ys = new GrowableArray(Int32Array)
  const ruleOf = new GrowableArray(Uint32Array)
  /** Names are rare: by feature. */
  const names = new Map<number, string>()
  let ask: ((candidate: Candidate) => NearbyFeature[]) | undefined

  function add(rules: number[], name: string | undefined, x: number, y: number): void {
    for (const rule of rules) {
      const at = xs.length
      xs.push(x)
      ys.push(y)
      ruleOf.push(rule)
      if (name !== undefined && FEATURES[rule]?.activity === undefined) names.set(at, name)
    }
  }

  function addLine(rules: number[], name: string | undefined, points: Int32Array): void {
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
      if (first === last) add(rules, tags['name'], ...meanOf(points))
      else addLine(rules, tags['name'], points)
    },
    wants: ({ tags }) => tags['route'] !== undefined && rulesOf(tags).length > 0,
    relation({ tags, outer }) {
      for (const { points } of outer) addLine(rulesOf(tags), tags['name'], points)
    },
    near(candidate) {
      ask ??= freeze({ xs: xs.take(), ys: ys.take(), ruleOf: ruleOf.take(), names })
      return ask(candidate)
    },
  }
}

const NONE: readonly number[] = []
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

type Frozen = { xs: Int32Array; ys: Int32Array; ruleOf: Uint32Array; names: ReadonlyMap<number, string> }

/** One index per rule: each asks only as far as it goes. */
function freeze({ xs, ys, ruleOf, names }: Frozen): (candidate: Candidate) => NearbyFeature[] {
  const members = FEATURES.map((): number[] => [])
  for (const [feature, rule] of ruleOf.entries()) members[rule]?.push(feature)
  const layers = FEATURES.map((rule, i) => {
    const features = members[i] ?? []
    const tree = pointTree(features.length, i => [xs[features[i] ?? 0] ?? 0, ys[features[i] ?? 0] ?? 0])
    return { rule, features, tree }
  })
  return candidate => {
    const { x, y, box, rings, squareMetres } = candidate
    const plane = localPlane(y / E7)
    const isArea = rings.length > 0 && squareMetres <= LARGEST_SEARCHED_M2
    const found: NearbyFeature[] = []
    for (const { rule, features, tree } of layers) {
      if (features.length === 0) continue
      const dx = rule.within / plane.east
      const dy = rule.within / plane.north
      // The distance to a stop is measured from the spot's own point.
      const isWithin = isArea && (rule.tag !== undefined || rule.activity !== undefined || rule.isFirepit === true)
      const { west, south, east, north } = isWithin ? box : boxOfLine([x, y])
      let nearest = -1
      let metres = Infinity
      let isInside = false
      for (const k of tree({ west: west - dx, south: south - dy, east: east + dx, north: north + dy })) {
        const feature = features[k] ?? 0
        const fx = xs[feature] ?? 0
        const fy = ys[feature] ?? 0
        let away = hypotenuse((fx - x) * plane.east, (fy - y) * plane.north)
        isInside ||= rule.isPart === true && (away <= AT_METRES || (isWithin && isInRings(rings, fx, fy)))
        if (away >= metres) continue
        if (away > rule.within && isWithin && isInRings(rings, fx, fy)) away = 0
        if (away <= rule.within && away < metres) [nearest, metres] = [feature, away]
      }
      if (nearest >= 0) found.push({ rule, name: names.get(nearest) ?? null, metres, isInside })
    }
    return found
  }
}

/** In larger areas only what is near their middle counts. */
const LARGEST_SEARCHED_M2 = 20e6
