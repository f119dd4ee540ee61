import type { Retrieved } from '../../../find/retrieved.ts'
import { type Condition, isWhere, type Query } from '../../../query.ts'
import { LANDSCAPE_KEYS } from '../../../vocabulary/features.ts'
import { behindShown } from '../../conditions/behind-shown.ts'
import { withoutRepeats } from '../../conditions/redundant.ts'
import type { Reading } from '../../understand.ts'
import { LISTS } from '../of-shown.ts'

/**
 * "How many of those can you get to by train?", "which of these are free?", "any of them a hut?" behind the first of an order, a stated number or what
 * was left of a search: asked of the spots that were shown. Null where it is asked of all that were found, or of something else.
 */
export function amongShown(before: Query, reading: Reading, found: () => Retrieved): Query | null {
  const { query, reference } = reading
  const { pronoun, comparative, hasHead, isKindAlone, isApart, isCompared, nth, firstOf, isWhich, isAny } = reference
  const isOfThose = ((query.kind === 'count' || isAny) && pronoun === 'spots') || (isWhich && pronoun !== 'spot')
  // "Which lakes" looks for lakes; "which of these lakes", "how many of those are lakes" do not.
  const isNew = (hasHead || isKindAlone) && pronoun !== 'spots'
  // "And which is nearest to Adelaide?" behind the nearest to Seattle: of all, as that was.
  const isOfAll = pronoun !== 'spots' && (before.limit === 1 || isListed(before))
  const isAgain = query.kind === 'nearest' && before.kind === 'nearest' && isOfAll
  const isNear = reference.isNearby || reference.isAroundIt
  const isElse =
    isAgain || isNear || comparative !== null || isNew || isApart || isCompared || nth !== null || firstOf !== null
  if (
    !(isOfThose || isWayBy(reading)) ||
    isElse ||
    (query.conditions.length === 0 && query.kind !== 'superlative') ||
    query.subjects.length > 0
  )
    return null
  if (!LISTS.has(before.kind) || before.subjects.length > 0 || query.summary !== null) return null
  const { hits, relaxed, conditions, total, other, isFar } = found()
  const isPlaced = query.conditions.some(isWhere)
  // "Which of them is closest to Oslo?" is one of those that were shown.
  const isRanked = isWhich && RANKED.has(query.kind)
  // "Which is the highest?" of a list that was cut short is one of all that it is of.
  const isOfWhole = isOfSearch(before) && pronoun !== 'spots'
  const isWhole = isRanked ? total <= hits.length || isOfWhole : isListed(before) && before.kind !== 'superlative'
  const isMissed = relaxed.length > 0
  // Of all that fits, those that a bus reaches are told; where nothing fits, whether one reaches those that were shown instead.
  if (!isOfThose && !isMissed && !isFar) return null
  const isAll = !isMissed && isWhole
  // "How many of them are free?" behind a search that missed: of all that it found instead.
  const isCounted = isMissed && query.kind === 'count'
  const isInstead = isCounted && isWhole && total > hits.length && other === null && !isFar && !isPlaced
  // Of a search that missed, those that met one thing and those that met another were shown.
  const others = (isRanked || isCounted) && other !== null ? other.hits : []
  const docs = [...new Set([...hits, ...others].map(({ doc }) => doc))]
  if (isAll || docs.length < (isCounted ? 1 : 2)) return null
  const isMet = (condition: Condition) => (others.length > 0 ? isWhere(condition) : isTold(condition))
  const told = conditions.filter(condition => isMet(condition) && !(isPlaced && isWhere(condition)))
  const shown: Condition = {
    on: 'docs',
    docs,
    shown: SHOWN,
    search: searchOf(before, query),
    isNegated: false,
    said: SHOWN,
  }
  return {
    ...query,
    kind: ORDERED.has(query.kind) ? query.kind : 'find',
    conditions: withoutRepeats(
      isInstead ? [...conditions, ...query.conditions] : [...told, ...query.conditions, shown],
    ),
    aspects: [],
    // "Which of these is closest to Douglas?"
    order: RANKED.has(query.kind) ? query.order : 'rating',
    rank: 1,
    limit: Math.max(MOST_LISTED, before.limit),
    // "Any of them a hut?"
    isYesNo: isAny && query.isYesNo,
  }
}

/** "How do I get there by bus?" */
function isWayBy({ query, reference, aspects }: Reading): boolean {
  const isOfWay = aspects.length > 0 && aspects.every(({ of }) => of === 'transport' || of === 'transport by')
  return isOfWay && reference.pronoun === 'place' && query.conditions.every(({ on }) => on === 'transport')
}

/** What was looked for, which what is asked next goes on with: from where a distance was asked is no place of it. */
function searchOf(before: Query, query: Query): readonly Condition[] {
  const sought = behindShown(before)?.conditions ?? before.conditions
  const isDistance = query.kind === 'nearest'
  const asked = query.conditions.filter(condition => !(isDistance && isWhere(condition)))
  const kept = sought.filter(condition => isDistance || !isWhere(condition) || !asked.some(isWhere))
  return withoutRepeats([...kept, ...asked])
}

/** What they are and where: all else is met by those that were shown. */
function isTold(condition: Condition): boolean {
  if (condition.on !== 'feature') return isWhere(condition)
  return !condition.isNegated && condition.any.every(key => LANDSCAPE_KEYS.has(key))
}

/** No number of them was asked for, and no order. */
function isOfSearch(before: Query): boolean {
  return isListed(before) && (before.kind === 'find' || before.kind === 'count')
}

function isListed({ limit }: Query): boolean {
  return limit === MOST_LISTED
}

const RANKED: ReadonlySet<Query['kind']> = new Set(['nearest', 'superlative'])
const ORDERED: ReadonlySet<Query['kind']> = new Set([...RANKED, 'count'])

/** As many are listed where no number is said. */
const MOST_LISTED = 5
const SHOWN = 'among those named before'
