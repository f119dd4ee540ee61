import { isBounded } from '../../least.ts'
import { type Condition, type GroupBy, isWhere, type Summary } from '../../query.ts'
import { isAtEnd, type Span } from '../../recognise/spans.ts'
import type { Aspect } from '../../vocabulary/meanings.ts'
import { limitOf } from '../ranking/order.ts'
import { averageOf, isLowestOf } from './average.ts'
import { leastSpotsIn } from './least-spots.ts'
import { isOfAdjective } from './of-adjective.ts'
import type { SummarySigns } from './signs.ts'

/** "Which country has the most lakes", "the most common tag", "how many spots per country", "how many countries". */
export function valuesIn({ spans, conditions, asks, limit }: SummarySigns): Summary | null {
  const at = spans.findIndex(span => groupOf(span, spans) !== null)
  const by = at === -1 ? null : groupOf(spans[at], spans)
  if (by === null || isNamedPlace(spans, at)) return null
  const isNone = asksNone(spans, at) || (asks.has('exists') && EVERY.test(spans[at - 1]?.said ?? ''))
  if (isNone) return noneOf(spans, by, conditions, limit)
  const { least, at: said } = leastSpotsIn(spans)
  const extremeAt = spans.findIndex(({ meaning }, i) => meaning.is === 'extreme' && !said.has(i))
  if (isOfAdjective(spans, extremeAt)) return null
  const extreme = spans[extremeAt]?.meaning
  const superlatives = spans.flatMap(({ meaning }) => (meaning.is === 'superlative' ? [meaning.by] : []))
  const isAverage = spans.some(({ meaning }) => meaning.is === 'average')
  const rated = superlatives.find(order => order === 'rating' || order === 'noise')
  const left = conditions.filter(condition => condition.on !== 'rating' || condition.quality === null)
  // "Which three countries, with at least 10 spots each".
  const most = isBounded(least) ? limitOf(spans.slice(0, at + 1)) : limit
  const base = { of: 'values', by, conditions: left, limit: most, least } as const
  const isEach = spans.some(({ said: word }, i) => /^(per|each|every)$/i.test(word) && !isAtEnd(spans[i + 1]))
  const isBy = /^by$/i.test(spans.slice(0, at).findLast(({ meaning }) => meaning.is !== 'stop')?.said ?? '')
  if (asks.has('count') && !isEach && isCounted(spans, at)) return { of: 'distinct', by, conditions }
  if (isByCount(spans)) {
    const end = spans.some(({ said }) => FEWEST.test(said)) ? 'least' : 'most'
    return { ...base, conditions, measure: 'count', end }
  }
  const isByNumber = asks.has('count') && (isBy || isEach)
  if (isByNumber && !isAverage && rated === undefined)
    return { ...base, conditions, measure: 'count', end: 'most', asked: 'each' }
  const isMost = extreme?.is === 'extreme' && !superlatives.includes('rating')
  if (isMost && !isAverage) {
    const isQuiet = conditions.length > left.length
    return { ...base, conditions: isQuiet ? conditions : left, measure: 'count', end: extreme.end }
  }
  // "The quietest lake of each country": one of each, not the country that is quietest on average.
  const isBestOfEach = isEach && rated === 'rating' && !isAverage && (by === 'country' || by === 'continent')
  if (isBestOfEach) return { ...base, measure: 'best', end: 'most', limit: MOST_BESTS }
  const end = rated === 'noise' ? 'least' : 'most'
  if (rated !== undefined && !isAverage && !isMost && !isEach && isOfOneSpot(spans, at))
    return { ...base, measure: 'best', end, asked: 'one' }
  const measure = rated === undefined ? (averageOf(spans)?.measure ?? 'rating') : 'rating'
  if (isAverage && (isEach || isBy) && measure === 'rating') return { ...base, measure, end: 'most', asked: 'each' }
  if (rated !== undefined || isAverage || isMost) return { ...base, measure, end: isLowestOf(spans) ? 'least' : end }
  // The "least" of "at least 20 spots" orders nothing.
  const others = spans.filter(({ meaning }, i) => !(meaning.is === 'extreme' && said.has(i)))
  return isWhichOfThem(others, by, conditions)
    ? { ...base, conditions, measure: 'count', end: 'most', asked: 'each' }
    : null
}

/** "Which countries have NO LAKES", "are there lakes in every country": those of which none of their spots is that. */
function noneOf(spans: readonly Span[], by: GroupBy, conditions: readonly Condition[], limit: number): Summary | null {
  const wanted = conditions.map(each => (isWhere(each) ? each : { ...each, isNegated: false }))
  if (!wanted.some(each => !isWhere(each)) || !isWhichOfThem(spans, by, wanted)) return null
  const base = { of: 'values', by, conditions: wanted, limit, least: ONE } as const
  return { ...base, measure: 'count', end: 'least', asked: 'none' }
}

const ONE = { spots: 1, of: 'these' } as const
const EVERY = /^(every|each|all)$/i

const BEFORE_NONE: ReadonlySet<Span['meaning']['is']> = new Set(['stop', 'relation', 'name'])

/** Behind the countries nothing but where they are, and a verb, stands before what is denied of them. */
function asksNone(spans: readonly Span[], group: number): boolean {
  const denied = spans.findIndex(({ meaning }, at) => at > group && meaning.is === 'negation')
  return denied !== -1 && spans.slice(group + 1, denied).every(({ meaning: { is } }) => BEFORE_NONE.has(is))
}

