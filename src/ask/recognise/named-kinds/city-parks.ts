import { fold } from '../../../text/fold.ts'
import type { Recogniser } from '../name-recognisers.ts'
import { isSettlementOnly, nameAt } from '../names.ts'
import { asTyped, type Token } from '../tokens.ts'
import { STATES } from '../../vocabulary/states.ts'

/** Parks in the middle of cities that small towns are called like too, which nobody means who does not say where. */
const CITY_PARKS: ReadonlySet<string> = new Set([
  'hyde park',
  'central park',
  'green park',
  'regents park',
  'regent park',
  'richmond park',
  'victoria park',
  'battersea park',
  'prospect park',
  'battery park',
  'bryant park',
  'golden gate park',
  'griffith park',
  'balboa park',
  'lincoln park',
  'grant park',
  'stanley park',
  'phoenix park',
  'gorky park',
])

/** Recognises the name of a known park that the catalogue lacks: "Hyde Park" is neither a village in Vermont nor a park in Hyde. */
export const recogniseCityPark: Recogniser = (tokens, at, { lookups }) => {
  const length = lengthOfPark(tokens, at)
  if (length === 0 || isInState(tokens, at + length)) return undefined
  const found = nameAt(tokens, at, lookups)
  const isSpot = found && found.length >= length && !isSettlementOnly(found.named)
  return isSpot ? undefined : { meaning: { is: 'unknown', isName: true }, length }
}

function lengthOfPark(tokens: readonly Token[], at: number): number {
  for (const length of [LONGEST, LONGEST - 1]) {
    const run = tokens.slice(at, at + length).map(asTyped)
    const isCapital = run.length === length && run.every(text => /^\p{Lu}/u.test(text))
    if (isCapital && CITY_PARKS.has(fold(run.join(' ')).replaceAll(/['’]/g, ''))) return length
  }
  return 0
}

const LONGEST = 3

/** "Hyde Park, Vermont" is the village. */
function isInState(tokens: readonly Token[], from: number): boolean {
  const at = /^(,|in)$/.test(tokens[from]?.text ?? '') ? from + 1 : from
  const words = tokens.slice(at, at + 2).map(({ folded }) => folded)
  // New York is a city of parks as well.
  return [words.join(' '), words[0] ?? ''].some(name => STATES.has(name) && name !== 'new york')
}
