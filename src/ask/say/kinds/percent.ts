/** In whole percent; "< 1" and "> 99" where that would say none or all. */
export function percentOf(count: number, of: number): string {
  const share = (100 * count) / of
  if (count > 0 && share < 1) return '< 1'
  return count < of && share > 99 ? '> 99' : String(Math.round(share))
}
