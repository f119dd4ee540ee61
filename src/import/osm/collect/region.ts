import { NumberSums } from '../../../arrays/number-sums.ts'
import { markSeaEdges } from '../../../silence/coast.ts'
import { areaOfBox, type Cells, cellGrid, cells } from '../../../silence/coverage-cells.ts'
import { type Coverage, edgesOfRings, indexCoverages } from '../../../silence/coverage.ts'
import { cutParts } from '../../../basemap/geometry/clip.ts'
import { Parts } from '../../../basemap/geometry/parts.ts'
import { type Box, boxOfLine, isInBox, uniteBoxes } from '../../../geo/box.ts'
import { E7 } from '../../../geo/local-plane.ts'
import type { Collector } from './collector.ts'
import type { FileHeader } from '../elements.ts'
import { SpilledNumbers } from '../../spill/spilled-numbers.ts'
import type { Area } from '../geometry/area-file.ts'
import { joinLines } from '../geometry/rings.ts'
import { Boundaries } from './boundaries.ts'
import { otherShores } from './other-shores.ts'

export type Region = Collector & {
  /** Says where the file is whole; only once all has been seen. */
  coverage(options: { name: string; area: Area | null; header: FileHeader }): Coverage
  /** Makes a test of places (10⁻⁷ degrees): whether the file has no highway, path or track near by; likewise. */
  emptiness(): (x: number, y: number) => boolean
}

/** A boundary must hold this share of the nodes of highways. */
const LEAST_SHARE = 0.8
/** The header's box counts when its area is at most this many times that of the cells with highways. */
const LARGEST_BOX = 4
/** The most nodes of highways that are compared with a boundary. */
const MOST_SAMPLED = 5_000

/** Gathers boundaries, nodes of highways and coastlines, from which the covered region follows. */
export function region(): Region {
  const boundaries = new Boundaries()
  const coastline: Int32Array[] = []
  const highways = new SpilledNumbers()
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
      boundaries.add({ level: Number(tags['admin_level']), name, rings })
    },
    coverage({ name, area, header }) {
      const chosen = area
        ? { name, method: 'area' as const, edges: edgesOfRings(area) }
        : (boundaryAround(boundaries, sampleOf(highways), header.box) ?? { name, ...boxOrCells(header.box, highways) })
      const region = { name: chosen.name, method: chosen.method, ...markSeaEdges(chosen.edges, coastline) }
      return { ...region, atSea: openSea(region, () => sampleOf(highways)) }
    },
    emptiness: () => emptinessAmong(highways),
  }
}

/** Of the edges at sea those from which no land of another country is near: the file lacks what is across a strait. */
function openSea(region: Coverage, sample: () => Int32Array): Uint8Array {
  const { edges, atSea } = region
  if (!atSea.includes(1)) return atSea
  const index = indexCoverages([region])
  const isCovered = (x: number, y: number) => index.covers({ longitude: x / E7, latitude: y / E7 })
  const isNear = otherShores(placesIn(sample(), isCovered), isCovered)
  return atSea.map((isSea, i) => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = edges.subarray(4 * i, 4 * i + 4)
    return isSea === 1 && !isNear((ax + bx) / 2, (ay + by) / 2) ? 1 : 0
  })
}

function placesIn(sample: Int32Array, isCovered: (x: number, y: number) => boolean): number[] {
  const places: number[] = []
  for (let i = 0; i < sample.length; i += 2) {
    const [x, y] = [sample[i] ?? 0, sample[i + 1] ?? 0]
    if (isCovered(x, y)) places.push(x, y)
  }
  return places
}

/** Where the edge of the map is not known, it may be wherever for so many metres nothing is mapped. */
const EMPTY_METRES = 500

function emptinessAmong(nodes: SpilledNumbers): (x: number, y: number) => boolean {
  const { keyOf, around } = cellGrid(firstLatitude(nodes), EMPTY_METRES)
  const used = new NumberSums()
  let last = NaN
  eachNode(nodes, (x, y) => {
    const key = keyOf(x, y)
    if (key !== last) used.add(key, 1)
    last = key
  })
  return (x, y) => !around(keyOf(x, y)).every(key => used.has(key))
}

/** Degrees; 0 where there are no nodes. */
function firstLatitude(nodes: SpilledNumbers): number {
  const [first] = nodes.blocks().take(1)
  return (first?.[1] ?? 0) / E7
}

function eachNode(nodes: SpilledNumbers, show: (x: number, y: number) => void): void {
  for (const block of nodes.blocks()) for (let i = 0; i < block.length; i += 2) show(block[i] ?? 0, block[i + 1] ?? 0)
}

