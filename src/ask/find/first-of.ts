import type { Query } from '../query.ts'
import type { QuestionContext } from '../question-context.ts'
import { measureOf } from './measured.ts'
import type { Retrieved } from './retrieved.ts'

/** Tells whether the named spot comes first in what was found; null where others are its equals or a measure is not known. */
export function isFirstOf(
  { subjects, order }: Pick<Query, 'subjects' | 'order'>,
  { hits, relaxed, unranked }: Retrieved,
  { index }: Pick<QuestionContext, 'index'>,
): boolean | null {
  const [[doc] = []] = subjects.map(({ docs }) => docs)
  const [first] = hits
  if (doc === undefined || !first || relaxed.length > 0) return null
  const valueOf = (of: number) =>
    measureOf(order, of, index) ?? (/^(rating|noise)$/.test(order) ? index.silenceRating(of) : null)
  const [value, best] = [valueOf(doc), valueOf(first.doc)]
  if (value === null || best === null) return null
  const isAlone = hits.filter(hit => valueOf(hit.doc) === best).length === 1
  return first.doc === doc ? (isAlone && unranked === 0 ? true : null) : value === best ? null : false
}

/** What is asked of the spot that comes first, or of the one that was to: "and how do I get there". */
export function askedOfFirst(query: Query, { hits: [first] }: Retrieved): Query | null {
  if (query.aspects.length === 0) return null
  const subjects = query.subjects.length > 0 || !first ? query.subjects : [{ phrase: '', docs: [first.doc] }]
  return subjects.length > 0 ? { ...query, kind: 'about', subjects } : null
}

/** What is asked of each that was found; null where nothing is, or nothing was. */
export function askedOfEach(query: Query, { hits }: Retrieved): Query | null {
  // The rating stands in its line. No field holds how many can sleep there, which texts tell.
  const beds = query.unmeasured === 'beds' ? [{ of: 'beds' as const, typed: query.unmeasuredSaid }] : []
  const aspects = [...query.ofEach.filter(({ of }) => of !== 'rating'), ...beds]
  if (aspects.length === 0 || hits.length === 0) return null
  return {
    ...query,
    kind: 'about',
    aspects,
    subjects: hits.map(({ doc }) => ({ phrase: '', docs: [doc] })),
  }
}
