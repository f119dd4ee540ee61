import { type RecordReader, SpilledRecords } from '../../../arrays/spilled-records.ts'
import type { ElementType, Member } from '../elements.ts'
import type { Collector, Relation } from './collector.ts'
import { tagsOfText, textOfTags } from './tags-text.ts'

/** A relation, and the collectors that want it. */
export type Wanted = { relation: Relation; by: readonly Collector[] }

const TYPES: readonly ElementType[] = ['node', 'way', 'relation']

const NOBODY: Member = { type: 'node', ref: 0, role: '' }

const AT = { id: 0, by: 1 } as const
const NUMBERS = 2
/** Of each member: the lower and the upper half of its id, and the number of its role, times 4, with that of its type. */
const PER_MEMBER = 3
const HALF = 2 ** 32

/** Keeps relations with their members in the order in which they come, on disk as soon as they are many. */
export class WantedRelations implements Iterable<Wanted> {
  readonly #records = new SpilledRecords(NUMBERS)
  readonly #roles: string[] = []
  readonly #numbers = new Map<string, number>()
  /** The lists of collectors that want one: there are few. */
  readonly #by: (readonly Collector[])[] = []

  add({ id, tags, members }: Relation, by: readonly Collector[]): void {
    const numbers = new Int32Array(PER_MEMBER * members.length)
    for (let i = 0; i < members.length; i++) {
      const { type, ref, role } = members[i] ?? NOBODY
      numbers[PER_MEMBER * i] = ref
      numbers[PER_MEMBER * i + 1] = Math.floor(ref / HALF)
      numbers[PER_MEMBER * i + 2] = 4 * this.#numberOf(role) + TYPES.indexOf(type)
    }
    this.#records.append([id, this.#placeOf(by)], textOfTags(tags), numbers)
  }

  /** Gives the ids of member ways, one as often as relations have it. */
  *ways(): Generator<number> {
    const reader = this.#records.reader()
    while (reader.next()) {
      const { points, from, to } = reader
      for (let i = from; i < to; i += PER_MEMBER) if (TYPES[(points[i + 2] ?? 0) % 4] === 'way') yield refAt(points, i)
    }
  }

  /** Gives the relations in the order in which they came. */
  *[Symbol.iterator](): Generator<Wanted> {
    const reader = this.#records.reader()
    while (reader.next()) {
      const tags = tagsOfText(reader.text() ?? '{}')
      const relation = { id: reader.number(AT.id), tags, members: this.#membersOf(reader) }
      yield { relation, by: this.#by[reader.number(AT.by)] ?? [] }
    }
  }

  /** Gives the disk back; nothing is read any more. */
  close(): void {
    this.#records.close()
  }

  #membersOf({ points, from, to }: RecordReader): Member[] {
    const members: Member[] = []
    for (let i = from; i < to; i += PER_MEMBER) {
      const kind = points[i + 2] ?? 0
      members.push({
        type: TYPES[kind % 4] ?? 'node',
        ref: refAt(points, i),
        role: this.#roles[kind >> 2] ?? '',
      })
    }
    return members
  }

  #placeOf(by: readonly Collector[]): number {
    const known = this.#by.findIndex(list => list.length === by.length && list.every((one, i) => one === by[i]))
    return known >= 0 ? known : this.#by.push(by) - 1
  }

  #numberOf(role: string): number {
    const known = this.#numbers.get(role)
    if (known !== undefined) return known
    this.#numbers.set(role, this.#roles.length)
    return this.#roles.push(role) - 1
  }
}

function refAt(points: Int32Array, at: number): number {
  return (points[at + 1] ?? 0) * HALF + ((points[at] ?? 0) >>> 0)
}
