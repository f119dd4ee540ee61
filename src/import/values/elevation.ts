const FEET = 0.3048
/** From the shore of the Dead Sea to the top of Mount Everest, metres. */
const [LOWEST, HIGHEST] = [-450, 8_850]

/** Reads a height above the sea: metres, or feet when it says so; null when it is none. */
export function parseElevation(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  const [, digits, unit] = /^(-?\d+(?:[.,]\d+)?)\s*(m|metres|meters|ft|feet|')?$/i.exec(text) ?? []
  if (digits === undefined) return null
  const metres = Number(digits.replace(',', '.')) * (/^(f|')/i.test(unit ?? '') ? FEET : 1)
  return metres >= LOWEST && metres <= HIGHEST ? Math.round(metres) : null
}
