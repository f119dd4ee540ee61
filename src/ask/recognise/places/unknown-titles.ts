import { LANDSCAPE_KEYS, NAME_PART_KEYS } from '../../vocabulary/features.ts'
import { isOrdinary, isWord, meaningAt } from '../lexicon.ts'
import type { Recogniser } from '../name-recognisers.ts'
import { FAMOUS, isSettlementOnly, mistypedNameAt, nameAt } from '../names.ts'
import { isTitled, type Token } from '../tokens.ts'

/**
 * Recognises a name that no place of the catalogue bears by its capitals and the kind of thing at its end: "Crater Lake",
 * "Glacier National Park". It asks neither for a volcano nor for a glacier. So does "Mount Everest".
 */
export const recogniseUnknownTitle: Recogniser = (tokens, at, { lookups }) => {
  if (!isTitled(tokens[at]) || INDEFINITE.test(tokens[at - 1]?.folded ?? '') || isTitleCase(tokens, at))
    return undefined
  const building = buildingAt(tokens, at, lookups)
  if (building > 0) return { meaning: { is: 'unknown', isName: true }, length: building }
  const isOfMount = isMount(tokens, at)
  const length = isOfMount ? 2 : titleAt(tokens, at)
  if (length < 2) return undefined
  // Another name may be it, or begin within: "Beautiful Lake Bled".
  const title = tokens.slice(at, at + length)
  const last = title.at(-1)
  const kind = meaningAt(tokens, at + length - 1)?.meaning
  const ofKind = new Set(last && kind?.is === 'feature' ? lookups.spotsWithWord(last.folded) : [])
  for (let i = at; i < at + (isOfMount ? 1 : length); i++) {
    const found = nameAt(tokens, i, lookups)
    if (isKnown(found, i === at ? length : Infinity) && !isOfAnother(found, tokens[i], ofKind)) return undefined
  }
  const isOfKind = (docs: readonly number[]) =>
    kind?.is !== 'feature'
      ? docs.length > 0
      : docs.some(doc => ofKind.has(doc)) || lookups.having(docs, kind.feature).length > 0
  // "Black" of "Black Hills" tells no name, where none of it goes on so.
  const isSpots = (token: Token) => {
    const docs = isOfName(token) ? lookups.spotsWithWord(token.folded) : []
    return isOfKind(kind?.is === 'feature' && isOrdinary(token.folded) ? docs.filter(doc => ofKind.has(doc)) : docs)
  }
  if (title.some(isSpots) || mistypedNameAt(tokens, at, lookups, { withCities: false })) return undefined
  return { meaning: { is: 'unknown', isName: true }, length }
}

/** "Eiffel Tower", "Brandenburg Gate": a building that no place of the map is called after as it is written; 0 for none. */
function buildingAt(tokens: readonly Token[], at: number, lookups: Parameters<typeof nameAt>[2]): number {
  const [name, kind] = [tokens[at], tokens[at + 1]]
  if (!name || !isTitled(kind) || !BUILDINGS.test(kind?.folded ?? '') || isTitled(tokens[at - 1])) return 0
  const known = nameAt(tokens, at, lookups)
  // "Buckingham Palace" is not in Buckingham.
  const isElse = meaningAt(tokens, at) !== undefined || lookups.spotsWithWord(name.folded).length > 0
  const isSpot = known && (known.length > 1 || known.named.spots.length + known.named.cores.length > 0)
  return isElse || isSpot ? 0 : 2
}

const BUILDINGS =
  /^(tower|bridge|palace|square|museum|stadium|cathedral|hall|arena|opera|theatre|theater|statue|gate|library|university|mall|basilica|mosque)$/

function titleAt(tokens: readonly Token[], at: number): number {
  return beginsName(tokens, at) && !isWithinTitle(tokens, at) ? endOfTitle(tokens, at) - at : 0
}

/** "Mount Everest", "Lake Mirrormere", "Cape Horn"; "Glen Nowhere", whose second word rules out nothing. */
function isMount(tokens: readonly Token[], at: number): boolean {
  const [kind, name] = [meaningAt(tokens, at)?.meaning, meaningAt(tokens, at + 1)?.meaning]
  const isOfNothing = kind?.is === 'feature' && NAME_PART_KEYS.has(kind.feature) && name?.is === 'negation'
  const isLake = LAKE_OR_CAPE.test(tokens[at]?.folded ?? '') && name === undefined
  return (isLake || isOfNothing || /^(mount|mt)$/.test(tokens[at]?.folded ?? '')) && isTitled(tokens[at + 1])
}

