import { withAirports } from './clauses/airports.ts'
import { withInabilities } from './clauses/inabilities.ts'
import { withPrices } from './clauses/prices.ts'
import { withToldFacts } from './clauses/told-facts.ts'
import { corrected, isWord, meaningAt } from './lexicon.ts'
import type { Lookups } from './lookups.ts'
import { coordinatesAt } from './figures/coordinates.ts'
import { distanceAt } from './figures/distances.ts'
import type { Span, Meaning } from './spans.ts'
import {
  isPlaceExpected,
  type Recogniser,
  recogniseMistypedName,
  recogniseMistypedTitle,
  recogniseName,
  recogniseNoPlace,
  recognisePartOfName,
  recogniseSimilarName,
  type Seen,
  type Recognised,
} from './name-recognisers.ts'
import { recogniseKindOfName } from './kind-of-name.ts'
import { limitAt } from './figures/limits.ts'
import { levelAt } from './figures/levels.ts'
import { mistypedNameAt, nameAt } from './names.ts'
import { recogniseNoiseSource, recogniseRuledOutNoise } from './noise-sources.ts'
import { numberAt } from './figures/numbers.ts'
import { ordinalAt } from './figures/ordinals.ts'
import { trailLengthAt } from './figures/trail-length.ts'
import { meansAt, travelAt, tripAt } from './figures/travel.ts'
import { recognisePass } from './clauses/passes.ts'
import { recogniseCountryCode, recogniseOrderParameter } from './figures/parameters.ts'
import { ratingAt } from './figures/ratings.ts'
import { recogniseState } from './states.ts'
import { foreignTokensOf } from './languages/foreign-tokens.ts'
import { shortNounAt } from './typos/short-nouns.ts'
import { MOST_WORDS, NO_TOKEN, type Token, tokensOf, typedOf } from './tokens.ts'
import type { Language } from '../vocabulary/languages/languages.ts'
import { recogniseAffected } from './senses/affected.ts'
import { recogniseCarFree } from './senses/car-free.ts'
import { recogniseMissingField } from './senses/missing-fields.ts'
import { recogniseStill } from './senses/still.ts'
import { isDespair } from '../vocabulary/harm/despair.ts'

/** Recognisers in the order in which they are tried. */
const RECOGNISERS: readonly Recogniser[] = [
  (tokens, at) => recognised(coordinatesAt(tokens, at), found => ({ is: 'coordinates', at: found.at })),
  recogniseState,
  recogniseCountryCode,
  recogniseOrderParameter,
  recognisePass,
  (tokens, at) => recognised(levelAt(tokens, at), ({ length: _, ...bounds }) => ({ is: 'level', ...bounds })),
  (tokens, at, { spans }) =>
    recognised(trailLengthAt(tokens, at, spans), () => ({ is: 'unmeasured', property: 'length' })),
  (tokens, at) =>
    recognised(distanceAt(tokens, at), ({ km, fromKm, side, isHeight }) => ({
      is: 'distance',
      km,
      fromKm,
      side,
      isHeight,
    })),
  (tokens, at) =>
    recognised(travelAt(tokens, at), ({ km, side, estimate }) =>
      km === null ? { is: 'time' } : { is: 'distance', km, fromKm: 0, side, isHeight: false, estimate },
    ),
  (tokens, at) => recognised(tripAt(tokens, at), ({ km }) => distanceOf(km)),
  recogniseMeans,
  recogniseMissingField,
  recogniseAffected,
  recogniseStill,
  recognisePermits,
  recogniseRuledOutNoise,
  recogniseCarFree,
  recogniseNoiseSource,
  recogniseNoPlace,
  recogniseKindOfName,
  recogniseMistypedTitle,
  recogniseSimilarName,
  recogniseName,
  (tokens, at) => recognised(limitAt(tokens, at), ({ value }) => ({ is: 'number', value, isLimit: true })),
  (tokens, at) =>
    recognised(ratingAt(tokens, at), ({ min, max, shown, opposite }) => ({ is: 'rating', min, max, shown, opposite })),
  (tokens, at) => recognised(ordinalAt(tokens, at), ({ value }) => ({ is: 'ordinal', value })),
  (tokens, at) => recognised(meaningAt(tokens, at), ({ meaning }) => meaning),
  recogniseNumber,
  recogniseMistypedName,
  recognisePartOfName,
]

