import { typosBetween } from '../../../text/edit-distance.ts'
import type { Lookups } from '../lookups.ts'
import type { Token } from '../tokens.ts'
import type { Foreign } from '../../vocabulary/languages/languages.ts'
import { isSlipOf } from '../typos/slip.ts'
import type { ForeignLexicon } from './foreign-lexicon.ts'

/** The word of the tables that a rare word was meant for, unless it may be a name; looked for once. */
export function rightSpellingOf(token: Token, lexicon: ForeignLexicon, lookups: Lookups): string | undefined {
  return spellings.getOrInsertComputed(token, () => respelled(token, lexicon, lookups) ?? null) ?? undefined
}

const spellings = new WeakMap<Token, string | null>()

function respelled(token: Token, lexicon: ForeignLexicon, lookups: Lookups): string | undefined {
  const { folded } = token
  if (folded.length < SHORTEST_CORRECTED || lexicon.isCommon(folded) || token.isPossessive) return undefined
  if (token.number !== null || lexicon.has(folded)) return undefined
  if (lookups.spotTypos.has(folded) || lookups.spotsWithWord(folded).length > 0) return undefined
  const isName = token.isCapital && lexicon.table.compounds === null
  const word = isName ? undefined : (meantBy(folded, lexicon, lookups) ?? meantWithoutEnding(folded, lexicon, lookups))
  return word !== undefined && isNearerCountry(folded, word, lookups) ? undefined : word
}

/** "Schweeden" is Schweden sooner than it is "schweigen". */
function isNearerCountry(typed: string, word: string, lookups: Lookups): boolean {
  const least = typosBetween(typed, word, MOST_TYPOS)
  return lookups.spotTypos
    .near(typed)
    .some(name => lookups.named(name)?.region?.type === 'country' && typosBetween(typed, name, MOST_TYPOS) < least)
}

const MOST_TYPOS = 2

function meantBy(folded: string, lexicon: ForeignLexicon, lookups: Lookups): string | undefined {
  return lookups
    .limitedTypos(lexicon.typos)
    .near(folded)
    .find(word => isSlipOf(folded, word) && !isOtherVerb(folded, word, lexicon))
}

/** "Ruige", "stiles": the tables hold an adjective of German without its endings, and have it with them. */
function meantWithoutEnding(folded: string, lexicon: ForeignLexicon, lookups: Lookups): string | undefined {
  const [, stem = '', ending = ''] = (lexicon.language === 'de' && INFLECTED.exec(folded)) || []
  const word = stem === '' ? undefined : meantBy(stem, lexicon, lookups)
  return word !== undefined && lexicon.has(word + ending) ? word + ending : undefined
}

const INFLECTED = /^(.{4,})(e[mnrs]?)$/

/** "Reservar" (to book) is no misspelled "reserva": where verbs end alike, what was typed is one. */
function isOtherVerb(typed: string, word: string, { language }: ForeignLexicon): boolean {
  const infinitive = INFINITIVE[language]
  return infinitive !== undefined && infinitive.test(typed) && !infinitive.test(word)
}

const INFINITIVE: Readonly<Partial<Record<Foreign, RegExp>>> = { fr: /(er|ir|re)$/, es: /[aei]r$/, it: /[aei]re$/ }

const SHORTEST_CORRECTED = 5
