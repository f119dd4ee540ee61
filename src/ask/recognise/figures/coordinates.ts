import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Found } from '../spans.ts'
import type { Token } from '../tokens.ts'
import { AXES, type Axis, HEMISPHERES } from './axes.ts'

type Degrees = { value: number; axis: Axis | null; isExact: boolean; length: number }

/** Recognises "42.56,1.52", "lat 42.56 lon 1.52", "42.56° N, 1.52° E", "N 60°12.0' E 7°30.0'", "(42.56 / 1.52)". */
export function coordinatesAt(tokens: readonly Token[], at: number): Found<{ at: Coordinates }> {
  const first = degreesAt(tokens, at)
  if (!first) return undefined
  const whole = wholeDegreesAt(tokens, at)
  if (whole) return whole
  let next = at + first.length
  while (/^([,;/&|]|and)$/.test(tokens[next]?.text ?? '')) next++
  const isMinus = tokens[next]?.text === '-'
  const second = degreesAt(tokens, isMinus ? next + 1 : next)
  if (!second) return undefined
  const isApart = next > at + first.length
  const isPlaced = /^(to|near|around|coordinates|position|point)$/.test(tokens[at - 1]?.folded ?? '')
  const end = (isMinus ? next + 1 : next) + second.length
  const isPair = isApart && (isPlaced || isPointPair(tokens, at, end, first.isExact || second.isExact))
  const isCertain = isPair || (first.isExact && second.isExact) || (first.axis !== null && second.axis !== null)
  if (!isCertain || (first.axis !== null && first.axis === second.axis)) return undefined
  const isTurned = first.axis === 'longitude' || second.axis === 'latitude'
  const [a, b] = [first.value, isMinus ? -second.value : second.value]
  const [latitude, longitude] = isTurned ? [b, a] : [a, b]
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined
  return { at: { latitude, longitude }, length: next - at + (isMinus ? 1 : 0) + second.length }
}

/** "Near 48,16": two whole degrees, and no decimal comma, where a place is expected. */
function wholeDegreesAt(tokens: readonly Token[], at: number): Found<{ at: Coordinates }> {
  const [before, token, after] = [tokens[at - 1]?.folded ?? '', tokens[at]?.text ?? '', tokens[at + 1]]
  const pair = /^(-?\d{1,2}),(\d{1,3})$/.exec(token)
  const isPlaced =
    /^(near|around|coordinates|position|point)$/.test(before) ||
    (before === 'to' && /^(closest|nearest|close|near|next)$/.test(tokens[at - 2]?.folded ?? ''))
  if (!pair || !isPlaced || (after !== undefined && (MEASURE.test(after.folded) || isHemisphere(after))))
    return undefined
  const [latitude, longitude] = [Number(pair[1]), Number(pair[2])]
  return Math.abs(latitude) <= 90 && longitude <= 180 ? { at: { latitude, longitude }, length: 1 } : undefined
}

/** "45,07 N" has a decimal comma. */
function isHemisphere({ text }: Token): boolean {
  return text === '°' || /^[NSEW]$/.test(text)
}

/** "0, 0.001" by itself, "from 0, 0.001": no list of ratings, and no other measure. */
function isPointPair(tokens: readonly Token[], at: number, end: number, isExact: boolean): boolean {
  const [before, after] = [tokens.slice(0, at), tokens[end]]
  const isMeasure = after !== undefined && after.folded !== '' && MEASURE.test(after.folded)
  if (isMeasure || after?.text === '/' || before.some(({ folded }) => RATED.test(folded))) return false
  const isPlaced = /^(from|of|at)$/.test(before.at(-1)?.folded ?? '')
  return isExact && (isPlaced || (before.length === 0 && tokens.slice(end).every(({ folded }) => folded === '')))
}

const MEASURE = /^(km|kilometres?|kilometers?|m|metres?|meters?|miles?|mi|db|stars?|points?|hours?|h|minutes?|min)$/
const RATED = /^(rat(ed|ings?)|scor(ed|es?)|stars?|levels?|silence)$/

function degreesAt(tokens: readonly Token[], at: number): Degrees | undefined {
  let next = at
  const lead = isLead(tokens, at) ? HEMISPHERES.get(tokens[at]?.text.toLowerCase() ?? '') : undefined
  let axis = lead?.axis ?? AXES.get(tokens[next]?.folded ?? '') ?? null
  if (axis) next++
  while (next > at && /^(:|=|is|of)$/.test(tokens[next]?.text ?? '')) next++
  const token = tokens[next]
  if (!token || token.number === null) return undefined
  next++
  let value = token.number
  const hasSign = tokens[next]?.text === '°'
  if (hasSign) next++
  if (hasSign) {
    const arc = arcAt(tokens, next, lead !== undefined)
    value += (Math.sign(value) || 1) * arc.value
    next += arc.length
  }
  if (tokens[next]?.folded === 'degrees') next++
  if (lead) return { value: value * lead.sign, axis, isExact: isExact(token), length: next - at }
  const hemisphere = HEMISPHERES.get(tokens[next]?.folded ?? '')
  if (hemisphere && !axis) {
    axis = hemisphere.axis
    value *= hemisphere.sign
    next++
  }
  return { value, axis, isExact: isExact(token), length: next - at }
}

/** "N 60°12.0'", "s 33.96": a letter in lower case stands before degrees that are written as no other number is. */
function isLead(tokens: readonly Token[], at: number): boolean {
  const [letter, degrees, sign] = tokens.slice(at, at + 3)
  if (!letter || !degrees || degrees.number === null) return false
  return /^[NSEW]$/.test(letter.text) || (/^[nsew]$/.test(letter.text) && (isExact(degrees) || sign?.text === '°'))
}

/** Minutes and seconds behind the degrees, in degrees; without their signs only beside north, south, east or west. */
function arcAt(tokens: readonly Token[], at: number, hasLead: boolean): { value: number; length: number } {
  const minutes = tokens[at]?.number ?? null
  if (minutes === null) return { value: 0, length: 0 }
  if (!/^['′’]$/.test(tokens[at + 1]?.text ?? '')) return bareArcAt(tokens, at, hasLead)
  const seconds = tokens[at + 2]?.number ?? null
  const [sign, second] = [tokens[at + 3]?.text ?? '', tokens[at + 4]?.text ?? '']
  if (seconds === null || !/^["″”'’]$/.test(sign)) return { value: minutes / 60, length: 2 }
  return { value: minutes / 60 + seconds / 3600, length: /^['’]$/.test(sign) && sign === second ? 5 : 4 }
}

/** "46°40 N", "22°24 36 N", "N 46°40". */
function bareArcAt(tokens: readonly Token[], at: number, hasLead: boolean): { value: number; length: number } {
  const numbers = tokens.slice(at, at + 2).map(({ number }) => number)
  const [minutes = null, seconds = null] = numbers
  const length = seconds === null ? 1 : 2
  const isArc = numbers.every(number => number === null || (number >= 0 && number < SIXTY))
  const hasLetter = hasLead || /^[nsew]$/i.test(tokens[at + length]?.text ?? '')
  if (minutes === null || !isArc || !hasLetter) return { value: 0, length: 0 }
  return { value: minutes / SIXTY + (seconds ?? 0) / SIXTY ** 2, length }
}

const SIXTY = 60

function isExact({ text }: Token): boolean {
  return /[.,]\d/.test(text)
}
