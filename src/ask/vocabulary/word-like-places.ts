/** A word of a question, as far as it matters here. */
type Word = { text: string; folded: string; isCapital: boolean }

/** Words that also name a place: only "near Police", "on Man", with a capital, or its country makes one of them a place. */
const WORDS: ReadonlySet<string> = new Set(['police', 'man'])
/** Sides are no towns, but before a country: "off the west coast", "West, Texas". */
const SIDES: ReadonlySet<string> = new Set('north south east west northern southern eastern western'.split(' '))
const ON_ISLAND = /^(on|of|across|off)$/

/** Tells whether a name is but a word where it stands; `isExpected`: a place is expected there. */
export function isWordLikePlace(tokens: readonly Word[], at: number, isExpected: boolean): boolean {
  const token = tokens[at]
  if (!token) return false
  const isBeforeCountry = tokens[at + 1]?.text === ',' && tokens[at + 2]?.isCapital === true
  if (SIDES.has(token.folded)) return !isBeforeCountry || !/^\p{Lu}/u.test(token.text)
  if (!WORDS.has(token.folded)) return false
  const isOnIsland = token.folded === 'man' && ON_ISLAND.test(tokens[at - 1]?.folded ?? '')
  return !token.isCapital || !(isExpected || isBeforeCountry || isOnIsland)
}
