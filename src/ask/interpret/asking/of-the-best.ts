import { type Span, UNSAID } from '../../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import type { PartedAtBest } from './beside-best.ts'

/**
 * Parts "is the quietest forest in Sweden free?" and "how do I get to the quietest lake in Norway?" into the search that the
 * sentence names and what it asks of the spot that is found.
 */
export function partedOfTheBest(spans: readonly Span[]): PartedAtBest | null {
  const best = spans.findIndex(({ meaning }) => meaning.is === 'superlative')
  const way = spans.slice(0, Math.max(0, best)).findIndex(isWay)
  const head = headOf(spans, best)
  if (best === -1 || head === -1 || spans.some(isOther)) return null
  const first = Math.min(best, head)
  // "The three quietest lakes".
  const begin = spans[first - 1]?.meaning.is === 'number' ? first - 1 : first
  const end = endOfPlace(spans, Math.max(best, head) + 1, way !== -1)
  const isVerbFirst = VERB.test(spans[0]?.said ?? '') || isMay(spans[0])
  const isAsked = way !== -1 || isVerbFirst || isVerbBehind(spans, begin, end)
  if (!isAsked || spans.slice(0, end).some(isJoint)) return null
  const isIn = (at: number) => at >= begin && at < end
  const rest = spans.slice(end)
  if (rest.some(({ said, meaning }) => GOES_ON.test(said) || meaning.is === 'follow')) return null
  if (
    spans
      .slice(0, begin)
      .some(({ meaning }) => meaning.is === 'name' || meaning.is === 'coordinates' || meaning.is === 'ask')
  )
    return null
  return {
    search: spans.map((span, at) => (isIn(at) ? span : UNSAID)),
    asked: spans.map((span, at) => (isIn(at) ? UNSAID : span)),
  }
}

/**
 * Parts "bus and toilet at Norway's quietest?", "Hütte am ruhigsten See in Norwegen?" alike: what stands before the one spot is
 * asked of it. "Huts at the quietest lakes" and "the quietest lake with a hut" look for such.
 */
export function partedBeforeBest(spans: readonly Span[]): PartedAtBest | null {
  const best = spans.findIndex(({ meaning }) => meaning.is === 'superlative')
  if (best < 1 || spans.some(isOther)) return null
  const facts = spans.findIndex((span, at) => !isFact(span) && !isJoint(span) && !(at < 3 && isExists(span)))
  const from = spans[facts]
  // "Pour", "para" are no relation of the catalogue's.
  const isAt = facts === best ? AT_BEST.test(from?.typed ?? '') : AT.test(from?.typed ?? '')
  const isOfPlace = spans
    .slice(facts + 1, best)
    .every(({ meaning: { is } }, at) => is === 'stop' || is === 'name' || isHead(spans[facts + 1 + at]))
  if (!spans.slice(0, facts).some(isFact) || !isAt || !isOfPlace || spans.slice(facts, best + 2).some(isSeveral))
    return null
  const rest = spans.slice(best + 1)
  // "Refugio en Andorra a mayor altitud": what is highest is the hut.
  if (!rest.some(isHead) && ADVERBIAL.test(spans[best]?.typed ?? '')) return null
  if (!rest.every(span => isHead(span) || OF_REST.has(span.meaning.is)) || rest.some(({ said }) => GOES_ON.test(said)))
    return null
  return {
    search: spans.map((span, at) => (at < facts ? UNSAID : span)),
    asked: spans.map((span, at) => (at < facts ? span : UNSAID)),
  }
}

/** What a spot has or allows, and no kind of place. */
function isFact({ meaning }: Span): boolean {
  if (meaning.is === 'feature') return !LANDSCAPE_KEYS.has(meaning.feature)
  return meaning.is === 'transport' || meaning.is === 'fire'
}

/** "Is there a". */
function isExists({ meaning, said, typed }: Span): boolean {
  if (meaning.is === 'ask') return meaning.ask === 'exists'
  // "Un bus pour le lac": "pour" ends what is asked, the English "a" does not.
  return meaning.is === 'sign' || (meaning.is === 'stop' && (said === typed || !AT.test(typed)))
}

function isSeveral(span: Span): boolean {
  // Of other languages a noun is not told to be one.
  return span.isPlural && span.said === span.typed && isHead(span)
}

