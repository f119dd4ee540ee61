// What is asked of the spots of a list behind a fact of some of them.
import type { Doc } from '../../../../index/types.ts'
import { type Condition, isWhere, type Query } from '../../../query.ts'
import { LANDSCAPE_KEYS } from '../../../vocabulary/features.ts'
import type { Reading } from '../../understand.ts'

/** "And the others?", "which of these three is closest to Malbun?" behind a fact of some of a list; null in all other cases. */
export function stillOfList(before: Query, reading: Reading, docsOf: (list: Query) => readonly Doc[]): Query | null {
  return restOfList(before, reading, docsOf) ?? closestOfThese(before, reading)
}

/** The list that a turn is of; of what was counted in it another kind is looked for, "campsites then", and not counted. */
export function listFor({ reference }: Reading, list: Query | null): Query | null {
  // "What else within 200 km?" of spots that were near nothing: of the one that was spoken of.
  if (reference.follow === 'more' && reference.km !== null && !list?.conditions.some(({ on }) => on === 'near'))
    return null
  const isOtherKind = reference.follow === 'instead' && (reference.hasHead || reference.isKindAlone)
  return list?.kind === 'count' && isOtherKind ? { ...list, kind: 'find' } : list
}

/** The same fact of the others that were listed; null where all were asked about, so that others are looked for. */
function restOfList(before: Query, { reference }: Reading, docsOf: (list: Query) => readonly Doc[]): Query | null {
  const { listed } = before
  if (!reference.isRest || !isFact(before) || listed === null) return null
  const told = new Set(before.subjects.flatMap(({ docs: [doc] }) => doc ?? []))
  const rest = docsOf({ ...listed, first: null }).slice(0, listed.limit)
  const subjects = rest.filter(doc => !told.has(doc)).map(doc => ({ phrase: '', docs: [doc] }))
  return subjects.length === 0 ? null : { ...before, subjects, first: null }
}

/** Tells whether something was asked about spots, and they were not just described. */
export function isFact({ kind, subjects, aspects }: Query): boolean {
  return (kind === 'about' || kind === 'why') && subjects.length > 0 && aspects.length > 0
}

/** Of several that were asked about, and not of all that were listed. */
function closestOfThese(before: Query, { query, reference }: Reading): Query | null {
  const { listed, subjects } = before
  const isAsked = query.kind === 'nearest' && reference.isWhich && !reference.hasHead && reference.comparative === null
  if (!isAsked || !isFact(before) || listed === null || subjects.length < 2 || query.subjects.length > 0) return null
  if (!query.conditions.every(isWhere)) return null
  const docs = subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  const shown: Condition = { on: 'docs', docs, shown: SHOWN, isNegated: false, said: SHOWN }
  const conditions = [...listed.conditions.filter(isKind), ...query.conditions, shown]
  return { ...query, conditions, aspects: [], rank: 1, isYesNo: false }
}

function isKind(condition: Condition): boolean {
  return condition.on === 'feature' && !condition.isNegated && condition.any.every(key => LANDSCAPE_KEYS.has(key))
}

const SHOWN = 'among those named before'
