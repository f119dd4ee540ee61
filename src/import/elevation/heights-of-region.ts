import { LRUCache } from 'lru-cache'
import { type Box, uniteBoxes } from '../../geo/box.ts'
import { E7 } from '../../geo/local-plane.ts'
import { boxOfCoverage, type Coverage } from '../../silence/coverage.ts'
import {
  CELL_SIDE,
  CELL_STEPS,
  CELLS_PER_DEGREE,
  type HeightCell,
  type Heights,
  heightCellsMeeting,
  UNKNOWN_HEIGHT,
} from '../../silence/terrain/heights.ts'
import type { Elevations } from './elevations.ts'

/** Cells of heights that are kept while a region is rated: 180 KB each. */
const CELLS_KEPT = 64

/** Where receivers and sources are: `linesBox` is around all roads and rails, 10⁻⁷ degrees. */
type Within = { coverage: Coverage; linesBox: Box }

/** Takes the heights between all receivers and sources of a region from tiles: cells are read when they are asked for. */
export function heightsOfRegion(elevations: Elevations, region: Within): Heights {
  const kept = new LRUCache<string, { samples: Int16Array | undefined }>({ max: CELLS_KEPT })
  return {
    cells: heightCellsMeeting(boxOfRegion(region)).sort(byTile),
    samplesAt(column, row) {
      const key = `${column} ${row}`
      const known = kept.get(key) ?? { samples: samplesOf(elevations, { column, row }) }
      kept.set(key, known)
      return known.samples
    },
  }
}

function boxOfRegion({ coverage, linesBox }: Within): Box {
  const covered = boxOfCoverage(coverage)
  if (!covered) return linesBox
  const { west, south, east, north } = covered
  return uniteBoxes([linesBox, { west: west * E7, south: south * E7, east: east * E7, north: north * E7 }])
}

/** A tile is read once for all of its cells. */
function byTile(a: HeightCell, b: HeightCell): number {
  const tileOf = (cell: number) => Math.floor(cell / CELLS_PER_DEGREE)
  return tileOf(a.row) - tileOf(b.row) || tileOf(a.column) - tileOf(b.column) || a.row - b.row || a.column - b.column
}

function samplesOf(elevations: Elevations, { column, row }: HeightCell): Int16Array | undefined {
  const samples = new Int16Array(CELL_SIDE * CELL_SIDE).fill(UNKNOWN_HEIGHT)
  let isKnown = false
  for (let j = 0; j < CELL_SIDE; j++) {
    for (let i = 0; i < CELL_SIDE; i++) {
      const sample = elevations.sampleAt(column * CELL_STEPS + i, row * CELL_STEPS + j)
      if (sample === null) continue
      samples[j * CELL_SIDE + i] = sample
      isKnown = true
    }
  }
  return isKnown ? samples : undefined
}
