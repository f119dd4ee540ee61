import { boxOfLine, uniteBoxes } from '../../../../geo/box.ts'
import type { Candidate } from './candidate.ts'
import { CandidateTable } from './candidate-table.ts'
import type { Assembled, Collector } from '../collector.ts'
import type { Tags } from '../../elements.ts'
import { innerPointOf } from '../../geometry/inner-point.ts'
import { lengthOfLine, middleOf } from '../../geometry/lines.ts'
import { ISLANDS, PROTECTED, type SpotKind } from '../../kinds.ts'
import { MAPPED_KEYS, mapTags } from '../../mapping.ts'
import { areaOfRing, isClosed, joinLines, type Line } from '../../geometry/rings.ts'
import { A_SQUARE, isNamedSquare } from '../../refusals.ts'

export type Candidates = Collector & {
  found: CandidateTable
  /** Objects that fit the table and are refused, with the reason. */
  refused: { name: string; reason: string }[]
  /** Objects that fit the table. */
  count: () => number
}

const LEAST_WATER_M2 = 2_000
/** Smaller ones are beds beside a house or benches at a corner. */
const LEAST_GREEN_M2 = 300
/** Smaller ones that are called squares are paved, mostly (J). */
const LEAST_SQUARE_M2 = 3_000
const LARGEST_ISLAND_M2 = 5e6
const LARGEST_BAY_M2 = 20e6
const GREENS: ReadonlySet<SpotKind> = new Set(['park', 'garden'])
/** A place on the border of what is protected says little of what is inside. */
const BORDER_PIECE = 'a piece of the border of a protected area'
/** Closed ways of these are lines all the same. */
const LINES: ReadonlySet<SpotKind> = new Set(['ridge', 'cliff', 'valley', 'waterfall'])

export function candidates(): Candidates {
  const found = new CandidateTable()
  const refused: { name: string; reason: string }[] = []
  let count = 0
  const refuse = (reason: string, tags: Tags) => void refused.push({ name: tags['name'] ?? '', reason })

  /** Counts an object that fits the table; returns how, unless it is refused. */
  function mapped(tags: Tags) {
    const result = mapTags(tags)
    if (!result) return undefined
    count++
    if (!('reason' in result)) return result
    refuse(result.reason, tags)
    return undefined
  }

  function add(candidate: Candidate): void {
    const { kind, squareMetres, rings } = candidate
    if (kind === 'lake' && rings.length > 0 && squareMetres < LEAST_WATER_M2 && !candidate.isCut)
      refuse('water under 2,000 m²', candidate.tags)
    else if (GREENS.has(kind) && rings.length > 0 && squareMetres < LEAST_GREEN_M2 && !candidate.isCut)
      refuse('a park or garden under 300 m²', candidate.tags)
    else if (squareMetres < LEAST_SQUARE_M2 && isNamedSquare(candidate.tags, kind)) refuse(A_SQUARE, candidate.tags)
    else if (ISLANDS.has(kind) && squareMetres > LARGEST_ISLAND_M2)
      refuse('an island over 5 km²: a region', candidate.tags)
    else if (kind === 'island' && candidate.isCut) refuse('an island of unknown size', candidate.tags)
    else if (kind === 'bay' && squareMetres > LARGEST_BAY_M2) refuse('a bay over 20 km²: a region', candidate.tags)
    else if (kind === 'island' && candidate.type === 'node') refuse('an island of unknown size', candidate.tags)
    else if (ISLANDS.has(kind) && candidate.type !== 'node' && rings.length === 0)
      refuse('a piece of coastline', candidate.tags)
    else if (PROTECTED.has(kind) && isPieceOfBorder(candidate)) refuse(BORDER_PIECE, candidate.tags)
    else found.add(candidate)
  }

  return {
    keys: MAPPED_KEYS,
    found,
    refused,
    count: () => count,
    node(id, x, y, tags) {
      const result = mapped(tags)
      if (!result) return
      add({
        ...result,
        type: 'node',
        osmId: id,
        tags,
        x,
        y,
        rings: [],
        squareMetres: 0,
        box: boxOfLine([x, y]),
        isPartial: false,
        isCut: false,
        memberWays: [],
      })
    },
    way({ id, tags, line }) {
      const result = mapped(tags)
      if (!result) return
      const own = line()
      const isArea = isClosed(own) && !LINES.has(result.kind) && tags['area'] !== 'no'
      if (own.points.length === 0) {
        refuse('none of its nodes are in the file', tags)
        return
      }
      if (own.first === own.last && !LINES.has(result.kind) && isMostlyLacking(own)) {
        refuse(reasonOfPiece(result.kind), tags)
        return
      }
      const shape = isArea ? areaShape([own.points], []) : lineShape([own.points])
      add({
        ...result,
        ...shape,
        type: 'way',
        osmId: id,
        tags,
        isPartial: false,
        isCut: !own.isWhole,
        memberWays: [id],
      })
    },
    wants: ({ tags, members }) => members.length > 0 && mapTags(tags) !== undefined,
    relation(relation) {
      const result = mapped(relation.tags)
      if (!result) return
      const { id, tags, members } = relation
      const shape = shapeOf(relation)
      if (!shape) {
        refuse('none of its members are in the file', relation.tags)
        return
      }
      const memberWays = members.flatMap(({ type, ref }) => (type === 'way' ? [ref] : []))
      const isPartial = relation.missing > 0 && shape.rings.length === 0
      if (isPartial && !LINES.has(result.kind) && 2 * relation.missing > memberWays.length) {
        refuse(reasonOfPiece(result.kind), tags)
        return
      }
      const isCut = relation.missing > 0
      add({ ...result, ...shape, type: 'relation', osmId: id, tags, isPartial, isCut, memberWays })
    },
  }
}