const OF_REST: ReadonlySet<Span['meaning']['is']> = new Set(['name', 'relation', 'stop', 'sign'])
const AT =
  /^(at|to|an|am|zum|zur|bei|beim|nach|au|à|pour|vers|en|al|a|hasta|para|alla|allo|presso|per)( (el|la|le|il|lo))?$/i
const ADVERBIAL = /^(a|à|at|in|auf) |altitud|quota|höhe/i
/** "Am ruhigsten" is one phrase. */
const AT_BEST = /^(am|im|beim|zum) /i

/** "How do I get to", "how far is", "how high is". */
function isWay({ meaning }: Span): boolean {
  return meaning.is === 'aspect' && WAYS.has(meaning.aspect)
}

const WAYS: ReadonlySet<string> = new Set(['transport', 'distance', 'elevation', 'level', 'access'])
const VERB = /^(is|are|does|do|has|have|can|could|may)$/i

/** "La forêt la plus calme est-elle gratuite ?", "il lago più tranquillo è gratuito?" */
function isVerbBehind(spans: readonly Span[], begin: number, end: number): boolean {
  const { typed } = spans[end] ?? UNSAID
  return INVERTED.test(typed) || (begin <= 1 && ROMANCE_VERB.test(typed) && spans.at(-1)?.said === '?')
}

const INVERTED = /^(est|sont|a|ont|peut)( t)? (il|elle|ils|elles|on)$/i
const ROMANCE_VERB = /^(è|ha|es|está|tiene)$/i

function isJoint({ meaning }: Span): boolean {
  return meaning.is === 'and' || meaning.is === 'comma' || meaning.is === 'follow'
}

/** "Darf man", "peut-on". */
function isMay(span: Span | undefined): boolean {
  return span?.meaning.is === 'allowed'
}

/** More is asked for, or something else. */
function isOther({ meaning }: Span, at: number, spans: readonly Span[]): boolean {
  if (meaning.is === 'superlative') return spans.findIndex(each => each.meaning.is === 'superlative') !== at
  if (meaning.is === 'relation') return meaning.relation === 'between'
  return OTHERS.has(meaning.is)
}

const OTHERS: ReadonlySet<Span['meaning']['is']> = new Set(['comparative', 'or', 'negation', 'ordinal', 'spot', 'told'])

/** The kind of place beside the superlative: "the quietest free forest", "la forêt la plus calme"; -1 when there is none. */
function headOf(spans: readonly Span[], best: number): number {
  const at = (steps: readonly number[], is: (span: Span | undefined) => boolean) =>
    steps.map(step => best + step).find(place => is(spans[place]))
  return at(BEHIND, isHead) ?? at(BEFORE, isHead) ?? at(BEHIND, isStay) ?? at(BEFORE, isStay) ?? -1
}

const BEHIND = [1, 2, 3] as const
const BEFORE = [-1, -2] as const

function isHead(span: Span | undefined): boolean {
  const meaning = span?.meaning
  return meaning?.is === 'generic' || (meaning?.is === 'feature' && LANDSCAPE_KEYS.has(meaning.feature))
}

/** Where "in Sweden", "near Oslo", "within 20 km of Bern" ends; "from Oslo" is what a distance is asked from. */
function endOfPlace(spans: readonly Span[], from: number, isOfWay: boolean): number {
  let end = from
  for (let at = from; at < spans.length; at++) {
    const { meaning, said, typed } = spans[at] ?? UNSAID
    if (isOfWay && (/^(from|to)$/i.test(said) || /^(von|desde|da|depuis)$/i.test(typed))) return end
    if (meaning.is === 'name' || meaning.is === 'distance') end = at + 1
    else if (meaning.is !== 'relation' && meaning.is !== 'stop') return end
  }
  return end
}

/** What goes on with the place: "with a hut", "that is free", "for camping". */
const GOES_ON = /^(with|without|that|which|who|where|for|whose|when|if|to)\b/i

/** "The quietest hut" is a kind of place, too. */
function isStay(span: Span | undefined): boolean {
  const meaning = span?.meaning
  return meaning?.is === 'feature' && STAYS.has(meaning.feature)
}

const STAYS: ReadonlySet<string> = new Set(['hut', 'shelter', 'camping', 'picnic'])
