import { lowerBound } from './binary-search.ts'

const ABSENT = -1

/** Numbers that rise, each once. They are asked for mostly in that order, which is quick. */
export class RisingNumbers {
  readonly numbers: Float64Array
  /** The place that was looked at last. */
  #near = 0

  /** `numbers`: rising, each once. */
  constructor(numbers: Float64Array) {
    this.numbers = numbers
  }

  /** Takes numbers in any order, as often as they come. */
  static of(numbers: Iterable<number>): RisingNumbers {
    const rising = Float64Array.from(numbers).sort()
    let count = 0
    for (const number of rising) if (count === 0 || rising[count - 1] !== number) rising[count++] = number
    return new RisingNumbers(rising.slice(0, count))
  }

  has(number: number): boolean {
    return this.placeOf(number) !== ABSENT
  }

  /** Returns where a number is, -1 when it is not there. It is mostly the place that was looked at last, or the next. */
  placeOf(number: number): number {
    const near = this.#near
    const here = this.numbers[near] ?? Infinity
    if (here === number) return near
    const isBetween = here < number && number < (this.numbers[near + 1] ?? Infinity)
    if (isBetween) return ABSENT
    const place = here < number ? lowerBound(this.numbers, number, near + 1) : lowerBound(this.numbers, number, 0, near)
    const isThere = this.numbers[place] === number
    // Of one that is not there, the one before: the next may lie between the two as well.
    this.#near = isThere ? place : Math.max(0, place - 1)
    return isThere ? place : ABSENT
  }
}
