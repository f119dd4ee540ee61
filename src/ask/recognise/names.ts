import type { Named } from '../gazetteer/gazetteer.ts'
import { countryOfCode } from '../../index/regions/regions.ts'
import { typosBetween } from '../../text/edit-distance.ts'
import type { Typos } from '../gazetteer/typos.ts'
import { isWord, meaningAt } from './lexicon.ts'
import type { Lookups } from './lookups.ts'
import { rememberedAt } from './remembered.ts'
import { isOfCatalogue, namedBy } from './typos/possessive-names.ts'
import type { Found } from './spans.ts'
import { numberAt } from './figures/numbers.ts'
import { isCapitalised, type Token } from './tokens.ts'

/** Words of the longest name that is looked up. */
export const LONGEST_NAME = 9
const MOST_GUESSES = 3

/** Finds the longest name of the lookups that begins at a token, spelled right. */
export function nameAt(
  tokens: readonly Token[],
  at: number,
  lookups: Lookups,
): Found<{ named: Named; phrase: string }> {
  return longestNameAt(lookups, tokens, at)
}

const longestNameAt = rememberedAt((lookups: Lookups, tokens, at): Found<{ named: Named; phrase: string }> => {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length--) {
    const run = tokens.slice(at, at + length)
    if (!isNameRun(run) || isOfNouns(run)) continue
    const phrase = phraseOfRun(run)
    const isName = phrase.length > 2 || run.every(isShout) || isShortName(run) || isLowerCode(phrase, tokens[at - 1])
    const known = isName ? namedBy(run, phrase, lookups) : undefined
    if (known && isOfCommonNouns(known.named, tokens, { at, length })) continue
    if (known) return { ...known, named: ofCode(known.named, run, tokens[at - 1]), length }
  }
  return undefined
})

/** "Three lakes in Norway", "near the race course": no town of that name, which has capitals or stands behind a preposition. */
function isOfCommonNouns(
  named: Named,
  tokens: readonly Token[],
  { at, length }: { at: number; length: number },
): boolean {
  const run = tokens.slice(at, at + length)
  const before = tokens[at - 1]?.folded ?? ''
  const isNoun = numberAt(tokens, at) !== undefined || (before !== '' && !BEFORE_TOWN.test(before))
  // "Seven lakes in Norway": the capital is that of the sentence.
  const written = at === 0 ? run.slice(1) : run
  if (length < 2 || !isNoun || written.some(isCapitalised) || !isSettlementOnly(named)) return false
  return named.settlements.every(({ population }) => population < FAMOUS) && isPlainPhrase(tokens, at, length)
}

const BEFORE_TOWN = /^(in|near|at|to|from|around|of|by|and|or|is|does|not|about)$/

/** "In AU" is in Australia, not in one of the villages of that name; "in Au" is in a village. */
function ofCode(named: Named, [token]: readonly Token[], before: Token | undefined): Named {
  const isCode = /^[A-Z]{2}$/.test(token?.text ?? '') && /^(in|from|within|country)$/.test(before?.folded ?? '')
  const region = isCode && isSettlementOnly(named) ? countryOfCode(token?.text ?? '') : undefined
  return region ? { ...named, region, settlements: [] } : named
}

/** Finds a misspelled name: words that are neither English nor part of a name are corrected first. */
export function mistypedNameAt(
  tokens: readonly Token[],
  at: number,
  lookups: Lookups,
  { withCities }: { withCities: boolean },
): Found<{ named: Named; phrase: string }> {
  // A country or spot is likelier than one of many settlements.
  const known = withArticleAt(lookups, tokens, at) ?? mistypedSpotAt(lookups, tokens, at)
  return known ?? (withCities ? mistypedTownAt(lookups, tokens, at) : undefined)
}

