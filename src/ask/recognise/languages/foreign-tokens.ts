// A question of another language as tokens of English: each phrase becomes the English phrase that means the same, and
// keeps what was typed; names stay as they are. What follows reads one language.
import { partOfLandAt } from '../compass/part-of-land.ts'
import { nameAt } from '../names.ts'
import { borrowed } from './borrowed.ts'
import { partsOf } from './compounds.ts'
import { type ForeignLexicon, lexiconOf } from './foreign-lexicon.ts'
import { isNameMeant } from './whole-names.ts'
import { isMereNoun, isParkOfCountry, isPartOfLand, isRiverName, isTown, isTownOnly } from './name-or-noun.ts'
import { moreOfAt } from './more-of.ts'
import { plainTokens } from './plain-tokens.ts'
import { rightSpellingOf } from './respelling.ts'
import { isVerb } from './voices/beside-pronoun.ts'
import { phraseAround } from './voices/phrase-around.ts'
import { isStars } from '../ratings/stars.ts'
import { mostOfCountriesAt } from '../places/most-of-countries.ts'
import { ARTICLE, nameWithArticleAt } from '../places/own-article.ts'
import { asFiller, titleOfLandAt } from '../places/titles-of-lands.ts'
import { asOneName, hyphenedIn, isHyphenedName } from './hyphened.ts'
import { inDigits, withNumbersSaid } from '../../vocabulary/languages/measured/in-digits.ts'
import { cityAt } from './city-names.ts'
import type { Lookups } from '../lookups.ts'
import { globeWordAt, isHemisphere, ofCompass, partSaid } from './compass.ts'
import { MOST_WORDS, type Source, type Token, tokensOf } from '../tokens.ts'
import type { Foreign } from '../../vocabulary/languages/languages.ts'

/**
 * Reads the tokens of a question in German, French, Spanish or Italian. Those from `read` on were not: they stand beyond the
 * words that are read at most, or beyond the budget.
 */
export function foreignTokensOf(
  text: string,
  language: Foreign,
  lookups: Lookups,
): { tokens: readonly Token[]; read: number } {
  const lexicon = lexiconOf(language)
  const digits = inDigits(text, language)
  const tokens = withNumbersSaid(plainTokens(digits.text, lexicon.table), digits.said)
  const hyphened = hyphenedIn(text, tokens)
  const { refusals } = lookups.budget
  const translated: Token[] = []
  for (let [at, words] = [0, 0]; at < tokens.length; ) {
    const { length, as } =
      readPart(tokens, at, lexicon, lookups) ??
      readHyphened(tokens, at, hyphened.get(at) ?? 0, { lexicon, lookups }) ??
      readAt(tokens, at, lexicon, lookups)
    words += tokens.slice(at, at + length).filter(({ folded }) => folded !== '').length
    if (words > MOST_WORDS || lookups.budget.refusals > refusals)
      return { tokens: [...translated, ...tokens.slice(at)], read: translated.length }
    translated.push(...as)
    at += length
  }
  return { tokens: translated, read: translated.length }
}

type Read = { length: number; as: readonly Token[] }

/** "Im Norden von", "nel … settentrionale", with the name between as it stands. */
function readPart(tokens: readonly Token[], at: number, lexicon: ForeignLexicon, lookups: Lookups): Read | undefined {
  const part = partOfLandAt(tokens, at, lexicon.language, lookups)
  if (!part) return undefined
  const words = [...tokens.slice(at, part.name), ...tokens.slice(part.behind, part.end)]
  const name = tokens.slice(part.name, part.behind).map(word => foreign(word, lexicon))
  return { length: part.end - at, as: [...english(part.english, typed(words)), ...name] }
}

/** "Île-de-France" is read as a whole; where nothing is called so, it is one unknown name behind a preposition. */
function readHyphened(
  tokens: readonly Token[],
  at: number,
  length: number,
  { lexicon, lookups }: { lexicon: ForeignLexicon; lookups: Lookups },
): Read | undefined {
  if (length < 2 || (phraseAt(tokens, at, lexicon, lookups)?.length ?? 0) >= length) return undefined
  const name = nameAt(tokens, at, lookups)
  if (name && name.length >= length)
    return { length: name.length, as: tokens.slice(at, at + name.length).map(word => foreign(word, lexicon)) }
  const before = tokens[at - 1]
  const isPlace = before !== undefined && /^(in|near|from|to)$/.test(lexicon.phraseAt([before.folded])?.english ?? '')
  return isPlace && isHyphenedName(tokens, at, length) ? { length, as: asOneName(tokens, at, length) } : undefined
}

