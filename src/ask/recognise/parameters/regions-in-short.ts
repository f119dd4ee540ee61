import type { Recogniser } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'

/** Parts of countries that people write in capitals; of the codes of a country none is meant by them. */
const REGIONS: ReadonlyMap<string, string> = new Map([
  ['NI', 'northern ireland'],
  ['BC', 'british columbia'],
  ['NSW', 'new south wales'],
  ['QLD', 'queensland'],
])

/** Recognises "forest NI", "quiet lakes in BC": in capitals where not all is, and no year before Christ or value of a parameter. */
export const recogniseRegionInShort: Recogniser = (tokens, at, { lookups, spans }) => {
  const phrase = REGIONS.get(textOf(tokens[at]))
  if (phrase === undefined || !tokens.some(token => /^\p{Ll}/u.test(textOf(token)))) return undefined
  const before = spans.at(-1)?.meaning.is
  const isPlaced = before !== undefined && PLACED.has(before) && !/^[=:]$/.test(tokens[at - 1]?.text ?? '')
  const named = isPlaced ? lookups.named(phrase) : undefined
  return named && { meaning: { is: 'name', named, phrase }, length: 1 }
}

/** Of what stands before a place: what is sought, or where. */
const PLACED: ReadonlySet<string> = new Set([
  'feature',
  'generic',
  'quality',
  'relation',
  'name',
  'superlative',
  'comma',
])

function textOf(token: Token | undefined): string {
  return token?.source?.text ?? token?.text ?? ''
}
