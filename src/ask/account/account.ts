// What became of each word of a question: applied, filler, or not applied and then said so.
import { NAME_PART_KEYS } from '../vocabulary/features.ts'
import { countriesOf } from '../gazetteer/regions.ts'
import type { Span } from '../recognise/spans.ts'
import type { Account, Condition, Query } from '../query.ts'
import type { Aspect } from '../vocabulary/meanings.ts'
import { appliedAs } from './applied-as.ts'
import { essenceOf } from './essence.ts'
import { isOfPredicate } from '../recognise/of-predicate.ts'

/**
 * Accounts for every word of a question. A span whose words can restrict is left out in turn: when the query stays the
 * same, it was not applied.
 */
export function accountFor(
  spans: readonly Span[],
  query: Query,
  { interpret, isFollowing }: { interpret: (spans: readonly Span[]) => Query; isFollowing: boolean },
): Account {
  const essence = (all: readonly Span[]) => essenceOf(interpret(all))
  const whole = essenceOf(query)
  const without = (left: readonly number[]) => spans.map((span, at) => (left.includes(at) ? BLANK(span) : span))
  const content = [...spans.keys()].filter(at => isContent(spans, at))
  const isUnused = (at: number) => query.kind === 'not understood' || isForeign(spans[at], query)
  // A word that is said many times is left out everywhere at once.
  const alike = Map.groupBy(content, at => `${spans[at]?.meaning.is} ${spans[at]?.said.toLowerCase()}`)
  const idle = [...alike.values()]
    .filter(([first = 0, ...others]) => isUnused(first) || essence(without([first, ...others])) === whole)
    .flat()
    .toSorted((a, b) => a - b)
  const unused =
    essence(without(idle)) === whole
      ? idle
      : unusedOf(idle, left => isUnused(left.at(-1) ?? -1) || essence(without(left)) === whole)
  const used = content.filter(at => !unused.includes(at))
  const isKept = (at: number) =>
    query.kind !== 'not understood' &&
    ((isFollowing && spans[at]?.meaning.is === 'comparative') || isImplied(spans, at, used, query))
  const notApplied = unused.filter(at => !isKept(at))
  return {
    applied: content.filter(at => !notApplied.includes(at)).flatMap(at => appliedAs(spans[at], query)),
    notApplied: phrasesOf(spans, notApplied),
    foreign: phrasesOf(
      spans,
      notApplied.filter(at => isForeign(spans[at], query) || spans[at]?.meaning.is === 'stop'),
    ),
    corrected: spans.flatMap(({ corrected }) => corrected ?? []),
    isMostLost: notApplied.filter(at => isWeighty(spans[at])).length > content.length - notApplied.length,
  }
}

/** Of spans that change nothing one by one, those that change nothing together: of "quiet, peaceful" one is needed. */
function unusedOf(idle: readonly number[], isSame: (left: readonly number[]) => boolean): readonly number[] {
  return idle.reduce<readonly number[]>((left, at) => (isSame([...left, at]) ? [...left, at] : left), [])
}

/** The span as if a word without meaning stood there. */
const BLANK = (span: Span): Span => ({
  ...span,
  meaning: { is: 'stop', isContent: false },
  said: 'the',
  typed: '',
  isCapital: false,
  isPlural: false,
})

/** What no field of the catalogue holds: without a spot to ask it of, only the absence of an answer can come of it. */
const FOREIGN: ReadonlySet<Span['meaning']['is']> = new Set(['off topic', 'time', 'unread'])

function isForeign(span: Span | undefined, query: Query): boolean {
  if (span?.meaning.is === 'unknown') return !isWordUsed(span.said.toLowerCase(), query)
  return span !== undefined && query.subjects.length === 0 && FOREIGN.has(span.meaning.is)
}

/** An unknown word is used as a word of the texts, as an unknown place, or as something asked of a spot. */
function isWordUsed(word: string, { kind, conditions, unknownPlace, uncompared, aspects }: Query): boolean {
  return (
    conditions.some(condition => condition.on === 'text' && condition.any.includes(word)) ||
    (kind !== 'compare' && aspects.some(aspect => aspect.of === 'unrecorded' && aspect.word === word)) ||
    [unknownPlace ?? '', ...uncompared].some(name =>
      [name.toLowerCase(), ...name.toLowerCase().split(' ')].includes(word),
    )
  )
}

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

function isContent(spans: readonly Span[], at: number): boolean {
  const { meaning, said } = spans[at] ?? { meaning: { is: 'stop', isContent: false }, said: '' }
  if (said === '') return false
  if (PARAMETER.test(said) && /^[:=]$/.test(spans[at + 1]?.said ?? '')) return false
  if (meaning.is === 'stop') return meaning.isContent && !isPartOfPlace(spans, at)
  if (meaning.is === 'ask') return !FUNCTION_ASKS.has(meaning.ask)
  if (meaning.is === 'aspect') return !ASKS_WHERE.test(said)
  if (isOfPredicate(spans, at)) return false
  // "No, show me …" answers nothing.
  if (meaning.is === 'negation' && said.toLowerCase() === 'no') return !isAtEnd(spans[at + 1])
  if (meaning.is === 'follow') return meaning.as === 'more'
  if (meaning.is === 'unknown') return /\p{L}/u.test(said)
  return !FUNCTION_MEANINGS.has(meaning.is)
}

const ASKS_WHERE = /^(where( is| are)?|lies?|situated|located)$/i

/** "country: Norway", "tag=lake": names of parameters, as programs write them. */
const PARAMETER =
  /^(country|region|place|type|tags?|query|q|scenery|access|activity|activities|fire|geo|near|lat|lon|limit|max|results|rating|search|filter)$/i

