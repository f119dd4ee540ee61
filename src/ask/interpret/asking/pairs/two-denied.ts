import { fold } from '../../../../text/fold.ts'
import type { Condition, Query } from '../../../query.ts'
import { isFiller, type Span } from '../../../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../../../vocabulary/features.ts'
import { turned } from '../../conditions/combine.ts'
import type { Reading } from '../../understand.ts'

/** Tells whether a question asks for those that are not as was asked before, and says nothing else: "which do not?", "any that aren't?". */
export function asksDenied(spans: readonly Span[]): boolean {
  return spans.filter(isDenial).length === 1 && spans.every(span => isDenial(span) || isOfSame(span))
}

function isDenial({ meaning, said }: Span): boolean {
  return (
    (meaning.is === 'negation' && /^(not|none|without|without (one|it|them|any))$/i.test(said)) || isForbidden(said)
  )
}

/** "Not allow", "prohibited": of what was asked, whatever it was. */
function isForbidden(said: string): boolean {
  return /^(not (allow|permit|allowed|permitted)|forbid|forbids|forbidden|prohibit|prohibits|prohibited|banned)$/i.test(
    said,
  )
}

/** What says of which it is asked, and no more. */
function isOfSame(span: Span): boolean {
  const { meaning, said } = span
  if (meaning.is === 'pronoun') return meaning.of !== 'place'
  if (meaning.is === 'ask') return meaning.ask === 'count' || meaning.ask === 'exists' || meaning.ask === 'where'
  if (meaning.is === 'aspect')
    return meaning.aspect === 'location' && /^(where( (is|are|do|does))?|(in )?(which|what) countr(y|ies))$/i.test(said)
  if (meaning.is === 'follow') return meaning.as !== 'more'
  return isFiller(span) || OF_SAME.has(meaning.is) || WORDS.test(said)
}

const OF_SAME: ReadonlySet<Span['meaning']['is']> = new Set(['and', 'comma', 'sign', 'generic', 'allowed'])
const WORDS = /^(which|what|ones?|that|who|any|anywhere|somewhere|do|does|is|are|have|has|so|either|countr(y|ies))$/i

/** Parts "which parks allow campfires and which do not" before what asks for the others; null where nothing does. */
export function deniedApart(spans: readonly Span[]): readonly [readonly Span[], readonly Span[]] | null {
  const joint = spans.findLastIndex(
    ({ meaning, said }, at) =>
      (meaning.is === 'and' || meaning.is === 'comma' || meaning.is === 'follow' || /^[?.!;]$/.test(said)) &&
      at < spans.length - 1,
  )
  const [first, second] = [spans.slice(0, Math.max(0, joint)), spans.slice(joint)]
  return joint > 0 && second.some(isAskedOf) && asksDenied(second) ? [first, second] : null
}

/** "Which", "how many": without one, a "not" denies what stands before it. */
function isAskedOf({ meaning, said }: Span): boolean {
  return (meaning.is === 'ask' && meaning.ask === 'count') || /^(and )?(which|where|what)( ones?)?$/i.test(said)
}

/** The spots of which the last thing that was asked does not hold; null where nothing was that has an opposite. */
export function deniedOf(query: Query, spans: readonly Span[]): Query | null {
  if (query.summary?.of === 'values') return { ...query, summary: { ...query.summary, asked: 'none' } }
  if (!SEARCHES.has(query.kind) || query.first || query.unknownPlace !== null) return null
  const isQuality = spans.some(({ typed }) => IS.test(fold(typed)))
  const deniable = query.conditions.filter(isDeniable)
  const alike = deniable.filter(({ on }) => QUALITIES.has(on) === isQuality)
  const denied = (alike.length > 0 ? alike : deniable).at(-1)
  if (!denied) return null
  const word = denied.on === 'feature' || denied.on === 'fire' ? 'no' : 'not'
  const not: Condition = { ...turned(denied), said: `${word} ${denied.said}` }
  const conditions = query.conditions.map(condition => (condition === denied ? not : condition))
  const isCounted = spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'count')
  const kind = isCounted ? 'count' : query.kind === 'count' ? 'find' : query.kind
  return { ...query, kind, conditions, aspects: [], isYesNo: false }
}

/** Both searches, where the second asks for the others of the first. */
export function secondDenied(spans: readonly Span[]): (first: Query, reading: Reading) => Query | null {
  return first => deniedOf(first, spans)
}

const SEARCHES: ReadonlySet<Query['kind']> = new Set(['find', 'nearest', 'superlative', 'count'])
/** What "is not" denies, where "does not" denies what a spot has. */
const QUALITIES: ReadonlySet<Condition['on']> = new Set(['rating', 'access', 'confidence'])
const IS = /^(is|are|was|were)( |$)/

/** A lake that is none is not asked for. */
function isDeniable(condition: Condition): boolean {
  if (condition.on === 'feature') return !condition.any.some(key => LANDSCAPE_KEYS.has(key))
  return DENIABLE.has(condition.on)
}

const DENIABLE: ReadonlySet<Condition['on']> = new Set(['access', 'fire', 'transport', 'rating', 'noise', 'confidence'])
