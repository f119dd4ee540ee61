import type { Recogniser, Seen } from '../name-recognisers.ts'
import { NOISE_WORDS } from '../../vocabulary/noises/noise-sources.ts'
import type { Token } from '../tokens.ts'

/** Recognises a noise by what it does: "affected by the railway", "plagued by traffic", "suffer from aircraft". */
export const recogniseAffected: Recogniser = (tokens, at, seen: Seen) => {
  const verb = tokens[at]?.folded ?? ''
  // "Not disturbed by road noise" is of that noise alone, and no quiet place.
  if (verb === 'not' && AFFECTED.test(tokens[at + 1]?.folded ?? '') && sourceBehind(tokens, at + 1))
    return { meaning: { is: 'negation' }, length: 1 }
  // "Undisturbed by trains": the "un-" is read as "not", and the rest behind it.
  if (NOT_AFFECTED.test(verb) && sourceBehind(tokens, at)) return { meaning: { is: 'negation' }, length: 1 }
  const isBehindNot = NOT_AFFECTED.test(tokens[at - 1]?.folded ?? '') && seen.spans.at(-1)?.meaning.is === 'negation'
  const found = isBehindNot ? sourceBehind(tokens, at - 1) : AFFECTED.test(verb) ? sourceBehind(tokens, at) : undefined
  if (!found) return undefined
  const { kinds, shown } = found
  return { meaning: { is: 'noise source', kinds, shown }, length: found.end - at }
}

/** The source behind "by" or "from" with nothing but filler between. */
function sourceBehind(tokens: readonly Token[], at: number) {
  if (!/^(by|from|with)$/.test(tokens[at + 1]?.folded ?? '')) return undefined
  let from = at + 2
  while (FILLER.test(tokens[from]?.folded ?? '')) from++
  for (let length = LONGEST; length > 0; length--) {
    const words = tokens.slice(from, from + length).map(({ folded }) => folded)
    const found = words.length === length ? NOISE_WORDS.get(words.join(' ')) : undefined
    if (!found) continue
    const isNoise = NOISE.test(tokens[from + length]?.folded ?? '')
    return { ...found, end: from + length + (isNoise ? 1 : 0) }
  }
  return undefined
}

const LONGEST = 3
const AFFECTED =
  /^(affected|disturbed|spoilt|spoiled|bothered|troubled|plagued|ruined|blighted|impacted|harmed|polluted|annoyed|marred|suffer|suffers|suffering|exposed|hit)$/
const NOT_AFFECTED = /^(undisturbed|unaffected|unspoilt|unspoiled|untroubled|unbothered|unimpacted)$/
const FILLER =
  /^(the|a|an|any|some|noise|noises|sound|sounds|from|of|nearby|passing|its|their|local|loud|busy|constant)$/
const NOISE = /^(noise|noises|sound|sounds|hum|roar|rumble)$/
