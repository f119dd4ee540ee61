export function markdownTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows]
  return lines.map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value that this share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