/** "Which countries have deserts", "how many may one make a fire at, and in which countries": each with how many it has. */
function isWhichOfThem(spans: readonly Span[], by: GroupBy, conditions: readonly Condition[]): boolean {
  const isOrdered = spans.some(({ meaning: { is } }) =>
    /^(superlative|comparative|unmeasured|extreme|average)$/.test(is),
  )
  const isOfKind =
    spans.some(isSpot) || conditions.some(({ on }) => on === 'feature' || on === 'access' || on === 'fire')
  return (by === 'country' || by === 'continent') && !isOrdered && isOfKind && !conditions.some(isOfOneCountry)
}

/** "Which country is the lake in Norway in", where no continent or part of the world holds several. */
function isOfOneCountry(condition: Condition): boolean {
  return condition.on === 'place' && !condition.isNegated && condition.places.some(({ kind }) => kind === 'country')
}

/** "Top five countries by number of spots": the number orders them, and no rating. */
function isByCount(spans: readonly Span[]): boolean {
  return spans.some(({ meaning }, at) => {
    const isCount = meaning.is === 'ask' && meaning.ask === 'count'
    const before = spans.slice(0, at).findLast(({ meaning: other, said }) => other.is !== 'stop' || /^by$/i.test(said))
    return isCount && BY.test(before?.typed ?? '')
  })
}

const BY = /^(by|nach|per|par|por)$/i
const FEWEST = /^(fewest|least|bottom|lowest|smallest)$/i

const MOST_BESTS = 10

/** What values are asked for; a scenery, a tag or an activity only as "the most common". */
function groupOf(span: Span | undefined, spans: readonly Span[]): GroupBy | null {
  const { meaning, said } = span ?? { meaning: { is: 'sign' } as const, said: '' }
  if (meaning.is === 'group') return meaning.by
  if (meaning.is !== 'aspect') return null
  if (meaning.aspect === 'location') return /\bcountr/i.test(said) ? 'country' : null
  const at = spans.findIndex(other => other === span)
  const isCommon = spans.some(({ meaning: { is }, said: word }) => is === 'extreme' && /common|frequent/i.test(word))
  return isCommon || isCounted(spans, at) || isRanked(spans, at) ? (ASPECT_GROUPS[meaning.aspect] ?? null) : null
}

/** "Which scenery type is the quietest", "which activity has the highest average". */
function isRanked(spans: readonly Span[], at: number): boolean {
  const [verb, ...rest] = spans.slice(at + 1)
  const next = rest.find(({ said }) => !/^(the|on)$/i.test(said))?.meaning
  const isAsked = /^(which|what)\b/i.test(spans[at]?.said ?? '') || /^(which|what)$/i.test(spans[at - 1]?.said ?? '')
  const isFirst = next?.is === 'average' || (next?.is === 'superlative' && /^(rating|noise)$/.test(next.by))
  return isAsked && /^(is|are|has|have)$/i.test(verb?.said ?? '') && isFirst
}

const ASPECT_GROUPS: Readonly<Partial<Record<Aspect, GroupBy>>> = {
  scenery: 'scenery',
  tags: 'tag',
  activities: 'activity',
}

/** "How many countries", "number of countries". */
function isCounted(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(0, at).findLast(({ meaning, said }) => meaning.is !== 'stop' && !/^of$/i.test(said))
  return before?.meaning.is === 'ask' && before.meaning.ask === 'count'
}

/** "The country of Norway"; "which country of South America" asks for one of several. */
function isNamedPlace(spans: readonly Span[], at: number): boolean {
  const next = spans.slice(at + 1).find(({ said }) => !/^(of|the|:|=)$/i.test(said))
  const isOf = /^(of|:|=)$/i.test(spans[at + 1]?.said ?? '')
  // "continent=Oceania", as programs write it.
  if (/^[:=]$/.test(spans[at + 1]?.said ?? '') && next?.meaning.is === 'name') return true
  return isOf && next?.meaning.is === 'name' && next.meaning.named.region?.type !== 'macro'
}

/** Tells whether a country or kind is asked for by one spot that it has: "which country has the quietest lake"; `group`: where that stands. */
function isOfOneSpot(spans: readonly Span[], group: number): boolean {
  const at = spans.findIndex(({ meaning }) => meaning.is === 'superlative' && /^(rating|noise)$/.test(meaning.by))
  const noun = [at + 1, at - 1].find(next => isSpot(spans[next]) && next !== group)
  if (
    noun === undefined ||
    !spans.slice(group + 1, at).some(({ typed }) => typed.split(' ').some(word => HAS.test(word)))
  )
    return false
  const { typed = '', said, isPlural } = spans[noun] ?? {}
  // Of other languages, whether a noun is one or several is told by its form alone.
  const isMany = (isPlural === true && typed === said) || PLURAL.test(typed)
  return !isMany && !spans.slice(group + 1, noun).some(({ typed }) => PLURAL_ARTICLE.test(typed))
}

function isSpot(span: Span | undefined): boolean {
  return span?.meaning.is === 'generic' || span?.meaning.is === 'feature'
}

const HAS =
  /^(has|holds|owns|boasts|offers|is home to|hat|besitzt|bietet|a|possède|abrite|tiene|posee|ha|possiede|vanta)$/i
const PLURAL = /(s|orte|plätze|stellen|seen|luoghi|posti|boschi|laghi)$/i
const PLURAL_ARTICLE = /^(les|des|los|las|i|gli)$/i
