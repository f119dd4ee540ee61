import { LRUCache } from 'lru-cache'
import type { Box } from '../../geo/box.ts'
import { boxesMeet } from '../../geo/box.ts'
import type { AudibleSources, SourcePart } from '../sources/audible.ts'
import { heardBox } from '../sources/reach.ts'
import type { NoisePages, PageEntry } from './noise-pages.ts'
import { BUILT_UP_LAYER, builtUpCellAt, type CellRange, cellsHeardIn } from './page-grid.ts'
import type { PageCache } from './page-cache.ts'

/** So many cells' lists of pages are remembered: a few hundred bytes each. */
const CELLS_REMEMBERED = 4_096

/** Gives the sources of one version, page by page as they are asked for. */
export function pagedSources(pages: NoisePages, cache: PageCache): AudibleSources {
  const cells = new LRUCache<number, readonly Found[]>({ max: CELLS_REMEMBERED })
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
              if (layer !== BUILT_UP_LAYER && boxesMeet(heard, box)) hashes.add(hash)
            }
          }
        }
      }
      return Array.from(hashes, (hash): SourcePart => cache.open('sources', hash, read))
    },
    groupAt: slot => cache.slots.at(slot),
    builtUp: { shareAt },
  }

  function shareAt(x: number, y: number): number {
    const cell = builtUpCellAt(x, y)
    let most = 0
    for (const list of pagesIn([cell, cell])) {
      for (const { layer, hash } of list) {
        if (layer === BUILT_UP_LAYER) most = Math.max(most, cache.open('builtUp', hash, read).shareAt(x, y))
      }
    }
    return most
  }
}

type Found = PageEntry & { heard: Box }
