// Cuts the sources of a region into pages.
import { type Box, emptyBox, uniteBoxes } from '../../geo/box.ts'
import type { NoiseMap } from '../noise-bytes.ts'
import { type BuiltUpIndex, dbOfHouses, indexBuiltUp } from '../sources/built-up.ts'
import { boxOfShape, reachOfOther } from '../sources/reach.ts'
import { measureRuns } from '../sources/run-measures.ts'
import { type Group, type NoiseSources, radiusOf, type Shapes } from '../sources/sources.ts'
import { cutBuiltUp } from './built-up-page.ts'
import { cutHeights } from './height-page.ts'
import type { CutPage } from './noise-pages.ts'
import { hashOf } from '../../arrays/packed-arrays.ts'
import { placeOf } from './page-grid.ts'
import { packSources, type PageSources } from './source-page.ts'

/** Gives the pages of a region, one by one. */
export function* cutPages(
  source: string,
  region: Pick<NoiseMap, 'sources' | 'builtUp' | 'heights'>,
): Generator<CutPage> {
  const { sources, builtUp, heights } = region
  yield* cutSources(sources, indexBuiltUp(builtUp ? [builtUp] : []))
  if (builtUp) yield* cutBuiltUp(source, builtUp)
  if (heights) yield* cutHeights(source, heights)
}

/** Sources by number: those of a page. */
type Members = { runs: number[]; others: number[] }

function* cutSources(sources: NoiseSources, builtUp: BuiltUpIndex): Generator<CutPage> {
  const { groups, runs, others } = sources
  const { middle } = measureRuns(groups, runs)
  const totals = pointsByOrigin(sources)
  const reaches = Float32Array.from(others.level, (level, i) =>
    Math.ceil(reachOfOther(groups[others.group[i] ?? 0] ?? NONE, level, others.size[i] ?? 0)),
  )
  const all: PageSources = {
    groups,
    runs,
    others,
    houses: Float32Array.from(runs.level, (_, run) =>
      dbOfHouses(builtUp.shareAt(middle[2 * run] ?? 0, middle[2 * run + 1] ?? 0)),
    ),
    runTotals: Uint32Array.from(runs.origin, origin => totals.get(origin) ?? 0),
    otherTotals: Uint32Array.from(others.origin, origin => totals.get(origin) ?? 0),
    reaches,
  }
  const pages = new Map<string, { layer: number; cell: number } & Members>()
  const pageOf = (box: Box, reach: number): Members => {
    const { layer, cell } = placeOf(box, reach)
    const key = `${layer} ${cell}`
    const known = pages.get(key)
    if (known) return known
    const page = { layer, cell, runs: [], others: [] }
    pages.set(key, page)
    return page
  }
  for (let i = 0; i < runs.level.length; i++)
    pageOf(boxOfShape(runs, i), radiusOf(groups[runs.group[i] ?? 0] ?? NONE)).runs.push(i)
  for (let i = 0; i < others.level.length; i++) pageOf(boxOfShape(others, i), reaches[i] ?? 0).others.push(i)
  for (const { layer, cell, ...members } of pages.values()) {
    yield pageFrom([{ page: all, ...members }], { layer, cell })
  }
}

const NONE: Group = { kind: 'event', class: 'marina', name: null }

/** Returns by object how many of its points the extract has: of several extracts, the one with most of them counts. */
function pointsByOrigin({ runs, others }: NoiseSources): Map<number, number> {
  const totals = new Map<number, number>()
  for (const { origin, start } of [runs, others]) {
    for (const [i, id] of origin.entries()) {
      totals.set(id, (totals.get(id) ?? 0) + (start[i + 1] ?? 0) - (start[i] ?? 0))
    }
  }
  return totals
}

/** Some sources of a page. */
export type Taken = { page: PageSources } & Members

