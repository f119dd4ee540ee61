import type { Gazetteer, Named } from '../gazetteer/gazetteer.ts'
import { GENERIC_NAME_WORDS } from '../../index/names/generic-name-words.ts'
import { typosBetween } from '../../text/edit-distance.ts'
import { corrected, isWord, meaningAt } from './lexicon.ts'
import type { Mark, Sense } from './spans.ts'
import { isPlainPhrase, mistypedNameAt, nameAt } from './names.ts'
import type { Token } from './tokens.ts'

/** What was recognised, and how many tokens it takes. */
export type Sighting = { sense: Sense; length: number }
/** Recognises what begins at a token, knowing the marks before it. */
export type Look = (tokens: readonly Token[], at: number, seen: Seen) => Sighting | undefined
export type Seen = { gazetteer: Gazetteer; marks: readonly Mark[] }

/**
 * A name counts when it is longer than the phrase of the vocabulary that begins there, or stands where a name is
 * expected. Words that all mean something by themselves ("silent valley") are no name behind "a" or "any".
 */
export function lookForName(tokens: readonly Token[], at: number, { gazetteer, marks }: Seen): Sighting | undefined {
  const name = nameAt(tokens, at, gazetteer)
  if (!name || isDirection(tokens, at, name.length)) return undefined
  const sense: Sense = { is: 'name', named: name.named, phrase: name.phrase }
  const meaning = meaningAt(tokens, at)
  const run = tokens.slice(at, at + name.length)
  const isWritten = run.every(({ text }) => /^\p{Lu}/u.test(text)) && at > 0
  if (!meaning) return isLikely(name.named, tokens, at, name.length, marks) ? { sense, length: name.length } : undefined
  if (isSettlementOnly(name.named) && !isWritten) {
    if (meaning.length >= name.length || isPlainPhrase(tokens, at, name.length)) return undefined
  }
  if (meaning.meaning.is === 'ask' && meaning.length > name.length) return undefined
  if (name.length > meaning.length) {
    const isPlain = isPlainPhrase(tokens, at, name.length)
    return isPlain && !isWritten && isIndefinite(tokens[at - 1]) ? undefined : { sense, length: name.length }
  }
  const isStrong = name.named.spots.length > 0 || name.named.region !== null || name.named.part.length > 0
  const isExpected = isWritten && (isStrong || (isPlaceExpected(marks) && meaning.meaning.is === 'stop'))
  return isExpected && name.length === meaning.length && meaning.meaning.is !== 'relation'
    ? { sense, length: name.length }
    : undefined
}

/** A settlement nobody wrote as a name ("hotels", a village) counts only behind "near" or "in", or when it is large. */
function isLikely(named: Named, tokens: readonly Token[], at: number, length: number, marks: readonly Mark[]): boolean {
  if (!isSettlementOnly(named)) return true
  const isWritten = /^\p{Lu}/u.test(tokens[at]?.text ?? '') && at > 0
  if (isWritten || length > 1 || isPlaceExpected(marks)) return true
  if (isWord(tokens[at] ?? tokens[0] ?? UNWRITTEN)) return false
  return named.settlements.some(({ population }) => population >= FAMOUS)
}

/** "Central London": the first word is no place by itself. */
function isDirection(tokens: readonly Token[], at: number, length: number): boolean {
  const word = tokens[at]?.folded ?? ''
  return length === 1 && tokens[at + 1]?.isCapital === true && DIRECTIONS.test(word)
}

const DIRECTIONS =
  /^(central|greater|inner|outer|downtown|north|south|east|west|northern|southern|eastern|western|upper|lower)$/

const FAMOUS = 20_000
const UNWRITTEN: Token = { text: '', folded: '', stem: '', number: null, isCapital: false, isPossessive: false }

function isSettlementOnly({ spots, cores, region, part }: Named): boolean {
  return spots.length === 0 && cores.length === 0 && region === null && part.length === 0
}

/** Behind "near", "in", "from", "to", "between", or a place and "and" or "or". */
export function isPlaceExpected(marks: readonly Mark[]): boolean {
  const before = marks.filter(({ sense }) => !(sense.is === 'stop' || sense.is === 'sign')).at(-1)
  const last = marks.at(-1)
  if (!before) return false
  if (before.sense.is === 'and' || before.sense.is === 'or' || before.sense.is === 'comma') {
    return marks.at(-2)?.sense.is === 'name'
  }
  const isDirect = before === last || /^(the|city|town|village|of)$/i.test(last?.said ?? '')
  return (
    isDirect &&
    (before.sense.is === 'relation' || before.sense.is === 'walking distance') &&
    !/^(for|by|on)$/i.test(before.said)
  )
}

