import { fold } from '../../../text/fold.ts'
import { FILLER_WORDS } from '../../vocabulary/plain-words.ts'
import { LANGUAGES, type Foreign, type Language } from '../../vocabulary/languages/languages.ts'
import { ENGLISH_NAME_WORDS, isName, lexiconOf } from './foreign-lexicon.ts'
import { plainTokens } from './plain-tokens.ts'
import { ACCENT, FOREIGN, voiceAmong, voiceOf } from './voices/word-voice.ts'
import { isOrdinary } from '../lexicon.ts'
import { corrected } from '../typos/corrected.ts'
import type { Named } from '../../gazetteer/gazetteer.ts'
import type { Lookups } from '../lookups.ts'
import { nameAt } from '../names.ts'
import type { Token } from '../tokens.ts'

const LONGEST_READ = 40
/** As any language with elision writes them: "l'", "dell'". */
const PLAIN = { elided: /(?<!\p{L})(\p{L}{1,7})['’](?=\p{L})/gu, contractions: {} }

/**
 * Tells the language of a question by its words: each speaks for the languages that have it, in equal shares; names of
 * several words speak for none. Null when no word speaks for any: a bare name. Words that speak for `before`, the language
 * of the conversation, nearly as much as for another are of that one: "y en Suiza", "in Berlin".
 */
export function languageOf(text: string, lookups: Lookups, before: Language | null = null): Language | null {
  const { words, scores } = voicesOf(text, lookups)
  const all = Math.max(...scores.values())
  if (before !== null && all > 0 && (scores.get(before) ?? 0) > all - LEAST_LEAD) return before
  const english = scores.get('en') ?? 0
  if (english > 0 && FOREIGN.every(language => (scores.get(language) ?? 0) < english - NAME_LEAD)) return 'en'
  const [best, most] = FOREIGN.map(language => [language, scores.get(language) ?? 0] as const).toSorted(
    (a, b) => b[1] - a[1] || exactIn(words, b[0]) - exactIn(words, a[0]) || unlike(words, a[0]) - unlike(words, b[0]),
  )[0] ?? ['de', 0]
  if (most === 0 && english === 0) return null
  // "Seen bei Stockholm": German writes its nouns so, and the name is English, too.
  const lead = words.some(word => best === 'de' && /^\p{Lu}/u.test(word)) ? NAME_LEAD : 0
  const isThing = most >= english - lead && words.some(word => isThingElsewhere(fold(word), best))
  const isOther = most > english || isThing
  return isOther && !isMistypedEnglish(text, words, best, lookups) ? best : 'en'
}

/** "Qiuet waterfals in irland": nothing but a name speaks for German, and what is mistyped is English. */
function isMistypedEnglish(text: string, words: readonly string[], best: Foreign, lookups: Lookups): boolean {
  const lexicon = lexiconOf(best)
  const own = words.filter(word => {
    const { speaking } = voiceOf(word)
    return speaking.includes(best) && !speaking.includes('en')
  })
  if (!own.every(word => isName(lexicon.phraseAt([fold(word)])?.english ?? ''))) return false
  return plainTokens(text, PLAIN).some(token => {
    const isUnknown = token.folded !== '' && voiceOf(token.text).speaking.length === 0
    return isUnknown && corrected(token, lookups.vocabularyTypos) && lexicon.typos.near(token.folded).length === 0
  })
}

/** How much one name speaks for English, where German has the same. */
const NAME_LEAD = 0.5

/** How many words a language writes in this very form: "bosco" is Italian, and only like the "boscoso" of Spanish; German has "Düne". */
function exactIn(words: readonly string[], language: Foreign): number {
  const lexicon = lexiconOf(language)
  return words.filter(word => lexicon.isExact([fold(word)]) && lexicon.hasWritten(word)).length
}

/** How many nouns German would have written otherwise: "grotte in Andorra" is Italian, "Grotte in Andorra" German. */
function unlike(words: readonly string[], language: Foreign): number {
  return language === 'de' ? words.filter(word => word.length >= LEAST_NOUN && /^\p{Ll}/u.test(word)).length : 0
}

const LEAST_NOUN = 4

/** The words of a question that speak for languages, and how much they speak for each. */
type Voices = { words: readonly string[]; scores: ReadonlyMap<Language, number> }

/** An earlier question is asked for its own language and again for those after it. */
function voicesOf(text: string, lookups: Lookups): Voices {
  const known = voices.getOrInsertComputed(lookups, () => new Map<string, Voices>())
  return known.getOrInsertComputed(text, () => heardIn(text, lookups))
}

/** By the look-ups, which each question opens anew. */
const voices = new WeakMap<Lookups, Map<string, Voices>>()

function heardIn(text: string, lookups: Lookups): Voices {
  const tokens = plainTokens(text, PLAIN).slice(0, LONGEST_READ)
  const words = wordsBesideNames(tokens, lookups)
  const voices = { words, scores: scoresOf(words, tokens, text) }
  const english = voices.scores.get('en') ?? 0
  const isOther = [...voices.scores].some(([language, score]) => language !== 'en' && score > 0 && score >= english)
  if (english === 0 || !isOther) return voices
  // "Quiet places in cinque terre": what is left beside a name in lower case decides, if anything is.
  const fewer = wordsBesideNames(withCapitals(tokens, lookups), lookups)
  const scores = fewer.length < words.length ? scoresOf(fewer, tokens, text) : voices.scores
  return Math.max(...scores.values()) > 0 ? { words: fewer, scores } : voices
}

/** Names of several words in lower case, of a region or a spot, as they are written; without large cities behind the first word. */
function withCapitals(tokens: readonly Token[], lookups: Lookups): readonly Token[] {
  const written = [...tokens]
  for (let at = 1; at < tokens.length; at++) {
    if (!/^\p{Ll}/u.test(tokens[at]?.text ?? '')) continue
    const name = nameAt(tokens, at, lookups)
    const token = tokens[at]
    const isMeant = name !== undefined && (name.named.region !== null || name.named.spots.length > 0)
    const isCity = name?.length === 1 && token !== undefined && isCityOnly(name.named, token)
    if (token && isCity) written[at] = { ...token, text: '', folded: '' }
    if (!token || !isMeant || name.length < 2) continue
    written[at] = { ...token, text: token.text.replace(/^\p{Ll}/u, letter => letter.toUpperCase()) }
    at += name.length - 1
  }
  return written
}

/** "Lieux calmes lyon": a word that is one of no language. */
function isCityOnly({ settlements }: Named, token: Token): boolean {
  const isLarge = settlements.some(({ population }) => population >= CITY)
  const isWord = isOrdinary(token.folded) || FILLER.has(token.folded)
  return isLarge && !isWord && FOREIGN.every(language => !lexiconOf(language).has(token.folded))
}

/** How much the words of a question, and the way it begins, speak for each language. */
function scoresOf(words: readonly string[], tokens: readonly Token[], text: string): ReadonlyMap<Language, number> {
  const opening = tokens.slice(0, LONGEST_OPENING).map(({ folded }) => folded)
  const scores = new Map<Language, number>(LANGUAGES.map(language => [language, 0]))
  for (const [at, typed] of words.entries()) {
    if (isCode(typed, text)) continue
    // "Quelle bei Ordino": Italian has "bei" before what is many, and that is no name.
    const isGerman = fold(typed) === 'bei' && /^\p{Lu}/u.test(words[at + 1] ?? '')
    const { speaking, share } = isGerman ? voiceAmong(GERMAN, typed) : voiceOf(typed)
    for (const language of speaking) scores.set(language, (scores.get(language) ?? 0) + share)
  }
  for (const language of FOREIGN) {
    const said = isOpeningOf(language, opening) ? 1 : 0
    const verb = words.some(word => BEING[language].test(word)) ? LEAST_VOICE : 0
    const signs = language === 'es' && /[¿¡]/.test(text) ? 1 : 0
    const at = language === 'de' && AT_NAME.test(text) ? LEAST_VOICE : 0
    scores.set(language, (scores.get(language) ?? 0) + said + verb + signs + at)
  }
  return scores
}

/** "Seen in AD": the code of a country speaks for no language, where not all is in capitals. */
function isCode(typed: string, text: string): boolean {
  return /^\p{Lu}{2}$/u.test(typed) && /\p{Ll}/u.test(text)
}

const GERMAN: readonly Language[] = ['de']

/** "Am Rhein", where English has "am I". */
const AT_NAME = /^am (?!I(?!\p{L}))\p{Lu}\p{L}/u

/** "Es gratis?" is Spanish: German has that "es" beside a verb, which tells it. */
const BEING: Readonly<Record<Foreign, RegExp>> = {
  de: /^(ist|sind)$/i,
  fr: /^(est|sont)$/i,
  es: /^(es|son|está|están)$/i,
  // "Ha un lago" is Italian: Spanish has its "ha" before what somebody has done.
  it: /^(è|sono|ha|hanno)$/i,
}
/** Decides between languages that other words speak for alike. */
const LEAST_VOICE = 0.1

/** A language is told from that of the questions before by at least so many words: less than half of one is none. */
const LEAST_LEAD = 0.4

/** Whether a question begins as a language asks: "quelle note a", with words that others have, too. */
function isOpeningOf(language: Foreign, words: readonly string[]): boolean {
  const said = words.filter(word => word !== '')
  const length = lexiconOf(language).phraseAt(said)?.length ?? 0
  // "Come stai?" is one phrase.
  return length >= TELLING_PHRASE || (length === said.length && length > 1)
}

const LONGEST_OPENING = 7
const TELLING_PHRASE = 3

/** "Seen in Andorra": lakes in German, and nothing that is asked for in English. */
function isThingElsewhere(word: string, language: Foreign): boolean {
  return FILLER.has(word) && lexiconOf(language).phraseAt([word])?.isThing === true
}

const FILLER: ReadonlySet<string> = new Set(FILLER_WORDS)

/** The words of a question that belong to no name of several words with a capital, but for names of a language's own. */
function wordsBesideNames(tokens: readonly Token[], lookups: Lookups): string[] {
  const words: string[] = []
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    const isCapital = /^\p{Lu}/u.test(token?.text ?? '')
    const name = isCapital ? nameAt(tokens, at, lookups) : undefined
    const run = name ? tokens.slice(at, at + name.length).map(({ folded }) => folded) : []
    // "Nouvelle-Zélande" is French.
    const isTranslated = FOREIGN.some(language => lexiconOf(language).phraseAt(run)?.length === run.length)
    const isRegion = at > 0 && name !== undefined && isWellKnown(name.named) && isThingOnly(token)
    // "Afrique de l'Ouest" is, too.
    const isOwn = isTranslated || name?.named.region?.type === 'macro'
    // "Ordino est-il calme ?": what the sentence is about, which Italian has as a verb.
    const isSubject = at === 0 && BEING_SOMETHING.test(tokens[name?.length ?? 0]?.text ?? '')
    const isWord = at > 0 && name?.length === 1 && isOnlyName(token)
    if (name && (isRegion || isSubject || isWord || (name.length > 1 && !isOwn))) at += name.length
    else {
      if (token && token.folded !== '' && token.number === null)
        if (token.text.length > 1 || ACCENT.test(token.text)) words.push(token.text)
      at++
    }
  }
  return words
}

/** "Cerca de Ordino": within a sentence only names and German nouns have a capital. */
function isOnlyName(token: Token | undefined): boolean {
  const said = token?.folded ?? ''
  if (!/^\p{Lu}\p{Ll}/u.test(token?.text ?? '') || lexiconOf('de').has(said)) return false
  return ROMANCE.every(language => !isName(lexiconOf(language).phraseAt([said])?.english ?? ''))
}

const ROMANCE = ['fr', 'es', 'it'] as const

const BEING_SOMETHING = /^(is|ist|est|es|è)$/

/** A region, or a city of this many inhabitants. */
function isWellKnown({ region, settlements }: Named): boolean {
  return region !== null || settlements.some(({ population }) => population >= CITY)
}

const CITY = 100_000

/** "In Crete", "in Bahia": names that look like a thing of another language. */
function isThingOnly(token: Token | undefined): boolean {
  const said = token?.folded ?? ''
  const meant = FOREIGN.flatMap(language => lexiconOf(language).phraseAt([said]) ?? [])
  return !ENGLISH_NAME_WORDS.has(said) && meant.every(({ isThing }) => isThing)
}
