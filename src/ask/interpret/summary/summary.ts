import type { Condition, GroupBy, Measure, Summary } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import type { Aspect } from '../../vocabulary/meanings.ts'
import { averageOf, isLowestOf } from './average.ts'
import { conditionsIn } from '../conditions/conditions.ts'
import { leastSpotsIn } from './least-spots.ts'
import { isOfAdjective } from './of-adjective.ts'
import { rangeIn } from './range.ts'
import { recordedIn } from './recorded.ts'
import type { SummarySigns } from './signs.ts'
import { groupsIn } from './groups.ts'
import { isQualityOfPlace, isSilenceThere } from './silence-there.ts'
import { universalIn } from './universal.ts'

/**
 * Reads what is asked of many spots together: a share, an average, a comparison of groups, or which country or kind has the
 * most; null when spots are asked for.
 */
export function summaryIn(signs: SummarySigns): Summary | null {
  return (
    recordedIn(signs) ??
    rangeIn(signs) ??
    countsOfTotalIn(signs) ??
    shareIn(signs) ??
    universalIn(signs) ??
    valuesIn(signs) ??
    comparisonIn(signs) ??
    averageIn(signs) ??
    loudnessIn(signs)
  )
}

/** "How many in Africa compared with Europe, and as a share of the total": the counts of both, with what part of all they are. */
function countsOfTotalIn(signs: SummarySigns): Summary | null {
  const isOfTotal = signs.spans.some(({ meaning, said }) => meaning.is === 'share' && /\b(total|all)$/i.test(said))
  const counts = isOfTotal && signs.asks.has('count') ? comparisonIn(signs) : null
  return counts?.of === 'groups' ? { ...counts, measure: 'count', isOfTotal: true } : null
}

/** "What share of the lakes in Italy is free": what stands before the verb is the whole; a place always belongs to it. */
function shareIn({ spans, conditions }: SummarySigns): Summary | null {
  const share = spans.findIndex(({ meaning }) => meaning.is === 'share')
  if (share === -1) return null
  const verb = spans.findIndex(({ said }, at) => at > share && VERBS.test(said))
  const others = conditions.filter(condition => !isWhere(condition))
  const where = conditions.filter(isWhere)
  const before = verb === -1 ? [] : conditionsIn(spans.slice(share, verb))
  const isBefore = (condition: Condition) =>
    before.some(({ on, said }) => on === condition.on && said === condition.said)
  const [head] = others.filter(({ on }) => on === 'feature')
  const base = verb === -1 ? others.slice(0, head ? others.indexOf(head) + 1 : 0) : others.filter(isBefore)
  const part = others.filter(condition => !base.includes(condition))
  if (part.length > 0) return { of: 'share', base: [...base, ...where], part }
  // "How much of the catalogue is in Africa", "the share of lakes": of the whole catalogue.
  return base.length > 0 && where.length > 0
    ? { of: 'share', base, part: where }
    : conditions.length > 0
      ? { of: 'share', base: [], part: conditions }
      : null
}

const VERBS =
  /^(is|are|has|have|allows?|permits?|can|that|which|with|offers?|lies?|comes?|be|accepts?|welcomes?|costs?|includes?|needs?|requires?|gets?|gives?)\b/i

/** "Which country has the most lakes", "the most common tag", "how many spots per country", "how many countries". */
function valuesIn({ spans, conditions, asks, limit }: SummarySigns): Summary | null {
  const at = spans.findIndex(span => groupOf(span, spans) !== null)
  const by = at === -1 ? null : groupOf(spans[at], spans)
  if (by === null || isNamedPlace(spans, at)) return null
  const { least, at: said } = leastSpotsIn(spans)
  const extremeAt = spans.findIndex(({ meaning }, i) => meaning.is === 'extreme' && !said.has(i))
  if (isOfAdjective(spans, extremeAt)) return null
  const extreme = spans[extremeAt]?.meaning
  const superlatives = spans.flatMap(({ meaning }) => (meaning.is === 'superlative' ? [meaning.by] : []))
  const isAverage = spans.some(({ meaning }) => meaning.is === 'average')
  const rated = superlatives.find(order => order === 'rating' || order === 'noise')
  const left = conditions.filter(condition => condition.on !== 'rating' || condition.quality === null)
  const base = { of: 'values', by, conditions: left, limit: least.spots > 1 ? MOST_VALUES : limit, least } as const
  const isEach = spans.some(({ said }) => /^(per|each|every)$/i.test(said))
  const isBy = /^by$/i.test(spans.slice(0, at).findLast(({ meaning }) => meaning.is !== 'stop')?.said ?? '')
  if (asks.has('count') && !isEach && isCounted(spans, at)) return { of: 'distinct', by, conditions }
  const isByNumber = asks.has('count') && (isBy || isEach)
  if (isByNumber && !isAverage && rated === undefined)
    return { ...base, conditions, measure: 'count', end: 'most', isEach: true }
  const isMost = extreme?.is === 'extreme' && !superlatives.includes('rating')
  if (isMost && !isAverage) {
    const isQuiet = conditions.length > left.length
    return { ...base, conditions: isQuiet ? conditions : left, measure: 'count', end: extreme.end }
  }
  // "The quietest lake of each country": one of each, not the country that is quietest on average.
  const isBestOfEach = isEach && rated === 'rating' && !isAverage && (by === 'country' || by === 'continent')
  if (isBestOfEach) return { ...base, measure: 'best', end: 'most', limit: MOST_BESTS }
  const measure = rated === undefined ? (averageOf(spans)?.measure ?? 'rating') : 'rating'
  if (isAverage && (isEach || isBy) && measure === 'rating') return { ...base, measure, end: 'most', isEach: true }
  if (rated !== undefined || isAverage || isMost)
    return { ...base, measure, end: rated === 'noise' || isLowestOf(spans) ? 'least' : 'most' }
  return null
}

