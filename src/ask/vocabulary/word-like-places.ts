/** A word of a question, as far as it matters here. */
type Word = { text: string; folded: string; isCapital: boolean }

/** Words that also name a place: only "near Police", "on Man", with a capital, or its country makes one of them a place. */
const WORDS: ReadonlySet<string> = new Set(['police', 'man', 'holiday', 'holidays', 'gran'])
/** Sides are no towns, but before a country: "off the west coast", "West, Texas". */
const SIDES: ReadonlySet<string> = new Set('north south east west northern southern eastern western'.split(' '))
/** The sky, places of tales, and units: towns are called so, too, and only their country makes one of them that. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  `mars marte jupiter venus saturn mercury pluto neptune uranus moon mond lune luna sun sonne orion sirius
paradise paradies paradis paraiso paradiso eden avalon valhalla walhalla elysium eldorado utopia utopie nirvana
heaven himmel hell holle narnia mordor neverland wonderland camelot asgard
mile miles foot feet metre metres meter meters kilometre kilometres kilometer kilometers acre acres hectare hectares
yard yards inch inches knot knots decibel decibels celsius fahrenheit meile meilen milla millas miglio miglia`.split(
    /\s+/,
  ),
)
const ON_ISLAND = /^(on|of|across|off)$/

/** Bodies of the sky and places of tales, not the units. */
export function isOfNoMap(word: string): boolean {
  return ELSEWHERE.has(word) && !NO_NAME.test(word)
}

const NO_NAME =
  /^(sun|sonne|mercury|miles?|foot|feet|met(er|re)s?|kilomet(er|re)s?|acres?|hectares?|yards?|inch(es)?|knots?|decibels?|celsius|fahrenheit|meilen?|millas?|migli[oa]|hell|monde?|moon|luna|lune)$/

/** Tells whether a name is but a word where it stands; `isExpected`: a place is expected there. */
export function isWordLikePlace(tokens: readonly Word[], at: number, isExpected: boolean): boolean {
  const token = tokens[at]
  if (!token) return false
  const isBeforeCountry = tokens[at + 1]?.text === ',' && tokens[at + 2]?.isCapital === true
  // "Mars, Pennsylvania", "Paradise in Nevada".
  // "How quiet is Mars?" is answered of the town, with its country.
  if (ELSEWHERE.has(token.folded) && (isExpected || !isOfNoMap(token.folded))) {
    const isInCountry = /^(in|of)$/.test(tokens[at + 1]?.folded ?? '') && tokens[at + 2]?.isCapital === true
    return !(/^\p{Lu}/u.test(token.text) && (isBeforeCountry || (isInCountry && !/^(miles|feet)$/.test(token.folded))))
  }
  if (SIDES.has(token.folded)) return !isBeforeCountry || !/^\p{Lu}/u.test(token.text)
  if (!WORDS.has(token.folded)) return false
  const isOnIsland = token.folded === 'man' && ON_ISLAND.test(tokens[at - 1]?.folded ?? '')
  return !token.isCapital || !(isExpected || isBeforeCountry || isOnIsland)
}
