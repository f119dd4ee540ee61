/** Quotes a value for a message, shortened. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : jsonOf(value)
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'nothing'
  } catch {
    // Nested deeper than the stack is high.
    return Array.isArray(value) ? '[…]' : '{…}'
  }
}
