/** Rising runs of places: the first of each and the one behind its last in turn. */
export type Runs = readonly number[]

/** Collects runs in rising order; those that touch become one. */
export class RunList {
  readonly runs: number[] = []
  #end = -1

  add(from: number, to: number): void {
    if (from >= to) return
    if (this.#end === from) this.runs[this.runs.length - 1] = to
    else this.runs.push(from, to)
    this.#end = to
  }
}

export function sizeOf(runs: Runs): number {
  let size = 0
  for (let i = 0; i < runs.length; i += 2) size += (runs[i + 1] ?? 0) - (runs[i] ?? 0)
  return size
}

/** Returns what is in both. */
export function commonRuns(a: Runs, b: Runs): Runs {
  const common = new RunList()
  for (let [i, j] = [0, 0]; i < a.length && j < b.length; ) {
    const [endA, endB] = [a[i + 1] ?? 0, b[j + 1] ?? 0]
    common.add(Math.max(a[i] ?? 0, b[j] ?? 0), Math.min(endA, endB))
    if (endA < endB) i += 2
    else j += 2
  }
  return common.runs
}

/** Returns what of the places below `count` is in none of the runs. */
export function otherRuns(runs: Runs, count: number): Runs {
  const others = new RunList()
  let from = 0
  for (let i = 0; i < runs.length; i += 2) {
    others.add(from, runs[i] ?? 0)
    from = runs[i + 1] ?? 0
  }
  others.add(from, count)
  return others.runs
}

/** Visits what of the places from `from` up to `to` is in the runs. */
export function eachCommon(
  runs: Runs,
  { from, to }: { from: number; to: number },
  visit: (from: number, to: number) => void,
): void {
  let [low, high] = [0, runs.length / 2]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((runs[middle * 2 + 1] ?? 0) <= from) low = middle + 1
    else high = middle
  }
  for (let i = low * 2; i < runs.length && (runs[i] ?? 0) < to; i += 2) {
    visit(Math.max(from, runs[i] ?? 0), Math.min(to, runs[i + 1] ?? 0))
  }
}
