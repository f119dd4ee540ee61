import type { Condition, Group } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import { conditionsIn } from '../../conditions/conditions.ts'
import { isSame } from '../../conditions/redundant.ts'

/**
 * "Huts in Andorra vs. springs in Andorra", "aircraft compared with roads", "the average of huts and of springs": what stands
 * on either side is looked at by itself, and no spot is to have both. Undefined where the sides are no two things.
 */
export function bySides(spans: readonly Span[], conditions: readonly Condition[]): Group[] | undefined {
  const at = spans.findIndex((_, i) => isBetween(spans, i))
  if (at === -1) return undefined
  const [left, right] = [thingsIn(spans.slice(0, at)), thingsIn(spans.slice(at + 1))]
  if (left.length === 0 || right.length === 0 || left.some(one => right.some(other => isSame(one, other))))
    return undefined
  const others = conditions.filter(condition => !isOfSides(condition, [...left, ...right]))
  return [left, right].map(side => ({ said: '', conditions: [...others, ...side] }))
}

/** What joins two sides: a comparison; behind "average" an "and", too. */
function isBetween(spans: readonly Span[], at: number): boolean {
  const { meaning, said } = spans[at] ?? { meaning: { is: 'sign' }, said: '' }
  const before = spans.slice(0, at)
  if (thingsIn(before).length === 0) return false
  if (meaning.is === 'ask' && meaning.ask === 'compare') return true
  const isOfAverage = before.some(span => span.meaning.is === 'average')
  if (!isOfAverage || !(meaning.is === 'and' || /^(against|with|and|and for|and of)$/i.test(said))) return false
  // "Lakes with huts and toilets" are one thing; "of huts and of springs" are two.
  const isCompared = spans.slice(0, at).some(span => span.meaning.is === 'ask' && span.meaning.ask === 'compare')
  const next = spans.slice(at + 1).find(span => span.meaning.is !== 'stop')
  const last = before.findLastIndex(span => span.meaning.is === 'feature')
  const led = before.slice(0, last).findLast(span => span.meaning.is !== 'stop')
  const isPlain = led?.meaning.is === 'average' || /^of$/i.test(led?.said ?? '')
  return (
    isCompared ||
    (isPlain && !/^with$/i.test(said) && (next?.meaning.is === 'feature' || /^(of|for)$/i.test(next?.said ?? '')))
  )
}

/** The kinds of place, things and noises that a part of a question asks for. */
function thingsIn(spans: readonly Span[]): Condition[] {
  return conditionsIn(spans).filter(({ on, isNegated }) => !isNegated && (on === 'feature' || on === 'noise'))
}

/** Of two noises the question as a whole makes one condition: "aircraft or roads". */
function isOfSides(condition: Condition, sides: readonly Condition[]): boolean {
  if (condition.on === 'noise') return sides.some(({ on }) => on === 'noise')
  return sides.some(side => isSame(side, condition) || isPartOf(side, condition))
}

function isPartOf(side: Condition, whole: Condition): boolean {
  return side.on === 'feature' && whole.on === 'feature' && side.any.every(key => whole.any.includes(key))
}
