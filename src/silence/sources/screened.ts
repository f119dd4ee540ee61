// How sources of some size are screened by terrain: in parts.
import { hypotenuse } from '../../geo/local-plane.ts'
import type { Screen } from '../terrain/screen.ts'
import type { SourcePart } from './audible.ts'
import type { Place } from './distances.ts'
import { NO_GROUP } from './group-slots.ts'
import { boxOfShape } from './reach.ts'
import type { Group } from './sources.ts'

/** A piece of way is screened in parts of `metres`, from afar of `share` of the distance to its nearer end. */
const PART = { metres: 100, share: 0.1 } as const

/** Returns in how many parts a piece of way is screened; its ends in metres from the receiver. */
export function screenedParts(ax: number, ay: number, bx: number, by: number): number {
  const nearest = Math.min(hypotenuse(ax, ay), hypotenuse(bx, by))
  return Math.max(1, Math.ceil(hypotenuse(bx - ax, by - ay) / Math.max(PART.metres, PART.share * nearest)))
}

/** Returns the radius of the area that is screened as one, metres; null for what is above the ground. */
export function screenedRadius({ kind }: Group, size: number): number | null {
  if (kind === 'settlement') return size
  return kind === 'works' ? Math.sqrt(size / Math.PI) : null
}

/** Returns the share that the terrain lets through of a source that is no line. */
export function throughToOther(
  { groups, others }: SourcePart,
  other: number,
  { x0, y0, plane }: Place,
  screen: Screen,
): number {
  const radius = screenedRadius(groups[others.group[other] ?? 0] ?? NO_GROUP, others.size[other] ?? 0)
  if (radius === null) return 1
  const { west, south, east, north } = boxOfShape(others, other)
  return screen.throughArea(((west + east) / 2 - x0) * plane.east, ((south + north) / 2 - y0) * plane.north, radius)
}
