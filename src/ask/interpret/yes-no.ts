import { clausesOf } from './asking/clauses.ts'
import type { Subject } from '../query.ts'
import { isFlownOver } from '../recognise/noises/overflights.ts'
import type { Span } from '../recognise/spans.ts'
import type { Comparative, Quality } from '../vocabulary/meanings.ts'
import type { Order } from '../vocabulary/orders.ts'

/** "Is there", "does X have": wants a yes or a no. */
export function isYesNo(spans: readonly Span[]): boolean {
  const exists = spans.findIndex(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'exists')
  const inverted = exists >= 0 ? exists : spans.findIndex(({ typed }) => INVERTED.test(typed))
  // "In which country are there lakes" wants a country.
  if (spans.slice(0, Math.max(0, inverted)).some(({ said }) => ASKS_WHAT.test(said))) return false
  const isAsked = inverted >= 0
  return isAsked || /^(is|are|does|do|can|could|has|have|is it true that)$/i.test(spans[0]?.said ?? '')
}

/** The same wherever the verb stands: "liegt Sarek", "Sarek se trouve-t-il". */
export function asksWhether(spans: readonly Span[]): boolean {
  return isYesNo(spans) || !spans.some(({ said }) => ASKS_WHAT.test(said))
}

/** "L'Andorre a-t-elle plus de lacs que le Liechtenstein": the verb stands behind what is asked about. */
const INVERTED = /^((a t|ont) (il|elle|on)s?)$/i

/**
 * "Montserrat est-il plus bruyant que Monfragüe ?", "¿Es más ruidoso Montserrat que Monfragüe?": whether the first is more so than
 * the second, wherever the verb stands.
 */
export function moreAsked(spans: readonly Span[]): Comparative | 'as quiet' | null {
  const at = spans.findIndex(span => /^(comparative|superlative)$/.test(span.meaning.is) || isAsQuiet(span))
  const meaning = spans[at]?.meaning
  const before = spans.slice(0, at)
  const isOpenly = before.some(({ said }) => ASKS_WHAT.test(said)) || spans.some(span => span.meaning.is === 'or')
  if (isOpenly || !before.some(({ typed, said }) => VERB.test(typed) || HAS.test(said))) return null
  if (meaning?.is === 'comparative') return meaning.to
  if (meaning?.is === 'ask') return 'as quiet'
  const isThan = spans.slice(at + 1).some(({ typed }) => THAN.test(typed)) && !ARTICLE.test(spans[at]?.typed ?? '')
  if (meaning?.is !== 'superlative' || !isThan) return null
  return MORE.get(meaning.by) ?? null
}

/** "Is A as quiet as B?" */
function isAsQuiet({ meaning, said }: Span): boolean {
  return meaning.is === 'ask' && meaning.ask === 'compare' && /^(just )?as (quiet|silent|peaceful|calm)\b/i.test(said)
}

/** What a superlative asks of the first of two. */
const MORE: ReadonlyMap<Order, Comparative> = new Map([
  ['rating', 'quieter'],
  ['noise', 'louder'],
  ['distance', 'closer'],
  ['farthest', 'farther'],
  ['highest', 'higher'],
  ['lowest', 'lower'],
  ['northernmost', 'north'],
  ['southernmost', 'south'],
  ['easternmost', 'east'],
  ['westernmost', 'west'],
])

/** "Does A have a better rating than B?", "a-t-il", "tiene". */
const HAS = /^(has|have|does|do)$/i
const VERB =
  /(^| )(is|are|lies?|ist|sind|liegt|liegen|est|sont|se trouve|es|son|está|están|queda|quedan|è|sono|si trova|dista)( |$)/i
const THAN = /^(que|qu|di|d|de|del|dell|della|dei|degli|delle|als|than|rispetto( a| al| alla)?)$/i
const ARTICLE = /^(the|der|die|das|le|la|les|el|los|las|il|lo|i|gli) /i

/** Tells whether a question asks where, how, which or what, and none of its clauses wants a yes or no. */
export function isOpen(spans: readonly Span[]): boolean {
  // Whether aircraft are heard is known, and not whether they fly over it.
  if (spans.some((_, at) => isFlownOver(spans, at))) return true
  const clauses = clausesOf(spans).map(clause =>
    clause.flatMap(at => spans[at] ?? []).filter(({ meaning }) => !JOINTS.has(meaning.is)),
  )
  return clauses.some(isOpenClause) && !clauses.some(clause => !isOpenClause(clause) && isClosedClause(clause))
}

const JOINTS: ReadonlySet<Span['meaning']['is']> = new Set(['and', 'comma', 'sign'])

/** "Where can I camp", "can you tell me where I can camp". */
function isOpenClause(clause: readonly Span[]): boolean {
  const tell = clause.findIndex(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'tell')
  return [clause[0], clause[tell + 1]].some(span => span !== undefined && ASKS_OPENLY.test(span.said))
}

const ASKS_OPENLY = /^(and )?(in )?(which|what|where|how|why|who|when)(?! about)\b/i

/** "Can you say" wants no yes: nothing of a place is asked. */
function isClosedClause(clause: readonly Span[]): boolean {
  const [first] = clause
  const isVerb =
    first !== undefined &&
    (/^(is|are|does|do|can|could|may|has|have)\b/i.test(first.said) ||
      first.meaning.is === 'allowed' ||
      (first.meaning.is === 'ask' && first.meaning.ask === 'exists'))
  return isVerb && clause.some(({ meaning }) => !NOTHING_ASKED.has(meaning.is))
}

const NOTHING_ASKED: ReadonlySet<Span['meaning']['is']> = new Set(['stop', 'unknown', 'allowed', 'relation', 'pronoun'])

/** "Is Norway free": that some of its spots are is no yes. */
export function isOfPlace([verb, subject]: readonly Span[]): boolean {
  return /^(is|are)$/i.test(verb?.said ?? '') && subject?.meaning.is === 'name'
}

const ASKS_WHAT = /^(which|what|where|how|why|who|when)\b/i

/** "Is Sarek the quietest park in Sweden": asks which is. */
export function isWhetherFirst(
  spans: readonly Span[],
  subjects: readonly Subject[],
  superlative: readonly Order[],
): boolean {
  const [only, ...others] = subjects
  if (
    !only ||
    others.length > 0 ||
    superlative.some(by => by === 'distance') ||
    !/^is( it true that)?$/i.test(spans[0]?.said ?? '')
  )
    return false
  const [name, best] = [
    spans.findIndex(({ meaning }) => meaning.is === 'name' || meaning.is === 'spot'),
    spans.findIndex(({ meaning }) => meaning.is === 'superlative'),
  ]
  return name >= 0 && best > name && !spans.some(({ meaning }) => meaning.is === 'or' || meaning.is === 'ask')
}

/** "Is Sarek quiet": what a yes is of. Between two, "quiet or loud", none is. */
export function qualityAsked(spans: readonly Span[], at: number): { asked: Quality } | undefined {
  const meaning = spans[at]?.meaning
  const isOther = spans.some(({ meaning: { is } }) => /^(or|negation|comparative|superlative|ask)$/.test(is))
  const isAsked = spans.slice(0, 2).some(({ typed }) => IS.test(typed))
  return meaning?.is === 'quality' && isAsked && !isOther ? { asked: meaning.quality } : undefined
}

const IS = /^(is|are|ist|sind|est( ce que)?|es|son|está|è|sono)$/i
