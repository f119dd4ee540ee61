import { COUNTRIES } from '../../../geo/countries.ts'
import { fold } from '../../../text/fold.ts'
import { isNatural } from '../../../index/regions/regions.ts'
import type { Named } from '../../gazetteer/gazetteer.ts'
import { ARTICLE } from '../places/own-article.ts'
import { NO_TOKEN, type Token } from '../tokens.ts'
import { type Foreign, LANGUAGES } from '../../vocabulary/languages/languages.ts'
import { type ForeignLexicon, lexiconOf } from './foreign-lexicon.ts'

/** A name of several words counts when one of them is no word of the language, or when all of them have a capital. */
export function isNameMeant(
  tokens: readonly Token[],
  at: number,
  { named, length, phraseLength }: { named: Named; length: number; phraseLength: number },
  lexicon: ForeignLexicon,
): boolean {
  if (phraseLength > length) return false
  const run = tokens.slice(at, at + length)
  const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text)
  if (isWholeName(tokens, at, { named, length }, lexicon)) return true
  // "Le bois de Vincennes" is the spot of that name, however its first word is written.
  const isWhole = named.spots.length > 0 || isNatural(named.region)
  if (isWhole && run.some(token => isCapital(token) && !lexicon.has(token.folded))) return true
  // "L'île du Sud": a direction with a capital is a part of a name.
  if (named.region?.type === 'island' && run.slice(1).some(isCapital)) return true
  if (isNatural(named.region) && isRegionName(tokens, at, length, lexicon)) return true
  if (isNatural(named.region) && length > Math.max(phraseLength, 1) && run.some(token => isOfName(token, lexicon)))
    return true
  if (named.region !== null && isNumbered(run, lexicon)) return true
  if (named.region?.type === 'macro' && length > Math.max(phraseLength, 1)) return true
  if (isTownName(run, named, lexicon)) return true
  const [first = NO_TOKEN, ...others] = run
  // "Los Haitises" in German, "cerca de La Campana": an article with a capital, however the word behind it is meant.
  if (named.spots.length > 0 && run.every(isCapital) && ARTICLE.test(first.folded)) return true
  // "La Massana" has its article in its name.
  if (isArticle(first, lexicon) && others.every(isCapital) && named.part.length + named.settlements.length > 0)
    return others.some(({ folded }) => !lexicon.has(folded))
  if (!isCapital(first) && lexicon.has(first.folded)) return false
  if (run.some(({ folded }) => folded !== '' && !lexicon.has(folded))) return true
  if (lexicon.table.compounds !== null) return false
  // "Jardin de l'Unesco", "Picos de Europa".
  const content = run.filter(token => !isJoint(token, lexicon))
  const isProper = named.spots.length > 0 || named.region !== null
  return run.every(isCapital) || (isProper && content.length > 1 && content.every(isCapital))
}

/** "Andorra la vella": each word is a name itself, an article or in no table. */
function isTownName(run: readonly Token[], { settlements }: Named, lexicon: ForeignLexicon): boolean {
  if (settlements.length === 0 || run.every(({ folded }) => lexicon.has(folded))) return false
  return run.every(token => isJoint(token, lexicon) || isOfName(token, lexicon))
}

/** "Islas Canarias", "norte de alemania", "costa amalfitana": a word that is a name itself, or is in no table. */
function isOfName({ folded }: Token, lexicon: ForeignLexicon): boolean {
  const meant = lexicon.phraseAt([folded])
  if (meant) return NAME.test(meant.english)
  return folded.length > LONGEST_JOINT && !lexicon.has(folded) && !lexicon.isCommon(folded)
}

/** "Cinque terre": a number, and what is no thing that is looked for. */
function isNumbered([first, second]: readonly Token[], lexicon: ForeignLexicon): boolean {
  const meant = (token: Token | undefined) => lexicon.phraseAt([token?.folded ?? ''])
  return NUMBER.test(meant(first)?.english ?? '') && second !== undefined && meant(second)?.isThing !== true
}

const NUMBER = /^(one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred)$/
const NAME = /^(in )?(the )?\p{Lu}/u

/** "Bayerischer Wald", "Rotes Meer": with capitals, or with the adjective of a region; "große Seen" is a wish. */
function isRegionName(tokens: readonly Token[], at: number, length: number, lexicon: ForeignLexicon): boolean {
  const { compounds } = lexicon.table
  const run = tokens.slice(at, at + length)
  const isOfRegion = run.some(({ folded }) => {
    return compounds?.adjective.test(folded) === true || lexicon.phraseAt([folded])?.english.startsWith('in ') === true
  })
  return isOfRegion || (compounds !== null && at > 0 && run.every(({ text }) => /^\p{Lu}/u.test(text)))
}

/** "Val grande", "bois de vincennes": the whole name of a spot, however it is written; "un val tranquillo" is a wish. */
function isWholeName(
  tokens: readonly Token[],
  at: number,
  { named, length }: { named: Named; length: number },
  lexicon: ForeignLexicon,
): boolean {
  const meant = (token: Token) => lexicon.phraseAt([token.folded])?.english ?? ''
  const before = tokens[at - 1]
  const isWish = before !== undefined && /^(a|an|any|some|one|which|no|without)$/.test(meant(before))
  const content = tokens.slice(at, at + length).filter(token => !isJoint(token, lexicon))
  if (named.spots.length === 0 || isWish || INDEFINITE.test(before?.folded ?? '')) return false
  const isDescribed = content.some(token => WISHED.test(meant(token)))
  return content.length > 1 && !isDescribed && content.some(token => !lexicon.table.things.has(meant(token)))
}

const INDEFINITE = /^(un|une|uno|una|unos|unas|des|dei|delle|degli|ein|eine|einen|einem|einer|kein|keine)$/
const WISHED = /^(quiet\w*|noisy|noisiest|silent|free|remote|near|best|very|more)$/

function isArticle({ folded }: Token, lexicon: ForeignLexicon): boolean {
  return folded.length <= LONGEST_JOINT && lexicon.phraseAt([folded])?.english === 'the'
}

function isJoint(token: Token, lexicon: ForeignLexicon): boolean {
  return isArticle(token, lexicon) || /^(of|in|at)$/.test(lexicon.phraseAt([token.folded])?.english ?? '')
}

const LONGEST_JOINT = 3

/** "Lyon" and "Marseille" are so in French, where Italian has names of its own for them. */
export function isWrittenAlike(word: string, language: Foreign): boolean {
  const isOwn = (each: Foreign) => namesOf(each).has(word)
  return !COUNTRY_WORDS.has(word) && !isOwn(language) && LANGUAGES.some(each => each !== 'en' && isOwn(each))
}

/** The English names of one word that a language has its own word for. */
function namesOf(language: Foreign): ReadonlySet<string> {
  return names.getOrInsertComputed(
    language,
    () =>
      new Set(lexiconOf(language).table.rows.flatMap(({ english }) => (ONE_NAME.test(english) ? [fold(english)] : []))),
  )
}

const names = new Map<Foreign, ReadonlySet<string>>()
const ONE_NAME = /^\p{Lu}[\p{L}-]+$/u
const COUNTRY_WORDS: ReadonlySet<string> = new Set(COUNTRIES.map(({ name }) => fold(name)))
