/** Brings a text of several lines into the form it is stored in; null when nothing is left. */
export function cleanText(value: unknown): string | null {
  const text = asText(value)
  if (text === undefined) return null
  const clean = IS_PLAIN.test(text) ? text : cleaned(text)
  return clean.trim() || null
}

/** Brings a text of one line, a name or a word, into the form it is stored in; null when nothing is left. */
export function cleanLine(value: unknown): string | null {
  return cleanText(value)?.replaceAll(/\s+/g, ' ') ?? null
}

/** Folds what people write differently and mean alike: case, accents, punctuation. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

/** Whether a cell says nothing. */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** Quotes a value for a message, shortened. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`
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
