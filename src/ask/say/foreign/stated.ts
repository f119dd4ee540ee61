import type { Gender } from './words.ts'

/** How many there are of what. */
export type Stated = { total: number; phrase: string; isYes: boolean }

/** The place of a spot in an order, and how it is named. */
export type Ranked = { rank: number; label: string; gender: Gender }