/** Returns nodes that stand for all, evenly spread over them. */
function sampleOf(nodes: SpilledNumbers): Int32Array {
  const step = 2 * Math.max(1, Math.floor(nodes.length / 2 / MOST_SAMPLED))
  const sample = new Int32Array(2 * Math.ceil(nodes.length / step))
  let at = 0
  let next = 0
  let used = 0
  for (const block of nodes.blocks()) {
    for (; next < at + block.length; next += step) {
      sample[used++] = block[next - at] ?? 0
      sample[used++] = block[next - at + 1] ?? 0
    }
    at += block.length
  }
  return sample
}

function boundaryAround(boundaries: Boundaries, sample: Int32Array, header: FileHeader['box']) {
  const box = header && boxInE7(header)
  for (const { name, rings } of boundaries.inOrder()) {
    const edges = edgesOfRings(rings)
    const candidate = { name, method: 'boundary' as const, edges, atSea: new Uint8Array(edges.length / 4) }
    if (holdsMost(candidate, sample))
      return box ? { ...candidate, edges: edgesOfRings(cutRings(rings, box)) } : candidate
  }
  return undefined
}

/** Beyond the header's box a boundary is only drawn: what lies there is not in the file. */
function cutRings(rings: readonly Int32Array[], { west, south, east, north }: Box): readonly Int32Array[] {
  const around = uniteBoxes(rings.map(ring => boxOfLine(ring)))
  const isWithin =
    around.west >= west - NEARLY &&
    around.east <= east + NEARLY &&
    around.south >= south - NEARLY &&
    around.north <= north + NEARLY
  if (isWithin) return rings
  return rings.flatMap(ring => {
    const parts = new Parts()
    parts.push(ring)
    cutParts(parts, { first: 0, end: 1, isArea: true }, { axis: 0, low: west, high: east })
    const across = parts.count
    cutParts(parts, { first: 1, end: across, isArea: true }, { axis: 1, low: south, high: north })
    return parts.copies(across)
  })
}

/** About a kilometre: boxes are drawn so. */
const NEARLY = 0.01 * E7

/** Whether enough of the nodes lie inside; most boundaries are too small by their box alone. */
function holdsMost(coverage: Coverage, sample: Int32Array): boolean {
  const box = boxOfLine(coverage.edges)
  if (!mostPass(sample, (x, y) => isInBox(box, x, y))) return false
  const index = indexCoverages([coverage])
  return mostPass(sample, (x, y) => isInBox(box, x, y) && index.covers({ longitude: x / E7, latitude: y / E7 }))
}

/** Whether enough of the nodes pass; given up as soon as too many do not. */
function mostPass(sample: Int32Array, passes: (x: number, y: number) => boolean): boolean {
  const all = sample.length / 2
  let failed = 0
  for (let i = 0; i < sample.length; i += 2) {
    if (!passes(sample[i] ?? 0, sample[i + 1] ?? 0) && ++failed > (1 - LEAST_SHARE) * all) return false
  }
  return all > 0
}

function boxOrCells(header: FileHeader['box'], nodes: SpilledNumbers): Pick<Coverage, 'method' | 'edges'> {
  // A file without a road tells of no noise: its box covers nothing.
  if (nodes.length === 0) return { method: 'cells', edges: new Int32Array() }
  const box = header && boxInE7(header)
  const { grid, inside } = cellsWithin(box, nodes)
  // A box that most of the file lies outside of is not its own.
  if (!box || inside < (LEAST_SHARE * nodes.length) / 2)
    return { method: 'cells', edges: cellsWithin(null, nodes).grid.edges() }
  if (areaOfBox(header) > LARGEST_BOX * grid.area()) return { method: 'cells', edges: cutByBox(grid.edges(), box) }
  const { west, south, east, north } = box
  return {
    method: 'header-box',
    edges: edgesOfRings([[west, south, east, south, east, north, west, north, west, south]]),
  }
}

function cellsWithin(box: Box | null, nodes: SpilledNumbers): { grid: Cells; inside: number } {
  const grid = cells(firstLatitude(nodes))
  let inside = 0
  eachNode(nodes, (x, y) => {
    if (box && !isInBox(box, x, y)) return
    inside++
    grid.add(x, y)
  })
  return { grid, inside }
}

function boxInE7({ west, south, east, north }: Box): Box {
  const [w = 0, s = 0, e = 0, n = 0] = [west, south, east, north].map(degrees => Math.round(degrees * E7))
  return { west: w, south: s, east: e, north: n }
}

/** Cells at the edge of the header's box reach beyond it, where the file holds no more than what crosses it. */
function cutByBox(edges: Int32Array, { west, south, east, north }: Box): Int32Array {
  const [least, most] = [
    [west, south],
    [east, north],
  ]
  return edges.map((value, i) => Math.min(most?.[i % 2] ?? value, Math.max(least?.[i % 2] ?? value, value)))
}
