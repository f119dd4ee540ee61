import type { Spot } from '../spots/spot.ts'
import type { TAGS } from '../spots/tags.ts'

/** The tag of a place that may not be entered: said on its own, not among what a place offers. */
export const CLOSED = 'no-access' satisfies keyof typeof TAGS
const URBAN = 'urban' satisfies keyof typeof TAGS

/** Whether entering or landing is forbidden. */
export function isClosed({ tags = [] }: Pick<Spot, 'tags'>): boolean {
  return tags.includes(CLOSED)
}

/** Puts a green in a town first, as it is not what "nature" says; leaves out what is said on its own. */
export function tellingFirst(tags: readonly string[]): string[] {
  const others = tags.filter(tag => tag !== CLOSED && tag !== URBAN)
  return tags.includes(URBAN) ? [URBAN, ...others] : others
}
