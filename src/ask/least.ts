/** Values with fewer spots, or with more, are left out: of all, or of those that are asked for. */
export type Least = { spots: number; most?: number; of: 'all' | 'these' }

/** Whether it matters how many spots a value has. */
export function isBounded({ spots, most }: Least): boolean {
  return spots > 1 || most !== undefined
}
