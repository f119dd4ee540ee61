import { fold } from '../../../text/fold.ts'
import type { Named } from '../../gazetteer/gazetteer.ts'
import { isName, lexiconOf } from '../languages/foreign-lexicon.ts'
import { isInTables, isOrdinary } from '../lexicon.ts'
import type { Names } from './known.ts'

/** "Quiet lakes near munich", "le massif central": names of a text that is typed without capitals, with them. */
export function withCapitals(text: string, names: Names): string {
  if (CAPITAL.test(text)) return text
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, folded: fold(word), index }))
  const starts: number[] = []
  for (let at = 0; at < Math.min(words.length, MOST_WORDS); ) {
    const length = nameLength(text, words, at, names)
    const run = words.slice(at, at + length)
    starts.push(...run.filter(({ word }) => word.length > LONGEST_SMALL).map(({ index }) => index))
    at += Math.max(1, length)
  }
  const isStart = new Set(starts)
  return isStart.size === 0
    ? text
    : text.replaceAll(/\p{Ll}/gu, (letter, index: number) => (isStart.has(index) ? letter.toUpperCase() : letter))
}

/** A capital that does not begin a sentence; "I" is written so by everybody. */
const CAPITAL = /(?<!^|^["“«(\s]+|[.!?]\s+)(?!I(?!\p{L}))\p{Lu}/u
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu
const MOST_WORDS = 64
const LONGEST_NAME = 5
/** "De", "of": within names small. */
const LONGEST_SMALL = 3

type Word = { word: string; folded: string; index: number }

/** How many words from one on are a name that is meant; 0: none. */
function nameLength(text: string, words: readonly Word[], at: number, names: Names): number {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length)
    if (!isUnbroken(text, run) || run.every(({ folded }) => isInTables(folded))) continue
    const named = names.named(run.map(({ folded }) => folded).join(' '))
    if (named && isMeant(named, run, text.slice(0, run[0]?.index).toLowerCase())) return length
  }
  return 0
}

/** No sign stands between the words of a name. */
function isUnbroken(text: string, run: readonly Word[]): boolean {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return false
  return /^[\p{L}\p{M}'’ -]+$/u.test(text.slice(first.index, last.index + last.word.length))
}

/** Words that any language has are a name only where one is expected: "in munich", "the rockies". Lands are read without capitals. */
function isMeant(named: Named, run: readonly Word[], before: string): boolean {
  const { region, spots, cores, settlements } = named
  const most = Math.max(0, ...settlements.map(({ population }) => population))
  const isPlaced = WHERE.test(before)
  if (isOfWorld(region) || run.every(({ folded }) => folded.length <= LONGEST_SMALL)) return false
  const isThere = isPlaced || (region !== null && ARTICLE.test(before))
  if (run.length > 1) {
    const isKnown = region !== null || spots.length + cores.length > 0 || most >= CITY
    return isKnown && (isThere || run.some(({ folded }) => !isOrdinary(folded) && !isForeignWord(folded)))
  }
  const isWord = run.some(({ folded }) => isOrdinary(folded) || isForeignWord(folded))
  if (isWord) return isPlaced && (region !== null || most >= METROPOLIS)
  return region !== null || spots.length + cores.length > 0 || most >= (isPlaced ? CITY : METROPOLIS)
}

/** A country or a part of the world, which are read however they are typed. */
function isOfWorld(region: Named['region']): boolean {
  return region?.type === 'country' || region?.type === 'macro'
}

const WHERE =
  /(?:^|\s)(?:in|near|around|to|from|outside|excluding|except|not|is|than|bei|nahe|um|ausser|außer|von|nach|als|en|aux?|sauf|salvo|excepto|menos|eccetto|tranne|(?:près|pres|loin|autour|côté|cote|cerca|lejos|alrededor) de|(?:vicino|intorno|attorno) a|lontano da) $/
const ARTICLE = /(?:^|\s)(?:the|le|la|les|dem|der|den|die|el|los|las|il|i|gli) $/

const CITY = 100_000
/** So well known that the word means it. */
const METROPOLIS = 500_000

const LANGUAGES = ['de', 'fr', 'es', 'it'] as const

/** What a language has a word for that is no name: "ecuador" (equator), "quito" (I take away). */
function isForeignWord(folded: string): boolean {
  return LANGUAGES.some(each => {
    const lexicon = lexiconOf(each)
    const meant = lexicon.phraseAt([folded])
    return meant === undefined ? lexicon.isCommon(folded) && !isOrdinary(folded) : !isName(meant.english)
  })
}
