import type { Named } from '../gazetteer/gazetteer.ts'
import type { Doc } from '../../index/types.ts'
import { foldedOf, linkAt } from './named-kinds/name-links.ts'
import { isNatural } from '../../index/regions/regions.ts'
import { GENERIC_NAME_WORDS } from '../../text/generic-name-words.ts'
import { isOrdinary, isWord, meaningAt } from './lexicon.ts'
import { corrected } from './typos/corrected.ts'
import type { Lookups } from './lookups.ts'
import type { Span, Meaning } from './spans.ts'
import {
  FAMOUS,
  guessesFor,
  isCommonWord,
  isLargeCity,
  isPlainPhrase,
  isSettlementOnly,
  LONGEST_NAME,
  mistypedNameAt,
  nameAt,
  nearerName,
} from './names.ts'
import { rememberedSet } from './remembered.ts'
import { NO_TOKEN, type Token } from './tokens.ts'
import { isBehindOne, noTownAt } from './places/behind-article.ts'
import { isMistypedSmall, isSmallTown, isSmallWord } from './languages/small-words.ts'
import { DIRECTIONS, isDirection, isHalfOfName } from './compass/half-of-name.ts'
import { ofKindOfEnding } from './typos/kind-of-ending.ts'
import { docsOfMistypedNext } from './typos/mistyped-next.ts'
import { isFarFromName } from './typos/slip.ts'
import { isMetropolis } from './metropolis.ts'
import { isAnotherTitle, isOfOtherName } from './named-kinds/other-name.ts'
import { isPlaceExpected, isTownNamedFirst } from './places/place-expected.ts'
import { spotOfWord } from './places/spot-of-word.ts'
import { isWordLikePlace } from '../vocabulary/word-like-places.ts'

/** What was recognised, and how many tokens it takes. */
export type Recognised = { meaning: Meaning; length: number }
/** Recognises what begins at a token, knowing the spans before it. */
export type Recogniser = (tokens: readonly Token[], at: number, seen: Seen) => Recognised | undefined
export type Seen = { lookups: Lookups; spans: readonly Span[] }

/**
 * A name counts when it is longer than the phrase of the vocabulary that begins there, or is where a name is
 * expected. Words that all mean something by themselves ("silent valley") are no name behind "a" or "any".
 */
export function recogniseName(tokens: readonly Token[], at: number, { lookups, spans }: Seen): Recognised | undefined {
  const name = nameAt(tokens, at, lookups)
  const noTown = name && isSettlementOnly(name.named) && noTownAt(tokens, at, name, isPlaceExpected(spans))
  if (noTown) return noTown
  if (name && isSettlementOnly(name.named) && isBehindOne(tokens, at)) return undefined
  if (!name || isDirection(tokens, at, name.length) || (name.length === 1 && isMereWord(name.named, tokens[at], spans)))
    return undefined
  const only = spotOfWord(tokens, at, name, lookups)
  if (only) return only
  const isWordOnly = isWordLikePlace(tokens, at, isPlaceExpected(spans)) || isCommonWord(name.named, tokens[at])
  if (name.length === 1 && (isWordOnly || isHalfOfName(tokens, at, name.named))) return undefined
  if (name.length === 1 && isOfOtherName(tokens, at, name.named, lookups)) return undefined
  if (isPartOfTitle(tokens, at, name, { lookups, spans })) return undefined
  const meant = nearerName(tokens, at, name, { lookups, isPlace: isPlaceExpected(spans) })
  if (meant) return { meaning: { is: 'name', named: meant.named, phrase: meant.phrase }, length: 1 }
  const meaning: Meaning = { is: 'name', named: name.named, phrase: name.phrase }
  const phrase = meaningAt(tokens, at)
  const run = tokens.slice(at, at + name.length)
  const isCode = name.phrase === 'us' && tokens[at - 1]?.folded === 'the'
  const isWritten = isCode || (run.every(({ text }) => /^\p{Lu}/u.test(text)) && at > 0)
  if (!phrase)
    return isLikely(name.named, tokens, at, { length: name.length, spans, lookups })
      ? { meaning, length: name.length }
      : undefined
  if (isSettlementOnly(name.named) && !isWritten) {
    if (phrase.length >= name.length || isPlainPhrase(tokens, at, name.length)) return undefined
  }
  if (phrase.meaning.is === 'ask' && phrase.length > name.length) return undefined
  if (name.length > phrase.length) {
    // A country is meant whatever stands before it: "quiet isle of man".
    const isPlain = isPlainPhrase(tokens, at, name.length) && name.named.region?.type !== 'country'
    return isPlain && !isWritten && isIndefinite(tokens[at - 1]) ? undefined : { meaning, length: name.length }
  }
  const isStrong = name.named.spots.length > 0 || name.named.region !== null || name.named.part.length > 0
  // "Island" is Iceland in German, and in English only behind "in".
  const isMeant = isStrong && !(isRegionOnly(name.named) && phrase.meaning.is === 'feature')
  // "Near Springs", "in Paradise": a large city. "In Woods And Hills" of a title are not.
  const isCity = isLargeCity(name.named) && /^\p{Ll}/u.test(tokens[at - 1]?.text ?? '')
  const isExpected =
    isWritten && (isMeant || (isPlaceExpected(spans) && (isStrong || isCity || phrase.meaning.is === 'stop')))
  return isExpected && name.length === phrase.length && phrase.meaning.is !== 'relation'
    ? { meaning, length: name.length }
    : undefined
}