/** "Escaldes" is les Escaldes, which spots lie beside; "Fuente de …" is no La Fuente. */
const withArticleAt = rememberedAt((lookups: Lookups, tokens, at): Found<{ named: Named; phrase: string }> => {
  const word = tokens[at]
  if (!word || word.folded.length < SHORTEST_CORRECTED || isWord(word)) return undefined
  if (JOINTS.test(tokens[at + 1]?.folded ?? '')) return undefined
  return ARTICLES.flatMap(article => {
    const phrase = `${article} ${word.folded}`
    const named = lookups.named(phrase)
    return named && named.region === null && named.part.length > 0 ? [{ named, phrase, length: 1 }] : []
  })[0]
})

/** As places of Andorra and its neighbours have them. */
const ARTICLES = ['la', 'les', 'el', 'els']
const JOINTS = /^(de|del|dels|des|du|d|di|da|do|of)$/

const mistypedSpotAt = rememberedAt((lookups: Lookups, tokens, at) => mistyped(tokens, at, lookups, lookups.spotTypos))
const mistypedTownAt = rememberedAt((lookups: Lookups, tokens, at) => mistyped(tokens, at, lookups, lookups.townTypos))

function mistyped(
  tokens: readonly Token[],
  at: number,
  lookups: Lookups,
  typos: Typos,
): Found<{ named: Named; phrase: string }> {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length--) {
    const run = tokens.slice(at, at + length)
    // A sign within a name, as in "Naffkopf/Pfälzerhütte", is no word of it.
    const words = run.filter(({ folded }) => folded !== '')
    if (!isNameRun(run) || words.every(token => isWord(token) || typos.has(token.folded))) continue
    const choices = words.map(token => {
      if (isWord(token) || typos.has(token.folded)) return [token.folded]
      return guessesFor(token.folded, lookups, typos)
    })
    const meant = phrasesOf(choices).flatMap(phrase => {
      const named = lookups.named(phrase)
      const isTown =
        typos === lookups.townTypos && named?.settlements.some(({ population }) => population >= WELL_KNOWN)
      return named && (isTown || isOfCatalogue(named)) ? [{ named, phrase, length }] : []
    })
    // "Itlay" is as near to Islay as to Italy, which more people mean.
    const found = meant.find(({ named }) => named.region?.type === 'country') ?? meant[0]
    if (found) return found
  }
  return undefined
}

/** What a misspelled word of a name may stand for: a word of a spot's name is spelled right. */
export function guessesFor(word: string, lookups: Lookups, typos: Typos): readonly string[] {
  const known = guesses.getOrInsertComputed(typos, () => new Map<string, readonly string[]>())
  return known.getOrInsertComputed(word, () => guessed(word, lookups, typos))
}

/** By the tables of typos, which each question opens anew: a word that is said again is not compared again. */
const guesses = new WeakMap<Typos, Map<string, readonly string[]>>()

function guessed(word: string, lookups: Lookups, typos: Typos): string[] {
  if (word.length < SHORTEST_CORRECTED || lookups.spotsWithWord(word).length > 0) return []
  const mostFor = (other: string) => (Math.min(word.length, other.length) < TWO_TYPOS_FROM ? 1 : 2)
  return typos
    .near(word)
    .filter(other => typosBetween(word, other, 2) <= mostFor(other))
    .slice(0, MOST_GUESSES)
}

/** Inhabitants of a town that a rare name is corrected to: "Morvan" is a landscape, and not mistyped for Morgan. */
const WELL_KNOWN = 100_000
/** A shorter name may be any place: "Vall", "Van". */
const SHORTEST_CORRECTED = 5
/** Shorter names with two letters wrong are others, whichever is the shorter: "Capraia" is not Capri, nor "Sanabria" Samaria. */
const TWO_TYPOS_FROM = 8

/** A name begins and ends with a word; the only signs inside it are "-", "/", "–" and "&". */
function isNameRun(run: readonly Token[]): boolean {
  return (
    run.at(-1)?.folded !== '' &&
    run[0]?.folded !== '' &&
    run.every(({ folded, text }) => folded !== '' || /^[-/–&]$/.test(text))
  )
}

