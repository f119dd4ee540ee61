// How search weighs: BM25F without length normalisation, of each word the weightiest field alone.

/** The weight of a word in the name (text/fields.ts): none is higher. */
export const MOST_WEIGHT = 8
/** Half of the most that a word can add, at this weight. */
const SATURATION = 4
/**
 * When a word of the question has several stems, a spot is weighed by whether any of them is in its name or
 * only elsewhere: as a word in the name, or as one in the tags or place.
 */
export const SEVERAL_STEMS = { inName: 8, elsewhere: 3 }

/** A spot in a region that a word names weighs at least what one weighs whose place has the word. */
export const REGION_WEIGHT = 3

/** Where the words of such a name do not stand in one field together, they name something else: less than the region. */
export const SCATTERED_WEIGHT = 1

/** Returns how much a word counts that `spots` of `count` hold (inverse document frequency). */
export function rarityOf(spots: number, count: number): number {
  return Math.log(1 + (count - spots + 0.5) / (spots + 0.5))
}

/** Returns what a word adds to a spot's score; 0 when its weight is 0. */
export function relevanceOf(weight: number, rarity: number): number {
  return (rarity * weight) / (weight + SATURATION)
}