function isAtEnd(next: Span | undefined): boolean {
  return next === undefined || next.meaning.is === 'sign' || next.meaning.is === 'comma'
}

/** The kind of place beside its name: "the city of Oslo", "Kerry county". */
function isPartOfPlace(spans: readonly Span[], at: number): boolean {
  if (!PLACE_NOUN.test(spans[at]?.said ?? '')) return false
  const isOf = /^of$/i.test(spans[at + 1]?.said ?? '')
  return (isOf && isNameBeside(spans, at, 1)) || (isNameBeside(spans, at, -1) && AFTER_NAME.test(spans[at]?.said ?? ''))
}

function isNameBeside(spans: readonly Span[], at: number, step: number): boolean {
  let next = at + step
  while (/^(of|the)$/i.test(spans[next]?.said ?? '')) next += step
  const is = spans[next]?.meaning.is
  return is === 'name' || is === 'spot'
}

const PLACE_NOUN =
  /^(city|town|village|state|province|county|district|canton|prefecture|municipality|region|country|area|island)$/i
const AFTER_NAME = /^(state|province|county|district|canton|prefecture|municipality|region|area)$/i

/** Tells whether what a span says is met by others: they say the same, or a number says it more exactly. */
function isImplied(spans: readonly Span[], at: number, used: readonly number[], query: Query): boolean {
  const meaning = spans[at]?.meaning
  if (!meaning) return true
  if (used.some(other => JSON.stringify(spans[other]?.meaning) === JSON.stringify(meaning))) return true
  const { order, conditions, kind, limit } = query
  if (kind === 'summary' && OF_SUMMARIES.has(meaning.is)) return true
  const isOn = (...tests: Condition['on'][]) => conditions.some(({ on }) => tests.includes(on))
  switch (meaning.is) {
    case 'quality':
      return order !== 'distance' || isOn('rating', 'compared') || query.silenceAt !== null
    case 'superlative':
      return kind === 'compare' || meaning.by === order || meaning.by === 'rating'
    case 'comparative':
      return kind === 'compare'
    case 'rating word':
      return isOn('rating', 'compared') || ONE_SPOT.has(kind) || kind === 'superlative' || kind === 'help'
    case 'number':
      return meaning.value === limit || kind === 'why' || kind === 'about'
    case 'aspect':
      if (meaning.aspect === 'elevation' && /^(highest|lowest)$/.test(order)) return true
      if (meaning.aspect === 'level' && order.endsWith('level')) return true
      return (
        isOn(...(MET_BY[meaning.aspect] ?? [])) ||
        (meaning.aspect === 'rating' && (kind === 'why' || SAYING_RATINGS.has(kind)))
      )
    case 'feature':
      return NAME_PART_KEYS.has(meaning.feature) && [-1, 1].some(step => isNameBeside(spans, at, step))
    case 'name':
      return used.some(other => holds(meaning, spans[other]?.meaning))
    default:
      return false
  }
}

/** An answer of these kinds says the rating of each spot. */
const SAYING_RATINGS: ReadonlySet<Query['kind']> = new Set(['superlative', 'nearest'])
const ONE_SPOT: ReadonlySet<Query['kind']> = new Set(['about', 'why', 'compare'])

/** Of several that say that numbers are wanted, or which, one is enough. */
const OF_SUMMARIES: ReadonlySet<Span['meaning']['is']> = new Set([
  'average',
  'comparative',
  'extreme',
  'superlative',
  'group',
  'aspect',
  'ask',
])

/** When somebody comes, and for how long, changes little of what they ask for. */
function isWeighty(span: Span | undefined): boolean {
  const is = span?.meaning.is
  return (
    is !== 'negation' &&
    is !== 'time' &&
    is !== 'number' &&
    !/^(days?|weeks?|hours?|months?|years?)$/i.test(span?.said ?? '')
  )
}

/** "Lakes I can REACH by bus": the condition says what the aspect asks. */
const MET_BY: Partial<Record<Aspect, readonly Condition['on'][]>> = {
  transport: ['transport', 'near', 'around'],
  access: ['access', 'transport', 'unrecorded', 'either'],
  rating: ['rating', 'noise', 'level'],
  location: ['place', 'near', 'around'],
  distance: ['near', 'around'],
  elevation: ['elevation'],
  level: ['level', 'noise'],
}

/** "Europe: Poland": the narrower place is meant. */
function holds(outer: Extract<Span['meaning'], { is: 'name' }>, inner: Span['meaning'] | undefined): boolean {
  const countries = outer.named.region?.countries ?? []
  if (inner?.is !== 'name') return false
  const region = inner.named.region
  const codes = region ? countriesOf(region) : inner.named.settlements.map(({ country }) => country)
  return codes.some(code => countries.includes(code))
}

/** Neighbouring spans are one phrase, with the preposition or negation before them: "for kids". */
function phrasesOf(spans: readonly Span[], notApplied: readonly number[]): string[] {
  const phrases: { from: number; to: number }[] = []
  for (const at of notApplied) {
    const last = phrases.at(-1)
    if (last && last.to === at) last.to = at + 1
    else phrases.push({ from: LEADS.test(spans[at - 1]?.said ?? '') ? at - 1 : at, to: at + 1 })
  }
  return phrases.map(({ from, to }) => spans.slice(from, to).filter(isSaidOnce).map(saidOf).join(' '))
}

/** What was typed for several words of English is named once. */
function isSaidOnce({ typed }: Span, at: number, run: readonly Span[]): boolean {
  return run[at - 1]?.typed !== typed
}

const LEADS = /^(for|with|without|no|not|never|less|at)$/i

function saidOf({ meaning, typed }: Span): string {
  return meaning.is === 'unread' ? 'all that follows' : typed
}