/** Reads a question from left to right into spans; every token is in exactly one. What the budget does not reach is one, too. */
export function scan(query: string, lookups: Lookups, language: Language = 'en'): Span[] {
  const { tokens: all, read } = tokensIn(query, language, lookups)
  const words = all.slice(0, Math.min(endOf(all), read))
  const end = lookups.budget.take('words', words.length) ? words.length : 0
  let tokens: readonly Token[] = words
  const spans: Span[] = []
  let at = 0
  while (at < end) {
    const { refusals } = lookups.budget
    tokens = withCorrection(tokens, at, lookups, spans)
    const { meaning, length } = look(tokens, at, { lookups, spans })
    // With less looked up it may mean something else.
    if (lookups.budget.refusals > refusals) break
    spans.push(spanOf(tokens, at, length, meaning))
    at += length
  }
  if (all.length > at) spans.push(spanOf(all, at, all.length - at, { is: 'unread' }))
  return withDespair(withToldFacts(withPrices(withInabilities(withAirports(spans)))), query)
}

/** Signs of despair may stand anywhere in a question, whatever each means alone. */
function withDespair(spans: Span[], query: string): Span[] {
  const [first] = spans
  return first && isDespair(query) ? spans.with(0, { ...first, meaning: { is: 'harm', to: 'self' } }) : spans
}

function tokensIn(query: string, language: Language, lookups: Lookups): { tokens: readonly Token[]; read: number } {
  if (language !== 'en') return foreignTokensOf(query, language, lookups)
  const tokens = tokensOf(query)
  return { tokens, read: tokens.length }
}

/** A question is read up to its 64th word, and up to as many signs. */
function endOf(tokens: readonly Token[]): number {
  let [words, signs] = [0, 0]
  const end = tokens.findIndex(({ folded }) => (folded === '' ? ++signs : ++words) > MOST_WORDS)
  return end === -1 ? tokens.length : end
}

function look(tokens: readonly Token[], at: number, seen: Seen): Recognised {
  for (const recognise of RECOGNISERS) {
    const found = recognise(tokens, at, seen)
    if (found) return found
  }
  const token = tokens[at]
  if (token && token.folded === '') return { meaning: { is: /^[,;]$/.test(token.text) ? 'comma' : 'sign' }, length: 1 }
  const isRare = token !== undefined && (token.foreign === null ? !isWord(token) : token.foreign === 'rare')
  const isVerb = token?.foreign === 'verb'
  const isForeign = token?.foreign === 'common' || isVerb
  const isPlace = token?.foreign === 'rare' && token.isCapital && isPlaceExpected(seen.spans)
  const signs = {
    ...(isRare && { isRare }),
    ...(isForeign && { isForeign }),
    ...(isVerb && { isVerb }),
    ...(isPlace && { isPlace }),
  }
  return { meaning: { is: 'unknown', ...signs }, length: 1 }
}

function distanceOf(km: number): Meaning {
  return { is: 'distance', km, fromKm: 0, side: null, isHeight: false, estimate: 'trip' }
}

/** "By train" behind a time of travel, which it has been reckoned with; beside "weekend trip" it is how one gets there. */
function recogniseMeans(tokens: readonly Token[], at: number, { spans }: Seen): Recognised | undefined {
  const isReckoned = spans.some(
    ({ meaning }) => meaning.is === 'distance' && (meaning.estimate === 'walk' || meaning.estimate === 'ride'),
  )
  return isReckoned ? recognised(meansAt(tokens, at), () => ({ is: 'reckoned' })) : undefined
}

/** "Forests that permit campfires": the verb, and no paper. */
function recognisePermits(tokens: readonly Token[], at: number): Recognised | undefined {
  if (!/^permit(s|ting)?$/.test(tokens[at]?.folded ?? '')) return undefined
  const next = meaningAt(tokens, at + 1)
  const isAllowed = next?.meaning.is === 'fire' || next?.meaning.is === 'feature'
  return isAllowed ? { meaning: next.meaning, length: 1 + next.length } : undefined
}

function recognised<T extends { length: number }>(
  found: T | undefined,
  meaning: (found: T) => Meaning,
): Recognised | undefined {
  return found && { meaning: meaning(found), length: found.length }
}

/** "25 kids" are the company, and no number of spots. */
const COMPANY =
  /^(kid|child|children|toddler|bab(y|ies)|people|person|adult|friend|guest|student|pupil|senior|travell?er|hiker|cyclist|dog|pet|cat|horse|car|day|night|hour|week|month|year|of us)s?$/

