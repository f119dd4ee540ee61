import { normaliseTag } from '../../spots/tags.ts'
import { cleanLine } from '../../text/clean.ts'

/** Reads tags or activities, an array or words parted by `;`, `|` or `,`; each once, in the order given. */
export function parseTags(value: unknown): string[] {
  const texts = arrayOf(value) ?? (typeof value === 'string' ? value.split(/[;|,]/) : [])
  return unique(texts.map(text => normaliseTag(cleanLine(text) ?? '')))
}

/** Reads names, an array or texts parted by `;` or `|` (a name may hold a comma); each once, in the order given. */
export function parseNames(value: unknown): string[] {
  const texts = arrayOf(value) ?? (typeof value === 'string' ? value.split(/[;|]/) : [])
  return unique(texts.map(text => cleanLine(text) ?? ''))
}

/** An array, or the JSON of one, which is how a table holds names that a separator could split. */
function arrayOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (typeof value !== 'string' || !/^\s*\[.*\]\s*$/s.test(value)) return undefined
  try {
    const parsed: unknown = JSON.parse(value)
    return Array.isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

function unique(texts: string[]): string[] {
  return [...new Set(texts.filter(text => text !== ''))]
}
