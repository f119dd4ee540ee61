import { SpilledNumbers } from '../../../spill/spilled-numbers.ts'

/** Longitude, latitude, and the number of the name. */
const NUMBERS = 3
/** Features that are in memory before they are written: of each rule so many. */
const BLOCK = NUMBERS * (1 << 12)

/** Where the features of one rule are, 10⁻⁷ degrees; `names`: 0 where one has none. */
export type FeatureColumns = { xs: Int32Array; ys: Int32Array; names: Int32Array }

/** Keeps the features of one rule, on disk as soon as they are many. */
export class RuleFeatures {
  length = 0
  #all = new SpilledNumbers(BLOCK)
  readonly #some = new Int32Array(NUMBERS * 64)
  #used = 0
  readonly #names: (string | null)[] = [null]
  readonly #numbers = new Map<string | undefined, number>([[undefined, 0]])

  add(x: number, y: number, name: string | undefined): void {
    this.#some[this.#used++] = x
    this.#some[this.#used++] = y
    this.#some[this.#used++] = this.#numberOf(name)
    this.length++
    if (this.#used === this.#some.length) this.#flush()
  }

  /** Returns all in their order, and keeps none. */
  take(): FeatureColumns {
    this.#flush()
    const { length } = this
    const [xs, ys, names] = [new Int32Array(length), new Int32Array(length), new Int32Array(length)]
    let at = 0
    for (const block of this.#all.blocks()) {
      for (let i = 0; i < block.length; i += NUMBERS) {
        xs[at] = block[i] ?? 0
        ys[at] = block[i + 1] ?? 0
        names[at++] = block[i + 2] ?? 0
      }
    }
    this.#all.close()
    this.#all = new SpilledNumbers(BLOCK)
    this.length = 0
    return { xs, ys, names }
  }

  nameOf(number: number): string | null {
    return this.#names[number] ?? null
  }

  #flush(): void {
    this.#all.append(this.#some.subarray(0, this.#used))
    this.#used = 0
  }

  #numberOf(name: string | undefined): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.#names.length)
    return this.#names.push(name ?? null) - 1
  }
}
