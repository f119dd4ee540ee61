import { isOfPredicate } from '../recognise/of-predicate.ts'
import { LANDSCAPE_KEYS } from '../vocabulary/features.ts'
import { FILLER, namesSpot, type Span } from '../recognise/spans.ts'

/** Meanings of function words: they join and ask, and restrict nothing. */
const FUNCTION_MEANINGS: ReadonlySet<Span['meaning']['is']> = new Set([
  'sign',
  'comma',
  'and',
  'or',
  'generic',
  'intensifier',
  'allowed',
  'optional',
  'relation',
  'pronoun',
])
const FUNCTION_ASKS: ReadonlySet<string> = new Set([
  'tell',
  'help',
  'exists',
  'where',
  'rating help',
  'count',
  'why',
  'compare',
])

/** Tells whether a span's words can restrict an answer. */
export function isContent(spans: readonly Span[], at: number): boolean {
  const { meaning, said, typed } = spans[at] ?? { meaning: FILLER, said: '', typed: '' }
  if (said === '') return false
  if ((PARAMETER.test(said) || PARAMETER.test(typed)) && /^[:=]$/.test(spans[at + 1]?.said ?? '')) return false
  if (isHeardAtSpot(spans, at) || isNearbyInLand(spans, at)) return true
  // "Marked trails", not "spots marked as quiet".
  if (/^marked$/i.test(said) && TRAILS.test(spans[at + 1]?.said ?? '')) return true
  if (meaning.is === 'stop') return meaning.isContent && !isPartOfPlace(spans, at)
  if (meaning.is === 'ask') return !FUNCTION_ASKS.has(meaning.ask)
  if (meaning.is === 'aspect') return !ASKS_WHERE.test(said)
  if (isOfPredicate(spans, at)) return false
  // "No, show me …" answers nothing.
  if (meaning.is === 'negation' && said.toLowerCase() === 'no') return !isAtEnd(spans[at + 1])
  if (meaning.is === 'follow') return meaning.as === 'more'
  if (meaning.is === 'unknown') return /\p{L}/u.test(said) && !isPartOfPlace(spans, at)
  return !FUNCTION_MEANINGS.has(meaning.is)
}

/** "Can I hear the sea at Port Cornaa": that it lies at the sea says nothing of what one hears. */
function isHeardAtSpot(spans: readonly Span[], at: number): boolean {
  if (!/^(hear|heard|hearing|listen to)$/i.test(spans[at]?.said ?? '')) return false
  const thing = spans.slice(at + 1).find(({ said }) => !/^(the|a|an|any|to)$/i.test(said))?.meaning
  return spans.some(namesSpot) && thing?.is === 'feature' && LANDSCAPE_KEYS.has(thing.feature)
}

/** "Lakes in Norway, not too far": near what, is not said, and a land is near nothing. */
function isNearbyInLand(spans: readonly Span[], at: number): boolean {
  const { meaning } = spans[at] ?? { meaning: FILLER }
  const before = spans.slice(0, at).findLast(span => span.meaning.is !== 'comma')?.meaning
  const isInLand = before?.is === 'name' && before.named.region !== null
  return meaning.is === 'relation' && meaning.relation === 'near' && isInLand && isAtEnd(spans[at + 1])
}

const TRAILS = /^((hiking |walking |foot)?(trails?|paths?)|routes?|ways?)$/i
const ASKS_WHERE = /^(where( is| are)?|lies?|situated|located)$/i

/** "country: Norway", "tag=lake": names of parameters, as programs write them. */
const PARAMETER =
  /^(accessstatus|firestatus|scenerytype|minrating|silencerating|country|continent|region|place|type|tags?|query|q|scenery|access|activity|activities|fire|geo|near|lat|lon|limit|max|results|rating|search|filter|order|sort|land|pays|país|paese|tipo|typ|type|etiqueta|etichetta|etikett|étiquette|límite|limite|grenze|acceso|accès|zugang|accesso|orden|ordre|ordine)$/i

function isAtEnd(next: Span | undefined): boolean {
  return next === undefined || next.meaning.is === 'sign' || next.meaning.is === 'comma'
}

/** The kind of place beside its name: "the city of Oslo", "Kerry county". */
function isPartOfPlace(spans: readonly Span[], at: number): boolean {
  const noun = spans[at]?.said ?? ''
  if (!PLACE_NOUN.test(noun)) return false
  // "Which parish of Andorra" asks for one of several, and is no part of a name.
  const isOf = /^of$/i.test(spans[at + 1]?.said ?? '') && !ASKS_WHICH.test(spans[at - 1]?.said ?? '')
  const isLabel = /^region$/i.test(noun) && spans[at + 1]?.meaning.is === 'name'
  return (
    isLabel ||
    (isOf && isNameBeside(spans, at, 1) && isKindOf(noun, besideOf(spans, at, 1))) ||
    (isNameBeside(spans, at, -1) && AFTER_NAME.test(noun))
  )
}

/** No park is a city: "the city of Rondane" asks for something else. */
function isKindOf(noun: string, named: Span['meaning'] | undefined): boolean {
  if (!SETTLEMENT_NOUN.test(noun)) return true
  return named?.is === 'name' && named.named.settlements.length > 0
}

/** Tells whether a name lies before (-1) or behind (1) a span, "of" and "the" aside. */
export function isNameBeside(spans: readonly Span[], at: number, step: number): boolean {
  const is = besideOf(spans, at, step)?.is
  return is === 'name' || is === 'spot'
}

function besideOf(spans: readonly Span[], at: number, step: number): Span['meaning'] | undefined {
  let next = at + step
  while (/^(of|the)$/i.test(spans[next]?.said ?? '')) next += step
  return spans[next]?.meaning
}

const ASKS_WHICH = /^(which|what|each|every|any|another|other|next|same)$/i
const PLACE_NOUN =
  /^(city|town|village|state|province|county|district|canton|prefecture|municipality|parish|region|country|area|island|republic|kingdom|principality)$/i
const SETTLEMENT_NOUN = /^(city|town|village)$/i
const AFTER_NAME = /^(state|province|county|district|canton|prefecture|municipality|parish|region|area)$/i
