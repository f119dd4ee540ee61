/** Values with fewer spots, or with more, are left out: of all, or of those that are asked for. */
export type Least = { spots: number; most?: number; of: 'all' | 'these' }

/** Whether it matters how many spots a value has. */
export function isBounded({ spots, most }: Least): boolean {
  return spots > 1 || most !== undefined
}

/** Whether so many are within the bounds; null where it depends on those of which it is not known. */
export function isWithin({ spots, most = Infinity }: Least, count: number, unknown: number): boolean | null {
  if (count >= spots && count + unknown <= most) return true
  return count > most || count + unknown < spots ? false : null
}
