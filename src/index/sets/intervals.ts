import { firstWhere } from '../../arrays/binary-search.ts'

/** Rising intervals of places: the first of each and the one behind its last in turn. */
export type Intervals = readonly number[]

/** Collects intervals in rising order; those that touch become one. */
export class IntervalList {
  readonly intervals: number[] = []
  #end = -1

  add(from: number, to: number): void {
    if (from >= to) return
    if (this.#end === from) this.intervals[this.intervals.length - 1] = to
    else this.intervals.push(from, to)
    this.#end = to
  }
}

export function sizeOf(intervals: Intervals): number {
  let size = 0
  for (let i = 0; i < intervals.length; i += 2) size += (intervals[i + 1] ?? 0) - (intervals[i] ?? 0)
  return size
}

/** Returns what is in both. */
export function commonIntervals(a: Intervals, b: Intervals): Intervals {
  const common = new IntervalList()
  for (let [i, j] = [0, 0]; i < a.length && j < b.length; ) {
    const [endA, endB] = [a[i + 1] ?? 0, b[j + 1] ?? 0]
    common.add(Math.max(a[i] ?? 0, b[j] ?? 0), Math.min(endA, endB))
    if (endA < endB) i += 2
    else j += 2
  }
  return common.intervals
}

/** Returns what of the places below `count` is in none of the intervals. */
export function otherIntervals(intervals: Intervals, count: number): Intervals {
  const others = new IntervalList()
  let from = 0
  for (let i = 0; i < intervals.length; i += 2) {
    others.add(from, intervals[i] ?? 0)
    from = intervals[i + 1] ?? 0
  }
  others.add(from, count)
  return others.intervals
}

/** Visits what of the places from `from` up to `to` is in the intervals. */
export function eachCommon(
  intervals: Intervals,
  { from, to }: { from: number; to: number },
  visit: (from: number, to: number) => void,
): void {
  const first = firstWhere(0, intervals.length / 2, number => (intervals[number * 2 + 1] ?? 0) > from)
  for (let i = first * 2; i < intervals.length && (intervals[i] ?? 0) < to; i += 2) {
    visit(Math.max(from, intervals[i] ?? 0), Math.min(to, intervals[i + 1] ?? 0))
  }
}
