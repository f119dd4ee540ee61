import { GrowableArray } from '../../../arrays/growable-array.ts'
import type { ElementType, Member, Tags } from '../elements.ts'
import type { Collector, Relation } from './collector.ts'

/** A relation, and the collectors that want it. */
export type Wanted = { relation: Relation; by: readonly Collector[] }

const TYPES: readonly ElementType[] = ['node', 'way', 'relation']

/** Keeps relations with their members in columns: as objects a member would take eight times the memory. */
export class WantedRelations implements Iterable<Wanted> {
  readonly #all: { id: number; tags: Tags; end: number; by: readonly Collector[] }[] = []
  readonly #refs = new GrowableArray(Float64Array)
  /** The number of the role, times 4, and that of the type. */
  readonly #kinds = new GrowableArray(Uint32Array)
  readonly #roles: string[] = []
  readonly #numbers = new Map<string, number>()

  add({ id, tags, members }: Relation, by: readonly Collector[]): void {
    for (const { type, ref, role } of members) {
      this.#refs.push(ref)
      this.#kinds.push(4 * this.#numberOf(role) + TYPES.indexOf(type))
    }
    this.#all.push({ id, tags, end: this.#refs.length, by })
  }

  /** Gives the ids of member ways, one as often as relations have it. */
  *ways(): Generator<number> {
    for (let at = 0; at < this.#refs.length; at++) {
      const { type, ref } = this.#memberAt(at)
      if (type === 'way') yield ref
    }
  }

  /** Gives the relations in the order in which they came. */
  *[Symbol.iterator](): Generator<Wanted> {
    let at = 0
    for (const { id, tags, end, by } of this.#all) {
      const members: Member[] = []
      while (at < end) members.push(this.#memberAt(at++))
      yield { relation: { id, tags, members }, by }
    }
  }

  #memberAt(at: number): Member {
    const kind = this.#kinds.at(at)
    return { type: TYPES[kind % 4] ?? 'node', ref: this.#refs.at(at), role: this.#roles[Math.floor(kind / 4)] ?? '' }
  }

  #numberOf(role: string): number {
    const known = this.#numbers.get(role)
    if (known !== undefined) return known
    this.#numbers.set(role, this.#roles.length)
    return this.#roles.push(role) - 1
  }
}