/** The corner of an area that is in the file says little of the rest. */
function isMostlyLacking({ points, lacking = 0 }: Line): boolean {
  return lacking > points.length / 2
}

/** Of a border that lacks a member, or whose lines do not close. */
function isPieceOfBorder({ type, rings, isPartial }: Candidate): boolean {
  return isPartial || (type !== 'node' && rings.length === 0)
}

function reasonOfPiece(kind: SpotKind): string {
  return PROTECTED.has(kind) ? BORDER_PIECE : 'mostly outside of the file'
}

type Shape = Pick<Candidate, 'x' | 'y' | 'rings' | 'squareMetres' | 'box'>

/** Where members are missing at a border, what is there: its rings, else its lines. */
function shapeOf({ outer, inner }: Assembled): Shape | undefined {
  const { rings, open } = joinLines(outer)
  if (rings.length > 0) return areaShape(rings, joinLines(inner).rings)
  return open.length > 0 ? lineShape(open) : undefined
}

function areaShape(rings: Int32Array[], holes: Int32Array[]): Shape {
  const areas = rings.map(areaOfRing)
  const largest = rings[areas.indexOf(areas.reduce((a, b) => Math.max(a, b), 0))] ?? new Int32Array()
  const [x, y] = innerPointOf(largest, holes)
  const squareMetres = Math.max(0, sum(areas) - sum(holes.map(areaOfRing)))
  return { x, y, rings, squareMetres, box: uniteBoxes(rings.map(ring => boxOfLine(ring))) }
}

function lineShape(lines: Int32Array[]): Shape {
  const lengths = lines.map(lengthOfLine)
  const longest = lines[lengths.indexOf(lengths.reduce((a, b) => Math.max(a, b), 0))] ?? new Int32Array()
  const [x, y] = middleOf(longest)
  return { x, y, rings: [], squareMetres: 0, box: uniteBoxes(lines.map(line => boxOfLine(line))) }
}

function sum(values: number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
