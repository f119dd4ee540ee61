import { inDigits, withNumbersSaid } from '../vocabulary/languages/measured/in-digits.ts'
import { CLAUSES } from './clause-readers.ts'
import { isWord, meaningAt } from './lexicon.ts'
import { corrected } from './typos/corrected.ts'
import type { Lookups } from './lookups.ts'
import type { Span, Meaning } from './spans.ts'
import type { Recognised, Seen } from './name-recognisers.ts'
import { isPlaceExpected } from './places/place-expected.ts'
import { withoutTitles } from './places/titles-of-lands.ts'
import { recognisersFor } from './recognisers.ts'
import { mistypedNameAt, nameAt } from './names.ts'
import { foreignTokensOf } from './languages/foreign-tokens.ts'
import { shortNounAt } from './typos/short-nouns.ts'
import { MOST_WORDS, NO_TOKEN, type Token, tokensOf, typedOf } from './tokens.ts'
import type { Language } from '../vocabulary/languages/languages.ts'
import { LOCAL_KIND_OF } from '../vocabulary/languages/local-kinds.ts'
import { harmOf } from '../vocabulary/harm/harm-of.ts'

/** Reads a question from left to right into spans; every token is in exactly one. What the budget does not reach is one, too. */
export function scan(query: string, lookups: Lookups, language: Language = 'en'): readonly Span[] {
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
  const meant = CLAUSES.reduce<readonly Span[]>((sofar, clause) => clause(sofar), spans)
  return withDespair(meant, query)
}

/** Signs of despair, and wrongs, may stand anywhere in a question, whatever each word means alone. */
function withDespair(spans: readonly Span[], query: string): readonly Span[] {
  const to = harmOf(query)
  return to && spans[0] ? spans.with(0, { ...spans[0], meaning: { is: 'harm', to } }) : spans
}

function tokensIn(query: string, language: Language, lookups: Lookups): { tokens: readonly Token[]; read: number } {
  if (language !== 'en') return foreignTokensOf(query, language, lookups)
  const tokens = withoutTitles(tokensSaid(query), lookups)
  return { tokens, read: tokens.length }
}

/** A question is read up to its 64th word, and up to as many signs. */
function endOf(tokens: readonly Token[]): number {
  let [words, signs] = [0, 0]
  const end = tokens.findIndex(({ folded }) => (folded === '' ? ++signs : ++words) > MOST_WORDS)
  return end === -1 ? tokens.length : end
}

function look(tokens: readonly Token[], at: number, seen: Seen): Recognised {
  for (const recognise of recognisersFor(tokens)) {
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
  const isKnown = !token || token.folded.length < 4 || isWord(token) || LOCAL_KIND_OF.has(token.folded)
  if (isKnown || nameAt(tokens, at, lookups)) return tokens
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
    said: meaning.is === 'unknown' ? typedOf(run) : saidOf(run),
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

/** "Wistman's Wood" with its genitive, unless that says whose something else is: "Sarek's rating". */
function saidOf(run: readonly Token[]): string {
  return run
    .map(({ text, isPossessive }, at) => (isPossessive && run.length > 1 && at < run.length - 1 ? `${text}'s` : text))
    .join(' ')
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
    const isWhole = typed.startsWith(meaning.phrase) || meaning.phrase.endsWith(` ${typed}`)
    const isTyped = meaning.is === 'spot' ? !meaning.isGuess : isWhole || isCode(meaning)
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

/** The tokens of a question; numbers in words are digits that keep what was typed. */
function tokensSaid(query: string): Token[] {
  const { text, said } = inDigits(query, 'en')
  return said.length > 0 ? withNumbersSaid(tokensOf(text), said) : tokensOf(text)
}