function isIndefinite(token: Token | undefined): boolean {
  return /^(a|an|any|some|no|every|each|quiet|free|most|more|one|two|three)$/.test(token?.folded ?? '')
}

/** A name with words that are neither English nor of any name put right. */
export function lookForMistypedName(
  tokens: readonly Token[],
  at: number,
  { gazetteer, marks }: Seen,
): Sighting | undefined {
  const token = tokens[at]
  if (!token || isWord(token)) return undefined
  const isExpected = isPlaceExpected(marks) || (token.isCapital && at > 0)
  const found = mistypedNameAt(tokens, at, gazetteer, { withCities: isExpected })
  if (!found || (found.length === 1 && isFarFromName(token, found.phrase))) return undefined
  const word = isExpected ? undefined : corrected(token)
  if (word !== undefined && found.length === 1) return undefined
  const { spots, cores, region } = found.named
  if (!isExpected && spots.length === 0 && cores.length === 0 && region === null) return undefined
  return { sense: { is: 'name', named: found.named, phrase: found.phrase }, length: found.length }
}

/** "Central Balkan" for Centralen Balkan: words of one name of which one is written in another language's way. */
export function lookForSimilarName(tokens: readonly Token[], at: number, { gazetteer }: Seen): Sighting | undefined {
  const run = tokens.slice(at, at + 2)
  const [first, second] = run
  if (!first || !second || !run.every(isProper)) return undefined
  if ((nameAt(tokens, at, gazetteer)?.length ?? 0) > 1) return undefined
  const exact = [first, second].map(({ folded }) => gazetteer.spotsWithWord(folded))
  const [of, other] = (exact[0] ?? []).length > 0 ? [exact[0] ?? [], second] : [exact[1] ?? [], first]
  if (of.length === 0 || of.length > MOST_SPOTS_OF_A_WORD || GENERIC_NAME_WORDS.has(other.folded)) return undefined
  const similar = gazetteer.spotsWithSimilarWord(other.folded)
  const docs = of.filter(doc => similar.includes(doc))
  return docs.length === 1
    ? { sense: { is: 'spot', docs, phrase: `${first.folded} ${second.folded}`, isGuess: false }, length: 2 }
    : undefined
}

function isProper({ text }: Token): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text)
}

/** "Pushing", "slowly": what is written like an English word is a mistyped name only when one letter is wrong. */
function isFarFromName({ text, folded }: Token, name: string): boolean {
  return /^\p{Ll}{3,}(ing|ed|ly|ness|ment|tion|able|less|ful)$/u.test(text) && typosBetween(folded, name, 1) > 1
}

/** A rare word of a spot's name stands for the spot: "juclar" for "Estany de Juclar". */
export function lookForPartOfName(tokens: readonly Token[], at: number, { gazetteer }: Seen): Sighting | undefined {
  const token = tokens[at]
  if (!token || token.folded.length < 4 || isWord(token) || GENERIC_NAME_WORDS.has(token.folded)) return undefined
  let docs = gazetteer.spotsWithWord(token.folded)
  let word = token.folded
  if (docs.length === 0) {
    const [near] = gazetteer.spotTypos.near(token.folded).filter(name => !isFarFromName(token, name))
    if (near !== undefined) word = near
    docs = near === undefined ? gazetteer.spotsWithSimilarWord(token.folded) : gazetteer.spotsWithWord(near)
  }
  if (docs.length === 0) return undefined
  let length = 1
  for (; at + length < tokens.length; length++) {
    const next = tokens[at + length]
    if (!next || next.folded === '' || isWord(next)) break
    const both = gazetteer.spotsWithWord(next.folded).filter(doc => docs.includes(doc))
    if (both.length === 0) break
    docs = both
    word += ` ${next.folded}`
  }
  return docs.length > MOST_SPOTS_OF_A_WORD
    ? undefined
    : { sense: { is: 'spot', docs, phrase: word, isGuess: !word.startsWith(token.folded) }, length }
}

const MOST_SPOTS_OF_A_WORD = 12
