// What is asked of named spots beside those that were spoken of, and once more of spots that were compared.
import type { Place } from '../../gazetteer/place.ts'
import { isWhere, type Query } from '../../query.ts'
import type { Reading } from '../understand.ts'
import { distanceBetween, isSingle, LISTS } from './of-shown.ts'

/** "By how much?", "and which is closer to Kiruna?", "are both free?" of the spots that were compared. */
export function comparedAgain(before: Query, { query, reference, aspects }: Reading): Query | null {
  if (query.subjects.length > 0 || reference.hasHead || query.topic === 'rating') return null
  const { subjects } = before
  const { unmeasured, unmeasuredSaid } = query
  if (unmeasured !== null) return { ...before, unmeasured, unmeasuredSaid, comparative: null, aspects: [] }
  const isAsked = aspects.some(({ of }) => of !== 'rating' && of !== 'unrecorded' && of !== 'distance to')
  const isAccess = query.conditions.some(({ on }) => on === 'access')
  const isOfAmount = aspects.length === 1 && aspects[0]?.of === 'access' && reference.pronoun === null && !isAccess
  if (isAsked && !isOfAmount) return { ...query, kind: 'about', subjects, aspects }
  if (reference.comparative === 'cheaper') return { ...query, kind: 'about', subjects, aspects: [{ of: 'access' }] }
  const again = { ...before, isComparedByAll: false, conditions: query.conditions.filter(isWhere) }
  if (reference.comparative !== null)
    return { ...again, isYesNo: query.isYesNo, comparative: reference.comparative, comparedBy: query.comparedBy }
  return isOfAmount ? { ...before, isComparedByAll: false, isYesNo: false } : null
}

/** "Which of the three is the quietest?", "lequel est le plus haut ?": those that were spoken of, by that. */
export function comparedBy(before: Query, query: Query, comparative: Query['comparative']): Query {
  const by = query.kind === 'superlative' || comparative !== null ? query.comparedBy : before.comparedBy
  const { unmeasured, unmeasuredSaid } = query
  return {
    ...before,
    kind: 'compare',
    aspects: [],
    comparedBy: by,
    isComparedByAll: false,
    comparative,
    isYesNo: false,
    unmeasured,
    unmeasuredSaid,
  }
}

/** "Compare the two", whatever they were compared by before. */
export function comparedByAll(before: Query): Query {
  const { subjects, uncompared } = before
  const plain = { ...comparedBy(before, before, null), comparedBy: 'rating', comparedAlso: [], conditions: [] } as const
  return { ...plain, subjects, uncompared, unmeasured: null, isComparedByAll: true }
}

/** "And Sarek?" asks the same of another; "is it quieter than Sarek?" and "compared with Sarek?" compare. */
export function withSubjects(
  before: Query,
  reading: Reading,
  spotsBefore: () => number[],
  placeOf: (doc: number) => Place,
): Query {
  const { query, reference } = reading
  const { pronoun, comparative, isThan, isCompared, isFromNamed } = reference
  const added = addedToCompared(before, reading) ?? listComparedWith(before, reading, spotsBefore)
  if (added) return added
  // "Is it quieter than Sarek?"; after a question about one spot, "is Abisko quieter?", "¿es más ruidoso que Abisko?", too.
  const isOfIt = comparative !== null && query.subjects.length === 1 && (pronoun === 'spot' || isSingle(before))
  const isComparedWith = (isThan || (isCompared && query.subjects.length === 1)) && isSingle(before)
  const isMeasured = isFromNamed && query.subjects.length === 1 && isSingle(before)
  const [spot] = isOfIt || isComparedWith || isMeasured ? spotsBefore() : []
  const [named] = query.subjects[0]?.docs ?? []
  if (isMeasured && spot !== undefined && named !== undefined && named !== spot)
    return distanceBetween(query, [spot, named], placeOf)
  if (spot !== undefined && !query.subjects.some(({ docs: [first] }) => first === spot)) {
    const it = { phrase: '', docs: [spot] }
    const subjects = pronoun === 'spot' || isCompared || isThan ? [it, ...query.subjects] : [...query.subjects, it]
    // Of what they cost, whether access is free is all that is known.
    if (comparative === 'cheaper')
      return { ...query, kind: 'about', subjects: inOrder(subjects, spot), aspects: [ACCESS] }
    const isComparedByAll = query.isComparedByAll && !isOfSilence(before)
    return { ...query, kind: 'compare', subjects, isComparedByAll, ...(isComparedWith && { aspects: [] }) }
  }
  return { ...query, aspects: query.aspects.length > 0 ? query.aspects : before.aspects }
}

const ACCESS = { of: 'access' } as const

/** What is asked first stands first. */
function inOrder(subjects: Query['subjects'], first: number): Query['subjects'] {
  const isFirst = ({ docs }: Query['subjects'][number]) => docs[0] === first
  return [...subjects.filter(isFirst), ...subjects.filter(each => !isFirst(each))]
}

/** "How is the silence there?", "compare it with that of Sarek": by nothing else. */
function isOfSilence({ kind, aspects }: Query): boolean {
  return kind === 'about' && aspects.length > 0 && aspects.every(({ of }) => OF_SILENCE.has(of))
}

const OF_SILENCE: ReadonlySet<Query['aspects'][number]['of']> = new Set(['rating', 'level', 'level at', 'confidence'])

/** "Compare it with Sarek" behind a list: the first of it; "compare them with Sarek", "compared with Sarek?": all that were shown. */
function listComparedWith(before: Query, { query, reference }: Reading, spotsBefore: () => number[]): Query | null {
  const { pronoun, comparative, isCompared, hasHead, nth } = reference
  const [named] = query.subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  const isElse = comparative !== null || hasHead || nth !== null || query.subjects.length !== 1
  if (!isCompared || isElse || named === undefined || isSingle(before) || !LISTS.has(before.kind)) return null
  const shown = spotsBefore()
    .slice(0, pronoun === 'spot' ? 1 : before.limit)
    .filter(doc => doc !== named)
  const told = shown.map(doc => ({ phrase: '', docs: [doc] }))
  return told.length === 0 ? null : { ...query, kind: 'compare', subjects: [...told, ...query.subjects], aspects: [] }
}

/** "And Tiveden?", "what about Tiveden?" behind a comparison: all of them together. */
function addedToCompared(before: Query, { query, reference, aspects }: Reading): Query | null {
  const { follow, pronoun, comparative, hasHead, isFromNamed, nth } = reference
  const isAdded = before.kind === 'compare' && (follow === 'and' || follow === 'instead')
  const isElse = pronoun !== null || comparative !== null || hasHead || isFromNamed || nth !== null
  if (!isAdded || isElse || aspects.length > 0 || query.conditions.length > 0) return null
  const known = new Set(before.subjects.map(({ docs: [first] }) => first))
  const fresh = query.subjects.filter(({ docs: [first] }) => !known.has(first))
  const subjects = [...before.subjects, ...fresh]
  return fresh.length === 0 || subjects.length > MOST_COMPARED ? null : { ...before, subjects, isYesNo: false }
}

const MOST_COMPARED = 8
