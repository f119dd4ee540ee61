import { isEmpty } from '../../../arrays/bitset.ts'
import { NOISY_BELOW } from '../../../silence/rating.ts'
import { type Condition, isWhere, type Query } from '../../query.ts'
import { inOrderOfGivingUp, isExcluding, isLandscape } from '../relax.ts'
import { fitting, type Retrieved, retrieved, type Searched, without } from '../retrieved.ts'
import { isQuietAsked } from './quiet-sought.ts'
import { isWidenable } from '../whereabouts/around.ts'
import { circlesOf, lackingWithin } from './less-near.ts'

/** Of two kinds of near misses so many of the second are shown where the first fill the list, and so many where they do not. */
const OF_SECOND = 2
const OF_SECOND_AT_MOST = 3

/**
 * Where two wishes do not come together, what meets the one is told, and what meets the other. What is quiet and no
 * lake is told beside lakes only where those are noisy.
 */
export function withOtherMiss(query: Query, found: Retrieved, searched: Searched): Retrieved {
  const given = without(found.relaxed, found.relaxed.filter(isWhere))
  const isTold = query.kind === 'find' || query.kind === 'superlative' || query.kind === 'nearest'
  if (!isTold || query.rank > 1 || query.limit < OF_SECOND || found.isFar || found.hits.length === 0) return found
  if (given.length === 0 || !given.every(isWish)) return found
  const { index } = searched.context
  const isNoisy = found.hits.every(({ doc }) => index.silenceRating(doc) < NOISY_BELOW)
  const isOfThings = !given.every(isQuietAsked) || isNoisy
  const other = otherMiss(query, given, { ...searched, isOfThings })
  if (!other || other.hits.length === 0) return found
  const shown = found.hits.slice(0, Math.max(1, query.limit - Math.min(OF_SECOND, other.hits.length)))
  const hits = other.hits.slice(0, Math.min(OF_SECOND_AT_MOST, Math.max(1, query.limit - shown.length)))
  return { ...found, hits: shown, other: { ...other, hits } }
}

/** What fits without one condition that has not been given up yet. */
function otherMiss(
  query: Query,
  given: readonly Condition[],
  { isOfThings, ...searched }: Searched & { isOfThings: boolean },
): Retrieved | undefined {
  const around = query.conditions.find(isWidenable)
  const wishes = inOrderOfGivingUp(query.conditions).filter(
    each => isWish(each) && !given.includes(each) && (isOfThings || !isLandscape(each)),
  )
  const fits = (conditions: readonly Condition[]) => !isEmpty(fitting(conditions, searched))
  // All that was asked, farther away: "within 150 km, and free" lies at 190 km.
  const whole = around && without(query.conditions, [around])
  const farther = whole && circlesOf(around).find(circle => fits([...whole, circle]))
  if (whole && farther)
    return lackingWithin(query, { conditions: whole, relaxed: [], around, within: farther }, searched)
  for (const wish of wishes) {
    const conditions = without(query.conditions, around ? [wish, around] : [wish])
    if (!conditions.some(isWish)) continue
    if (!around && fits(conditions)) return retrieved(query, conditions, [wish], searched)
    const within = around && circlesOf(around).find(circle => fits([...conditions, circle]))
    if (around && within) return lackingWithin(query, { conditions, relaxed: [wish], around, within }, searched)
  }
  return undefined
}

/** Tells whether nothing but how near it lies was given up. */
export function isOnlyFarther({ relaxed }: Pick<Retrieved, 'relaxed'>): boolean {
  return relaxed.length > 0 && relaxed.every(isWidenable)
}

/** What a spot can meet or miss by itself. */
function isWish(condition: Condition): boolean {
  const { on } = condition
  return !isExcluding(condition) && WISHES.has(on)
}

const WISHES: ReadonlySet<Condition['on']> = new Set([
  'feature',
  'rating',
  'text',
  'transport',
  'fire',
  'access',
  'either',
])