function recogniseNumber(tokens: readonly Token[], at: number): Recognised | undefined {
  const number = numberAt(tokens, at)
  if (number && COMPANY.test(tokens[at + number.length]?.folded ?? ''))
    return { meaning: { is: 'stop', isContent: true }, length: number.length }
  return recognised(numberAt(tokens, at), ({ value }) => ({ is: 'number', value }))
}

/** Corrects the token to a word of the vocabulary, unless a name begins with it. */
function withCorrection(
  tokens: readonly Token[],
  at: number,
  lookups: Lookups,
  spans: readonly Span[],
): readonly Token[] {
  const token = tokens[at]
  if (token && isQuiteForQuiet(tokens, at)) {
    return tokens.with(at, correctedTo('quiet', token))
  }
  const noun = shortNounAt(tokens, at, { lookups, spans })
  if (token && noun !== undefined) return tokens.with(at, correctedTo(noun, token))
  if (!token || token.folded.length < 4 || isWord(token) || nameAt(tokens, at, lookups)) return tokens
  const isPlace = isPlaceExpected(spans) || (token.isCapital && at > 0)
  if (isPlace && mistypedNameAt(tokens, at, lookups, { withCities: true })) return tokens
  const longName = mistypedNameAt(tokens, at, lookups, { withCities: false })
  if (longName && longName.length > 1) return tokens
  if (lookups.spotTypos.has(token.folded)) return tokens
  const word = corrected(token, lookups.vocabularyTypos)
  if (word === undefined) return tokens
  return tokens.with(at, correctedTo(word, token))
}

function correctedTo(word: string, { text, isCapital }: Token): Token {
  const [right = NO_TOKEN] = tokensOf(word)
  return { ...right, text, isCapital, correction: right.folded }
}

/** "Quite lakes": nothing is quite a lake. */
function isQuiteForQuiet(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.folded === 'quite' ? meaningAt(tokens, at + 1)?.meaning : undefined
  return next?.is === 'feature'
}

function spanOf(tokens: readonly Token[], at: number, length: number, meaning: Meaning): Span {
  const run = tokens.slice(at, at + length)
  const last = run.at(-1)
  return {
    meaning,
    from: at,
    to: at + length,
    said: meaning.is === 'unknown' ? typedOf(run) : run.map(({ text }) => text).join(' '),
    typed: typedOf(run),
    isCapital: run.some(({ isCapital }) => isCapital),
    // Other languages have plurals of their own: of things several are wanted, unless two are one word.
    isPlural:
      last !== undefined &&
      (last.source === null
        ? /[^s]s$/.test(last.folded)
        : meaning.is === 'feature' && !isPartOfWord(tokens, at, length)),
    corrected: correctionOf(run, meaning),
  }
}

function isPartOfWord(tokens: readonly Token[], at: number, length: number): boolean {
  const source = tokens[at]?.source
  return tokens[at - 1]?.source === source || tokens[at + length]?.source === source
}

/** What was typed and what it was read as; null when it was read as typed. */
function correctionOf(run: readonly Token[], meaning: Meaning): Span['corrected'] {
  const from = run.map(({ text }) => text).join(' ')
  if (meaning.is === 'name' || meaning.is === 'spot') {
    const typed = run.flatMap(({ folded }) => (folded === '' ? [] : [folded])).join(' ')
    const isTyped = meaning.is === 'spot' ? !meaning.isGuess : typed.startsWith(meaning.phrase) || isCode(meaning)
    return isTyped || meaning.phrase === '' ? null : { from, to: titled(meaning.phrase) }
  }
  const [fixed] = run.flatMap(({ source }) => (source?.correction ? [source] : []))
  if (fixed?.correction) return { from: fixed.text, to: fixed.correction }
  if (run.every(({ correction }) => correction === null)) return null
  return { from, to: run.map(({ text, correction }) => correction ?? text).join(' ') }
}

/** The code of a country is read, not corrected. */
function isCode({ phrase, named: { region } }: Extract<Meaning, { is: 'name' }>): boolean {
  return region?.name === phrase
}

function titled(phrase: string): string {
  return phrase.replaceAll(/(?<!\p{L})\p{Ll}/gu, letter => letter.toUpperCase())
}
