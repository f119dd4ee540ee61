import { nameAt } from '../names.ts'
import type { Token } from '../tokens.ts'
import type { Recogniser } from '../name-recognisers.ts'

/**
 * Recognises a part of a country that has a name of its own: "the north of Sweden" and "north Sweden" are northern Sweden. "North of
 * Sweden" is beyond it, "South Sudan" a country.
 */
export const recognisePartOfCountry: Recogniser = (tokens, at, { lookups }) => {
  const side = SIDE.exec(tokens[at]?.folded ?? '')?.[0]
  if (side === undefined || tokens[at]?.source !== null) return undefined
  const isPart = tokens[at + 1]?.folded === 'of'
  if (isPart && (tokens[at - 1]?.folded !== 'the' || tokens[at - 2]?.folded === 'to')) return undefined
  if (!isPart && (nameAt(tokens, at, lookups)?.length ?? 0) > 1) return undefined
  const next = isPart ? at + 2 : at + 1
  const start = tokens[next]?.folded === 'the' ? next + 1 : next
  const whole = nameAt(tokens, start, lookups)
  if (!whole || whole.named.region === null) return undefined
  const named = lookups.named(`${side}ern ${whole.phrase}`)
  if (!named || named.region === null) return undefined
  const length = start - at + whole.length
  return { meaning: { is: 'name', named, phrase: phraseOf(tokens.slice(at, at + length)) }, length }
}

const SIDE = /^(north|south|east|west)(east|west)?$/

function phraseOf(tokens: readonly Token[]): string {
  return tokens.map(({ folded }) => folded).join(' ')
}
