import { fold } from '../../../../text/fold.ts'
import type { Span } from '../../../recognise/spans.ts'
import { BUILT } from '../../conditions/head-of.ts'
import { LANDSCAPE_KEYS } from '../../../vocabulary/features.ts'

/**
 * Tells whether a turn names one kind of place and nothing that it is to have: "and are there any rivers?", "no, forests", "und
 * Seen dort?", "and which campsites?" go on with another kind.
 */
export function isKindAlone(spans: readonly Span[]): boolean {
  if (isBestOfKind(spans)) return true
  if (areOnesBeside(spans)) return false
  const said = spans.filter(span => span.meaning.is !== 'sign' && !isSmall(span))
  const at = said.findIndex(isKind)
  const [lead, end] = [said.slice(0, at), said.slice(at + 1)]
  if (at === -1 || end.some(span => !isThere(span) && !isInstead(span))) return false
  const isTurned = lead.some(isTurn) || end.some(isInstead) || isAlsoAsked(spans)
  return isTurned && lead.every((span, i) => isTurn(span, i, lead) || isBeside(span))
}

/**
 * "And the lowest peak?", "y el bosque más tranquilo", "and which forest is the quietest?": the best of another kind. "And the
 * highest with a lake" adds to what was looked for, and "and the quietest forest of those" is one of them.
 */
function isBestOfKind(spans: readonly Span[]): boolean {
  const said = spans.filter(span => span.meaning.is !== 'sign' && !isSmall(span))
  const at = said.findIndex(isKindSaid)
  const best = [at - 1, at + 1].find(i => said[i]?.meaning.is === 'superlative')
  if (at === -1 || best === undefined) return false
  const [lead, end] = [said.slice(0, Math.min(at, best)), said.slice(Math.max(at, best) + 1)]
  const isTurned = lead.length > 0 && lead.every((span, i) => isTurn(span, i, lead) || isBeside(span))
  return isTurned && !end.some(({ meaning }) => OF_SHOWN.has(meaning.is))
}

/** A kind, of which one is the best. */
function isKindSaid(span: Span): boolean {
  return isKind({ ...span, isPlural: true })
}

/** What speaks of what was shown, or asks something else of it. */
const OF_SHOWN: ReadonlySet<Span['meaning']['is']> = new Set(['pronoun', 'spot', 'ordinal', 'ask', 'aspect', 'like'])

/** "Rivers instead". */
function isInstead({ meaning }: Span): boolean {
  return meaning.is === 'follow' && meaning.as === 'instead'
}

/** "Gibt es auch Wälder?", "¿hay también desiertos?": beside those that were asked for. */
function isAlsoAsked(spans: readonly Span[]): boolean {
  const isAsked = spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'exists')
  return isAsked && spans.some(({ typed }) => ALSO.test(typed))
}

const ALSO = /(^| )(also|auch|aussi|también|anche)( |$)/i

/** A landscape, or huts and campsites, of which one looks for several. */
export function isKind({ meaning, isPlural }: Span): boolean {
  if (meaning.is !== 'feature') return false
  return LANDSCAPE_KEYS.has(meaning.feature) || (isPlural && BUILT.has(meaning.feature))
}

/** "And", "what about"; "no," with its comma, where "no rivers" rules them out. "And with" adds to what was asked. */
function isTurn({ meaning, said }: Span, at: number, lead: readonly Span[]): boolean {
  if (meaning.is === 'negation') return lead[at + 1]?.meaning.is === 'comma'
  if (meaning.is === 'follow') return meaning.as !== 'more' && !ADDS.test(said)
  return meaning.is === 'and' && !ADDS.test(said)
}

const ADDS = /\b(with|mit|avec|con|too|also|only|just|but|ideally|preferably|where|additionally)\b/i

function isBeside({ meaning, said }: Span): boolean {
  if (meaning.is === 'ask') return meaning.ask === 'exists'
  return meaning.is === 'comma' || /^(which|of)$/i.test(said)
}

/** What says nothing beside a kind. */
function isSmall({ meaning }: Span): boolean {
  return meaning.is === 'stop'
}

function isThere({ meaning }: Span): boolean {
  return (meaning.is === 'pronoun' && meaning.of === 'place') || meaning.is === 'comma'
}

/** "And forests?", "and how many forests?" after lakes: another kind, and no lakes with forest. */
export function isOtherKind(spans: readonly Span[]): boolean {
  const [and, ...asked] = spans.filter(({ meaning }) => meaning.is !== 'sign' && meaning.is !== 'stop')
  const isCounted = asked[0]?.meaning.is === 'ask' && asked[0].meaning.ask === 'count'
  const [kind, ...others] = isCounted ? asked.filter(span => !isExists(span)).slice(1) : asked
  const isAnd = and?.meaning.is === 'and' || (and?.meaning.is === 'follow' && and.meaning.as === 'and')
  const isLandscape = kind?.meaning.is === 'feature' && LANDSCAPE_KEYS.has(kind.meaning.feature)
  return isAnd && isLandscape && others.length === 0 && !/\b(with|mit|avec|con|too|also)$/i.test(and.said)
}

/** "How many forests are there?" */
function isExists({ meaning }: Span): boolean {
  return meaning.is === 'ask' && meaning.ask === 'exists'
}

/** "With a lake, too". */
export function saysAlso({ said }: Span): boolean {
  return /^(too|also|additionally|only)$/i.test(said)
}

/** "Any near a lake instead?", "lieber welche an einem See": those that were looked for, and no lakes. */
export function areOnesBeside(spans: readonly Span[]): boolean {
  const typed = spans.map(span => span.typed).filter((word, at, all) => word !== all[at - 1])
  const kind = spans.find(isKindSaid)
  return kind !== undefined && ONES_BESIDE.test(fold(typed.join(' ').replaceAll(/['’]/g, ' ')))
}

const ONES_BESIDE =
  /(?:^| )(?:ones?|any|some)(?: (?:that (?:are|lie)|which are|quieter|located|right|close))? (?:near|nearby|by|beside|at|close to|next to|on)(?: to)? (?:an?|the) |(?:^| )(?:welche|solche|eine[nrs]?) (?:ruhigen? )?(?:an|am|bei|nahe|neben|in der nahe) (?:eine[mr] |von )?|(?:^| )(?:certaine?s|ceux|celles|un|une|y en a t il|il y en a)(?: qui (?:sont|est))? (?:pres d|au bord d|a cote d|le long d)|(?:^| )(?:algun[oa]s?|un[oa]s?|l[oa]s) (?:cerca de|junto a|a orillas de|al lado de)|(?:^| )(?:qualcun[oa]|ce ne sono|un[oa]|quell[ie]) (?:vicin[oaie] a|accanto a|presso|sul|in riva)/
