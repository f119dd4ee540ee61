// Heights of the ground in pages, a cell a page. Regions that take them from the same tiles bring the same pages.
import { differences, hashOf, packArrays, sums, unpackArrays } from '../../arrays/packed-arrays.ts'
import { SCREENING } from '../parameters.ts'
import { boxOfHeightCell, type HeightCell, type Heights } from '../terrain/heights.ts'
import type { CutPage } from './noise-pages.ts'
import { fineCellAt, HEIGHTS_LAYER } from './page-grid.ts'

export function* cutHeights(source: string, heights: Heights): Generator<CutPage> {
  for (const cell of heights.cells) {
    const samples = heights.samplesAt(cell.column, cell.row)
    if (!samples) continue
    const bytes = packArrays({}, { samples: differences(samples, 1) })
    yield {
      cell: pageCellOf(cell),
      layer: HEIGHTS_LAYER,
      part: source,
      hash: hashOf(bytes),
      box: boxOfHeightCell(cell),
      // As far as sources are heard over the ground.
      reach: SCREENING.reachMetres,
      bytes,
    }
  }
}

/** Returns the cell of pages that heights are kept in. */
export function pageCellOf(cell: HeightCell): number {
  const { west, south, east, north } = boxOfHeightCell(cell)
  return fineCellAt((west + east) / 2, (south + north) / 2)
}

export type OpenHeights = { samples: Int16Array; byteLength: number }

export function openHeights(bytes: Uint8Array): OpenHeights {
  return { samples: sums(unpackArrays(bytes).take('samples', 'Int16Array'), 1), byteLength: bytes.length }
}
