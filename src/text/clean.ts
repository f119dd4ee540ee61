/** Cleans a text of several lines for storing; null when nothing is left. */
export function cleanText(value: unknown): string | null {
  const text = asText(value)
  if (text === undefined) return null
  const clean = IS_PLAIN.test(text) ? text : cleaned(text)
  return clean.trim() || null
}

/** Cleans a text of one line, a name or a word, for storing; null when nothing is left. */
export function cleanLine(value: unknown): string | null {
  return cleanText(value)?.replaceAll(/\s+/g, ' ') ?? null
}

/** Whether a cell is empty. */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** Printable ASCII, which most cells are, needs no cleaning. */
const IS_PLAIN = /^[ -~]*$/

function cleaned(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL, '')
}

// All control characters but tab and line feed; they show nowhere and break terminals and XML.
const CONTROL = /(?![\t\n])\p{Cc}/gu

function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}
