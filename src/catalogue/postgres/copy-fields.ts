import { tableOf } from '../../text/table.ts'

/** A field of the text form of COPY that holds nothing. */
export const NULL = '\\N'
const ESCAPED = tableOf<string>({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })

/** Writes a text as a field of the text form of COPY. JSON has no control characters, and seldom a backslash. */
export function fieldOf(text: string): string {
  return /[\\\t\n\r]/.test(text) ? text.replaceAll(/[\\\t\n\r]/g, sign => ESCAPED.get(sign) ?? sign) : text
}

export function fieldOrNull(text: string | null): string {
  return text === null ? NULL : fieldOf(text)
}
