import type { Box } from '../../../geo/box.ts'
import type { Found } from '../spans.ts'
import type { Token } from '../tokens.ts'
import { AXES, type Axis, HEMISPHERES } from './axes.ts'
import { cornersAt } from './corners.ts'
import { isPolarCircle, type Line, lineAt } from './lines.ts'

type Range = { axis: Axis; from: number; to: number; end: number }

/** Recognises a box: "bbox=10,46,12,48" (west, south, east, north, as maps write it), "latitude 46 to 48, longitude 10 to 12", "between 46 and 48° N". */
export function boxAt(tokens: readonly Token[], at: number): Found<{ box: Box }> {
  return (
    edgesAt(tokens, at) ?? cornersAt(tokens, at) ?? rangesAt(tokens, at) ?? sideAt(tokens, at) ?? stripAt(tokens, at)
  )
}

/** "North of latitude 66", "above 60° N", "south of the equator", "north of 60 degrees", "within the Arctic Circle". */
function sideAt(tokens: readonly Token[], at: number): Found<{ box: Box }> {
  const word = tokens[at]?.folded ?? ''
  const isBare = /^(above|below)$/.test(word)
  const side = isBare ? { axis: 'latitude' as const, sign: word === 'above' ? 1 : -1 } : HEMISPHERES.get(word)
  if (WITHIN.test(word)) return withinCircleAt(tokens, at)
  if (!side || word.length === 1 || (!isBare && tokens[at + 1]?.folded !== 'of')) return undefined
  const next = isBare ? at + 1 : at + 2
  const line = lineAt(tokens, next) ?? (isBare ? undefined : bareDegreesAt(tokens, next, side.axis))
  if (!line || line.axis !== side.axis) return undefined
  return beside(line, side.sign, at)
}

const WITHIN = /^(in|inside|within|beyond)$/

/** What lies within a polar circle is nearer to the pole. */
function withinCircleAt(tokens: readonly Token[], at: number): Found<{ box: Box }> {
  const line = lineAt(tokens, at + 1)
  return line && isPolarCircle(line) ? beside(line, Math.sign(line.value), at) : undefined
}

/** "North of 60 degrees": the side says of what. */
function bareDegreesAt(tokens: readonly Token[], at: number, axis: Axis): Line | undefined {
  const number = tokens[at]?.number ?? null
  const isDegrees =
    /^(°|º|deg|degrees?)$/.test(tokens[at + 1]?.text.toLowerCase() ?? '') || tokens[at + 1]?.folded === 'degrees'
  return number !== null && isDegrees ? { axis, value: number, end: at + 2 } : undefined
}

/** All that lies on one side of a line. */
function beside({ axis, value, end }: Line, sign: number, at: number): Found<{ box: Box }> {
  const [from, to] = sign > 0 ? [value, Infinity] : [-Infinity, value]
  return boxOf(axis, from, to, end - at)
}

/** "On the equator", "at 60 degrees north", "near the 45th parallel": the strip about a line; beside a second degree it is a point's. */
function stripAt(tokens: readonly Token[], at: number): Found<{ box: Box }> {
  const lead = LEADS.find(words => words.every((word, i) => tokens[at + i]?.folded === word))
  const line = lineAt(tokens, at + (lead?.length ?? 0))
  if (!line || isPointBehind(tokens, line.end)) return undefined
  const about = lead && NEAR.test(lead.join(' ')) ? NEAR_DEGREES : ON_DEGREES
  return boxOf(line.axis, line.value - about, line.value + about, line.end - at)
}

const LEADS = 'close to|next to|right on|at|on|along|near|around|about|in|by|under|across'
  .split('|')
  .map(lead => lead.split(' '))
const NEAR = /^(close to|next to|near|around|about|by)$/
/** A line is said in whole degrees; near it is up to some 550 km. */
const [ON_DEGREES, NEAR_DEGREES] = [0.5, 5]

function isPointBehind(tokens: readonly Token[], at: number): boolean {
  let next = at
  while (/^([,;/&|]|and)$/.test(tokens[next]?.text ?? '')) next++
  const { number = null, folded = '' } = tokens[next] ?? {}
  return number !== null || AXES.has(folded) || /^[nsew]$/.test(folded)
}

