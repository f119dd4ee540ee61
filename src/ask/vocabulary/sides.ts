/** The eight sides of a place, clockwise from north. */
export const SIDES = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

export type SideOfPlace = (typeof SIDES)[number]
