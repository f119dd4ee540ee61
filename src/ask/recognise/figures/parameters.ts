// What programs write as key and value: "country=NO", "sort=silence desc".
import { countryOfCode } from '../../../index/regions/regions.ts'
import type { Recognised } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'

/** "country=NO", "lakes, HR": the code of a country, as programs write it; "IN" or "NO" alone is a word. */
export function recogniseCountryCode(tokens: readonly Token[], at: number): Recognised | undefined {
  const isLabelled = isKey(tokens, at, COUNTRY)
  const isApart = tokens[at - 1]?.text === ',' && tokens.some(({ text }) => /^\p{Ll}/u.test(text))
  const code = tokens[isLabelled ? at + 2 : at]?.text ?? ''
  const region = (isLabelled || isApart) && /^\p{Lu}{2}$/u.test(code) ? countryOfCode(code) : undefined
  if (!region) return undefined
  const named = { spots: [], cores: [], region, part: [], settlements: [] }
  return { meaning: { is: 'name', named, phrase: region.name }, length: isLabelled ? 3 : 1 }
}

/** "sort=silence desc": the quietest first; ascending, the noisiest. */
export function recogniseOrderParameter(tokens: readonly Token[], at: number): Recognised | undefined {
  if (SORTED.test(tokens[at]?.folded ?? '') && isBy(tokens, at + 1) && tokens[at + 2]?.folded === 'distance')
    return { meaning: { is: 'superlative', by: 'distance' }, length: 3 }
  if (!isKey(tokens, at, ORDER) || !BY_SILENCE.test(tokens[at + 2]?.folded ?? '')) return undefined
  const way = tokens[at + 3]?.folded ?? ''
  const isAscending = ASCENDING.test(way)
  const length = isAscending || DESCENDING.test(way) ? 4 : 3
  return { meaning: { is: 'superlative', by: isAscending ? 'noise' : 'rating' }, length }
}

function isBy(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.folded === 'by'
}

/** "Sorted by distance to Stockholm": the closest first. */
const SORTED = /^(sort|sorted|order|ordered|rank|ranked)$/

function isKey(tokens: readonly Token[], at: number, keys: RegExp): boolean {
  const { folded = '', source } = tokens[at] ?? {}
  const isEqual = /^[:=]$/.test(tokens[at + 1]?.text ?? '')
  return isEqual && (keys.test(folded) || keys.test(source?.text.toLowerCase() ?? ''))
}

const COUNTRY = /^(country|land|pays|pais|país|paese)$/
const ORDER = /^(order|sort|sortby|orden|ordre|ordine|tri|sortierung|reihenfolge)$/
const BY_SILENCE = /^(silence|silent|quiet|quietness|rating|rated|score|silencerating)$/
const ASCENDING = /^(asc|ascending|ascendente|ascendant|crescente|aufsteigend)$/
const DESCENDING = /^(desc|descending|descendente|descendant|decrescente|absteigend)$/
