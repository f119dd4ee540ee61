// Makes one page of sources.
import { hashOf } from '../../../arrays/packed-arrays.ts'
import { type Box, uniteBoxes } from '../../../geo/box.ts'
import { boxOfShape } from '../../sources/reach.ts'
import { type Group, isLine, radiusOf, type Shapes } from '../../sources/sources.ts'
import type { CutPage } from '../noise-pages.ts'
import type { Place } from '../page-grid.ts'
import { packSources, type PageSources } from '../source-page.ts'

/** Sources by number: those of a page. */
export type Members = { runs: number[]; others: number[] }

const NONE: Group = { kind: 'event', class: 'marina', name: null }

/** Some sources of a page. */
export type Taken = { page: PageSources } & Members

/** Makes one page of sources of several; which bytes it has depends on what it holds alone. */
export function pageFrom(taken: readonly Taken[], { layer, cell }: Place): CutPage {
  const runs = taken.flatMap(({ page, runs }) => runs.map(i => keyed(page, page.runs, i)))
  const others = taken.flatMap(({ page, others }) => others.map(i => keyed(page, page.others, i)))
  runs.sort(inOrder)
  others.sort(inOrder)
  const numbered = groupNumbers()
  const page: PageSources = {
    runs: shapesOf(runs, numbered.of),
    others: shapesOf(others, numbered.of),
    groups: numbered.groups,
    houses: numbersOf(new Float32Array(runs.length), runs, ({ page, i }) => page.houses[i] ?? 0),
    runTotals: numbersOf(new Uint32Array(runs.length), runs, ({ page, i }) => page.runTotals[i] ?? 0),
    otherTotals: numbersOf(new Uint32Array(others.length), others, ({ page, i }) => page.otherTotals[i] ?? 0),
    reaches: numbersOf(new Float32Array(others.length), others, ({ page, i }) => page.reaches[i] ?? 0),
  }
  const bytes = packSources(page)
  const reach = Math.max(...page.groups.map(group => (isLine(group) ? radiusOf(group) : 0)), ...page.reaches)
  return {
    layer,
    cell,
    part: '',
    hash: hashOf(bytes),
    box: uniteBoxes([runs, others].flatMap(members => members.map(({ box }) => box))),
    reach,
    bytes,
  }
}

/** Numbers groups from 0 on: what two pages call alike is one. */
function groupNumbers(): { groups: Group[]; of: (group: Group) => number } {
  const groups: Group[] = []
  const byObject = new Map<Group, number>()
  const byText = new Map<string, number>()
  const added = ({ kind, class: className, name }: Group, text: string): number => {
    byText.set(text, groups.length)
    return groups.push({ kind, class: className, name }) - 1
  }
  return {
    groups,
    of(group) {
      const known = byObject.get(group)
      if (known !== undefined) return known
      const text = `${group.kind}\n${group.class}\n${group.name ?? ''}`
      const number = byText.get(text) ?? added(group, text)
      byObject.set(group, number)
      return number
    },
  }
}

function shapesOf(members: readonly Keyed[], numberOf: (group: Group) => number): Shapes {
  const start = new Uint32Array(members.length + 1)
  let count = 0
  members.forEach(({ points }, at) => (start[at + 1] = count += points))
  const flat = new Int32Array(2 * count)
  let to = 0
  members.forEach(({ shapes, i }) => {
    const { points } = shapes
    const end = 2 * (shapes.start[i + 1] ?? 0)
    for (let from = 2 * (shapes.start[i] ?? 0); from < end; from++) flat[to++] = points[from] ?? 0
  })
  return {
    points: flat,
    start,
    level: numbersOf(new Float32Array(members.length), members, ({ shapes, i }) => shapes.level[i] ?? 0),
    size: numbersOf(new Float32Array(members.length), members, ({ shapes, i }) => shapes.size[i] ?? 0),
    group: numbersOf(new Uint32Array(members.length), members, ({ group }) => numberOf(group)),
    origin: numbersOf(new Float64Array(members.length), members, ({ origin }) => origin),
  }
}

function numbersOf<T extends Float32Array | Float64Array | Uint32Array>(
  into: T,
  members: readonly Keyed[],
  numberOf: (member: Keyed) => number,
): T {
  members.forEach((member, at) => (into[at] = numberOf(member)))
  return into
}

/** What decides the order of sources in a page: how far they are heard, where they lie along a curve, then what they are. */
type Key = { radius: number; curve: number; origin: number; x: number; y: number; points: number }
/** A source of a page, shape `i` of `shapes`. */
type Keyed = Key & { page: PageSources; shapes: Shapes; i: number; group: Group; box: Box }

function keyed(page: PageSources, shapes: Shapes, i: number): Keyed {
  const box = boxOfShape(shapes, i)
  const group = page.groups[shapes.group[i] ?? 0] ?? NONE
  const from = shapes.start[i] ?? 0
  return {
    page,
    shapes,
    i,
    group,
    box,
    radius: isLine(group) ? radiusOf(group) : 0,
    curve: placeOnCurve((box.west + box.east) / 2, (box.south + box.north) / 2),
    origin: shapes.origin[i] ?? 0,
    x: shapes.points[2 * from] ?? 0,
    y: shapes.points[2 * from + 1] ?? 0,
    points: (shapes.start[i + 1] ?? 0) - from,
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
