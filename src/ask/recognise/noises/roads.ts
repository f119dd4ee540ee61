import { NOISE_WORDS, type NoiseKind } from '../../vocabulary/noises/noise-sources.ts'
import { NOUNS } from './source-near.ts'
import type { Token } from '../tokens.ts'

/** Finds the roads, railways or houses behind small words, and where they end: "from the nearest main road", "of a road or railway". */
export function roadsAt(tokens: readonly Token[], from: number): { end: number; of: NoiseKind | null } | undefined {
  let at = from
  while (BETWEEN.test(tokens[at]?.folded ?? '')) at++
  const thing = tokens[at]
  if (!thing) return undefined
  const isRoad = !thing.isCapital && ROAD.test(thing.folded)
  // Nouns that German writes with a capital, and that stand in no table.
  const noun = thing.foreign === null ? undefined : NOUNS.find(([, typed]) => typed.test(thing.text))?.[0]
  if (!isRoad && !noun) return undefined
  const isMain = at > from && MAIN.test(tokens[at - 1]?.folded ?? '') && /^roads?$/.test(thing.folded)
  const of = sourceOf(noun ?? (isMain ? 'main road' : thing.folded))
  // "No road or rail within 3 km".
  const other = JOINT.test(tokens[at + 1]?.text ?? '') ? roadsAt(tokens, at + 2) : undefined
  return other ? { end: other.end, of: both(of, other.of) } : { end: at, of }
}

/** What tells by the sources of its noise where it lies: a house does not, and what flies is not on the ground. */
function sourceOf(word: string): NoiseKind | null {
  const known = NOISE_WORDS.get(word) ?? NOISE_WORDS.get(`${word}s`)
  if (!known || HOUSES.test(word)) return null
  return { kinds: known.kinds, shown: known.kinds.includes('aerodrome') ? 'airfields' : known.shown }
}

function both(a: NoiseKind | null, b: NoiseKind | null): NoiseKind | null {
  return a && b && { kinds: [...new Set([...a.kinds, ...b.kinds])], shown: `${a.shown} or ${b.shown}` }
}

const JOINT = /^(or|and|nor|,|\/)$/i
const HOUSES = /^(houses?|buildings?|civili[sz]ation)$/
const MAIN = /^(main|busy|major|big)$/
const BETWEEN =
  /^(from|of|to|at|away|off|a|an|any|the|every|all|nearest|next|closest|main|major|big|busy|paved|public)$/
const ROAD =
  /^(roads?|streets?|highways?|motorways?|railways?|railroads?|rail|rails|tracks|airports?|airfields?|villages?|towns?|houses?|buildings?|traffic|civili[sz]ation|settlements?)$/