function boxOf(axis: Axis, from: number, to: number, length: number): Found<{ box: Box }> {
  const within = (least: number, most: number) => [Math.max(least, from), Math.min(most, to)] as const
  const [south, north] = axis === 'latitude' ? within(-90, 90) : WHOLE.latitude
  const [west, east] = axis === 'longitude' ? within(-180, 180) : WHOLE.longitude
  const box = { west, south, east, north }
  return isBox(box) ? { box, length } : undefined
}

const WHOLE = { latitude: [-90, 90], longitude: [-180, 180] } as const

function edgesAt(tokens: readonly Token[], at: number): Found<{ box: Box }> {
  const isTwo = tokens[at]?.folded === 'bounding' && tokens[at + 1]?.folded === 'box'
  if (!isTwo && !/^(bbox|boundingbox|box|rectangle|viewport)$/.test(tokens[at]?.folded ?? '')) return undefined
  let next = at + (isTwo ? 2 : 1)
  const edges: number[] = []
  while (edges.length < EDGES) {
    const { text, folded, number } = tokens[next] ?? { text: '', folded: '', number: null }
    if (number !== null) edges.push(number)
    else if (!/^([:=,;(/|[]|of|from|is)$/.test(text) && !/^(west|south|east|north)$/.test(folded)) return undefined
    next++
  }
  if (/^[)\]]$/.test(tokens[next]?.text ?? '')) next++
  const [west = 0, south = 0, east = 0, north = 0] = edges
  const box = { west, south, east, north }
  return isBox(box) ? { box, length: next - at } : undefined
}

const EDGES = 4

function rangesAt(tokens: readonly Token[], at: number): Found<{ box: Box }> {
  const first = rangeAt(tokens, at)
  if (!first) return undefined
  let next = first.end
  while (/^([,;&]|and)$/.test(tokens[next]?.text ?? '')) next++
  const second = rangeAt(tokens, next)
  const other = second && second.axis !== first.axis ? second : undefined
  const of = (axis: Axis) => [first, other].find(range => range?.axis === axis)
  const [latitude, longitude] = [of('latitude'), of('longitude')]
  const box = {
    west: longitude?.from ?? -180,
    south: latitude?.from ?? -90,
    east: longitude?.to ?? 180,
    north: latitude?.to ?? 90,
  }
  return isBox(box) ? { box, length: (other ?? first).end - at } : undefined
}

/** "Between latitude 46 and 48", "lat 46-48", "46° N to 48° N": the axis is said before or behind. */
function rangeAt(tokens: readonly Token[], at: number): Range | undefined {
  let next = at
  while (/^(between|from|the)$/.test(tokens[next]?.folded ?? '')) next++
  const said = AXES.get(tokens[next]?.folded ?? '')
  if (said) next++
  while (/^(:|=|of|from|between)$/.test(tokens[next]?.text.toLowerCase() ?? '')) next++
  const first = degreesAt(tokens, next)
  if (!first || !/^(and|to|-)$/.test(tokens[first.end]?.folded || tokens[first.end]?.text || '')) return undefined
  const second = degreesAt(tokens, first.end + 1)
  if (!second) return undefined
  const behind = AXES.get(tokens[second.end]?.folded ?? '')
  const axis = said ?? second.axis ?? behind
  if (!axis || (first.axis && first.axis !== axis)) return undefined
  // "Between 10 and 20° W": both.
  const start = first.axis === null ? Math.sign(second.sign) * first.value : first.value
  const [from, to] = [Math.min(start, second.value), Math.max(start, second.value)]
  return { axis, from, to, end: !said && !second.axis && behind ? second.end + 1 : second.end }
}

function degreesAt(
  tokens: readonly Token[],
  at: number,
): { value: number; axis: Axis | null; sign: 1 | -1; end: number } | undefined {
  const number = tokens[at]?.number ?? null
  if (number === null) return undefined
  let end = at + 1
  if (/^(°|deg|degrees?)$/.test(tokens[end]?.text.toLowerCase() ?? '')) end++
  const side = HEMISPHERES.get(tokens[end]?.folded ?? '')
  const sign = side?.sign ?? 1
  return { value: number * sign, axis: side?.axis ?? null, sign, end: side ? end + 1 : end }
}

function isBox({ west, south, east, north }: Box): boolean {
  return south < north && south >= -90 && north <= 90 && west !== east && Math.abs(west) <= 180 && Math.abs(east) <= 180
}
