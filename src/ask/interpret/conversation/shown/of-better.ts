import type { Condition, Query } from '../../../query.ts'
import type { Reading } from '../../understand.ts'

/**
 * "How do I get to the quieter one?", "is the quietest free?" behind a comparison: asked of that spot alone. Null where all are
 * meant, or where none is before the others.
 */
export function ofBetter(
  before: Query,
  { query, reference, aspects }: Reading,
  ratingOf: (doc: number) => number | null,
): Query | null {
  const { comparative, isNearby, isCompared, hasHead, isWhich } = reference
  const isRanked = query.kind === 'superlative' && /^(rating|noise)$/.test(query.order)
  const isLouder = comparative === 'louder' || (isRanked && query.order === 'noise')
  // "Wie komme ich zum ruhigeren?"
  const isQuiet = query.conditions.some(
    ({ on, isNegated, ...each }) => on === 'rating' && !isNegated && isOfQuiet(each),
  )
  const isPointed = isRanked || comparative === 'quieter' || isLouder || isQuiet
  const isElse = isNearby || isCompared || hasHead || isWhich || query.subjects.length > 0
  const isAsked = aspects.some(({ of }) => of !== 'rating' && of !== 'unrecorded')
  if (before.kind !== 'compare' || before.subjects.length < 2 || !isPointed || !isAsked || isElse) return null
  if (!query.conditions.every(isFact)) return null
  const rated = before.subjects.flatMap(subject => {
    const rating = ratingOf(subject.docs[0] ?? -1)
    return rating === null ? [] : [{ subject, rating: isLouder ? -rating : rating }]
  })
  const [best, next] = rated.toSorted((a, b) => b.rating - a.rating)
  if (!best || rated.length < before.subjects.length || best.rating === next?.rating) return null
  return { ...query, kind: 'about', subjects: [best.subject], aspects, comparative: null, order: 'rating' }
}

function isOfQuiet(rating: object): boolean {
  return 'quality' in rating && rating.quality === 'quiet'
}

function isFact({ on }: Condition): boolean {
  return FACTS.has(on)
}

const FACTS: ReadonlySet<Condition['on']> = new Set(['access', 'fire', 'transport', 'feature', 'rating'])