/** "Rila Monastery" is a spot, although Rila is a range; so is "the Skadar lake" that one wants to be told about. */
function isPartOfTitle(
  tokens: readonly Token[],
  at: number,
  { named, length }: { named: Named; length: number },
  seen: Seen,
): boolean {
  const { spots, cores, region, settlements } = named
  const isElse = spots.length > 0 || cores.length > 0 || settlements.some(({ population }) => population >= FAMOUS)
  if (isElse || !isNatural(region)) return false
  const isTitle = tokens[at + length]?.isCapital === true && meaningAt(tokens, at + length)?.meaning.is === 'feature'
  const isTold = seen.spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'tell')
  if (!isTitle && !(isTold && !isPlaceExpected(seen.spans))) return false
  const part = recognisePartOfName(tokens, at, seen)
  return part !== undefined && (part.length >= length || !isOrdinary(tokens[at]?.folded ?? ''))
}

function isRegionOnly({ spots, cores, region, part }: Named): boolean {
  return region !== null && spots.length + cores.length + part.length === 0
}

/** "Heard" in lower case is a word; "Heard" may be Heard Island, and "near heard" is a place. */
function isMereWord({ spots, region, settlements }: Named, token: Token | undefined, spans: readonly Span[]): boolean {
  if (!token || spots.length > 0 || region !== null || isMetropolis(settlements, token, spans)) return false
  if (isWordOfLanguage(token) && /^(the|a|an)$/.test(spans.at(-1)?.said ?? '')) return true
  return /^\p{Ll}/u.test(token.text) && isWord(token) && !isPlaceExpected(spans)
}

/** "Dans les terres": an ordinary word in lower case behind an article. */
function isWordOfLanguage({ text, foreign }: Token): boolean {
  return foreign !== null && foreign !== 'rare' && /^\p{Ll}/u.test(text)
}

/** A settlement in lower case ("hotels" is a village) counts only after "near" or "in", or when it is large. */
function isLikely(
  named: Named,
  tokens: readonly Token[],
  at: number,
  { length, spans, lookups }: Seen & { length: number },
): boolean {
  if (!isSettlementOnly(named) || isTownNamedFirst(tokens, at, named, lookups)) return true
  const isWritten = /^\p{Lu}/u.test(tokens[at]?.text ?? '') && at > 0
  if (isWritten || length > 1) return true
  if (isPlaceExpected(spans)) return !isOrdinaryWord(named, tokens[at])
  if (isMetropolis(named.settlements, tokens[at], spans)) return true
  if (isWord(tokens[at] ?? tokens[0] ?? NO_TOKEN) || isSmallTown(tokens, at, spans)) return false
  return named.settlements.some(({ population }) => population >= FAMOUS)
}

/** "At home", "off lead": no small town, in lower case. */
function isOrdinaryWord({ settlements }: Named, token: Token | undefined): boolean {
  return token !== undefined && isOrdinary(token.folded) && settlements.every(({ population }) => population < SMALL)
}

/** Inhabitants of a town that few know. */
const SMALL = 5000

function isIndefinite(token: Token | undefined): boolean {
  return /^(a|an|any|some|no|every|each|quiet|free|most|more|one|two|three)$/.test(token?.folded ?? '')
}

