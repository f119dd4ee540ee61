import Flatbush from 'flatbush'
import { type Box, boxOfLine } from '../../../geo/box.ts'
import { isInRings } from '../../../geo/polygon.ts'
import type { Tags } from '../elements.ts'
import { joinLines } from '../geometry/rings.ts'
import type { Collector } from './collector.ts'

/** Areas in which nothing is a spot, a line per rule. */
const RULES: readonly { key: string; value: RegExp; reason: string }[] = [
  { key: 'landuse', value: /^military$/, reason: 'in a military area' },
  { key: 'military', value: /^(?!no$)/, reason: 'in a military area' },
  { key: 'landuse', value: /^quarry$/, reason: 'in a quarry' },
  { key: 'landuse', value: /^landfill$/, reason: 'in a landfill' },
  { key: 'aeroway', value: /^(aerodrome|heliport)$/, reason: 'on an airfield' },
  { key: 'amenity', value: /^prison$/, reason: 'in a prison' },
  { key: 'leisure', value: /^golf_course$/, reason: 'on a golf course' },
  { key: 'leisure', value: /^water_park$/, reason: 'in a water park' },
  { key: 'tourism', value: /^(zoo|theme_park|aquarium)$/, reason: 'in a zoo or a theme park' },
]

type Ground = { reason: string; rings: Int32Array[]; box: Box }

export type Grounds = Collector & {
  /** Returns why nothing at a place (10⁻⁷ degrees) is a spot; undefined elsewhere. Only once all has been seen. */
  at(x: number, y: number): string | undefined
}

/** Gathers areas in which nothing is a spot: a lake on a golf course, a peak in a firing range. */
export function grounds(): Grounds {
  const found: Ground[] = []
  let tree: Flatbush | undefined

  function add(reason: string, rings: Int32Array[]): void {
    if (rings.length > 0) found.push({ reason, rings, box: boxOfLine(rings.flatMap(ring => Array.from(ring))) })
  }

  return {
    keys: new Set(RULES.map(({ key }) => key)),
    way({ tags, line }) {
      const reason = reasonOf(tags)
      if (reason !== undefined) add(reason, joinLines([line()]).rings)
    },
    wants: ({ tags }) => reasonOf(tags) !== undefined,
    relation({ tags, outer, inner }) {
      const reason = reasonOf(tags)
      if (reason !== undefined) add(reason, [...joinLines(outer).rings, ...joinLines(inner).rings])
    },
    at(x, y) {
      tree ??= treeOf(found)
      const around = tree?.search(x, y, x, y) ?? []
      return around.flatMap(i => found[i] ?? []).find(({ rings }) => isInRings(rings, x, y))?.reason
    },
  }
}

const OPENED = /^(yes|permissive|public|designated)$/
const CLOSED_KEYS = ['disused', 'abandoned'] as const

function reasonOf(tags: Tags): string | undefined {
  if (OPENED.test(tags['access'] ?? '') || CLOSED_KEYS.some(key => tags[key] === 'yes')) return undefined
  return RULES.find(({ key, value }) => tags[key] !== undefined && value.test(tags[key]))?.reason
}

function treeOf(found: readonly Ground[]): Flatbush | undefined {
  if (found.length === 0) return undefined
  const tree = new Flatbush(found.length)
  for (const { box } of found) tree.add(box.west, box.south, box.east, box.north)
  tree.finish()
  return tree
}