const LAKE_OR_CAPE = /^(lake|loch|lough|cape)$/

/** A word that tells one name from others. */
function isOfName(token: Token): boolean {
  return meaningAt([token], 0)?.meaning.is !== 'feature' && !/^(mount|mt|national)$/.test(token.folded)
}

/** "Creek Canyon" of "Cave Creek Canyon". */
function isWithinTitle(tokens: readonly Token[], at: number): boolean {
  return isTitled(tokens[at - 1]) && at > 1
}

/** "Lake" is a village, too; the whole may be one. */
function isKnown(found: ReturnType<typeof nameAt>, whole: number): boolean {
  if (!found) return false
  if (found.length === whole) return true
  // "Dhoon Glen" is no village, though spots lie in Dhoon.
  const { named } = found
  const isVillage = whole !== Infinity && isSettlementOnly({ ...named, part: [] }) && named.settlements.length > 0
  return !(isVillage || isSettlementOnly(named)) || named.settlements.some(isFamous)
}

/** An ordinary word of a name that goes on otherwise: "Black Hills" is not Black River Gorges. */
function isOfAnother(found: ReturnType<typeof nameAt>, word: Token | undefined, ofKind: ReadonlySet<number>): boolean {
  if (found?.length !== 1 || !word || !isOrdinary(word.folded)) return false
  // So with a spot that is called by that word alone, "Rock": "Red Rock Canyon" is another.
  const { spots, cores, region, part } = found.named
  return part.length === 0 && region === null && ![...spots, ...cores].some(doc => ofKind.has(doc))
}

function isFamous({ population }: { population: number }): boolean {
  return population >= FAMOUS
}

/** The end of the longest run of capitals that a kind of thing closes; `at` where there is none. */
function endOfTitle(tokens: readonly Token[], at: number): number {
  let end = at
  while (end < at + LONGEST && isTitled(tokens[end])) end++
  for (; end > at + 1; end--) {
    for (let kind = at + 1; kind < end; kind++) {
      const found = meaningAt(tokens, kind)
      const isKind = found?.meaning.is === 'feature' && NAME_PART_KEYS.has(found.meaning.feature)
      if (isKind && kind + found.length === end && !isMany(tokens[end - 1])) return end
    }
  }
  return at
}

const LONGEST = 6

/** "Quiet Lakes": several are no name; "Falls" and "Woods" are one. */
function isMany(token: Token | undefined): boolean {
  const word = token?.folded ?? ''
  return (
    /[^s]s$/.test(word) &&
    !/^(falls|woods|dunes|springs|mountains|hills|wetlands|gardens|cliffs|sands|marshes)$/.test(word)
  )
}

/** A word that can begin a name: a thing, or a word that means nothing else here. */
function beginsName(tokens: readonly Token[], at: number): boolean {
  const found = meaningAt(tokens, at)
  if (!found) return true
  const { meaning } = found
  if (meaning.is === 'feature') return LANDSCAPE_KEYS.has(meaning.feature) && !isWholePhrase(tokens, at, found.length)
  return (meaning.is === 'stop' && meaning.isContent) || meaning.is === 'off topic'
}

/** "National Park" is no name of one. */
function isWholePhrase(tokens: readonly Token[], at: number, length: number): boolean {
  return endOfTitle(tokens, at) === at + length && length > 1
}

/**
 * "Find Quiet Lakes In Norway": capitals tell nothing, but in "Sanabria Lake", whose first word is none of English, and in "Black Hills",
 * where nobody looks for hills of a colour.
 */
function isTitleCase(tokens: readonly Token[], at: number): boolean {
  const isNamed = tokens[0] !== undefined && (!isWord(tokens[0]) || COLOURS.test(tokens[0].folded))
  const isWhole = at === 0 && isNamed && titleAt(tokens, at) === tokens.length
  return !isWhole && !tokens.some(({ text }) => /^\p{Ll}{2,}/u.test(text))
}

const COLOURS = /^(black|white|red|green|blue|yellow|golden|silver|grey|gray|purple|pink|brown)$/

const INDEFINITE = /^(a|an|any|some|every|each|no|another|which|what)$/
