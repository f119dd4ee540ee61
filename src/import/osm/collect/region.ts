import { tellSeaEdges } from '../../../silence/coast.ts'
import { areaOfBox, cells } from '../../../silence/coverage-cells.ts'
import { boxOfCoverage, type Coverage, edgesOfRings, indexCoverages } from '../../../silence/coverage.ts'
import { growing } from '../../../silence/growing.ts'
import { E7 } from '../../../geo/local-plane.ts'
import type { Collector } from './collector.ts'
import type { FileHeader } from '../elements.ts'
import { joinLines } from '../geometry/rings.ts'

/** An area that the operator names; closed rings, 10⁻⁷ degrees. */
export type Area = readonly Int32Array[]

export type Region = Collector & {
  /** Says where the file is whole; only once all has been seen. */
  coverage(options: { name: string; area: Area | null; header: FileHeader }): Coverage
}

/** A boundary must hold this share of the nodes of highways. */
const LEAST_SHARE = 0.8
/** The header's box must not be larger than so many times the cells with highways. */
const LARGEST_BOX = 4
/** Of the nodes of highways, at most so many are held against a boundary. */
const MOST_SAMPLED = 5_000

/** Gathers what tells where a file is whole: boundaries, the nodes of highways, the coast. */
export function region(): Region {
  const boundaries: { level: number; name: string; rings: Int32Array[] }[] = []
  const coastline: Int32Array[] = []
  const highways = growing(Int32Array)
  return {
    keys: ['natural', 'highway', 'boundary'],
    way({ tags, line }) {
      if (tags['natural'] === 'coastline') coastline.push(line().points)
      if (tags['highway'] !== undefined) highways.append(line().points)
    },
    wants: ({ tags }) => tags['boundary'] === 'administrative' && /^\d+$/.test(tags['admin_level'] ?? ''),
    relation({ tags, outer, missing }) {
      const { rings, open } = joinLines(outer)
      if (missing > 0 || open.length > 0 || rings.length === 0) return
      const name = tags['name:en'] ?? tags['name'] ?? ''
      boundaries.push({ level: Number(tags['admin_level']), name, rings })
    },
    coverage({ name, area, header }) {
      const nodes = highways.freeze()
      const chosen = area
        ? { name, method: 'area' as const, edges: edgesOfRings(area) }
        : (boundaryAround(boundaries, nodes) ?? { name, ...boxOrCells(header.box, nodes) })
      return { name: chosen.name, method: chosen.method, ...tellSeaEdges(chosen.edges, coastline) }
    },
  }
}

function boundaryAround(boundaries: { level: number; name: string; rings: Int32Array[] }[], nodes: Int32Array) {
  const step = 2 * Math.max(1, Math.floor(nodes.length / 2 / MOST_SAMPLED))
  const sorted = [...boundaries].sort((a, b) => a.level - b.level || (a.name < b.name ? -1 : 1))
  for (const { name, rings } of sorted) {
    const edges = edgesOfRings(rings)
    const candidate = { name, method: 'boundary' as const, edges, atSea: new Uint8Array(edges.length / 4) }
    if (holdsMost(candidate, nodes, step)) return candidate
  }
  return undefined
}

/** Whether enough of the nodes lie inside; most boundaries are too small by their box alone. */
function holdsMost(coverage: Coverage, nodes: Int32Array, step: number): boolean {
  const box = boxOfCoverage(coverage)
  if (!box) return false
  const [west, south, east, north] = [box.west, box.south, box.east, box.north].map(degrees => degrees * E7)
  if (west === undefined || south === undefined || east === undefined || north === undefined) return false
  const isInBox = (x: number, y: number) => x >= west && x <= east && y >= south && y <= north
  if (!mostPass(nodes, step, isInBox)) return false
  const index = indexCoverages([coverage])
  return mostPass(nodes, step, (x, y) => isInBox(x, y) && index.covers({ longitude: x / E7, latitude: y / E7 }))
}

/** Whether enough of the nodes pass; given up as soon as too many do not. */
function mostPass(nodes: Int32Array, step: number, passes: (x: number, y: number) => boolean): boolean {
  const all = Math.ceil(nodes.length / step)
  let failed = 0
  for (let i = 0; i < nodes.length; i += step) {
    if (!passes(nodes[i] ?? 0, nodes[i + 1] ?? 0) && ++failed > (1 - LEAST_SHARE) * all) return false
  }
  return all > 0
}

function boxOrCells(box: FileHeader['box'], nodes: Int32Array): Pick<Coverage, 'method' | 'edges'> {
  const grid = cells((nodes[1] ?? 0) / E7)
  for (let i = 0; i < nodes.length; i += 2) grid.add(nodes[i] ?? 0, nodes[i + 1] ?? 0)
  if (!box || areaOfBox(box) > LARGEST_BOX * grid.area()) return { method: 'cells', edges: grid.edges() }
  const { west, south, east, north } = box
  const ring = [west, south, east, south, east, north, west, north, west, south]
  return { method: 'header-box', edges: edgesOfRings([ring.map(degrees => Math.round(degrees * E7))]) }
}
