import type { Gazetteer, Named } from '../gazetteer/gazetteer.ts'
import type { Place } from '../gazetteer/place.ts'
import type { Typos } from '../gazetteer/typos.ts'
import type { CanMention } from '../query.ts'
import type { Budget } from './budget.ts'
import { vocabularyTypos } from './lexicon.ts'

/** Where recognisers look words up: the gazetteer and the vocabulary, each word once, as far as the budget goes. */
export type Lookups = Gazetteer & {
  /** Corrects a word of the vocabulary. */
  vocabularyTypos: Typos
  /** Tells whether the text of any spot has a word. */
  canMention: CanMention
}

/** Limits look-ups to the budget of one question. */
export function limited(gazetteer: Gazetteer, canMention: CanMention, budget: Budget): Lookups {
  return {
    ...gazetteer,
    named: once<Named | undefined>(phrase => (budget.take('names') ? gazetteer.named(phrase) : undefined)),
    place: places(gazetteer),
    spotsWithWord: once(word => (budget.take('names') ? gazetteer.spotsWithWord(word) : [])),
    spotsWithSimilarWord: once(word => (budget.take('names') ? gazetteer.spotsWithSimilarWord(word) : [])),
    spotTypos: limitedTypos(gazetteer.spotTypos, budget),
    townTypos: limitedTypos(gazetteer.townTypos, budget),
    vocabularyTypos: limitedTypos(vocabularyTypos, budget),
    canMention: once(word => budget.take('texts') && canMention(word)),
  }
}

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
/** From this length on two letters are left out, in every combination. */
const TWO_TYPOS_FROM = 7

function limitedTypos(typos: Typos, budget: Budget): Typos {
  return {
    has: once(word => typos.has(word)),
    near: once(word => {
      const { length } = word
      if (length > LONGEST_CORRECTED || /^\d/.test(word)) return []
      const probes = length < TWO_TYPOS_FROM ? length : (length * length) / 2
      return budget.take('probes', probes) ? typos.near(word) : []
    }),
  }
}

/** Remembers what was found for each word. */
function once<Found>(look: (word: string) => Found): (word: string) => Found {
  const known = new Map<string, { found: Found }>()
  return word => {
    const { found } = known.get(word) ?? { found: look(word) }
    known.set(word, { found })
    return found
  }
}
