import { AERODROME_RULES } from '../parameters.ts'
import { aerodromeDb, reachOf, settlementDb } from '../levels.ts'
import { type Box, boxOfLine } from '../../geo/box.ts'
import { E7, localPlane, METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { type Group, radiusOf, type Shapes } from './sources.ts'

/** Returns the metres within which a source other than a road or rail is heard. */
export function reachOfOther(group: Group, level: number, size: number): number {
  if (group.kind === 'settlement') return reachOf(d => settlementDb({ level, radius: size }, d))
  if (group.kind !== 'aerodrome') return radiusOf(group)
  const across = reachOf(d => aerodromeDb(level, 0, d))
  if (group.class === 'heliport') return across
  return Math.min(AERODROME_RULES.alongFactor * across, AERODROME_RULES.alongMetres + across)
}

/** Returns the box around a shape, 10⁻⁷ degrees. */
export function boxOfShape({ points, start }: Shapes, shape: number): Box {
  return boxOfLine(points, 2 * (start[shape] ?? 0), 2 * (start[shape + 1] ?? 0))
}

/** Returns the box in which what lies in a box of 10⁻⁷ degrees is heard. */
export function heardBox({ west, south, east, north }: Box, reach: number): Box {
  const up = (reach / METRES_PER_DEGREE) * E7
  const poleward = Math.min(89.9, Math.max(Math.abs(south), Math.abs(north)) / E7 + reach / METRES_PER_DEGREE)
  const aside = reach / localPlane(poleward).east
  return { west: west - aside, south: south - up, east: east + aside, north: north + up }
}
