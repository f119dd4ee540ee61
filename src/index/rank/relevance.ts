// How search weighs: BM25F without length normalisation, each word's weight in a spot kept in one byte.

/** The highest weight that is told apart. */
export const MOST_WEIGHT = 255
/** Of the order of one word in the name: a second mention adds less. */
const SATURATION = 4
/**
 * Where a word of the question stands for several stems, a spot is weighed by whether any of them is in its name or
 * only elsewhere: as a word in the name, or as one in the tags or place.
 */
export const SEVERAL_STEMS = { inName: 8, elsewhere: 3 }

/** Returns how much a word tells that stands in `spots` of `count`. */
export function rarityOf(spots: number, count: number): number {
  return Math.log(1 + (count - spots + 0.5) / (spots + 0.5))
}

/** Returns what a word adds to a spot's score; 0 when its weight is 0. */
export function relevanceOf(weight: number, rarity: number): number {
  return (rarity * weight) / (weight + SATURATION)
}
