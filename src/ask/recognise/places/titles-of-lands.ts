import type { Region } from '../../../index/regions/region.ts'
import { TITLES_OF_LANDS } from '../../vocabulary/languages/titles-of-lands.ts'
import type { Language } from '../../vocabulary/languages/languages.ts'
import type { Lookups } from '../lookups.ts'
import { nameAt } from '../names.ts'
import { type Token, tokensOf, typedOf } from '../tokens.ts'

const MOST_NATURES = 2
const MOST_JOINTS = 2

/**
 * Tells how many tokens the title of a land takes, up to its name: those of "Principality of" in "the Principality of
 * Liechtenstein"; 0 where none begins. "United Kingdom" and "Czech Republic" are names as a whole.
 */
export function titleOfLandAt(tokens: readonly Token[], at: number, language: Language, lookups: Lookups): number {
  const { state, part, nature, joint, isNeeded } = TITLES_OF_LANDS[language]
  const run = (from: number, word: RegExp, most: number) => {
    let end = from
    while (end < from + most && word.test(tokens[end]?.folded ?? '')) end++
    return end
  }
  const before = tokens[at - 1]?.folded ?? ''
  const title = run(at, nature, MOST_NATURES)
  const word = tokens[title]?.folded ?? ''
  if (!state.test(word) && !part.test(word)) return 0
  const adjectives = run(title + 1, nature, MOST_NATURES)
  const name = run(adjectives, joint, MOST_JOINTS)
  if ((isNeeded && name === adjectives) || ASKED.test(before) || nature.test(before)) return 0
  const region = regionAt(tokens, name, lookups)
  // There are two states of that name.
  const isOfTwo =
    tokens.slice(at, name).some(({ folded }) => DEMOCRATIC.test(folded)) &&
    /^congo|^kongo/.test(tokens[name]?.folded ?? '')
  const isOfIt = region !== null && LANDS.has(region.type) && (region.type !== 'country' || state.test(word))
  const isWholeName = (nameAt(tokens, at, lookups)?.length ?? 0) > name - at
  return isOfIt && !isOfTwo && !isWholeName ? name - at : 0
}

/** "Which region of Italy": regions are asked for. */
const ASKED =
  /^(which|what|each|every|any|many|welche[rsnm]?|jede[rsnm]?|quel(le)?s?|chaque|que|cual|cada|quale?|che|ogni)$/
const LANDS: ReadonlySet<Region['type']> = new Set(['country', 'unit', 'region'])
const DEMOCRATIC = /^demo[ck]rat/

function regionAt(tokens: readonly Token[], at: number, lookups: Lookups): Region | null {
  return /^\p{L}/u.test(tokens[at]?.text ?? '') ? (nameAt(tokens, at, lookups)?.named.region ?? null) : null
}

/** Reads the titles of lands in a question in English as words without content. */
export function withoutTitles(tokens: readonly Token[], lookups: Lookups): readonly Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const length = titleOfLandAt(tokens, at, 'en', lookups)
    const [token] = tokens.slice(at, at + 1)
    if (length > 0) kept.push(asFiller(tokens.slice(at, at + length)))
    else if (token) kept.push(token)
    at += Math.max(1, length)
  }
  return kept
}

/** A word without content in place of others. */
export function asFiller(run: readonly Token[]): Token {
  const [filler] = tokensOf('the')
  if (!filler) throw new Error('No word has become no token')
  return { ...filler, source: { text: typedOf(run), correction: null } }
}