/** "Kap am Meer" is no Cape Coast: what several phrases of another language mean makes no name, where none is one. */
function isOfNouns(run: readonly Token[]): boolean {
  const [first] = run
  const isTranslated = run.every(({ source, text }) => source !== null && !/^\p{Lu}/u.test(text))
  return isTranslated && run.some(({ source }) => source !== first?.source)
}

function phraseOfRun(run: readonly Token[]): string {
  return run.flatMap(({ folded }) => (folded === '' ? [] : [folded])).join(' ')
}

/** "UK", "US": two letters are a name only in capitals. */
function isShout({ text }: Token): boolean {
  return /^\p{Lu}+$/u.test(text)
}

/** "In the uk", "lakes in nz": codes that are no words, and "us" behind "the". */
function isLowerCode(phrase: string, before: Token | undefined): boolean {
  return LOWER_CODES.has(phrase) || (phrase === 'us' && before?.folded === 'the')
}

const LOWER_CODES: ReadonlySet<string> = new Set(['uk', 'nz'])

/** "Along the Po". */
function isShortName([token, ...others]: readonly Token[]): boolean {
  return others.length === 0 && token?.isCapital === true && SHORT_NAMES.has(token.folded)
}

const SHORT_NAMES: ReadonlySet<string> = new Set(['po'])

function phrasesOf(choices: readonly (readonly string[])[]): string[] {
  let phrases = ['']
  for (const words of choices) {
    phrases = phrases.flatMap(phrase => words.map(word => (phrase === '' ? word : `${phrase} ${word}`))).slice(0, 9)
  }
  return phrases
}

/** Tells whether every word of a run is ordinary English: "silent valley" may be a name or a wish. */
export function isPlainPhrase(tokens: readonly Token[], at: number, length: number): boolean {
  return tokens.slice(at, at + length).every((token, i) => isWord(token) || meaningAt(tokens, at + i) !== undefined)
}

/** "Andora" is a town in Italy: beside a catalogue of Andorra a letter was left out. */
export function nearerName(
  tokens: readonly Token[],
  at: number,
  { named, length }: { named: Named; length: number },
  { lookups, isPlace }: { lookups: Lookups; isPlace: boolean },
): { named: Named; phrase: string } | undefined {
  const isObscure = isSettlementOnly(named) && named.settlements.every(({ population }) => population < FAMOUS)
  if (length > 1 || !isObscure || isBeforeContainer(tokens, at)) return undefined
  const found = mistypedNameAt(tokens, at, lookups, { withCities: false })
  if (found?.length !== 1 || !lookups.isKnownOf(found.named)) return undefined
  // A spot's whole name, where no town is expected: "Königsee".
  const isLong = (tokens[at]?.folded.length ?? 0) >= SHORTEST_OF_SPOT
  if (!isPlace && isLong && found.named.spots.length > 0) return found
  // No spot lies in the town, as the country has spots.
  return found.named.region?.type === 'country' || !lookups.isKnownOf(named) ? found : undefined
}

const SHORTEST_OF_SPOT = 6

/** "Andora, Italy". */
function isBeforeContainer(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.text === ',' ? at + 2 : at + 1
  return tokens[next]?.isCapital === true || (tokens[next]?.folded === 'in' && tokens[next + 1]?.isCapital === true)
}

export function isSettlementOnly({ spots, cores, region, part }: Named): boolean {
  return spots.length === 0 && cores.length === 0 && region === null && part.length === 0
}

/** A town that is meant without more being said, by its inhabitants. */
export const FAMOUS = 20_000

/** A city that everybody knows, by its inhabitants. */
export function isLargeCity({ settlements }: Named): boolean {
  return settlements.some(({ population }) => population >= LARGE)
}

const LARGE = 50_000

/** "Sentieri in piano" are flat, and not in the village of Piano: a word of another language that everybody uses. */
export function isCommonWord(named: Named, token: Token | undefined): boolean {
  if (!token || token.foreign === null || token.foreign === 'rare' || /^\p{Lu}/u.test(token.source?.text ?? token.text))
    return false
  return isSettlementOnly(named) && named.settlements.every(({ population }) => population < FAMOUS)
}
