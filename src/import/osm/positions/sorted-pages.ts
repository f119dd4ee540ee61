import { type NodePage, newNodePage, type PageStore } from './node-pages.ts'

/** Nodes that are sorted in memory at once: 64 MiB, and the order of them. */
const RUN = 1 << 22

/** Writes the nodes of pages to others, by rising id; of several with one id the first comes first. */
export function sortedPages(from: PageStore, newStore: () => PageStore, run = RUN): PageStore {
  const pagesOfRun = Math.max(1, Math.floor(run / from.size))
  const runs = newStore()
  const starts: number[] = []
  for (let first = 0; first < from.length; first += pagesOfRun) {
    starts.push(runs.length)
    writeRun(from, { first, end: Math.min(first + pagesOfRun, from.length) }, runs)
  }
  if (starts.length <= 1) return runs
  const merged = newStore()
  merge(runs, starts, merged)
  runs.close()
  return merged
}

type Range = { first: number; end: number }

function writeRun(from: PageStore, { first, end }: Range, to: PageStore): void {
  const all = newNodePage((end - first) * from.size)
  for (let i = first; i < end; i++) {
    const page = from.get(i)
    const at = (i - first) * from.size
    all.ids.set(page.ids, at)
    all.longitudes.set(page.longitudes, at)
    all.latitudes.set(page.latitudes, at)
  }
  const order = Uint32Array.from(all.ids, (_, i) => i).sort(
    // Infinity less Infinity is no number.
    (a, b) => ((all.ids[a] ?? 0) < (all.ids[b] ?? 0) ? -1 : (all.ids[a] ?? 0) > (all.ids[b] ?? 0) ? 1 : a - b),
  )
  const writer = pageWriter(to)
  for (const i of order) writer.add(all, i)
  writer.end()
}

/** Merges sorted runs, each from a page on. */
function merge(runs: PageStore, starts: readonly number[], to: PageStore): void {
  const heads = starts.map((start, i) => new RunReader(runs, { first: start, end: starts[i + 1] ?? runs.length }))
  const writer = pageWriter(to)
  for (;;) {
    let least: RunReader | undefined
    for (const head of heads) if (head.id < (least?.id ?? Infinity)) least = head
    if (!least) break
    writer.add(least.page, least.at)
    least.next()
  }
  writer.end()
}

/** The next node of a run; its page is a copy, since others are read meanwhile. */
class RunReader {
  readonly page: NodePage
  at = 0
  readonly #runs: PageStore
  readonly #end: number
  #index: number

  constructor(runs: PageStore, { first, end }: Range) {
    this.#runs = runs
    this.#index = first
    this.#end = end
    this.page = newNodePage(runs.size)
    this.#load()
  }

  /** Infinity behind the last. */
  get id(): number {
    return this.page.ids[this.at] ?? Infinity
  }

  next(): void {
    if (++this.at < this.#runs.size) return
    this.#index++
    this.at = 0
    this.#load()
  }

  #load(): void {
    if (this.#index >= this.#end) {
      this.page.ids.fill(Infinity)
      return
    }
    const { ids, longitudes, latitudes } = this.#runs.get(this.#index)
    this.page.ids.set(ids)
    this.page.longitudes.set(longitudes)
    this.page.latitudes.set(latitudes)
  }
}

function pageWriter(to: PageStore) {
  let page = to.next()
  let within = 0
  return {
    add(from: NodePage, at: number): void {
      const id = from.ids[at] ?? Infinity
      if (id === Infinity) return
      page.ids[within] = id
      page.longitudes[within] = from.longitudes[at] ?? 0
      page.latitudes[within] = from.latitudes[at] ?? 0
      if (++within < to.size) return
      to.put(page)
      page = to.next()
      within = 0
    },
    end(): void {
      if (within === 0) return
      page.ids.fill(Infinity, within)
      to.put(page)
    },
  }
}
