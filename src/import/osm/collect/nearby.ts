// What is near a spot: tags, activities, fire, stops and parking, a line per rule.
import { GrowableArray } from '../../../arrays/growable-array.ts'
import { boxOfLine } from '../../../geo/box.ts'
import { E7, hypotenuse, localPlane } from '../../../geo/local-plane.ts'
import { pointTree } from '../../../geo/point-tree.ts'
import type { Candidate } from './candidates.ts'
import type { Collector } from './collector.ts'
import type { Tags } from '../elements.ts'
import type { HouseTag } from '../kinds.ts'
import { isInRings } from '../../../geo/polygon.ts'

export type FeatureRule = {
  key: string
  value: RegExp
  /** Metres; an area's features are those within it too. */
  within: number
  tag?: HouseTag
  activity?: string
  /** Only within an area, or on a line or point itself: what is near is not part of it. */
  isPart?: true
  /** Further tags that it must or must not have. */
  when?: (tags: Tags) => boolean
  /** A place to make a fire. */
  isFirepit?: true
  /** A stop of public transport, as it is called. */
  stop?: string
  isParking?: true
  isHut?: true
}

const isOutdoors = (tags: Tags) =>
  tags['building'] === undefined && tags['indoor'] !== 'yes' && tags['tourism']?.endsWith('_hut') !== true
const isOpenWater = (tags: Tags) =>
  isOutdoors(tags) && !/^(swimming_pool|sports_centre|water_park|pitch)$/.test(tags['leisure'] ?? '')
const isRestSite = (tags: Tags) =>
  isOutdoors(tags) &&
  (/^(picnic_site|camp_site|camp_pitch)$/.test(tags['tourism'] ?? '') || tags['leisure'] === 'picnic_table')

/** Lines (paths, routes, pistes) are known by points every 100 m. */
export const FEATURES: readonly FeatureRule[] = [
  { key: 'highway', value: /^(path|bridleway|via_ferrata)$/, within: 300, activity: 'hiking' },
  { key: 'route', value: /^(hiking|foot|walking)$/, within: 300, activity: 'hiking' },
  { key: 'route', value: /^(bicycle|mtb)$/, within: 100, activity: 'cycling' },
  { key: 'highway', value: /^cycleway$/, within: 100, activity: 'cycling' },
  { key: 'mtb:scale', value: /^[0-3]/, within: 100, activity: 'cycling' },
  { key: 'piste:type', value: /./, within: 100, activity: 'skiing' },
  { key: 'leisure', value: /^(swimming_area|bathing_place)$/, within: 100, activity: 'swimming', isPart: true },
  { key: 'sport', value: /(^|;)\s*swimming/, within: 100, activity: 'swimming', isPart: true, when: isOpenWater },
  { key: 'sport', value: /(^|;)\s*climbing/, within: 100, activity: 'climbing' },
  { key: 'highway', value: /^via_ferrata$/, within: 100, activity: 'climbing' },
  { key: 'sport', value: /(^|;)\s*(canoe|kayak)/, within: 100, activity: 'canoeing' },
  { key: 'canoe', value: /^(yes|put_in|designated)/, within: 100, activity: 'canoeing' },
  { key: 'leisure', value: /^fishing$/, within: 100, activity: 'fishing' },
  { key: 'tourism', value: /^camp_(site|pitch)$/, within: 100, activity: 'camping', tag: 'camping', isPart: true },
  { key: 'tourism', value: /^picnic_site$/, within: 100, activity: 'picnicking', tag: 'picnic' },
  { key: 'leisure', value: /^picnic_table$/, within: 100, activity: 'picnicking', tag: 'picnic' },
  { key: 'leisure', value: /^bird_hide$/, within: 100, activity: 'bird-watching', tag: 'bird-watching' },
  { key: 'leisure', value: /^firepit$/, within: 100, isFirepit: true, when: isOutdoors },
  { key: 'fireplace', value: /^yes$/, within: 100, isFirepit: true, when: isRestSite },
  { key: 'amenity', value: /^toilets$/, within: 100, tag: 'toilets' },
  { key: 'amenity', value: /^(drinking_water|water_point)$/, within: 100, tag: 'drinking-water' },
  { key: 'drinking_water', value: /^yes$/, within: 100, tag: 'drinking-water' },
  { key: 'amenity', value: /^bench$/, within: 100, tag: 'bench' },
  { key: 'amenity', value: /^shelter$/, within: 100, tag: 'shelter' },
  { key: 'tourism', value: /^(alpine_hut|wilderness_hut)$/, within: 500, isHut: true },
  { key: 'tourism', value: /^viewpoint$/, within: 100, tag: 'viewpoint' },
  { key: 'waterway', value: /^waterfall$/, within: 200, tag: 'waterfall', isPart: true },
  { key: 'waterway', value: /^(river|stream)$/, within: 100, tag: 'river', isPart: true },
  { key: 'natural', value: /^coastline$/, within: 300, tag: 'coast' },
  { key: 'highway', value: /^bus_stop$/, within: 1500, stop: 'bus stop' },
  { key: 'railway', value: /^(station|halt)$/, within: 1500, stop: 'train station' },
  { key: 'railway', value: /^tram_stop$/, within: 1500, stop: 'tram stop' },
  { key: 'amenity', value: /^ferry_terminal$/, within: 1500, stop: 'ferry' },
  { key: 'amenity', value: /^parking$/, within: 1000, isParking: true },
]

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
/** What visitors may not use is none of a spot's facts. */
const CLOSED = /^(private|no|customers|permit)$/
/** Nearer than this a feature is where the spot itself is, metres. */
const AT_METRES = 10

function rulesOf(tags: Tags): number[] {
  const rules: number[] = []
  if (CLOSED.test(tags['access'] ?? '')) return rules
  for (const key of Object.keys(tags)) {
    for (const i of RULES_BY_KEY.get(key) ?? NONE) {
      const rule = FEATURES[i]
      if (rule?.value.test(tags[key] ?? '') && (rule.when?.(tags) ?? true)) rules.push(i)
    }
  }
  return rules
}

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
