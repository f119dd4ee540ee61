import { NODE_COUNT } from './chebyshev.ts'
import type { View } from './view.ts'

/** A group whose share is below this at every node of a view counts in the sum, but its own error does not. */
const LEAST_SHARE = 0.02

/**
 * What arrives at the nodes of a view by group, once for each of the surroundings that its cells have. Groups have slots in
 * the order in which the tile hears them.
 */
export class NodeEnergies {
  /** By slot, surroundings and node; behind the last surroundings what is heard in all of them. */
  values = new Float64Array(64 * NODE_COUNT)
  /** The slots that are heard, each once; those that are loud; and the sum of all others by surroundings and node. */
  readonly heard: number[] = []
  readonly loud: number[] = []
  rest = new Float64Array(NODE_COUNT)
  readonly #isHeard: Uint8Array
  #total = new Float64Array(NODE_COUNT)
  #surroundings = 1

  constructor(slots: number) {
    this.#isHeard = new Uint8Array(slots)
  }

  /** Begins a tile with so many surroundings. */
  beginTile(surroundings: number): void {
    this.#clear()
    this.#surroundings = surroundings
    if (this.rest.length < surroundings * NODE_COUNT) {
      this.rest = new Float64Array(surroundings * NODE_COUNT)
      this.#total = new Float64Array(surroundings * NODE_COUNT)
    }
    this.rest.fill(0)
  }

  /** Begins a view of some of the cells of another: with what arrives from farther off. */
  begin({ houses }: View, above: NodeEnergies, shares: Float64Array): void {
    this.#clear()
    for (const h of houses) interpolate(above.rest, h * NODE_COUNT, shares, this.rest, h * NODE_COUNT)
    for (const slot of above.loud) {
      const from = this.hear(slot)
      for (const h of houses) {
        interpolate(above.values, from + h * NODE_COUNT, shares, this.values, from + h * NODE_COUNT)
      }
    }
  }

  #clear(): void {
    const size = (this.#surroundings + 1) * NODE_COUNT
    for (const slot of this.heard) {
      this.values.fill(0, slot * size, (slot + 1) * size)
      this.#isHeard[slot] = 0
    }
    this.heard.length = 0
    this.loud.length = 0
  }

  /** Counts a slot among those that are heard; returns where its numbers begin in `values`, until another is heard. */
  hear(slot: number): number {
    const size = (this.#surroundings + 1) * NODE_COUNT
    if (this.#isHeard[slot] !== 1) {
      this.#isHeard[slot] = 1
      this.heard.push(slot)
      if (this.values.length < (slot + 1) * size) {
        const longer = new Float64Array(2 * (slot + 1) * size)
        longer.set(this.values)
        this.values = longer
      }
    }
    return slot * size
  }

  /** Ends the hearing: tells apart the groups that count by themselves. `least`: energy that each node has besides. */
  rank({ houses }: View, least: number): void {
    const { values, rest } = this
    const total = this.#total
    const all = this.#surroundings * NODE_COUNT
    const size = all + NODE_COUNT
    for (const h of houses) {
      const at = h * NODE_COUNT
      for (let node = 0; node < NODE_COUNT; node++) total[at + node] = least + (rest[at + node] ?? 0)
    }
    for (const slot of this.heard) {
      const from = slot * size
      for (const h of houses) {
        const at = h * NODE_COUNT
        for (let node = 0; node < NODE_COUNT; node++) {
          const energy = (values[from + at + node] ?? 0) + (values[from + all + node] ?? 0)
          values[from + at + node] = energy
          total[at + node] = (total[at + node] ?? 0) + energy
        }
      }
    }
    for (const slot of this.heard) {
      const from = slot * size
      if (this.#isLoud(houses, from)) {
        this.loud.push(slot)
        continue
      }
      for (const h of houses) {
        const at = h * NODE_COUNT
        for (let node = 0; node < NODE_COUNT; node++) {
          rest[at + node] = (rest[at + node] ?? 0) + (values[from + at + node] ?? 0)
        }
      }
    }
  }

  #isLoud(houses: readonly number[], from: number): boolean {
    for (const h of houses) {
      const at = h * NODE_COUNT
      for (let node = 0; node < NODE_COUNT; node++) {
        if ((this.values[from + at + node] ?? 0) > LEAST_SHARE * (this.#total[at + node] ?? 0)) return true
      }
    }
    return false
  }
}

/** Writes the values at the nodes below between those at the nodes; never below 0. */
function interpolate(values: Float64Array, at: number, shares: Float64Array, into: Float64Array, to: number): void {
  for (let node = 0; node < NODE_COUNT; node++) {
    let sum = 0
    const from = node * NODE_COUNT
    for (let k = 0; k < NODE_COUNT; k++) sum += (shares[from + k] ?? 0) * (values[at + k] ?? 0)
    into[to + node] = sum > 0 ? sum : 0
  }
}
