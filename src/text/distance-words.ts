import { thousands } from './english.ts'

/** Kilometres in an answer: one decimal below 10 km, none from there on. */
export function kilometres(km: number): string {
  const tenth = Math.round(km * 10) / 10
  if (tenth === 0 && km > 0) return 'less than 0.1 km'
  return tenth < 10 ? `${tenth.toFixed(1)} km` : `${Math.round(km)} km`
}

/** The tenth of a distance beyond a limit that it would round to, so that 200.5 km are not told as 200 km; null of others. */
export function tenthBeyond(km: number, limits: readonly number[]): number | null {
  const tenth = Math.round(km * 10) / 10
  // Below ten kilometres a decimal is told anyway.
  return km >= 10 && limits.some(limit => tenth > limit && Math.round(km) === Math.round(limit)) ? tenth : null
}

/** Kilometres beyond limits that were asked for. */
export function kilometresBeyond(km: number, limits: readonly number[]): string {
  const tenth = tenthBeyond(km, limits)
  return tenth === null ? kilometres(km) : `${tenth.toFixed(1)} km`
}

/** A distance in another unit: one decimal below 10, as kilometres have, and to hundreds where metres or feet are many. */
export function inUnit(value: number): string {
  if (value < 10) return value.toFixed(1)
  return value < 10_000 ? `${Math.round(value)}` : thousands(Math.round(value / 100) * 100)
}

/** Metres in a description, as a person would say them: 80 m, 350 m, 2.4 km, 14 km. */
export function distanceWords(metres: number): string {
  if (metres < 100) return `${Math.max(10, Math.round(metres / 10) * 10)} m`
  if (metres < 975) return `${Math.round(metres / 50) * 50} m`
  if (metres < 9_950) return `${(metres / 1000).toFixed(1).replace(/\.0$/, '')} km`
  return `${Math.round(metres / 1000)} km`
}

/** Keeps a number and its unit on one line. */
export const NO_BREAK = '\u00A0'

/** Returns an area in hectares or km². */
export function areaWords(squareMetres: number): string {
  const hectares = squareMetres / 10_000
  if (hectares < 1.5) return hectares < 0.75 ? 'half a hectare' : 'a hectare'
  if (hectares < 10) return `${hectares.toFixed(1).replace(/\.0$/, '')} hectares`
  if (hectares < 1_000) return `${Math.round(hectares)} hectares`
  return `${thousands(hectares / 100)} km²`
}

/** The eight directions, clockwise from north. */
export const DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

export type Direction = (typeof DIRECTIONS)[number]

/** Returns one of eight directions; `bearing` in degrees clockwise from north. */
export function directionWords(bearing: number): Direction {
  return DIRECTIONS[Math.round(bearing / 45) % DIRECTIONS.length] ?? 'north'
}
