// For tests: small made-up maps as .osm XML, and where the real extracts lie.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Tags } from '../../src/import/osm/elements.ts'
import { METRES_PER_DEGREE } from '../../src/geo/local-plane.ts'

const shared = process.env['SANCTUARY_SHARED'] ?? join(import.meta.dirname, '../../../shared')

/** Returns the path of a real extract; undefined where there is none. */
export function realExtract(name: string): string | undefined {
  const path = join(shared, 'data/osm', name)
  return existsSync(path) ? path : undefined
}

export const NO_EXTRACTS = 'the folder ../shared/data with the real extracts is missing'

export type SampleMap = {
  /** Adds a node at metres east and north of 0°, 0°; returns its id. */
  node(x: number, y: number, tags?: Tags): number
  /** Adds a way along metres x, y, x, y, …; a closed one shares its first node. */
  way(metres: number[], tags?: Tags): number
  /** Adds a way over nodes that were added before. */
  wayOver(refs: number[], tags?: Tags): number
  relation(members: { type?: 'way' | 'node'; ref: number; role?: string }[], tags: Tags): number
  /** The text of the file; `box` is its head, in metres: west, south, east, north. */
  xml(box?: readonly [number, number, number, number]): string
}

export function sampleMap(): SampleMap {
  const nodes: string[] = []
  const ways: string[] = []
  const relations: string[] = []
  let id = 0
  const node = (x: number, y: number, tags: Tags = {}) => {
    const at = `lat="${(y / METRES_PER_DEGREE).toFixed(7)}" lon="${(x / METRES_PER_DEGREE).toFixed(7)}"`
    nodes.push(`<node id="${++id}" ${at}>${tagElements(tags)}</node>`)
    return id
  }
  const wayOver = (refs: number[], tags: Tags = {}) => {
    const children = refs.map(ref => `<nd ref="${ref}"/>`).join('')
    ways.push(`<way id="${++id}">${children}${tagElements(tags)}</way>`)
    return id
  }
  return {
    node,
    wayOver,
    way(metres, tags = {}) {
      const refs: number[] = []
      const isClosed = metres[0] === metres.at(-2) && metres[1] === metres.at(-1)
      for (let i = 0; i + 1 < metres.length - (isClosed ? 2 : 0); i += 2) {
        refs.push(node(metres[i] ?? 0, metres[i + 1] ?? 0))
      }
      if (isClosed && refs[0] !== undefined) refs.push(refs[0])
      return wayOver(refs, tags)
    },
    relation(members, tags) {
      const children = members
        .map(({ type = 'way', ref, role = 'outer' }) => `<member type="${type}" ref="${ref}" role="${role}"/>`)
        .join('')
      relations.push(`<relation id="${++id}">${children}${tagElements(tags)}</relation>`)
      return id
    },
    xml: box =>
      `<?xml version="1.0"?>\n<osm version="0.6">\n${boundsOf(box)}${[...nodes, ...ways, ...relations].join('\n')}\n</osm>\n`,
  }
}

function boundsOf(box: readonly number[] | undefined): string {
  if (!box) return ''
  const [west, south, east, north] = box.map(metres => (metres / METRES_PER_DEGREE).toFixed(7))
  return `<bounds minlat="${south}" minlon="${west}" maxlat="${north}" maxlon="${east}"/>\n`
}

/** A closed square ring of metres around a middle. */
export function squareAround(x: number, y: number, side: number): number[] {
  const h = side / 2
  return [x - h, y - h, x + h, y - h, x + h, y + h, x - h, y + h, x - h, y - h]
}

function tagElements(tags: Tags): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return Object.entries(tags)
    .map(([key, value]) => `<tag k="${escaped(key)}" v="${escaped(value)}"/>`)
    .join('')
}
