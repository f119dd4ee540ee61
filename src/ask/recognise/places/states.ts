import { countryOfCode } from '../../../index/regions/regions.ts'
import { STATES } from '../../vocabulary/states.ts'
import { nameAt } from '../names.ts'
import type { Recogniser } from '../name-recognisers.ts'

const LONGEST_STATE = 2
const NOTHING = { spots: [], cores: [], region: null, part: [], settlements: [] }

/** Recognises the state behind the name of a town: "Paris, Texas", "Paris Texas", "Paris, TX". */
export const recogniseState: Recogniser = (tokens, at, { lookups, spans }) => {
  const town = spans.at(spans.at(-1)?.meaning.is === 'comma' ? -2 : -1)?.meaning
  const first = tokens[at]
  if (town?.is !== 'name' || !first?.isCapital) return undefined
  const { settlements, spots } = town.named
  if (settlements.length === 0 || spots.length > 0 || STATES.has(town.phrase)) return undefined
  for (let length = LONGEST_STATE; length > 0; length--) {
    const run = tokens.slice(at, at + length)
    const isCode = /^\p{Lu}{2}$/u.test(first.text) && length === 1 && !countryOfCode(first.text)
    // "Norway OR Sweden" shouts.
    if (isCode && /^(OR|IN)$/.test(first.text) && nameAt(tokens, at + 1, lookups)) continue
    const state = STATES.get(isCode ? first.text : run.map(({ folded }) => folded).join(' '))
    if (!state || (nameAt(tokens, at, lookups)?.length ?? 0) > length) continue
    const phrase = state.name.toLowerCase()
    return { meaning: { is: 'name', named: lookups.named(phrase) ?? NOTHING, phrase }, length }
  }
  return undefined
}
