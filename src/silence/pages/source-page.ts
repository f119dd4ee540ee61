// A page of sources as bytes, and opened.
import { type Box, boxesMeet, emptyBox } from '../../geo/box.ts'
import { growByMetres, type SourcePart } from '../sources/audible.ts'
import { boxOfShape, heardBox } from '../sources/reach.ts'
import { measureRuns } from '../sources/run-measures.ts'
import { type Group, radiusOf, type Shapes } from '../sources/sources.ts'
import {
  differences,
  type Numbers,
  packArrays,
  type PackedArrays,
  sums,
  unpackArrays,
} from '../../arrays/packed-arrays.ts'

/** Sources of a page before they are packed. */
export type PageSources = {
  groups: readonly Group[]
  runs: Shapes
  others: Shapes
  /** Per run: dB that houses around it take away per metre. */
  houses: Float32Array
  /** Per run and per other: how many points its object has in its extract. */
  runTotals: Uint32Array
  otherTotals: Uint32Array
  /** Per other: how far it is heard, metres. */
  reaches: Float32Array
}

type Head = { groups: [Group['kind'], string, string | null][] }

export function packSources(page: PageSources): Uint8Array {
  const { groups, runs, others, houses, runTotals, otherTotals, reaches } = page
  const head: Head = { groups: groups.map(({ kind, class: className, name }) => [kind, className, name]) }
  const arrays = { ...shapeArrays('run', runs), ...shapeArrays('other', others) }
  return packArrays(head, { ...arrays, houses, runTotals, otherTotals, reaches })
}

function shapeArrays(prefix: string, { points, start, level, size, group, origin }: Shapes): Record<string, Numbers> {
  return {
    [`${prefix}Points`]: differences(points, 2),
    [`${prefix}Start`]: differences(start, 1),
    [`${prefix}Level`]: level,
    [`${prefix}Size`]: size,
    [`${prefix}Group`]: group,
    [`${prefix}Origin`]: differences(origin, 1),
  }
}

/** @throws RangeError when the bytes are no page of sources. */
export function unpackSources(bytes: Uint8Array): PageSources {
  const packed = unpackArrays<Head>(bytes)
  return {
    groups: packed.head.groups.map(([kind, className, name]) => ({ kind, class: className, name })),
    runs: shapesOf('run', packed),
    others: shapesOf('other', packed),
    houses: packed.take('houses', 'Float32Array'),
    runTotals: packed.take('runTotals', 'Uint32Array'),
    otherTotals: packed.take('otherTotals', 'Uint32Array'),
    reaches: packed.take('reaches', 'Float32Array'),
  }
}

function shapesOf(prefix: string, packed: PackedArrays<Head>): Shapes {
  return {
    points: sums(packed.take(`${prefix}Points`, 'Int32Array'), 2),
    start: sums(packed.take(`${prefix}Start`, 'Uint32Array'), 1),
    level: packed.take(`${prefix}Level`, 'Float32Array'),
    size: packed.take(`${prefix}Size`, 'Float32Array'),
    group: packed.take(`${prefix}Group`, 'Uint32Array'),
    origin: sums(packed.take(`${prefix}Origin`, 'Float64Array'), 1),
  }
}

/** A page as a receiver reads it; its groups are numbered by whoever opens it. */
export type OpenSources = Omit<SourcePart, 'slots'> & { byteLength: number }

/** Runs lie along a curve in their page: so many that follow each other are found by one box. */
const BLOCK = 16
/** What a group takes as objects of the heap, about. */
const GROUP_BYTES = 120
const MEASURE_BYTES_PER_RUN = 32

export function openSources(bytes: Uint8Array): OpenSources {
  const { groups, runs, others, houses, reaches } = unpackSources(bytes)
  const blocks = blocksOf(groups, runs)
  const bounds = new Float64Array(4 * reaches.length)
  for (let other = 0; other < reaches.length; other++) {
    const { west, south, east, north } = heardBox(boxOfShape(others, other), reaches[other] ?? 0)
    bounds[4 * other] = west
    bounds[4 * other + 1] = south
    bounds[4 * other + 2] = east
    bounds[4 * other + 3] = north
  }
  return {
    groups,
    runs,
    others,
    houses,
    ...measureRuns(groups, runs),
    byteLength:
      bytes.length + runs.level.length * MEASURE_BYTES_PER_RUN + groups.length * GROUP_BYTES + bounds.byteLength,
    runsHeardIn(box) {
      const found: number[] = []
      let radius = NaN
      let heard = box
      for (let i = 0; i < blocks.length; i++) {
        const block = blocks[i] ?? NO_BLOCK
        if (block.radius !== radius) {
          radius = block.radius
          heard = growByMetres(box, radius)
        }
        if (boxesMeet(block.box, heard)) for (let run = block.from; run < block.to; run++) found.push(run)
      }
      return found
    },
    runsIn(box) {
      const found: number[] = []
      for (let i = 0; i < blocks.length; i++) {
        const block = blocks[i] ?? NO_BLOCK
        if (boxesMeet(block.box, box)) for (let run = block.from; run < block.to; run++) found.push(run)
      }
      return found
    },
    othersHeardIn({ west, south, east, north }) {
      const found: number[] = []
      for (let i = 0; i < reaches.length; i++) {
        const at = 4 * i
        if ((bounds[at] ?? 0) > east || (bounds[at + 2] ?? 0) < west) continue
        if ((bounds[at + 1] ?? 0) <= north && (bounds[at + 3] ?? 0) >= south) found.push(i)
      }
      return found
    },
  }
}

/** Runs that follow each other, of one search radius, and the box around them. */
type Block = { box: Box; radius: number; from: number; to: number }

const NO_BLOCK: Block = { box: emptyBox(), radius: 0, from: 0, to: 0 }

function blocksOf(groups: readonly Group[], runs: Shapes): Block[] {
  const radii = groups.map(radiusOf)
  const blocks: Block[] = []
  for (let run = 0; run < runs.level.length; run++) {
    const radius = radii[runs.group[run] ?? 0] ?? 0
    const [last, box] = [blocks.at(-1), boxOfShape(runs, run)]
    if (!last || last.radius !== radius || last.to - last.from === BLOCK) {
      blocks.push({ box, radius, from: run, to: run + 1 })
      continue
    }
    last.to = run + 1
    last.box.west = Math.min(last.box.west, box.west)
    last.box.south = Math.min(last.box.south, box.south)
    last.box.east = Math.max(last.box.east, box.east)
    last.box.north = Math.max(last.box.north, box.north)
  }
  return blocks
}