/** Recognises a misspelled name. */
export function recogniseMistypedName(
  tokens: readonly Token[],
  at: number,
  { lookups, spans }: Seen,
): Recognised | undefined {
  const token = tokens[at]
  if (!token || isWord(token)) return undefined
  const isExpected = isPlaceExpected(spans) || (token.isCapital && at > 0)
  const found = mistypedNameAt(tokens, at, lookups, { withCities: isExpected })
  if (!found || (found.length === 1 && isFarFromName(token, found.phrase))) return undefined
  if (found.length === 1 && !isExpected && !isMistypedSmall(tokens, at, found.phrase, found.named)) return undefined
  const word = isExpected ? undefined : corrected(token, lookups.vocabularyTypos)
  if (word !== undefined && found.length === 1) return undefined
  const { spots, cores, region } = found.named
  if (!isExpected && spots.length === 0 && cores.length === 0 && region === null) return undefined
  return { meaning: { is: 'name', named: found.named, phrase: found.phrase }, length: found.length }
}

/** Recognises a name with one word in another language: "Central Balkan" for Centralen Balkan. */
export function recogniseSimilarName(tokens: readonly Token[], at: number, { lookups }: Seen): Recognised | undefined {
  const run = tokens.slice(at, at + 2)
  const [first, second] = run
  if (!first || !second || !run.every(isProper)) return undefined
  if ((nameAt(tokens, at, lookups)?.length ?? 0) > 1) return undefined
  const exact = [first, second].map(({ folded }) => lookups.spotsWithWord(folded))
  const [of, other] = (exact[0] ?? []).length > 0 ? [exact[0] ?? [], second] : [exact[1] ?? [], first]
  if (of.length === 0 || of.length > MOST_SPOTS_OF_A_WORD || GENERIC_NAME_WORDS.has(other.folded)) return undefined
  const similar = lookups.spotsWithSimilarWord(other.folded)
  const docs = of.filter(doc => similar.includes(doc))
  return docs.length === 1
    ? { meaning: { is: 'spot', docs, phrase: `${first.folded} ${second.folded}`, isGuess: false }, length: 2 }
    : undefined
}

function isProper({ text }: Token): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text)
}

/** A rare word of a spot's name means the spot: "juclar" for "Estany de Juclar". */
export function recognisePartOfName(
  tokens: readonly Token[],
  at: number,
  { lookups, spans }: Seen,
): Recognised | undefined {
  const token = tokens[at]
  if (!token || token.folded.length < 4 || GENERIC_NAME_WORDS.has(token.folded)) return undefined
  if (isWord(token) && (DIRECTIONS.test(token.folded) || !(isProper(token) && tokens[at + 1]?.isCapital)))
    return undefined
  let docs: readonly Doc[] = lookups.spotsWithWord(token.folded)
  let word = token.folded
  if (isWord(token) && isAnotherTitle(tokens, at + 1, docs, lookups)) return undefined
  if (docs.length === 0) {
    const isMeant = (name: string) => isPlaceExpected(spans) || isMistypedSmall(tokens, at, name)
    const [near] = guessesFor(token.folded, lookups, lookups.spotTypos).filter(
      name => !isFarFromName(token, name) && isMeant(name),
    )
    // "Forrest" is no spot called "Forest".
    if (near !== undefined && near !== token.folded && isWord({ ...token, folded: near, stem: near })) return undefined
    if (near !== undefined) word = near
    // A word of a region's name may begin a spot's: "Skadar" for "Skadarsko jezero".
    const isOther = near !== undefined && (near !== token.folded || isWord(token))
    const similar = () => (isSmallWord(token) ? [] : lookups.spotsWithSimilarWord(word))
    docs = isOther ? ofKindOfEnding(token.folded, lookups.spotsWithWord(near), lookups) : similar()
  }
  if (docs.length === 0 || docs.length > MOST_NARROWED) return undefined
  let length = 1
  while (length < LONGEST_NAME) {
    const link = linkAt(tokens, at + length)
    const next = tokens[at + length + link]
    if (!next || next.folded === '' || (link === 0 && isWord(next))) break
    const others = rememberedSet(lookups.spotsWithWord(next.folded))
    const exact = docs.filter(doc => others.has(doc))
    const isNear = exact.length === 0 && link === 0 && docs.length <= MOST_SPOTS_OF_A_WORD
    const both = isNear ? docsOfMistypedNext(next.folded, docs, lookups) : exact
    if (both.length === 0) break
    docs = both
    word += ` ${foldedOf(tokens.slice(at + length, at + length + link + 1))}`
    length += 1 + link
  }
  return docs.length > MOST_SPOTS_OF_A_WORD
    ? undefined
    : { meaning: { is: 'spot', docs, phrase: word, isGuess: !word.startsWith(token.folded) }, length }
}

const MOST_SPOTS_OF_A_WORD = 12
/** Spots of one word that the next word may narrow down. */
const MOST_NARROWED = 200
