import type { Parsed } from '../importer.ts'
import { LONGEST_NUMBER, type NumberStyle, parseNumber } from './numbers.ts'

type Axis = {
  positive: string
  negative: string
}

// E is east in English; O is west in French, Spanish and Italian but east in German, so it is no letter here.
const AXES = {
  latitude: { positive: 'N', negative: 'S' },
  longitude: { positive: 'E', negative: 'W' },
} as const satisfies Record<string, Axis>
export type AxisName = keyof typeof AXES

const PART = String.raw`(\d{1,3}(?:[.,]\d+)?)`
/** Degrees, minutes and seconds, each with its sign; spaces alone between them are not enough to tell. */
const SEXAGESIMAL = new RegExp(
  String.raw`^${PART}\s*[°º]\s*(?:${PART}\s*['′’]\s*(?:${PART}\s*(?:"|″|”|''|′′)\s*)?)?$`,
  'u',
)
const PLAIN_PARTS = /^(\d{1,3})[ :](\d{1,2})(?:[ :](\d{1,2}(?:\.\d+)?))?$/

/**
 * Reads degrees: decimal (`-57.174`, `57.174° N`) or in degrees, minutes and seconds (`57°10′27″N`, `N 57 10 27`).
 * Anything that could be read in two ways is a fault.
 */
export function parseAngle(value: unknown, axis: AxisName, style: NumberStyle): Parsed<number> {
  if (typeof value !== 'string' || value.length > LONGEST_NUMBER) return parseNumber(value, style)
  const { hemisphere, rest } = splitHemisphere(value.trim())
  if (hemisphere === undefined) {
    return /[°º]/.test(rest) ? sexagesimal(rest, style) : parseNumber(rest, style)
  }
  const { positive, negative } = AXES[axis]
  if (hemisphere !== positive && hemisphere !== negative) return { fault: `has "${hemisphere}" for a ${axis}` }
  if (/^[+−–-]/.test(rest)) return { fault: 'has both a sign and a letter for the hemisphere' }
  const angle = plainParts(rest) ?? (/[°º]/.test(rest) ? sexagesimal(rest, style) : parseNumber(rest, style))
  return 'fault' in angle || hemisphere === positive ? angle : { value: -angle.value }
}

function splitHemisphere(text: string): { hemisphere: string | undefined; rest: string } {
  const before = /^([NSEW])\s*(.*)$/is.exec(text)
  if (before) return { hemisphere: before[1]?.toUpperCase(), rest: before[2] ?? '' }
  const after = /^(.*?)\s*([NSEW])$/is.exec(text)
  if (after) return { hemisphere: after[2]?.toUpperCase(), rest: after[1] ?? '' }
  return { hemisphere: undefined, rest: text }
}

/** `57 10 27` and `57:10:27`: understood only beside a letter for the hemisphere. */
function plainParts(text: string): Parsed<number> | undefined {
  const parts = PLAIN_PARTS.exec(text)
  return parts ? sum([parts[1], parts[2], parts[3]]) : undefined
}

function sexagesimal(text: string, style: NumberStyle): Parsed<number> {
  const sign = /^[−–-]/.test(text) ? -1 : 1
  const parts = SEXAGESIMAL.exec(text.replace(/^[+−–-]\s*/, ''))
  if (!parts) return { fault: 'is not understood: write decimal degrees' }
  const texts = [parts[1], parts[2], parts[3]]
  if (!style.decimalComma && texts.some(part => part?.includes(','))) {
    return { fault: 'has a decimal comma: write a point' }
  }
  const angle = sum(texts.map(part => part?.replace(',', '.')))
  return 'fault' in angle ? angle : { value: sign * angle.value }
}

function sum(texts: (string | undefined)[]): Parsed<number> {
  const [degrees = 0, minutes = 0, seconds = 0] = texts.map(text => Number(text ?? 0))
  const given = texts.filter(text => text !== undefined)
  if (minutes >= 60 || seconds >= 60) return { fault: 'has 60 or more minutes or seconds' }
  if (given.slice(0, -1).some(text => text.includes('.'))) return { fault: 'has a fraction before its last part' }
  // Rounded to 1e-8 degrees (1 mm): the sixtieths are not exact in binary.
  return { value: Number((degrees + minutes / 60 + seconds / 3600).toFixed(8)) }
}
