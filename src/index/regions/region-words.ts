// The words of regions' names: which there are, and which a mistyped word is corrected to.
import { GENERIC_NAME_WORDS } from '../../text/generic-name-words.ts'
import { phraseOf } from '../../text/phrase.ts'
import type { Layout, SectionViews } from '../storage/sections.ts'
import { fillWords, reserveWords, SortedWords } from '../words/sorted-words.ts'
import { fillTextTable, reserveTextTable, TextTable } from '../words/text-table.ts'
import { fillTypos, openTypos, reserveTypos } from '../words/typos.ts'
import { COUNTRY_NAMES } from './country-phrases.ts'
import type { Described, RegionNumber } from './region-phrases.ts'

/** Lists the words at most `most` (1 or 2) typos away; perhaps only those that begin alike. */
type Near = (word: string, most: number, isBegunAlike: boolean) => string[]

export type RegionWords = {
  has(word: string): boolean
  /** Of the English names that people know. */
  englishNear: Near
  /** Of their other names. */
  foreignNear: Near
}

/** The same as lists: sorted by UTF-16 code unit but for all. */
export type RegionWordLists = { all: readonly string[]; english: readonly string[]; foreign: readonly string[] }

const ALL = 'regionWord'
const ENGLISH = 'englishRegionWord'
const FOREIGN = 'foreignRegionWord'

/** Countries whose first-level units people name abroad; a mistyped word is not taken for the unit of another. */
const UNITS_KNOWN_IN: ReadonlySet<string> = new Set(
  'AR AT AU BE BR CA CH CN CZ DE DK ES FI FR GB IE IN IT JP MX NL NO NZ PL PT RU SE US ZA'.split(' '),
)

export function regionWordLists(
  byPhrase: ReadonlyMap<string, readonly RegionNumber[]>,
  regions: readonly Described[],
): RegionWordLists {
  const named = Array.from(byPhrase, ([phrase, numbers]) => ({
    phrase,
    regions: numbers.flatMap(number => regions[number] ?? []),
  }))
  const known = named.filter(({ regions }) => regions.some(isKnown))
  const wordsOf = (isEnglish: boolean) => {
    const own = known.filter(({ phrase, regions }) => regions.some(one => isShown(one, phrase)) === isEnglish)
    return [...new Set(own.flatMap(({ phrase }) => phrase.split(' ')))].sort()
  }
  return {
    all: [...new Set(named.flatMap(({ phrase }) => phrase.split(' ')))],
    english: wordsOf(true),
    foreign: wordsOf(false).filter(word => !GENERIC_NAME_WORDS.has(word)),
  }
}

export function reserveRegionWords(layout: Layout, { all, english, foreign }: RegionWordLists): void {
  reserveTextTable(layout, ALL, all)
  for (const [name, words] of [[ENGLISH, english] as const, [FOREIGN, foreign] as const]) {
    reserveWords(layout, name, words)
    reserveTypos(layout, name, words)
  }
}

export function fillRegionWords(sections: SectionViews, { all, english, foreign }: RegionWordLists): void {
  fillTextTable(sections, ALL, all)
  for (const [name, words] of [[ENGLISH, english] as const, [FOREIGN, foreign] as const]) {
    fillWords(sections, name, words)
    fillTypos(sections, name, words)
  }
}

export function openRegionWords(sections: SectionViews): RegionWords {
  const all = new TextTable(sections, ALL)
  return {
    has: word => all.has(word),
    englishNear: openNear(sections, ENGLISH),
    foreignNear: openNear(sections, FOREIGN),
  }
}

function openNear(sections: SectionViews, name: string): Near {
  const typos = openTypos(sections, name, new SortedWords(sections, name))
  return (word, most, isBegunAlike) => typos.wordsNear(word, most, isBegunAlike)
}

function isKnown({ type, within }: Described): boolean {
  return type !== 'unit' || within.some(code => UNITS_KNOWN_IN.has(code))
}

/** Whether a phrase is the name that answers show, or one of a country beside it. */
function isShown({ name, type, countries }: Described, phrase: string): boolean {
  const names = type === 'country' ? [name, ...(COUNTRY_NAMES.get(countries[0] ?? '') ?? [])] : [name]
  return names.some(shown => phraseOf(shown.replace(/^the /, '')) === phrase)
}
