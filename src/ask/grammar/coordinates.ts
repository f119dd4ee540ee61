import type { Coordinates } from '../../spots/distance.ts'
import type { Found } from './marks.ts'
import type { Token } from './tokens.ts'

type Degrees = { value: number; axis: 'latitude' | 'longitude' | null; isExact: boolean; length: number }

const HEMISPHERES: Readonly<Record<string, { axis: 'latitude' | 'longitude'; sign: 1 | -1 }>> = {
  n: { axis: 'latitude', sign: 1 },
  north: { axis: 'latitude', sign: 1 },
  s: { axis: 'latitude', sign: -1 },
  south: { axis: 'latitude', sign: -1 },
  e: { axis: 'longitude', sign: 1 },
  east: { axis: 'longitude', sign: 1 },
  w: { axis: 'longitude', sign: -1 },
  west: { axis: 'longitude', sign: -1 },
}
const AXES: Readonly<Record<string, 'latitude' | 'longitude'>> = {
  lat: 'latitude',
  latitude: 'latitude',
  lon: 'longitude',
  lng: 'longitude',
  long: 'longitude',
  longitude: 'longitude',
}

/** Recognises "42.56,1.52", "lat 42.56 lon 1.52", "42.56° N, 1.52° E", "(42.56 / 1.52)". */
export function coordinatesAt(tokens: readonly Token[], at: number): Found<{ at: Coordinates }> {
  const first = degreesAt(tokens, at)
  if (!first) return undefined
  let next = at + first.length
  while (/^([,;/]|and)$/.test(tokens[next]?.text ?? '')) next++
  const isMinus = tokens[next]?.text === '-'
  const second = degreesAt(tokens, isMinus ? next + 1 : next)
  if (!second) return undefined
  const isCertain = (first.isExact && second.isExact) || (first.axis !== null && second.axis !== null)
  if (!isCertain || (first.axis !== null && first.axis === second.axis)) return undefined
  const isTurned = first.axis === 'longitude' || second.axis === 'latitude'
  const [a, b] = [first.value, isMinus ? -second.value : second.value]
  const [latitude, longitude] = isTurned ? [b, a] : [a, b]
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined
  return { at: { latitude, longitude }, length: next - at + (isMinus ? 1 : 0) + second.length }
}

function degreesAt(tokens: readonly Token[], at: number): Degrees | undefined {
  let next = at
  let axis = AXES[tokens[next]?.folded ?? ''] ?? null
  if (axis) next++
  while (next > at && /^(:|=|is|of)$/.test(tokens[next]?.text ?? '')) next++
  const token = tokens[next]
  if (!token || token.number === null) return undefined
  next++
  let value = token.number
  const hasSign = tokens[next]?.text === '°'
  if (hasSign) next++
  const minutes = tokens[next]
  if (hasSign && minutes?.number !== null && minutes && /^['′’]$/.test(tokens[next + 1]?.text ?? '')) {
    value += (Math.sign(value) || 1) * (minutes.number / 60)
    next += 2
  }
  if (tokens[next]?.folded === 'degrees') next++
  const hemisphere = HEMISPHERES[tokens[next]?.folded ?? '']
  if (hemisphere && !axis) {
    axis = hemisphere.axis
    value *= hemisphere.sign
    next++
  }
  return { value, axis, isExact: /\.\d/.test(token.text), length: next - at }
}
