import { LRUCache } from 'lru-cache'
import { GrowableArray } from '../../../../arrays/growable-array.ts'
import { type RecordSeeker, SpilledRecords } from '../../../../arrays/spilled-records.ts'
import type { Box } from '../../../../geo/box.ts'
import type { ElementType } from '../../elements.ts'
import { KINDS, type SpotKind } from '../../kinds.ts'
import { mappedRules } from '../../mapping.ts'
import type { Candidate } from './candidate.ts'
import { tagsOfText, textOfTags } from '../tags-text.ts'

/** What of a candidate is in memory: all that does not take a look at its tags or its outline. */
export type CandidateHead = Pick<
  Candidate,
  'type' | 'osmId' | 'kind' | 'x' | 'y' | 'box' | 'squareMetres' | 'isPartial' | 'isCut'
> & {
  /** Its number in the table. */
  number: number
  hasRings: boolean
}

const TYPES: readonly ElementType[] = ['node', 'way', 'relation']
const ALL_KINDS = Object.keys(KINDS) as SpotKind[] // the keys of a const table
const KIND_NUMBERS: ReadonlyMap<SpotKind, number> = new Map(ALL_KINDS.map((kind, i) => [kind, i]))
/** Bits beside the type, which takes the lowest two. */
const FLAGS = { hasRings: 4, isPartial: 8, isCut: 16 } as const
/** Whole numbers of each: longitude and latitude of its point, those of its box, its kind and flags. */
const AT = { x: 0, y: 1, west: 2, south: 3, east: 4, north: 5, kind: 6, flags: 7 } as const
const WHOLE = 8
const HALF = 2 ** 32
/** So many are in memory whole as well, those that were asked for last: all of a small extract. */
const MOST_KEPT = 1024

/** Keeps candidates, their tags and outlines on disk as soon as they are many: in memory are 56 bytes of each. */
export class CandidateTable {
  readonly #whole = new GrowableArray(Int32Array)
  readonly #osmIds = new GrowableArray(Float64Array)
  readonly #squareMetres = new GrowableArray(Float64Array)
  readonly #starts = new GrowableArray(Float64Array)
  readonly #records = new SpilledRecords(0)
  readonly #seeker = this.#records.seeker()
  readonly #kept = new LRUCache<number, Candidate>({ max: MOST_KEPT })

  get length(): number {
    return this.#starts.length
  }

  add(candidate: Candidate): void {
    const { type, osmId, kind, tags, x, y, rings, squareMetres, box, isPartial, isCut, memberWays } = candidate
    this.#kept.set(this.length, candidate)
    const flags =
      TYPES.indexOf(type) +
      (rings.length > 0 ? FLAGS.hasRings : 0) +
      (isPartial ? FLAGS.isPartial : 0) +
      (isCut ? FLAGS.isCut : 0)
    this.#whole.append([x, y, box.west, box.south, box.east, box.north, KIND_NUMBERS.get(kind) ?? 0, flags])
    this.#osmIds.push(osmId)
    this.#squareMetres.push(squareMetres)
    this.#starts.push(this.#records.append([], textOfTags(tags), shapeOf(rings, memberWays)))
  }

  /** Returns what is in memory of a candidate. */
  head(number: number): CandidateHead {
    const whole = this.#whole
    const first = WHOLE * number
    const flags = whole.at(first + AT.flags)
    return {
      number,
      type: TYPES[flags % FLAGS.hasRings] ?? 'node',
      osmId: this.#osmIds.at(number),
      kind: ALL_KINDS[whole.at(first + AT.kind)] ?? 'peak',
      x: whole.at(first + AT.x),
      y: whole.at(first + AT.y),
      box: this.#boxOf(first),
      squareMetres: this.#squareMetres.at(number),
      hasRings: (flags & FLAGS.hasRings) !== 0,
      isPartial: (flags & FLAGS.isPartial) !== 0,
      isCut: (flags & FLAGS.isCut) !== 0,
    }
  }

  /** Returns the area of a candidate, of which the rings are read when they are asked for; undefined when it has none. */
  areaOf(number: number): { box: Box; squareMetres: number; rings: () => Int32Array[] } | undefined {
    const first = WHOLE * number
    if ((this.#whole.at(first + AT.flags) & FLAGS.hasRings) === 0) return undefined
    return {
      box: this.#boxOf(first),
      squareMetres: this.#squareMetres.at(number),
      rings: () => this.#kept.get(number)?.rings ?? this.#shapeOf(number).rings,
    }
  }

  /** Returns a candidate whole. */
  at(number: number): Candidate {
    const known = this.#kept.get(number)
    if (known) return known
    const { hasRings: _, number: __, ...head } = this.head(number)
    const tags = this.tags(number)
    const candidate = { ...head, rules: mappedRules(tags)?.rules ?? [], tags, ...this.#shapeOf(number) }
    this.#kept.set(number, candidate)
    return candidate
  }

  /** Returns its tags alone. */
  tags(number: number): Candidate['tags'] {
    return this.#kept.get(number)?.tags ?? tagsOfText(this.#find(number).text() ?? '{}')
  }

  /** Returns its closed outer rings alone; nothing is read of what has none. */
  rings(number: number): Int32Array[] {
    return this.areaOf(number)?.rings() ?? []
  }

  /** Gives the disk back; nothing is read any more. */
  close(): void {
    this.#records.close()
  }

  #boxOf(first: number): Box {
    const whole = this.#whole
    return {
      west: whole.at(first + AT.west),
      south: whole.at(first + AT.south),
      east: whole.at(first + AT.east),
      north: whole.at(first + AT.north),
    }
  }

  #shapeOf(number: number): Pick<Candidate, 'rings' | 'memberWays'> {
    return readShape(this.#find(number))
  }

  #find(number: number): RecordSeeker {
    this.#seeker.seek(this.#starts.at(number))
    return this.#seeker
  }
}

/** As numbers: how many rings and ways there are, how long each ring is, the rings, and both halves of the ways' ids. */
function shapeOf(rings: readonly Int32Array[], ways: readonly number[]): Int32Array {
  const head = [rings.length, ways.length, ...rings.map(ring => ring.length)]
  const numbers = new Int32Array(rings.reduce((sum, ring) => sum + ring.length, head.length + 2 * ways.length))
  numbers.set(head)
  let at = head.length
  for (const ring of rings) {
    numbers.set(ring, at)
    at += ring.length
  }
  for (const way of ways) {
    numbers[at++] = way
    numbers[at++] = Math.floor(way / HALF)
  }
  return numbers
}

function readShape({ points, from, to }: Pick<RecordSeeker, 'points' | 'from' | 'to'>) {
  const numbers = points.slice(from, to)
  const [ringCount = 0, wayCount = 0] = numbers
  let at = 2 + ringCount
  const rings = Array.from({ length: ringCount }, (_, i) => numbers.slice(at, (at += numbers[2 + i] ?? 0)))
  const memberWays = Array.from({ length: wayCount }, (_, i) => {
    return (numbers[at + 2 * i + 1] ?? 0) * HALF + ((numbers[at + 2 * i] ?? 0) >>> 0)
  })
  return { rings, memberWays }
}
