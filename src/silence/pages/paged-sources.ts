import { LRUCache } from 'lru-cache'
import type { Box } from '../../geo/box.ts'
import { boxesMeet } from '../../geo/box.ts'
import type { AudibleSources, SourcePart } from '../sources/audible.ts'
import { heardBox } from '../sources/reach.ts'
import type { NoisePages, PageEntry } from './noise-pages.ts'
import { joinHeights } from '../terrain/heights.ts'
import { pageCellOf } from './height-page.ts'
import { BUILT_UP_LAYER, fineCellAt, type CellRange, cellsHeardIn, HEIGHTS_LAYER, isHeard } from './page-grid.ts'
import type { PageCache } from './page-cache.ts'

/** So many cells' lists of pages are remembered: a few hundred bytes each. */
const CELLS_REMEMBERED = 4_096
/** Cells of which regions know different heights: as many as the ground around a receiver may lie in. */
const CELLS_JOINED = 16

/** Gives the sources of one version, page by page as they are asked for. */
export function pagedSources(pages: NoisePages, cache: PageCache): AudibleSources {
  const cells = new LRUCache<number, readonly Found[]>({ max: CELLS_REMEMBERED })
  const joined = new LRUCache<string, Int16Array>({ max: CELLS_JOINED })
  const read = (hash: string) => pages.bytes(hash)

  /** Returns the pages of a run of cells; those that are not remembered are looked up together. */
  function pagesIn([first, last]: CellRange): (readonly Found[])[] {
    const lists: (readonly Found[])[] = []
    for (let cell = first; cell <= last; cell++) {
      const known = cells.get(cell)
      if (!known) return lookUp([first, last])
      lists.push(known)
    }
    return lists
  }

  function lookUp([first, last]: CellRange): Found[][] {
    const lists = Array.from({ length: last - first + 1 }, (): Found[] => [])
    for (const entry of pages.pagesIn([first, last])) {
      lists[entry.cell - first]?.push({ ...entry, heard: heardBox(entry.box, entry.reach) })
    }
    for (const [i, list] of lists.entries()) cells.set(first + i, list)
    return lists
  }

  return {
    audibleIn(...boxes) {
      cache.slots.recycle()
      const hashes = new Set<string>()
      for (const box of boxes) {
        for (const range of cellsHeardIn(box)) {
          for (const list of pagesIn(range)) {
            for (const { layer, hash, heard } of list) {
              if (isHeard(layer) && boxesMeet(heard, box)) hashes.add(hash)
            }
          }
        }
      }
      return Array.from(hashes, (hash): SourcePart => cache.open('sources', hash, read))
    },
    groupAt: slot => cache.slots.at(slot),
    builtUp: { shareAt },
    terrain: { samplesAt },
  }

  function shareAt(x: number, y: number): number {
    const cell = fineCellAt(x, y)
    let most = 0
    for (const list of pagesIn([cell, cell])) {
      for (const { layer, hash } of list) {
        if (layer === BUILT_UP_LAYER) most = Math.max(most, cache.open('builtUp', hash, read).shareAt(x, y))
      }
    }
    return most
  }

  function samplesAt(column: number, row: number): Int16Array | undefined {
    const cell = pageCellOf({ column, row })
    const own = pagesIn([cell, cell]).flatMap(list => list.filter(({ layer }) => layer === HEIGHTS_LAYER))
    if (own.length === 0) return undefined
    const hashes = new Set(own.sort((a, b) => (a.part < b.part ? -1 : 1)).map(({ hash }) => hash))
    const open = Array.from(hashes, hash => cache.open('heights', hash, read).samples)
    if (open.length === 1) return open[0]
    const key = [...hashes].join(' ')
    const samples = joined.get(key) ?? joinHeights(open)
    joined.set(key, samples)
    return samples
  }
}

type Found = PageEntry & { heard: Box }