/** Reads what begins at a token: a name of several words, a phrase, a word put together, or something unknown. */
function readAt(tokens: readonly Token[], at: number, lexicon: ForeignLexicon, lookups: Lookups): Read {
  const token = tokens[at]
  if (!token || token.folded === '' || token.number !== null) return { length: 1, as: token ? [token] : [] }
  if (isHemisphere(tokens, at)) return { length: 1, as: [ofCompass(token, lexicon.table)] }
  const ofGlobe = globeWordAt(tokens, at)
  if (ofGlobe !== undefined) return { length: 1, as: english(ofGlobe, typed([token])) }
  // "2400 m", not the "m'" of "il m'a".
  if (token.folded === 'm' && tokens[at - 1]?.number !== null && at > 0) return { length: 1, as: [token] }
  if (isStars(tokens, at)) return { length: 1, as: english('stars', typed([token])) }
  const longest = phraseAt(tokens, at, lexicon, lookups)
  const city = cityAt(tokens, at, lexicon, lookups)
  if (city > 0 && city >= (longest?.length ?? 0)) return { length: city, as: tokens.slice(at, at + city).map(asName) }
  const title = titleOfLandAt(tokens, at, lexicon.language, lookups)
  if (title > 0 && title >= (longest?.length ?? 0))
    return { length: title, as: [asFiller(tokens.slice(at, at + title))] }
  const most = mostOfCountriesAt(tokens, at, lexicon.language) ?? moreOfAt(tokens, at, lexicon)
  if (most && most.length >= (longest?.length ?? 0))
    return { length: most.length, as: english(most.english, typed(tokens.slice(at, at + most.length))) }
  const phrase = longest && withoutArticle(tokens, at, longest, { lexicon, lookups })
  const part = phrase && partSaid(phrase.as, tokens[at + phrase.length], { lexicon, lookups })
  if (phrase && part) return { ...phrase, as: english(part, typed(tokens.slice(at, at + phrase.length))) }
  const name = nameWithArticleAt(tokens, at, lookups)
  if (name && name.length > 1 && isNameMeant(tokens, at, { ...name, phraseLength: phrase?.length ?? 0 }, lexicon))
    return { length: name.length, as: tokens.slice(at, at + name.length).map(word => foreign(word, lexicon)) }
  const proper = properNameAt(tokens, at, lexicon)
  if (proper && (name?.length ?? 0) < proper.length && (phrase?.length ?? 0) <= proper.length) return proper
  if (phrase && !(name && isRiverName(tokens, at, phrase.as, name.named))) return phrase
  const joint = borrowed(token, lexicon)
  if (joint !== undefined && (!name || isTownOnly(name.named))) return { length: 1, as: english(joint, typed([token])) }
  const parts = composed(token, lexicon)
  // "Waldsee" is a town, too.
  if (name && !(parts && isTownOnly(name.named)))
    return { length: 1, as: [foreign(isMereNoun(token, name.named, lexicon) ? asNoun(token) : token, lexicon)] }
  const verb = isVerb(tokens, at, lexicon) ? { length: 1, as: [{ ...token, foreign: 'verb' as const }] } : undefined
  return parts ?? verb ?? corrected(token, lexicon, lookups) ?? { length: 1, as: [foreign(token, lexicon)] }
}

/** The longest phrase that begins at a token; in it a rare word may be misspelled. */
function phraseAt(tokens: readonly Token[], at: number, lexicon: ForeignLexicon, lookups: Lookups): Read | undefined {
  const end = tokens.findIndex(({ folded, number }, i) => i >= at && (folded === '' || number !== null))
  const run = tokens.slice(at, Math.min(end === -1 ? tokens.length : end, at + LONGEST_PHRASE))
  const words = run.map(({ folded }) => folded)
  const found = phraseAround(words, lexicon)
  const right = run.map((token, i) =>
    i === 0 ? token.folded : (rightSpellingOf(token, lexicon, lookups) ?? token.folded),
  )
  const meant = right.some((word, i) => word !== words[i]) ? lexicon.phraseAt(right) : undefined
  if (meant && meant.length > (found?.length ?? 0)) {
    const said = run.slice(0, meant.length)
    const from = said.map(({ text }) => text).join(' ')
    const isRight = said.every(({ folded }, i) => folded === right[i])
    const to = said.map(({ text, folded }, i) => (folded === right[i] ? text : right[i])).join(' ')
    return { length: meant.length, as: english(meant.english, { text: from, correction: isRight ? null : to }) }
  }
  if (!found) return undefined
  const read = { length: found.length, as: english(found.english, typed(run.slice(0, found.length))) }
  return lexicon.table.comparesWithOf
    ? (comparedAt(tokens, at, { ...read, english: found.english }, { lexicon, lookups }) ?? read)
    : read
}

const LONGEST_PHRASE = 7

