import type { Token } from '../tokens.ts'
import { AXES, type Axis, HEMISPHERES } from './axes.ts'

/** A line of the globe in degrees, and the token behind it. */
export type Line = { axis: Axis; value: number; end: number }

/** Recognises "the equator", "the Tropic of Cancer", "the Arctic Circle", "60 degrees north", "latitude 60", "the 45th parallel". */
export function lineAt(tokens: readonly Token[], at: number): Line | undefined {
  const start = tokens[at]?.folded === 'the' ? at + 1 : at
  const named = NAMED.find(({ words }) => words.every((word, i) => tokens[start + i]?.folded === word))
  if (named) return { axis: 'latitude', value: named.value, end: start + named.words.length }
  return parallelAt(tokens, start) ?? degreesAt(tokens, start)
}

const POLAR = 66.56

/** The obliquity of the ecliptic, 23.44°, is where the tropics lie; the polar circles as far from the poles. */
const NAMED = [
  { words: ['equator'], value: 0 },
  { words: ['tropic', 'of', 'cancer'], value: 23.44 },
  { words: ['tropic', 'of', 'capricorn'], value: -23.44 },
  { words: ['arctic', 'circle'], value: POLAR },
  { words: ['antarctic', 'circle'], value: -POLAR },
] as const

export function isPolarCircle({ axis, value }: Line): boolean {
  return axis === 'latitude' && Math.abs(value) === POLAR
}

/** "45th parallel", "60th parallel north", "parallel 45". */
function parallelAt(tokens: readonly Token[], at: number): Line | undefined {
  const isFirst = tokens[at]?.folded === 'parallel'
  const number = tokens[isFirst ? at + 1 : at]?.number ?? null
  if (number === null) return undefined
  let end = isFirst ? at + 2 : at + 1
  if (!isFirst) {
    if (/^(st|nd|rd|th|e|o|\.|°|º)$/.test(tokens[end]?.text.toLowerCase() ?? '')) end++
    if (tokens[end]?.folded !== 'parallel') return undefined
    end++
  }
  const side = HEMISPHERES.get(tokens[end]?.folded ?? '')
  const isSided = side?.axis === 'latitude'
  return lineOf('latitude', number * (isSided ? side.sign : 1), isSided ? end + 1 : end)
}

/** "60 degrees north", "60° N", "60° of north latitude", "latitude 60", "60 N latitude": with its sign, or with the axis. */
function degreesAt(tokens: readonly Token[], at: number): Line | undefined {
  const said = AXES.get(tokens[at]?.folded ?? '')
  let end = said ? at + 1 : at
  if (said) while (/^(:|=|of)$/.test(tokens[end]?.text.toLowerCase() ?? '')) end++
  const number = tokens[end]?.number ?? null
  if (number === null) return undefined
  end++
  const hasDegrees =
    /^(°|º|deg|degrees?)$/.test(tokens[end]?.text.toLowerCase() ?? '') || tokens[end]?.folded === 'degrees'
  if (hasDegrees) end++
  const words = tokens.slice(end, end + MOST_BEHIND).map(({ folded }) => folded)
  const behind = words.slice(0, words.findLastIndex(word => HEMISPHERES.has(word) || AXES.has(word)) + 1)
  const isAll = behind.every(word => word === 'of' || HEMISPHERES.has(word) || AXES.has(word))
  const [sides, axes] = [
    behind.flatMap(word => HEMISPHERES.get(word) ?? []),
    behind.flatMap(word => AXES.get(word) ?? []),
  ]
  const axis = said ?? sides[0]?.axis ?? axes[0]
  const isWhole = isAll && sides.length <= 1 && axes.length <= 1 && (hasDegrees || said || axes.length > 0)
  if (!axis || !isWhole || [...axes, ...sides.map(side => side.axis)].some(other => other !== axis)) return undefined
  return lineOf(axis, number * (sides[0]?.sign ?? 1), end + behind.length)
}

/** "Of north latitude". */
const MOST_BEHIND = 3

function lineOf(axis: Axis, value: number, end: number): Line | undefined {
  return Math.abs(value) <= (axis === 'latitude' ? 90 : 180) ? { axis, value, end } : undefined
}
