import { LOCAL_KIND_OF } from '../../vocabulary/languages/local-kinds.ts'
import { isWord } from '../lexicon.ts'
import type { Lookups } from '../lookups.ts'
import { mistypedNameAt } from '../names.ts'
import type { Span } from '../spans.ts'
import type { Recogniser } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'

/** Recognises a kind of place by the word that begins its names on the map, where a noun is wanted: "which estany is closest", and not "Estany Blau". */
export const recogniseLocalKind: Recogniser = (tokens, at, { lookups, spans }) => {
  const token = tokens[at]
  const feature = token?.source === null ? LOCAL_KIND_OF.get(token.folded) : undefined
  if (feature === undefined || token?.foreign === 'common' || token?.foreign === 'verb') return undefined
  const before = tokens[at - 1]
  // "Near el Serrat", which is a village.
  if (before?.folded === 'the' && isNearBy(spans.at(-2)) && isVillage(tokens, at, lookups)) return undefined
  const isNoun = before === undefined || before.number !== null || BEFORE_NOUN.test(before.folded)
  return isNoun && !isNamed(tokens[at + 1]) ? { meaning: { is: 'feature', feature }, length: 1 } : undefined
}

/** Recognises the water that springs, where "spring" cannot be the season: "the nearest spring", "which spring". */
export const recogniseSpring: Recogniser = (tokens, at) => {
  const token = tokens[at]
  if (token?.folded !== 'spring' || token.source !== null) return undefined
  const isWater = SPRING_BEHIND.test(tokens[at - 1]?.folded ?? '')
  return isWater ? { meaning: { is: 'feature', feature: 'spring' }, length: 1 } : undefined
}

/** Called so, behind its article. */
function isVillage(tokens: readonly Token[], at: number, lookups: Lookups): boolean {
  const called = mistypedNameAt(tokens, at, lookups, { withCities: false })
  return called?.length === 1 && called.phrase.endsWith(` ${tokens[at]?.folded}`)
}

function isNearBy(span: Span | undefined): boolean {
  return span?.meaning.is === 'relation' && span.meaning.relation !== 'between'
}

/** "Estany de Juclar", "Pic Negre", "coll d'ordino". */
function isNamed(next: Token | undefined): boolean {
  if (next === undefined || next.folded === '') return false
  return next.isCapital || JOINT.test(next.folded) || (next.foreign === null && next.number === null && !isWord(next))
}

const JOINT = /^(d|de|del|dels|della|di|da|des|du|la|les|els|l|el|n|na|en|ny|y|yn|an)$/
const BEFORE_NOUN =
  /^(a|an|the|which|what|any|every|each|many|some|no|and|or|quiet|quieter|quietest|silent|calm|calmest|peaceful|remote|high|higher|highest|lowest|loud|loudest|noisiest|best|nearest|closest|next|alpine|free|other|another|all|only)$/
const SPRING_BEHIND =
  /^(which|any|every|each|no|quietest|quieter|quiet|noisiest|loudest|calmest|highest|lowest|best|nearest|closest|hidden|fresh|mountain|natural|cold|northernmost|southernmost)$/
