import type { Kind } from '../question.ts'
import { type Condition, isWhere, type Query } from '../query.ts'
import type { Understanding } from '../understanding.ts'

/** Kinds that look for spots: with most of the words left out they would be others than those asked for. */
export const LOOKING: ReadonlySet<Kind> = new Set(['find', 'nearest', 'superlative', 'count', 'summary'])

/** Takes a question of which more was not applied than applied as one that cannot be answered, and its corrections as not made. */
export function abstaining(understanding: Understanding): Understanding {
  const { query, account } = understanding
  const isLost =
    account.isSubjectLost === true ||
    (account.isMostLost && !isEnough(query)) ||
    (isOfAllSpots(query) && account.notApplied.length > 0)
  // That a place is not known says more than which words are not.
  if (!isLost || !LOOKING.has(query.kind) || isOfUnknownPlace(query)) return understanding
  return {
    ...understanding,
    query: { ...query, kind: 'not understood' },
    account: { ...account, foreign: account.notApplied, corrected: [] },
  }
}

/** "Which spots are good in winter": without what was not applied, every spot of the catalogue. */
function isOfAllSpots({ kind, conditions, wishes, told, unmeasured, unknowable, first }: Query): boolean {
  const isBare = conditions.length + wishes.length + told.length + unknowable.length === 0
  return kind === 'find' && isBare && unmeasured === null && first === null
}

/** A place together with one more condition, or with a number that is asked for, is a question whatever is told beside it. */
function isEnough({ kind, conditions }: Query): boolean {
  const isPlaced = conditions.some(condition => isWhere(condition) && !condition.isNegated && !isWordLike(condition))
  const isMore = conditions.some(condition => !isWhere(condition) && condition.on !== 'text')
  return isPlaced && (isMore || kind === 'summary' || kind === 'count')
}

/** Many an everyday word is the name of some village, too; one that is written as a name is meant as one. */
function isWordLike(condition: Condition): boolean {
  const isInTown = condition.on === 'place' && condition.places.every(({ kind }) => kind === 'settlement')
  return isInTown && !/(^|\s)\p{Lu}/u.test(condition.said)
}

/** A name, and no word in lower case that happens to stand behind a relation. */
function isOfUnknownPlace({ unknownPlace }: Query): boolean {
  return unknownPlace !== null && /^\p{Lu}/u.test(unknownPlace)
}
