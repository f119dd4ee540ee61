// Works, turbines and events of OpenStreetMap as noise sources, a line per rule.
import { worksLevel } from '../../../../silence/levels.ts'
import { type EventClass, TURBINE, type WorksClass } from '../../../../silence/parameters.ts'
import { type NoiseSource, ringArea } from '../../../../silence/sources/sources.ts'
import { type Collector, originOf } from '../collector.ts'
import type { ElementType, Tags } from '../../elements.ts'
import { joinLines } from '../../geometry/rings.ts'

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
    value: /^(chair_lift|gondola|cable_car|mixed_lift|drag_lift|t-bar|j-bar|platter|rope_tow|magic_carpet)$/,
    class: 'ski-lift',
  },
]

export function noisePlaces(add: (source: NoiseSource) => void): Collector {
  const worksOf = (tags: Tags) => (isGone(tags) ? undefined : WORKS_RULES.find(rule => tags[rule.key] === rule.value))

  function addWorks(rule: WorksRule, type: ElementType, id: number, tags: Tags, rings: Int32Array[]): void {
    for (const points of rings) {
      const size = ringArea(points)
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
      const level = TURBINE.levelDb
      add({ kind: 'turbine', class: 'wind', name, origin, level, size: 0, points: Array.from(points()).slice(0, 2) })
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

/** What happens inside of a building is not heard outside of it. */
function eventOf(tags: Tags): EventRule | undefined {
  if (isGone(tags) || tags['building'] !== undefined || tags['indoor'] === 'yes') return undefined
  return EVENT_RULES.find(({ key, value }) => {
    const tagged = tags[key]
    return tagged !== undefined && value.test(tagged)
  })
}
