/** Where the bodies of spots are: in memory, in the index's file, or as their number says. */
export const BODIES_PLACES = ['auto', 'memory', 'disk'] as const
export type BodiesPlace = (typeof BODIES_PLACES)[number]

/** Beyond so many spots, bodies of some 700 bytes weigh more than reading them costs. */
const MOST_IN_MEMORY = 1_000_000

export function areOnDisk(place: BodiesPlace, spots: number): boolean {
  return place === 'disk' || (place === 'auto' && spots > MOST_IN_MEMORY)
}
