import type { Condition, Test } from '../../query.ts'
import { isFiller, type Span } from '../../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import { awayFrom, isNotNoisy, isOfClause, isVerbWithObject, negationOf } from '../negation.ts'
import { isListOfNoises } from '../noises/not-heard.ts'
import { either, turned } from './combine.ts'
import { isListBeforeOr } from './list-before-or.ts'
import { isNotNeeded, saysNotNeeded } from './not-needed.ts'
import { isOverruled, isSame, withoutRepeats } from './redundant.ts'
import { testOf } from './test-of-span.ts'

/** Reads the conditions of a question: what must hold, what must not, and which of two is enough. */
export function conditionsIn(spans: readonly Span[]): readonly Condition[] {
  const placed: Placed[] = []
  let again: Placed | null = null
  for (const [at, span] of spans.entries()) {
    const last = placed.at(-1)
    const denied: Placed | undefined = again ?? last
    if (
      span.meaning.is === 'forbidden' &&
      denied &&
      isBeside(spans, denied.at, at) &&
      !isOfOther(spans, denied.at, at)
    ) {
      const { condition } = denied
      // "Not forbidden" takes nothing away.
      const isDoubled = spans.slice(denied.at + 1, at).some(({ meaning }) => meaning.is === 'negation')
      if (isDoubled) continue
      if (condition.on === 'feature' && saysNotNeeded(span)) {
        placed.pop()
        continue
      }
      // "Roads and trains are not heard": neither.
      const listed = placed.filter(other => condition.on === 'noise' && isNoiseOfList(spans, other, denied.at))
      for (const each of listed.length > 0 ? listed : [denied]) {
        const said = `${each.condition.said} ${span.said}`
        const found = placed.findIndex(other => other.condition === each.condition)
        placed.splice(found, 1, { ...each, condition: { ...turned(each.condition), said } })
      }
      continue
    }
    if (span.meaning.is === 'optional' && last && isBeside(spans, last.at, at)) placed.pop()
    const test = testOf(spans, at)
    if (!test || ((test.on === 'feature' || test.on === 'fire') && isNotNeeded(spans, at))) continue
    const isNoiseSource = span.meaning.is === 'noise source'
    const isAway = span.meaning.is === 'unmeasured' && span.meaning.roads?.isWithin === false
    const negation =
      span.isUnwanted === true || isAway
        ? 'without'
        : span.meaning.is === 'aspect'
          ? undefined
          : (negationOf(spans, at) ?? (isNoiseSource ? awayFrom(spans, at) : undefined))
    const word = wordOf(span, test)
    const plain: Condition = { ...test, isNegated: false, said: word, ...(span.isWish && { isWish: true }) }
    const said = negation === undefined || isAway ? word : `${negation.toLowerCase()} ${word}`
    const condition = negation === undefined ? plain : { ...turned(plain), said }
    const isJoined = last && joinedByOr(spans, last.at, at) && !isBetweenThings(spans, last.at, at)
    const isDenied = negation !== undefined || isNotNoisy(span)
    // "Not paid or noisy" wants neither, though each is turned into what it is the opposite of.
    const areBothDenied = last?.isDenied === true && isDenied && !isNoiseSource
    const joined = isJoined && !areBothDenied ? either(last.condition, condition) : undefined
    const across = joined ? undefined : joinedAcross(spans, placed.slice(-2), { at, condition, isDenied })
    if (across) {
      placed.splice(-2, 2, ...across)
      continue
    }
    if (joined) placed.splice(-1, 1, { at, condition: joined, isDenied })
    const before: Placed | undefined = joined ? undefined : placed.find(other => isSame(other.condition, condition))
    // "Big dogs; where dogs are not allowed": what is said again stands where it was said last.
    again = before ? { ...before, at } : null
    if (!joined && !before) placed.push({ at, condition, isDenied })
  }
  const conditions = placed.map(({ condition }) => condition)
  return withoutRepeats(conditions.filter(condition => !isOverruled(condition, conditions)))
}

/** How a condition is said: quiet that is asked for by the word for what is shunned, by its own. */
function wordOf({ said }: Span, test: Test): string {
  const quality = test.on === 'rating' && test.quality !== 'noisy' ? test.quality : null
  return quality !== null && NOISE.test(said) ? quality : said
}

