import type { Condition, Measure, Summary } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import { isOneSought } from './one-sought.ts'
import { AS_MANY } from '../../recognise/alternatives/as-many.ts'
import { averageOf, isDifferenceAsked, isHeightOf, isLowestOf } from './average.ts'
import { conditionsIn } from '../conditions/conditions.ts'
import { rangeIn } from './range.ts'
import { recordedIn } from './recorded.ts'
import type { SummarySigns } from './signs.ts'
import { groupsIn } from './groups/groups.ts'
import { isQualityOfPlace, isSilenceThere } from './silence-there.ts'
import { universalIn } from './universal.ts'
import { thanEveryOf } from './groups/than-every.ts'
import { valuesIn } from './values.ts'

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
    loudnessIn(signs) ??
    loudnessOfSpotsIn(signs)
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
  const verb = spans.findIndex(({ said, typed }, at) => at > share && (VERBS.test(said) || LYING.test(typed)))
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

/** "Liegen im Gebirge", "se trouvent en forêt". */
const LYING = /^(liegen|liegt|befinden|befindet|se trouvent?|se sitúan?|se encuentran?|quedan?|si trovan?o?)$/i

/** "Is Italy quieter than France", "more lakes in Sweden or in Finland", "average of Italy against France". */
function comparisonIn({ spans, conditions, asks }: SummarySigns): Summary | null {
  const comparatives = spans.flatMap(({ meaning }) => (meaning.is === 'comparative' ? [meaning.to] : []))
  const average = averageOf(spans)
  const more = spans.find(({ said }) => /^(more|fewer|less|as many)$/i.test(said))
  const isComparing =
    asks.has('compare') ||
    comparatives.length > 0 ||
    average !== null ||
    more !== undefined ||
    isChoice(spans, conditions)
  // "A quieter alternative in Croatia or Slovenia" is sought in both.
  if (!isComparing || spans.some(({ typed }) => /^alternativ/i.test(typed))) return null
  if (more === undefined && isOneSought(spans)) return null
  // So is a lake quieter than a named one.
  if (asks.has('exists') && conditions.some(({ on }) => on === 'compared')) return null
  const isCount = (more !== undefined || asks.has('count')) && comparatives.length === 0 && average === null
  const found = groupsIn(spans, { conditions, isCount })
  if (!found) return null
  const isHeight = isHeightOf(spans, average)
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
  const thanEvery = average === null ? thanEveryOf(spans) : null
  const measure: Measure =
    isOfBest || thanEvery === 'best'
      ? 'best'
      : isCount
        ? 'count'
        : isHeight
          ? 'elevation'
          : (average?.measure ?? 'rating')
  return {
    of: 'groups',
    groups: found,
    measure,
    how: average?.how ?? 'mean',
    end: isLess ? 'least' : 'most',
    ...(more?.said === AS_MANY && { decides: 'equal' as const }),
    ...(thanEvery === 'nothing' && { decides: thanEvery }),
    ...(isDifferenceAsked(spans) && { isDifference: true as const }),
    ...(spans.some(isAverageOfRatings) && { isOfRatings: true as const }),
  }
}

/** "The average rating in Ramsey and Castletown", where "which is quieter on average" asks how loud it is in each. */
function isAverageOfRatings({ meaning, said }: Span): boolean {
  return meaning.is === 'average' && /\b(ratings?|scores?)\b/i.test(said)
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

/** "How quiet are the lakes in Norway": their ratings together. */
function loudnessOfSpotsIn({ spans, conditions, asks }: SummarySigns): Summary | null {
  const is = (meaning: Span['meaning']['is']) => spans.some(span => span.meaning.is === meaning)
  const asked = spans.find(({ meaning, said }) => meaning.is === 'aspect' && LOUDNESS.test(said))
  const isElse = ELSE.some(is) || asks.has('count') || asks.has('why') || asks.has('exists')
  if (!asked || isElse || !(is('feature') || is('generic')) || conditions.some(({ on }) => OF_ONE.has(on))) return null
  const end = /^how (?:loud|noisy)/i.test(asked.said) ? 'least' : 'most'
  return { of: 'groups', groups: [{ said: '', conditions }], measure: 'rating', how: 'mean', end }
}

const LOUDNESS = /^how (?:quiet|loud|noisy|silent|calm|peaceful)(?!\p{L})/iu
const ELSE: readonly Span['meaning']['is'][] = [
  'unknown',
  'superlative',
  'comparative',
  'noise source',
  'time',
  'pronoun',
]
/** What is measured against one spot, or is a rating itself. */
const OF_ONE: ReadonlySet<Condition['on']> = new Set(['rating', 'compared', 'near', 'docs', 'closer', 'like'])

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