/** "Più tranquillo di Sarek" compares with a spot; "il più tranquillo di Andorra" is the first of a region. */
function comparedAt(
  tokens: readonly Token[],
  at: number,
  { length, english: best }: { length: number; english: string },
  { lexicon, lookups }: { lexicon: ForeignLexicon; lookups: Lookups },
): Read | undefined {
  const than = COMPARED.get(best)
  const of = lexicon.phraseAt([tokens[at + length]?.folded ?? ''])?.english
  if (than === undefined || of !== 'of') return undefined
  const named = nameAt(tokens, at + length + 1, lookups)?.named
  const isSpot = named !== undefined && named.region === null && named.spots.length + named.cores.length > 0
  const isLand = Boolean(named?.region) && isSaidOfName(tokens, at)
  return isSpot || isLand
    ? { length: length + 1, as: english(than, typed(tokens.slice(at, at + length + 1))) }
    : undefined
}

/** "L'Italia è più tranquilla", "è la Svezia più tranquilla": said of a name, and no first of a kind. */
function isSaidOfName(tokens: readonly Token[], at: number): boolean {
  const isVerb = (token: Token | undefined) => /^(è|e'|sono)$/i.test(token?.text ?? '')
  const [before, name] = [tokens[at - 1], tokens[at - 2]]
  return isVerb(before) ? /^\p{Lu}/u.test(name?.text ?? '') : isVerb(tokens[0]) && before?.isCapital === true
}

const COMPARED: ReadonlyMap<string, string> = new Map([
  ['quietest', 'quieter than'],
  ['noisiest', 'louder than'],
  ['higher', 'higher than'],
  ['lower', 'lower than'],
])

/** "Englischer Garten": an adjective with a capital, where the language writes others small, begins a name. */
function properNameAt(tokens: readonly Token[], at: number, lexicon: ForeignLexicon): Read | undefined {
  const [first, next] = tokens.slice(at, at + 2)
  const isName = first?.isCapital && next?.isCapital && lexicon.table.compounds?.adjective.test(first.text)
  if (!first || !next || !isName || isParkOfCountry(first, next, lexicon) || isPartOfLand(first, next, lexicon))
    return undefined
  const [text, folded] = [`${first.text} ${next.text}`, `${first.folded} ${next.folded}`]
  return { length: 2, as: [{ ...first, text, folded, stem: folded, foreign: 'common' }] }
}

/**
 * "En la Massana": the article is that of the town's name; so is one with a capital, "los bosques de La Palma". "A Casa de Campo": a
 * spot's name begins with the last word of "a casa".
 */
function withoutArticle(
  tokens: readonly Token[],
  at: number,
  phrase: Read,
  { lexicon, lookups }: { lexicon: ForeignLexicon; lookups: Lookups },
): Read {
  const last = at + phrase.length - 1
  const isArticle = tokens[last + 1]?.isCapital === true && ARTICLE.test(tokens[last]?.folded ?? '')
  if (phrase.length === 1 || !(isArticle || tokens[last]?.isCapital)) return phrase
  const name = nameWithArticleAt(tokens, last, lookups)
  if (!name || name.length === 1) return phrase
  const isNames = isArticle ? isTown(name.named) || isWrittenOf(tokens, last, lookups) : name.named.spots.length > 0
  if (!isNames) return phrase
  const run = tokens.slice(at, last)
  const shorter = lexicon.phraseAt(run.map(({ folded }) => folded))
  return shorter?.length === run.length ? { length: run.length, as: english(shorter.english, typed(run)) } : phrase
}

/** Whether the article is written as that of the name, which without it is another: La Palma and Palma. */
function isWrittenOf(tokens: readonly Token[], article: number, lookups: Lookups): boolean {
  const region = nameAt(tokens, article + 1, lookups)?.named.region ?? null
  return tokens[article]?.isCapital === true && region === null
}

function asName(token: Token): Token {
  return { ...token, foreign: 'rare' }
}

function asNoun(token: Token): Token {
  return { ...token, text: token.text.toLowerCase(), isCapital: false, source: typed([token]) }
}

function composed(token: Token, lexicon: ForeignLexicon): Read | undefined {
  const whole: Source = { text: token.text, correction: null }
  const parts = partsOf(token.folded, lexicon)
  return parts && { length: 1, as: parts.flatMap(part => english(part, whole)) }
}

/** Corrects a rare word to one of the tables. */
function corrected(token: Token, lexicon: ForeignLexicon, lookups: Lookups): Read | undefined {
  const word = rightSpellingOf(token, lexicon, lookups)
  const found = word === undefined ? undefined : lexicon.phraseAt([word])
  if (word === undefined || !found) return undefined
  return { length: 1, as: english(found.english, { text: token.text, correction: word }) }
}

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
