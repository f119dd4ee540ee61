import { SpilledRecords } from '../../../arrays/spilled-records.ts'
import { boxOfLine } from '../../../geo/box.ts'
import { reachOfOther } from '../../sources/reach.ts'
import { measureRuns } from '../../sources/run-measures.ts'
import { type Group, isLine, KINDS, radiusOf, shapesBuilder } from '../../sources/sources.ts'
import type { CutPage } from '../noise-pages.ts'
import { type Place, placeOf } from '../page-grid.ts'
import { type Members, pageFrom } from './page-from.ts'
import type { SourcePiece } from './pieces.ts'
import type { PageSources } from '../source-page.ts'

/** A prime, so that the cells of a column are spread over all parts. */
const PARTS = 61
/** Pieces that are in memory before they are written: of each part so many bytes. */
const BLOCK = 1 << 18
const MOST_LAYERS = 16

const AT = { page: 0, kind: 1, origin: 2, level: 3, size: 4, total: 5, reach: 6 } as const
const NUMBERS = 7
/** Between the class of a source and its name, which may be anything. */
const SEPARATOR = '\n'

/**
 * Sorts the pieces of a region by page. They are spread over parts by where they lie, on disk as soon as they are many, and
 * the pages of one part at a time are made in memory.
 */
export class PageParts {
  readonly #parts = Array.from({ length: PARTS }, () => new SpilledRecords(NUMBERS, BLOCK))
  readonly #numbers = new Map<number, number>()
  /** By number. */
  readonly #places: Place[] = []

  add({ source, from, to, total }: SourcePiece): void {
    const { kind, class: className, name, origin, level, size, points } = source
    const reach = isLine(source) ? 0 : Math.ceil(reachOfOther(source, level, size))
    const box = boxOfLine(points, 2 * from, 2 * to)
    const place = placeOf(box, isLine(source) ? radiusOf(source) : reach)
    const numbers = [this.#numberOf(place), KINDS.indexOf(kind), origin, level, size, total, reach]
    const text = name === null ? className : `${className}${SEPARATOR}${name}`
    this.#parts[partOf(place)]?.append(numbers, text, points, { from: 2 * from, to: 2 * to })
  }

  /**
   * Gives the pages, once; `housesAt` tells how many dB houses around a place (10⁻⁷ degrees) take away per metre. `onShare` is
   * told what share of the parts, 0 to 1, is behind.
   */
  *pages(housesAt: (x: number, y: number) => number, onShare: (share: number) => void): Generator<CutPage> {
    for (const [i, part] of this.#parts.entries()) {
      onShare(i / PARTS)
      if (part.length === 0) continue
      const { page, members } = sourcesOf(part, housesAt)
      part.close()
      for (const [number, own] of members) {
        const place = this.#places[number]
        if (place) yield pageFrom([{ page, ...own }], place)
      }
    }
  }

  #numberOf(place: Place): number {
    const key = place.cell * MOST_LAYERS + place.layer
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.#places.length)
    return this.#places.push(place) - 1
  }
}

function partOf({ layer, cell }: Place): number {
  return (MOST_LAYERS * cell + layer) % PARTS
}

/** Reads a part, and which of its sources each page has. */
function sourcesOf(
  records: SpilledRecords,
  housesAt: (x: number, y: number) => number,
): { page: PageSources; members: ReadonlyMap<number, Members> } {
  const groups = groupsOf()
  const [runs, others] = [shapesBuilder(), shapesBuilder()]
  const [runTotals, otherTotals, reaches]: [number[], number[], number[]] = [[], [], []]
  const members = new Map<number, Members>()
  const reader = records.reader()
  while (reader.next()) {
    const group = groups.numberOf(reader.number(AT.kind), reader.text() ?? '')
    const isRun = groups.isRun(group)
    const [level, size, origin] = [reader.number(AT.level), reader.number(AT.size), reader.number(AT.origin)]
    const source = { level, size, origin, points: reader.points }
    const shapes = isRun ? runs : others
    shapes.add(source, group, reader.from / 2, reader.to / 2)
    const number = reader.number(AT.page)
    let own = members.get(number)
    if (!own) members.set(number, (own = { runs: [], others: [] }))
    if (isRun) {
      own.runs.push(runTotals.length)
      runTotals.push(reader.number(AT.total))
    } else {
      own.others.push(otherTotals.length)
      otherTotals.push(reader.number(AT.total))
      reaches.push(reader.number(AT.reach))
    }
  }
  const all = { groups: groups.all, runs: runs.freeze(), others: others.freeze() }
  const { middle } = measureRuns(all.groups, all.runs)
  const page = {
    ...all,
    houses: Float32Array.from(runTotals, (_, run) => housesAt(middle[2 * run] ?? 0, middle[2 * run + 1] ?? 0)),
    runTotals: Uint32Array.from(runTotals),
    otherTotals: Uint32Array.from(otherTotals),
    reaches: Float32Array.from(reaches),
  }
  return { page, members }
}

/** Numbers groups by their texts. */
function groupsOf() {
  const all: Group[] = []
  const byText = KINDS.map(() => new Map<string, number>())
  return {
    all,
    isRun: (number: number) => isLine(all[number] ?? NONE),
    numberOf(kind: number, text: string): number {
      const known = byText[kind]?.get(text)
      if (known !== undefined) return known
      byText[kind]?.set(text, all.length)
      const end = text.indexOf(SEPARATOR)
      const [className, name] = end < 0 ? [text, null] : [text.slice(0, end), text.slice(end + SEPARATOR.length)]
      return all.push({ kind: KINDS[kind] ?? NONE.kind, class: className, name }) - 1
    },
  }
}

const NONE: Group = { kind: 'event', class: 'marina', name: null }
