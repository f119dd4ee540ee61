import { type Group, KINDS } from './sources.ts'

/** Numbers groups while parts that name them are open: what two parts call alike has one number, and is added up. */
export class GroupSlots {
  readonly #slots = new Map<string, number>()
  readonly #groups: Group[] = []
  readonly #uses: number[] = []
  readonly #free: number[] = []
  /** Given back, but perhaps still in somebody's sums. */
  #returned: number[] = []

  at(slot: number): Group {
    return this.#groups[slot] ?? NO_GROUP
  }

  /** Numbers each of a part's groups. */
  take(groups: readonly Group[]): Uint32Array {
    return Uint32Array.from(groups, group => this.#take(group))
  }

  /** Takes back the numbers of a part that is closed; they stay what they are until `recycle`. */
  giveBack(slots: Uint32Array): void {
    for (const slot of slots) {
      this.#uses[slot] = (this.#uses[slot] ?? 0) - 1
      if (this.#uses[slot] === 0) this.#returned.push(slot)
    }
  }

  /** Lets numbers that no open part uses mean other groups from now on. */
  recycle(): void {
    for (const slot of this.#returned) {
      if (this.#uses[slot] !== 0 || this.#slots.get(keyOf(this.at(slot))) !== slot) continue
      this.#slots.delete(keyOf(this.at(slot)))
      this.#free.push(slot)
    }
    this.#returned = []
  }

  #take(group: Group): number {
    const key = keyOf(group)
    const known = this.#slots.get(key)
    if (known !== undefined) {
      this.#uses[known] = (this.#uses[known] ?? 0) + 1
      return known
    }
    const slot = this.#free.pop() ?? this.#groups.length
    this.#slots.set(key, slot)
    this.#groups[slot] = group
    this.#uses[slot] = 1
    return slot
  }
}

export const NO_GROUP: Group = { kind: 'event', class: '', name: null }

function keyOf({ kind, class: className, name }: Group): string {
  return `${kind}\n${className}\n${name ?? ''}`
}

/** Orders groups by what they are, so that an order never depends on where they were read. */
export function compareGroups(a: Group, b: Group): number {
  return (
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
    compareTexts(a.class, b.class) ||
    compareTexts(a.name ?? '', b.name ?? '')
  )
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
