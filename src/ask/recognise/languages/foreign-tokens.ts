// A question of another language as tokens of English: each phrase becomes the English phrase that means the same, and
// keeps what was typed; names stay as they are. What follows reads one language.
import { nameAt } from '../names.ts'
import { type ForeignLexicon, lexiconOf, spelled } from './foreign-lexicon.ts'
import type { Lookups } from '../lookups.ts'
import type { Named } from '../../gazetteer/gazetteer.ts'
import { NO_TOKEN, type Source, type Token, tokensOf, tokensWith } from '../tokens.ts'
import type { LanguageTable } from '../../vocabulary/languages/language-table.ts'
import type { Foreign } from '../../vocabulary/languages/languages.ts'

/** Reads the tokens of a question in German, French, Spanish or Italian. */
export function foreignTokensOf(text: string, language: Foreign, lookups: Lookups): Token[] {
  const lexicon = lexiconOf(language)
  const tokens = plainTokens(text, lexicon.table)
  const read: Token[] = []
  let at = 0
  while (at < tokens.length) {
    const { length, as } = readAt(tokens, at, lexicon, lookups)
    read.push(...as)
    at += length
  }
  return read
}

/** Splits a question into its words, without what English contracts. */
export function plainTokens(
  text: string,
  { elided, contractions, correlative }: Pick<LanguageTable, 'elided' | 'contractions' | 'correlative'>,
): Token[] {
  const joined = correlative ? text.replaceAll(correlative.said, correlative.as) : text
  const plain = spelled(joined)
    .replaceAll(/[¿¡]/g, ' ')
    .replaceAll('_', ' ')
    .replaceAll(/(\d{1,3})[.\u00A0\u202F ](\d{3})(?=\s*(?:km|kilom|m\b|met))/gi, '$1$2')
  const apart = elided === null ? plain : plain.replaceAll(elided, '$1 ')
  return tokensWith(apart, contractionsOf(contractions))
}

const known = new WeakMap<object, ReadonlyMap<string, string>>()

function contractionsOf(contractions: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const map = known.get(contractions) ?? new Map(Object.entries(contractions))
  known.set(contractions, map)
  return map
}

type Read = { length: number; as: readonly Token[] }

/** Reads what begins at a token: a name of several words, a phrase, a word put together of two, or something unknown. */
function readAt(tokens: readonly Token[], at: number, lexicon: ForeignLexicon, lookups: Lookups): Read {
  const token = tokens[at]
  if (!token || token.folded === '' || token.number !== null) return { length: 1, as: token ? [token] : [] }
  // "2400 m", not the "m'" of "il m'a".
  const isMetres = token.folded === 'm' && tokens[at - 1]?.number !== null && at > 0
  if (isMetres) return { length: 1, as: [token] }
  const phrase = phraseAt(tokens, at, lexicon)
  const name = nameAt(tokens, at, lookups)
  if (name && name.length > 1 && isNameMeant(tokens, at, { ...name, phraseLength: phrase?.length ?? 0 }, lexicon))
    return { length: name.length, as: tokens.slice(at, at + name.length).map(word => foreign(word, lexicon)) }
  if (phrase) return phrase
  const parts = composed(token, lexicon)
  // "Waldsee" is a town, too.
  if (name && !(parts && isTownOnly(name.named))) return { length: 1, as: [foreign(token, lexicon)] }
  return parts ?? corrected(token, lexicon, lookups) ?? { length: 1, as: [foreign(token, lexicon)] }
}

function phraseAt(tokens: readonly Token[], at: number, lexicon: ForeignLexicon): Read | undefined {
  const end = tokens.findIndex(({ folded, number }, i) => i >= at && (folded === '' || number !== null))
  const run = tokens.slice(at, end === -1 ? undefined : end)
  const found = lexicon.phraseAt(run.map(({ folded }) => folded))
  if (!found) return undefined
  return { length: found.length, as: english(found.english, typed(run.slice(0, found.length))) }
}

/** A name of several words counts when one of them is no word of the language, or when all of them have a capital. */
function isNameMeant(
  tokens: readonly Token[],
  at: number,
  { named, length, phraseLength }: { named: Named; length: number; phraseLength: number },
  lexicon: ForeignLexicon,
): boolean {
  if (phraseLength > length) return false
  const run = tokens.slice(at, at + length)
  const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text)
  // "Le bois de Vincennes" is the spot of that name, however its first word is written.
  if (named.spots.length > 0 && run.some(token => isCapital(token) && !lexicon.has(token.folded))) return true
  if (!isCapital(run[0] ?? tokens[0] ?? NO_TOKEN) && lexicon.has(run[0]?.folded ?? '')) return false
  if (run.some(({ folded }) => folded !== '' && !lexicon.has(folded))) return true
  return !lexicon.table.hasCompounds && run.every(isCapital)
}

function isTownOnly({ spots, cores, region, part }: Named): boolean {
  return region === null && [spots, cores, part].every(docs => docs.length === 0)
}

/** "Bergsee": its last part is a thing, and the part before it a word of the language, too. */
function composed(token: Token, lexicon: ForeignLexicon): Read | undefined {
  if (!lexicon.table.hasCompounds || token.folded.length < SHORTEST_COMPOUND) return undefined
  for (let cut = SHORTEST_PART; cut <= token.folded.length - SHORTEST_PART; cut++) {
    const head = lexicon.phraseAt([token.folded.slice(cut)])
    if (!head?.isThing) continue
    const before = token.folded.slice(0, cut)
    const whole: Source = { text: token.text, correction: null }
    for (const part of [before, before.replace(/(?:s|n|en|es|e)$/, '')]) {
      const modifier = part.length >= SHORTEST_PART ? lexicon.phraseAt([part]) : undefined
      if (modifier && modifier.english !== 'the')
        return {
          length: 1,
          as: [...english(modifier.english, whole), ...english(head.english, whole)],
        }
    }
  }
  return undefined
}

const SHORTEST_COMPOUND = 7
const SHORTEST_PART = 3

/** Corrects a rare word to one of the tables, unless it may be a name. */
function corrected(token: Token, lexicon: ForeignLexicon, lookups: Lookups): Read | undefined {
  const { folded } = token
  if (folded.length < SHORTEST_CORRECTED || lexicon.isCommon(folded) || token.isPossessive) return undefined
  if (lookups.spotTypos.has(folded) || lookups.spotsWithWord(folded).length > 0) return undefined
  const isName = token.isCapital && !lexicon.table.hasCompounds
  const [word] = isName ? [] : lexicon.typos.near(folded)
  const found = word === undefined ? undefined : lexicon.phraseAt([word])
  if (word === undefined || !found) return undefined
  return { length: 1, as: english(found.english, { text: token.text, correction: word }) }
}

const SHORTEST_CORRECTED = 5

/** The English of a phrase, each token with what was typed for all of it. */
function english(phrase: string, typedAs: Source): Token[] {
  return tokensOf(phrase).map(token => ({ ...token, isCapital: /^\p{Lu}/u.test(token.text), source: typedAs }))
}

function typed(run: readonly Token[]): Source {
  return { text: run.map(({ text }) => text).join(' '), correction: null }
}

function foreign(token: Token, lexicon: ForeignLexicon): Token {
  return { ...token, foreign: lexicon.isCommon(token.folded) || lexicon.has(token.folded) ? 'common' : 'rare' }
}
