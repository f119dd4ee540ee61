import type { Parsed } from '../importer.ts'

/** Whether a comma may be the decimal point: only where it cannot also part two columns. */
export type NumberStyle = { decimalComma: boolean }

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i
const WITH_COMMA = /^[+-]?\d+,\d+$/
/** Characters of a number, an angle or a place. No expression is asked about a longer text: some take its square in steps. */
export const LONGEST_NUMBER = 200

/** Reads a finite decimal number. Thousands separators, hexadecimal, words and blanks are faults. */
export function parseNumber(value: unknown, { decimalComma }: NumberStyle): Parsed<number> {
  if (typeof value === 'number' && Number.isFinite(value)) return { value }
  if (typeof value !== 'string' || value.length > LONGEST_NUMBER) return { fault: 'is not a number' }
  const text = value.trim().replace(/^[−–]/, '-')
  if (WITH_COMMA.test(text)) {
    const pointed = text.replace(',', '.')
    return decimalComma ? { value: Number(pointed) } : { fault: `has a decimal comma: write ${pointed}` }
  }
  return DECIMAL.test(text) ? { value: Number(text) } : { fault: 'is not a number' }
}