const MOST_VALUES = 5
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

/** "Is Italy quieter than France", "more lakes in Sweden or in Finland", "average of Italy against France". */
function comparisonIn({ spans, conditions, asks }: SummarySigns): Summary | null {
  const comparatives = spans.flatMap(({ meaning }) => (meaning.is === 'comparative' ? [meaning.to] : []))
  const average = averageOf(spans)
  const more = spans.find(({ said }) => /^(more|fewer|less)$/i.test(said))
  const isComparing =
    asks.has('compare') ||
    comparatives.length > 0 ||
    average !== null ||
    more !== undefined ||
    isChoice(spans, conditions)
  if (!isComparing) return null
  const isCount = (more !== undefined || asks.has('count')) && comparatives.length === 0 && average === null
  const found = groupsIn(spans, { conditions, isCount })
  if (!found) return null
  const isOfRatings = spans.some(
    ({ meaning, said }) => meaning.is === 'rating word' || /\b(rating|score)\b/i.test(said),
  )
  const isHeight =
    average?.measure === 'elevation' || (!isOfRatings && comparatives.some(to => to === 'higher' || to === 'lower'))
  const isLess =
    spans.some(({ meaning }) => meaning.is === 'superlative' && meaning.by === 'noise') ||
    isLowestOf(spans) ||
    comparatives.some(to => to === 'louder' || to === 'lower') ||
    /^(fewer|less)$/i.test(more?.said ?? '')
  // "Which is the quieter on average": a superlative in Italian and French, and of all spots together.
  const isOfBest =
    average === null &&
    !isChoice(spans, conditions) &&
    spans.some(({ meaning }) => meaning.is === 'superlative' && meaning.by === 'rating')
  const measure: Measure = isOfBest
    ? 'best'
    : isCount
      ? 'count'
      : isHeight
        ? 'elevation'
        : (average?.measure ?? 'rating')
  return { of: 'groups', groups: found, measure, how: average?.how ?? 'mean', end: isLess ? 'least' : 'most' }
}

/** "Which is quietest, Ordino or Vaduz": of the places, and not of their spots. */
function isChoice(spans: readonly Span[], conditions: readonly Condition[]): boolean {
  const is = (...meanings: Span['meaning']['is'][]) => spans.some(({ meaning }) => meanings.includes(meaning.is))
  const isBest = spans.some(({ meaning }) => meaning.is === 'superlative' && /^(rating|noise)$/.test(meaning.by))
  const isOnlyWhere = conditions.every(condition => isWhere(condition) || condition.on === 'rating')
  const isOfTwo = spans.some(({ said }) => /^of the two$/i.test(said))
  return isBest && (isOfTwo || (is('or') && !is('relation'))) && !is('generic', 'feature') && isOnlyWhere
}

/** "The average rating in Italy". */
function averageIn({ spans, conditions }: SummarySigns): Summary | null {
  const average = averageOf(spans)
  if (!average) return null
  return { of: 'groups', groups: [{ said: '', conditions }], ...average, end: 'most' }
}

/** "How loud is Norway", "is Norway quiet": of a whole region there is no level, but the ratings of its spots. */
function loudnessIn({ spans, conditions, asks }: SummarySigns): Summary | null {
  const [only, ...others] = conditions.filter(({ on }) => on !== 'rating')
  const isRegion = only?.on === 'place' && !only.isNegated && only.places.every(({ region }) => region !== null)
  const isAsked =
    isQualityAskedOf(spans) ||
    spans.some(({ meaning, said }) => meaning.is === 'aspect' && meaning.aspect === 'rating' && /^how /i.test(said))
  const isBounded = conditions.some(condition => condition.on === 'rating' && condition.quality === null)
  const isOfSpots = spans.some(({ meaning: { is } }) => is === 'generic' || is === 'feature')
  if (!isRegion || isBounded || others.length > 0 || !isAsked || isOfSpots || asks.has('count')) return null
  return {
    of: 'groups',
    groups: only.places.map(place => ({
      said: only.places.length > 1 ? place.name : '',
      conditions: [{ ...only, places: [place], said: place.name }],
    })),
    measure: 'rating',
    how: only.places.length > 1 ? 'mean' : 'median',
    end: 'most',
    isOfSpotsAlone: true,
  }
}

/** "Is Norway quiet", "is it loud in Norway": a region has no rating, and one quiet spot in it is no yes. */
function isQualityAskedOf(spans: readonly Span[]): boolean {
  const words = spans.filter(({ said }) => !/^(the|a|an|all|so|there|,|please)$/i.test(said))
  const [verb, subject] = words
  if (isSilenceThere(spans) || isQualityOfPlace(spans)) return true
  const isOfPlace = subject?.meaning.is === 'name' || /^it$/i.test(subject?.said ?? '')
  return /^(is|are|was)$/i.test(verb?.said ?? '') && isOfPlace && spans.some(({ meaning }) => meaning.is === 'quality')
}

function isWhere({ on }: Condition): boolean {
  return on === 'place' || on === 'near' || on === 'around' || on === 'between'
}
