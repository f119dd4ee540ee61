/**
 * Returns the first whole number from `low` on for which a condition holds, `high` when there is none below that. Once
 * the condition holds for a number it must hold for all above.
 */
export function firstWhere(low: number, high: number, holds: (n: number) => boolean): number {
  let from = low
  let to = high
  while (from < to) {
    const middle = (from + to) >>> 1
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}

/** Returns the first index from `low` up to `high` with a number of at least `value`, else `high`; numbers ascend. */
export function lowerBound(
  numbers: Int32Array | Uint32Array | Float64Array,
  value: number,
  low = 0,
  high = numbers.length,
): number {
  let from = low
  let to = high
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((numbers[middle] ?? 0) < value) from = middle + 1
    else to = middle
  }
  return from
}
