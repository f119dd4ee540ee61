import { fold } from '../../../text/fold.ts'
import type { Named } from '../../gazetteer/gazetteer.ts'
import type { Recogniser } from '../name-recognisers.ts'
import type { Lookups } from '../lookups.ts'
import { meaningAt } from '../lexicon.ts'
import { isSettlementOnly, mistypedNameAt, nameAt } from '../names.ts'
import { asTyped, isCapitalised, isTitled, type Token } from '../tokens.ts'

/**
 * Recognises a name with "de" or "della" within that no place bears, in an English question: "Lac de Joux" is not the town of Lac, and
 * "Casa de la Vall" no text with two of its words. What a spot or a region is called is left to others.
 */
export const recogniseTitleWithOf: Recogniser = (tokens, at, { lookups }) => {
  const { end, inner } = titleAt(tokens, at)
  if (end === at || (isTitled(tokens[at - 1]) && !isOnlyWord(tokens, at - 1))) return undefined
  const first = nameAt(tokens, at, lookups)
  if (first && (first.length > 1 || isWellKnown(first.named))) return undefined
  const last = nameAt(tokens, inner, lookups)
  if (last && !isSettlementOnly({ ...last.named, cores: [] })) return undefined
  const isKnown = areOfOneSpot(tokens, at, inner, lookups) || mistypedNameAt(tokens, at, lookups, { withCities: false })
  return isKnown ? undefined : { meaning: { is: 'unknown', isName: true }, length: end - at }
}

/** More than a town, or a part of a country: "Lac" is one in Chad. */
function isWellKnown({ region, ...named }: Named): boolean {
  const isUnit = region === null || region.type === 'unit'
  return !isUnit || !isSettlementOnly({ ...named, region: null, cores: [] })
}

/** Where a title ends, and where the name behind its "de" begins; it ends where it begins when there is none. */
function titleAt(tokens: readonly Token[], at: number): { end: number; inner: number } {
  const none = { end: at, inner: at }
  // In another language "de" is read as a word of it.
  if (!isTitled(tokens[at]) || tokens[at + 1]?.source !== null || isOnlyWord(tokens, at)) return none
  const inner = behindOf(tokens, at + 1)
  return inner > at + 1 && isTitled(tokens[inner]) ? { end: endOfCapitals(tokens, inner), inner } : none
}

/** "Is" of "Is Los Alerces free?", "And" of "And La Campana?": a capital that only the beginning of a sentence gives. */
function isOnlyWord(tokens: readonly Token[], at: number): boolean {
  const meaning = meaningAt(tokens, at)?.meaning
  return meaning !== undefined && meaning.is !== 'feature' && !(meaning.is === 'stop' && meaning.isContent)
}

/** Returns where the words that join the parts of a name end: "de la". */
export function behindOf(tokens: readonly Token[], from: number): number {
  let end = from
  while (OF.test(fold(asTyped(tokens[end])).replaceAll(/['’]/g, ''))) end++
  return end
}

const OF = /^(de|del|dels|des|du|da|do|dos|das|di|della|dei|delle|degli|la|les|los|las|el|els|le|l|d)$/

/** Returns where a run of capitals ends. */
export function endOfCapitals(tokens: readonly Token[], from: number): number {
  let end = from
  while (isCapitalised(tokens[end])) end++
  return end
}

/** "Refugi de Sorteny" is short for "Refugi Borda de Sorteny". */
function areOfOneSpot(tokens: readonly Token[], at: number, inner: number, lookups: Lookups): boolean {
  const others = new Set(lookups.spotsWithWord(tokens[inner]?.folded ?? ''))
  return lookups.spotsWithWord(tokens[at]?.folded ?? '').some(doc => others.has(doc))
}
