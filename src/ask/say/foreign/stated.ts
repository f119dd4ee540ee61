/** How many there are of what. */
export type Stated = { total: number; phrase: string; isYes: boolean; inCatalogue: boolean }
