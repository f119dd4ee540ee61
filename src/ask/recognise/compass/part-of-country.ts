import { partOf } from '../../../index/regions/regions.ts'
import { sideOf } from '../../../index/regions/halves.ts'
import { nameAt } from '../names.ts'
import type { Recogniser } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'

/**
 * Recognises a part of a region on one side: "the north of Sweden", "north Sweden" and "the northern part of Sweden". "North of
 * Sweden" is beyond it, "South Sudan" a country.
 */
export const recognisePartOfCountry: Recogniser = (tokens, at, { lookups }) => {
  const [first, second] = [wordAt(tokens, at), wordAt(tokens, at + 1)]
  const isTwo = first !== null && second !== null && first.across === undefined && second.along === undefined
  const said = isTwo ? { along: first.along, across: second.across, isErn: second.isErn } : first
  if (!said) return undefined
  const side = sideOf(said.along, said.across)
  if (side === undefined) return undefined
  const behind = at + (isTwo ? 2 : 1)
  const isShare = SHARES.test(tokens[behind]?.folded ?? '') && tokens[behind + 1]?.folded === 'of'
  const isPart = isShare || tokens[behind]?.folded === 'of'
  // "In northern Sweden" is read as a name.
  if (!isShare && (said.isErn || tokens[at]?.source !== null)) return undefined
  if (!isShare && isPart && (tokens[at - 1]?.folded !== 'the' || tokens[at - 2]?.folded === 'to')) return undefined
  if (!isPart && (nameAt(tokens, at, lookups)?.length ?? 0) > 1) return undefined
  const next = behind + (isShare ? 2 : isPart ? 1 : 0)
  const start = tokens[next]?.folded === 'the' ? next + 1 : next
  const whole = nameAt(tokens, start, lookups)
  // The Iceland of German is no land of English.
  if (whole?.phrase === 'island' && /^\p{Ll}/u.test(tokens[start]?.text ?? '')) return undefined
  const region = whole?.named.region && partOf(whole.named.region, side)
  // "North Sweden" needs a region of its own; where it has none, the word may be of what is before it.
  if (!whole || !region || (!isPart && region.half)) return undefined
  const named = { spots: [], cores: [], region, part: [], settlements: [] }
  const length = start - at + whole.length
  return { meaning: { is: 'name', named, phrase: phraseOf(tokens.slice(at, at + length)) }, length }
}

/** The sides that a word says: "north", "eastern", "northwestern". */
function wordAt(
  tokens: readonly Token[],
  at: number,
): { along: string | undefined; across: string | undefined; isErn: boolean } | null {
  const [all, along, across, ern] = SIDE.exec(tokens[at]?.folded ?? '') ?? []
  return all === undefined || all === '' ? null : { along, across, isErn: ern !== undefined }
}

const SIDE = /^(north|south)?(east|west)?(ern)?$/
const SHARES = /^(side|half|part|end|quarter|corner)$/

function phraseOf(tokens: readonly Token[]): string {
  return tokens.map(({ folded }) => folded).join(' ')
}
