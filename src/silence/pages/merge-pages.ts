// What is heard of what several sources bring: where only one has something, its pages; where extracts overlap or meet, pages
// made of theirs, in which an object of several extracts counts once, from the one that has most of its points.
import { zstdDecompressSync } from 'node:zlib'
import { dbOfHouses } from '../sources/built-up.ts'
import { measureRuns } from '../sources/run-measures.ts'
import { type OpenBuiltUp, openBuiltUp } from './built-up-page.ts'
import { pageFrom, type Taken } from './cut/page-from.ts'
import type { CutPage, OwnPage, OwnPages, PageEntry } from './noise-pages.ts'
import { BUILT_UP_LAYER, fineCellAt, cellsAround, coarseCellsOver, isHeard } from './page-grid.ts'
import { type PageSources, unpackSources } from './source-page.ts'

/** What is heard in a cell: pages as they are, and those that had to be made. */
export type HeardCell = { cell: number; pages: readonly (PageEntry | CutPage)[]; sources: readonly string[] }

/**
 * Gives what is heard in some cells. Cells beyond them are added where an object that counts elsewhere reaches into them.
 */
export function* heardIn(cells: Iterable<number>, own: OwnPages): Generator<HeardCell> {
  const open: Open = hash => unpackSources(zstdDecompressSync(own.bytes(hash)))
  const todo = new Set(cells)
  for (const cell of Array.from(todo)) for (const coarse of coarseCellsOver(cell)) todo.add(coarse)
  const contested = new Set([...todo].filter(cell => sourcesAround(cell, own).size > 1))
  const owners = ownersOf(own, open)
  for (const cell of contested) owners.lookAround(cell)
  for (const cell of todo) {
    const pages = own.ownIn([cell, cell])
    if (!contested.has(cell)) {
      yield { cell, pages: pages.map(entryOf), sources: [] }
      continue
    }
    const takers = new Set<string>()
    const isLost = (source: string, origin: number) => {
      const owner = owners.of(origin) ?? source
      if (owner !== source) takers.add(owner)
      return owner !== source
    }
    const heard = [...Map.groupBy(pages, ({ layer }) => layer)].flatMap(([layer, list]) =>
      isHeard(layer) ? merged(list, { open, isLost, own }) : list.map(entryOf),
    )
    yield { cell, pages: heard, sources: [...new Set([...sourcesAround(cell, own), ...takers])] }
    if (takers.size === 0) continue
    // An object goes on beside the cells that were asked for.
    for (const [first, last] of cellsAround(cell)) {
      for (let beside = first; beside <= last; beside++) {
        if (todo.has(beside)) continue
        todo.add(beside)
        contested.add(beside)
        owners.lookAround(beside)
      }
    }
  }
}

function entryOf({ cell, layer, part, hash, box, reach }: OwnPage): PageEntry {
  return { cell, layer, part, hash, box, reach }
}

/** The sources that have something in a cell or beside it; for a fine cell, in the coarse ones over it, too. */
function sourcesAround(cell: number, own: OwnPages): Set<string> {
  const sources = new Set<string>()
  for (const range of cellsAround(cell)) for (const { source } of own.ownIn(range)) sources.add(source)
  return sources
}

type Open = (hash: string) => PageSources

/** The source that counts for each object: of those that have most of its points, the first by name. */
function ownersOf(own: OwnPages, open: Open) {
  const seen = new Set<string>()
  const owners = new Map<number, { source: string; total: number }>()

  function claim(origin: number, source: string, total: number): void {
    const known = owners.get(origin)
    if (!known || total > known.total || (total === known.total && source < known.source)) {
      owners.set(origin, { source, total })
    }
  }

  return {
    of: (origin: number) => owners.get(origin)?.source,
    lookAround(cell: number) {
      for (const range of cellsAround(cell)) {
        for (const { hash, source, layer } of own.ownIn(range)) {
          if (!isHeard(layer) || seen.has(`${source} ${hash}`)) continue
          seen.add(`${source} ${hash}`)
          const { runs, others, runTotals, otherTotals } = open(hash)
          for (const [i, origin] of runs.origin.entries()) claim(origin, source, runTotals[i] ?? 0)
          for (const [i, origin] of others.origin.entries()) claim(origin, source, otherTotals[i] ?? 0)
        }
      }
    },
  }
}

type Ways = { open: Open; isLost: (source: string, origin: number) => boolean; own: OwnPages }

/** Makes one page of those of one layer in one cell, none where all they bring counts from another source. */
function merged(list: readonly OwnPage[], { open, isLost, own }: Ways): (PageEntry | CutPage)[] {
  let isAsIs = list.length === 1
  const taken = list
    .toSorted((a, b) => (a.source < b.source ? -1 : 1))
    .map(({ hash, source }): Taken => {
      const page = open(hash)
      const kept = (origins: Float64Array) => [...origins.keys()].filter(i => !isLost(source, origins[i] ?? 0))
      const [runs, others] = [kept(page.runs.origin), kept(page.others.origin)]
      const houses = housesOf(page, own)
      isAsIs &&= runs.length === page.runs.origin.length && others.length === page.others.origin.length
      isAsIs &&= houses.every((db, i) => db === page.houses[i])
      return { page: { ...page, houses }, runs, others }
    })
  const [first] = list
  if (isAsIs || !first) return list.map(entryOf)
  return taken.some(({ runs, others }) => runs.length + others.length > 0) ? [pageFrom(taken, first)] : []
}

/** What houses take away per metre around each run, by what all sources know of them. */
function housesOf(page: PageSources, own: OwnPages): Float32Array {
  const { middle } = measureRuns(page.groups, page.runs)
  const known = new Map<number, OpenBuiltUp[]>()
  return page.houses.map((_, run) => {
    const [x, y] = [middle[2 * run] ?? 0, middle[2 * run + 1] ?? 0]
    const cell = fineCellAt(x, y)
    const pages = known.get(cell) ?? builtUpIn(cell, own)
    known.set(cell, pages)
    return dbOfHouses(pages.reduce((most, page) => Math.max(most, page.shareAt(x, y)), 0))
  })
}

function builtUpIn(cell: number, own: OwnPages): OpenBuiltUp[] {
  return own
    .ownIn([cell, cell])
    .filter(({ layer }) => layer === BUILT_UP_LAYER)
    .map(({ hash }) => openBuiltUp(zstdDecompressSync(own.bytes(hash))))
}
