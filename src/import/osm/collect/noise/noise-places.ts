// Works, turbines and events of OpenStreetMap as noise sources, a line per rule.
import { turbineBelowLarge, worksLevel } from '../../../../silence/levels.ts'
import { type EventClass, TURBINE, type WorksClass } from '../../../../silence/parameters.ts'
import type { NoiseSource } from '../../../../silence/sources/sources.ts'
import { type Collector, originOf } from '../collector.ts'
import type { ElementType, Tags } from '../../elements.ts'
import { areaOfRing, joinLines } from '../../geometry/rings.ts'

type WorksRule = { key: string; value: string; class: WorksClass }

/** Only areas make noise by these. */
const WORKS_RULES: readonly WorksRule[] = [
  { key: 'landuse', value: 'port', class: 'port' },
  { key: 'industrial', value: 'port', class: 'port' },
  { key: 'landuse', value: 'industrial', class: 'industry' },
  { key: 'landuse', value: 'quarry', class: 'quarry' },
  { key: 'landuse', value: 'retail', class: 'retail' },
  { key: 'landuse', value: 'commercial', class: 'commercial' },
  { key: 'railway', value: 'yard', class: 'rail-yard' },
]

type EventRule = { key: string; value: RegExp; class: EventClass }

const EVENT_RULES: readonly EventRule[] = [
  { key: 'highway', value: /^raceway$/, class: 'raceway' },
  { key: 'sport', value: /(^|;)\s*(motocross|enduro)/, class: 'motocross' },
  { key: 'sport', value: /(^|;)\s*(motor|karting|motor_racing|speedway)/, class: 'raceway' },
  { key: 'sport', value: /(^|;)\s*(shooting|clay_pigeon|clay_target)/, class: 'shooting' },
  { key: 'leisure', value: /^shooting_ground$/, class: 'shooting' },
  { key: 'military', value: /^range$/, class: 'shooting' },
  { key: 'leisure', value: /^marina$/, class: 'marina' },
  {
    key: 'aerialway',
    value: /^(chair_lift|mixed_lift|drag_lift|t-bar|j-bar|platter|rope_tow|magic_carpet)$/,
    class: 'ski-lift',
  },
  // They run in every season, and in towns.
  { key: 'aerialway', value: /^(gondola|cable_car)$/, class: 'cable-car' },
]

export function noisePlaces(add: (source: NoiseSource) => void): Collector {
  const worksOf = (tags: Tags) => (isGone(tags) ? undefined : WORKS_RULES.find(rule => tags[rule.key] === rule.value))

  function addWorks(rule: WorksRule, type: ElementType, id: number, tags: Tags, rings: Int32Array[]): void {
    for (const points of rings) {
      const size = areaOfRing(points)
      if (size < 1) continue
      const level = worksLevel(rule.class, size)
      const name = tags['name'] ?? null
      add({ kind: 'works', class: rule.class, name, origin: originOf(type, id), level, size, points })
    }
  }

  function addOthers(type: ElementType, id: number, tags: Tags, points: () => ArrayLike<number>): void {
    const name = tags['name'] ?? null
    const origin = originOf(type, id)
    if (isTurbine(tags)) {
      const size = turbineBelowLarge(kilowattsOf(tags))
      const first = Array.from(points()).slice(0, 2)
      add({ kind: 'turbine', class: 'wind', name, origin, level: TURBINE.levelDb, size, points: first })
    }
    const event = eventOf(tags)
    if (event && points().length > 0) {
      add({ kind: 'event', class: event.class, name, origin, level: 0, size: 0, points: points() })
    }
  }

  return {
    keys: ['generator:source', ...WORKS_RULES.map(({ key }) => key), ...EVENT_RULES.map(({ key }) => key)],
    node: (id, x, y, tags) => addOthers('node', id, tags, () => [x, y]),
    way({ id, tags, line }) {
      const works = worksOf(tags)
      if (works) addWorks(works, 'way', id, tags, joinLines([line()]).rings)
      addOthers('way', id, tags, () => line().points)
    },
    wants: ({ tags }) => worksOf(tags) !== undefined || eventOf(tags) !== undefined,
    relation({ id, tags, outer }) {
      const { rings } = joinLines(outer)
      const works = worksOf(tags)
      if (works) addWorks(works, 'relation', id, tags, rings)
      for (const ring of eventOf(tags) ? rings : []) addOthers('relation', id, tags, () => ring)
    },
  }
}

function isGone(tags: Tags): boolean {
  return tags['disused'] === 'yes' || tags['abandoned'] === 'yes'
}

function isTurbine(tags: Tags): boolean {
  return tags['power'] === 'generator' && tags['generator:source'] === 'wind' && !isGone(tags)
}

const KW_PER_UNIT = new Map([
  ['w', 0.001],
  ['kw', 1],
  ['mw', 1_000],
  ['gw', 1_000_000],
])

/** Returns the power of a turbine in kW; null when neither power nor size is tagged. */
export function kilowattsOf(tags: Tags): number | null {
  const output = tags['generator:output:electricity'] ?? tags['generator:output'] ?? ''
  const [, number, unit] = /^(\d+(?:[.,]\d+)?)\s*([kmg]?w)p?$/i.exec(output.trim()) ?? []
  const kilowatts = Number(number?.replace(',', '.')) * (KW_PER_UNIT.get(unit?.toLowerCase() ?? '') ?? NaN)
  if (kilowatts > 0) return kilowatts
  const metres = Math.min(
    ...[tags['height'], tags['rotor:diameter']].map(text => Number.parseFloat(text ?? 'Infinity')),
  )
  const isSmall = tags['generator:type'] === 'vertical_axis' || tags['generator:place'] === 'roof'
  return isSmall || metres <= TURBINE.smallMetres ? TURBINE.smallKw : null
}

/** Ranges under a roof, guns in museums, cycle and foot races, toy cars: no noise outdoors, or no engine and no gun. */
const NO_EVENT: readonly { key: string; value: RegExp }[] = [
  { key: 'building', value: /./ },
  { key: 'indoor', value: /^yes$/ },
  { key: 'covered', value: /^yes$/ },
  { key: 'location', value: /^(indoor|underground)$/ },
  { key: 'range', value: /indoor/ },
  { key: 'shooting', value: /indoor|air|archery|laser/ },
  { key: 'tourism', value: /^museum$/ },
  { key: 'historic', value: /./ },
  { key: 'leisure', value: /^(sports_hall|fitness_centre|amusement_arcade|velodrome)$/ },
  { key: 'sport', value: /^(cycling|bmx|running|athletics|rc_car|model_aerodrome|horse_racing|skating)$/ },
  { key: 'motor_vehicle', value: /^no$/ },
]

function eventOf(tags: Tags): EventRule | undefined {
  const rule = EVENT_RULES.find(rule => isTagged(tags, rule))
  return rule && !isGone(tags) && !NO_EVENT.some(rule => isTagged(tags, rule)) ? rule : undefined
}

function isTagged(tags: Tags, { key, value }: { key: string; value: RegExp }): boolean {
  const tagged = tags[key]
  return tagged !== undefined && value.test(tagged)
}
