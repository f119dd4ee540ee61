import type { Gazetteer, Named } from '../gazetteer/gazetteer.ts'
import type { Place } from '../gazetteer/place.ts'
import type { Typos } from '../gazetteer/typos.ts'
import type { Budget } from '../budget.ts'
import { vocabularyTypos } from './lexicon.ts'

/** Whether the text of any spot has a word. */
export type CanMention = (word: string) => boolean

/** Where recognisers look words up: the gazetteer and the vocabulary, each word once, as far as the budget goes. */
export type Lookups = Gazetteer & {
  /** Corrects a word of the vocabulary. */
  vocabularyTypos: Typos
  /** Limits another table of typos to the same budget. */
  limitedTypos(typos: Typos): Typos
  /** Tells whether the text of any spot has a word. */
  canMention: CanMention
  budget: Budget
}

/** Limits look-ups to the budget of one question. What it refuses is not remembered: it is refused, and counted, again. */
export function limited(gazetteer: Gazetteer, canMention: CanMention, budget: Budget): Lookups {
  const takeName = () => budget.take('names')
  const tables = new Map<Typos, Typos>()
  const limitedTypos = (typos: Typos) => tables.getOrInsertComputed(typos, () => within(budget, typos))
  return {
    ...gazetteer,
    named: once<Named | undefined>({
      isAllowed: takeName,
      look: phrase => gazetteer.named(phrase),
      isTaken: named => named === undefined || budget.take('candidates', candidatesOf(named)),
      otherwise: undefined,
    }),
    spotsWithWord: once({ isAllowed: takeName, look: word => gazetteer.spotsWithWord(word), otherwise: [] }),
    spotsWithSimilarWord: once({
      isAllowed: takeName,
      look: word => gazetteer.spotsWithSimilarWord(word),
      otherwise: [],
    }),
    spotTypos: limitedTypos(gazetteer.spotTypos),
    townTypos: limitedTypos(gazetteer.townTypos),
    vocabularyTypos: limitedTypos(vocabularyTypos()),
    limitedTypos,
    canMention: once({ isAllowed: () => budget.take('texts'), look: canMention, otherwise: false }),
    budget,
  }
}

/** Looks each thing up once, without a limit: for what was read, which is bounded, to be interpreted. */
export function remembered(gazetteer: Gazetteer): Gazetteer {
  return {
    ...gazetteer,
    named: once({ look: phrase => gazetteer.named(phrase), otherwise: undefined }),
    place: places(gazetteer),
    spotsWithWord: once({ look: word => gazetteer.spotsWithWord(word), otherwise: [] }),
    spotsWithSimilarWord: once({ look: word => gazetteer.spotsWithSimilarWord(word), otherwise: [] }),
  }
}

/** Each of them is looked at when the one that is meant is chosen; a single name is read however many bear it. */
function candidatesOf({ spots, cores, settlements }: Named): number {
  return Math.min(MOST_OF_A_NAME, spots.length + cores.length + settlements.length)
}

const MOST_OF_A_NAME = 40

/** Remembers the place of each phrase, with or without its region, in each country. */
function places(gazetteer: Gazetteer): Gazetteer['place'] {
  const known = new Map<string, { place: Place | undefined }>()
  return (phrase, named, among) => {
    const key = `${phrase}|${named.region?.name ?? ''}|${named.spots.length}|${among?.join() ?? ''}`
    const { place } = known.get(key) ?? { place: gazetteer.place(phrase, named, among) }
    known.set(key, { place })
    return place
  }
}

/** Longer words are never corrected. */
const LONGEST_CORRECTED = 40

function within(budget: Budget, typos: Typos): Typos {
  const near = once({ isAllowed: () => budget.take('corrections'), look: word => typos.near(word), otherwise: [] })
  return {
    has: once({ look: word => typos.has(word), otherwise: false }),
    near: word => (word.length > LONGEST_CORRECTED || /^\d/.test(word) ? [] : near(word)),
  }
}

type Look<Found> = {
  look: (word: string) => Found
  /** What a word is that may not be looked up. */
  otherwise: Found
  isAllowed?: () => boolean
  /** Whether what was found may be taken. */
  isTaken?: (found: Found) => boolean
}

const always = () => true

/** Remembers what was found for each word. */
function once<Found>({ look, otherwise, isAllowed = always, isTaken = always }: Look<Found>): (word: string) => Found {
  const known = new Map<string, { found: Found }>()
  return word => {
    const before = known.get(word)
    if (before) return before.found
    if (!isAllowed()) return otherwise
    const found = look(word)
    if (!isTaken(found)) return otherwise
    known.set(word, { found })
    return found
  }
}