const NOISE = /^(the )?(noises?|racket|din|hubbub|hustle|bustle|hustle and bustle|sounds?|city noise)$/i

function isNoiseOfList(spans: readonly Span[], { condition, at }: Placed, last: number): boolean {
  return condition.on === 'noise' && !condition.isNegated && isListOfNoises(spans, at, last)
}

/** A condition and the span that it was read from. */
type Placed = { condition: Condition; at: number; isDenied: boolean }

/** Tells whether only filler lies between a condition and "prohibited". */
function isBeside(spans: readonly Span[], from: number, to: number): boolean {
  return spans
    .slice(from + 1, to)
    .every(
      ({ meaning }) =>
        meaning.is === 'stop' || meaning.is === 'aspect' || meaning.is === 'ask' || meaning.is === 'negation',
    )
}

/** "Lakes that forbid camping", "lagos donde está prohibido acampar". */
function isOfOther(spans: readonly Span[], at: number, forbidden: number): boolean {
  return isVerbWithObject(spans, forbidden) || isOfClause(spans, at, forbidden)
}

function joinedByOr(spans: readonly Span[], from: number, to: number): boolean {
  const between = spans.slice(from + 1, to)
  if (isListOfThings(spans, from, to) || isListBeforeOr(spans, from, to)) return true
  const isJoint = ({ meaning, said }: Span) => JOINTS.has(meaning.is) || /^with$/i.test(said)
  // "Either" begins alternatives: "arches, either free or of unknown access" has two, not three.
  return between.some(({ meaning, said }) => meaning.is === 'or' && !/^either$/i.test(said)) && between.every(isJoint)
}

/** "A forest or a quiet lake": quiet forests or lakes. */
function joinedAcross(spans: readonly Span[], [thing, quiet]: readonly Placed[], other: Placed): Placed[] | undefined {
  if (!thing || !quiet || !ADJECTIVES.has(spans[quiet.at]?.meaning.is ?? 'unknown')) return undefined
  const things = isThing(spans[thing.at]) && isLandscape(spans[other.at])
  const isBefore = spans.slice(quiet.at + 1, other.at).every(isFiller)
  const isJoined = joinedByOr(spans, thing.at, quiet.at) || isListBeforeOr(spans, thing.at, other.at, quiet.at)
  const condition = things && isBefore && isJoined ? either(thing.condition, other.condition) : undefined
  return condition && [quiet, { ...other, condition }]
}

const ADJECTIVES: ReadonlySet<Span['meaning']['is']> = new Set(['quality', 'access'])

/** "Camping or a quiet lake": of what one does as of a landscape. */
function isThing(span: Span | undefined): boolean {
  return span?.meaning.is === 'feature'
}

/** In "quiet lakes or free forests" what is free is no lake. */
function isBetweenThings(spans: readonly Span[], thing: number, at: number): boolean {
  const next = spans.slice(at + 1).find(span => !isFiller(span))
  return ADJECTIVES.has(spans[at]?.meaning.is ?? 'unknown') && isThing(spans[thing]) && isLandscape(next)
}

function isLandscape(span: Span | undefined): boolean {
  return span?.meaning.is === 'feature' && LANDSCAPE_KEYS.has(span.meaning.feature)
}

/** "Lakes and rivers in Romania" are both kinds; "with lakes and rivers" wants both at once. */
function isListOfThings(spans: readonly Span[], from: number, to: number): boolean {
  const isThings = (span: Span | undefined) => isLandscape(span) && span?.isPlural === true
  let before = from - 1
  while (spans[before]?.meaning.is === 'comma' || isThings(spans[before])) before--
  return (
    isThings(spans[from]) &&
    isThings(spans[to]) &&
    !(to === from + 1 && isOfOtherLanguage(spans[from], spans[to])) &&
    spans.slice(from + 1, to).every(({ meaning }) => meaning.is === 'and' || meaning.is === 'comma') &&
    !/^(with|has|have|having|both|where|of|by|near|around|between)$/i.test(spans[before]?.said ?? '')
  )
}

/** "Forêts côtières": of two words side by side one is the adjective, which has a plural as well. */
function isOfOtherLanguage(...pair: readonly (Span | undefined)[]): boolean {
  return pair.some(span => span !== undefined && span.said !== span.typed)
}

const JOINTS = new Set(['or', 'stop', 'comma', 'relation', 'intensifier', 'sign', 'aspect', 'generic'])
