import { type Box, boxesMeet, growBox } from '../../geo/box.ts'
import { boxOfCoverage } from '../coverage.ts'
import type { NoiseMap } from '../noise-bytes.ts'
import { type Raster, type RasterEngine, rasterEngine, type RasterRegion } from '../raster/raster.ts'
import { packBlock, unpackBlock } from './block-bytes.ts'
import {
  BLOCK_ZOOM,
  type Block,
  blocksOf,
  boxOfBlock,
  CAPS,
  cellsOfRow,
  codeOfLevel,
  keyOf,
  latticeOfBlocks,
  UNSTORED_ZOOM,
} from './cells.ts'
import { readGrid, type StoredBlock, writeGrid } from './grid-bytes.ts'
import { overviewOf, type Quarter } from './overview.ts'

/** Blocks on a side that are computed at once: the quadtree of sources is made once for them. */
const TOGETHER = 4
/** Noise is looked for no further than this, degrees, and an edge matters no further. */
const REACH_DEGREES = 0.3

export type GridOrder = {
  /** Which of the regions the grid is for. */
  region: number
  /** The grid as it was, and where noise has changed: the rest of it is kept. */
  before?: { bytes: Uint8Array; changed: Box } | undefined
} & ({ maps: readonly NoiseMap[]; engine?: undefined } | { maps: readonly RasterRegion[]; engine: RasterEngine })

/** Computes the grid of a region, of which it holds all cells that the region covers, with its overviews. */
export function makeGrid(order: GridOrder): Uint8Array {
  const { maps, region, before } = order
  const coverage = maps[region]?.coverage
  const box = coverage && boxOfCoverage(coverage)
  if (!box) return writeGrid([])
  const changed = before && growBox(before.changed, REACH_DEGREES)
  const kept = new Map<string, StoredBlock>()
  for (const stored of before ? readGrid(before.bytes) : []) {
    if (stored.z === BLOCK_ZOOM && changed && !boxesMeet(boxOfBlock(stored), changed)) kept.set(keyOf(stored), stored)
  }
  const made = new Map<string, StoredBlock & { block: Block }>()
  const keep = (z: number, x: number, y: number, block: Block) => {
    if (block.flags.every(flag => flag === 0)) return
    const bytes = z === UNSTORED_ZOOM ? NO_BYTES : packBlock(block)
    made.set(keyOf({ z, x, y }), { z, x, y, cells: block.cells, bytes, block })
  }
  const engine = order.engine ?? rasterEngine(order.maps)
  for (const range of rangesOf(blocksOf(box))) {
    const isKept = changed && !boxesMeet(boxOfRange(range), changed)
    const raster = isKept ? undefined : engine.compute(latticeOfBlocks(range, range.cells), region)
    for (let y = range.north; y <= range.south; y++) {
      for (let x = range.west; x <= range.east; x++) {
        const stored = kept.get(keyOf({ z: BLOCK_ZOOM, x, y }))
        if (stored) made.set(keyOf(stored), { ...stored, block: unpackBlock(stored.bytes, stored.cells) })
        else if (raster) keep(BLOCK_ZOOM, x, y, cutBlock(raster, x - range.west, y - range.north, range.cells))
      }
    }
  }
  for (let z = BLOCK_ZOOM - 1; z >= 0; z--) {
    for (const [x, y, quarters] of parentsOf([...made.values()].filter(child => child.z === z + 1))) {
      keep(z, x, y, overviewOf(quarters))
    }
  }
  const stored = [...made.values()].filter(({ z }) => z !== UNSTORED_ZOOM)
  return writeGrid(stored.sort((a, b) => a.z - b.z || a.y - b.y || a.x - b.x))
}

type Range = ReturnType<typeof blocksOf> & { cells: number }

/** Cuts blocks into ranges that are computed at once: their rows have cells of one size. */
function* rangesOf({ west, north, east, south }: ReturnType<typeof blocksOf>): Generator<Range> {
  for (let y = north; y <= south; ) {
    const cells = cellsOfRow(y)
    let last = y
    while (last < south && last - y + 1 < TOGETHER && cellsOfRow(last + 1) === cells) last++
    for (let x = west; x <= east; x += TOGETHER) {
      yield { west: x, east: Math.min(east, x + TOGETHER - 1), north: y, south: last, cells }
    }
    y = last + 1
  }
}

function boxOfRange({ west, north, east, south }: Range): Box {
  const [first, last] = [
    boxOfBlock({ z: BLOCK_ZOOM, x: west, y: north }),
    boxOfBlock({ z: BLOCK_ZOOM, x: east, y: south }),
  ]
  return { west: first.west, north: first.north, east: last.east, south: last.south }
}

function cutBlock({ longitudes, level, confidence, cap }: Raster, column: number, row: number, cells: number): Block {
  const block: Block = { cells, levels: new Uint8Array(cells * cells), flags: new Uint8Array(cells * cells) }
  for (let j = 0; j < cells; j++) {
    for (let i = 0; i < cells; i++) {
      const from = (row * cells + j) * longitudes.length + column * cells + i
      if (Number.isNaN(level[from])) continue
      const lowest = cap[from] ?? Infinity
      const capCode = CAPS.findIndex(each => Math.abs(each - lowest) < 0.01 || each === lowest)
      block.levels[j * cells + i] = codeOfLevel(level[from] ?? 0)
      block.flags[j * cells + i] = (confidence[from] ?? 0) | (Math.max(0, capCode) << 2) | WHOLE
    }
  }
  return block
}

/** A share of 15 fifteenths. */
const WHOLE = 15 << 4

function parentsOf(children: readonly (StoredBlock & { block: Block })[]): [x: number, y: number, Quarter[]][] {
  const parents = new Map<string, [x: number, y: number, Quarter[]]>()
  for (const { z, x, y, block } of children) {
    const address = { z: z - 1, x: x >> 1, y: y >> 1 }
    const parent = parents.get(keyOf(address)) ?? [address.x, address.y, []]
    parent[2].push({ block, column: x & 1, row: y & 1 })
    parents.set(keyOf(address), parent)
  }
  return [...parents.values()]
}

const NO_BYTES = new Uint8Array()