/** Makes one page of sources of several; which bytes it has depends on what it holds alone. */
export function pageFrom(taken: readonly Taken[], { layer, cell }: { layer: number; cell: number }): CutPage {
  const runs = taken.flatMap(({ page, runs }) => runs.map(i => ({ page, i, ...sortKey(page, page.runs, i) })))
  const others = taken.flatMap(({ page, others }) => others.map(i => ({ page, i, ...sortKey(page, page.others, i) })))
  runs.sort(inOrder)
  others.sort(inOrder)
  const groups: Group[] = []
  const numbers = new Map<string, number>()
  const groupOf = ({ kind, class: className, name }: Group): number => {
    const key = `${kind}\n${className}\n${name ?? ''}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, groups.length)
    return groups.push({ kind, class: className, name }) - 1
  }
  const shapes = (members: readonly Keyed[], of: (page: PageSources) => Shapes): Shapes => {
    const points = members.map(({ page, i }) => {
      const { points, start } = of(page)
      return points.subarray(2 * (start[i] ?? 0), 2 * (start[i + 1] ?? 0))
    })
    const start = new Uint32Array(members.length + 1)
    for (const [i, line] of points.entries()) start[i + 1] = (start[i] ?? 0) + line.length / 2
    const flat = new Int32Array(2 * (start.at(-1) ?? 0))
    for (const [i, line] of points.entries()) flat.set(line, 2 * (start[i] ?? 0))
    return {
      points: flat,
      start,
      level: Float32Array.from(members, ({ page, i }) => of(page).level[i] ?? 0),
      size: Float32Array.from(members, ({ page, i }) => of(page).size[i] ?? 0),
      group: Uint32Array.from(members, ({ page, i }) => groupOf(page.groups[of(page).group[i] ?? 0] ?? NONE)),
      origin: Float64Array.from(members, ({ page, i }) => of(page).origin[i] ?? 0),
    }
  }
  const page: PageSources = {
    runs: shapes(runs, ({ runs }) => runs),
    others: shapes(others, ({ others }) => others),
    groups,
    houses: Float32Array.from(runs, ({ page, i }) => page.houses[i] ?? 0),
    runTotals: Uint32Array.from(runs, ({ page, i }) => page.runTotals[i] ?? 0),
    otherTotals: Uint32Array.from(others, ({ page, i }) => page.otherTotals[i] ?? 0),
    reaches: Float32Array.from(others, ({ page, i }) => page.reaches[i] ?? 0),
  }
  const bytes = packSources(page)
  const boxes = [page.runs, page.others].flatMap(shapes => Array.from(shapes.level, (_, i) => boxOfShape(shapes, i)))
  const reach = Math.max(...groups.map(group => (isLine(group) ? radiusOf(group) : 0)), ...page.reaches)
  return {
    layer,
    cell,
    part: '',
    hash: hashOf(bytes),
    box: boxes.length > 0 ? uniteBoxes(boxes) : emptyBox(),
    reach,
    bytes,
  }
}

function isLine({ kind }: Group): boolean {
  return kind === 'road' || kind === 'rail'
}

/** What decides the order of sources in a page: how far they are heard, where they lie along a curve, then what they are. */
type Key = { radius: number; curve: number; origin: number; x: number; y: number; points: number }
type Keyed = Key & { page: PageSources; i: number }

function sortKey({ groups }: PageSources, shapes: Shapes, i: number): Key {
  const box = boxOfShape(shapes, i)
  const group = groups[shapes.group[i] ?? 0] ?? NONE
  const at = 2 * (shapes.start[i] ?? 0)
  return {
    radius: isLine(group) ? radiusOf(group) : 0,
    curve: placeOnCurve((box.west + box.east) / 2, (box.south + box.north) / 2),
    origin: shapes.origin[i] ?? 0,
    x: shapes.points[at] ?? 0,
    y: shapes.points[at + 1] ?? 0,
    points: (shapes.start[i + 1] ?? 0) - (shapes.start[i] ?? 0),
  }
}

function inOrder(a: Key, b: Key): number {
  return (
    b.radius - a.radius || a.curve - b.curve || a.origin - b.origin || a.x - b.x || a.y - b.y || a.points - b.points
  )
}

/** Steps of the curve, 10⁻⁷ degrees: of some 100 m. */
const CURVE_STEP = 2 ** 13

/** Returns where a place lies along a curve that keeps near places near to each other (Morton's). */
function placeOnCurve(x: number, y: number): number {
  return spread(Math.floor((x + 2 ** 31) / CURVE_STEP)) + 2 * spread(Math.floor((y + 2 ** 31) / CURVE_STEP))
}

/** Puts a zero bit behind each of 20 bits. */
function spread(value: number): number {
  return (
    spreadByte(value & 0xff) + spreadByte((value >> 8) & 0xff) * 2 ** 16 + spreadByte((value >> 16) & 0xff) * 2 ** 32
  )
}

function spreadByte(byte: number): number {
  let bits = byte
  bits = (bits | (bits << 4)) & 0x0f0f
  bits = (bits | (bits << 2)) & 0x3333
  return (bits | (bits << 1)) & 0x5555
}
