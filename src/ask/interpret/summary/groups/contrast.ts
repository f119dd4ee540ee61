// Groups that differ in one thing alone: "spots with a hut versus those without".
import type { Condition, Group } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import { essenceOfTest } from '../../../account/essence.ts'

/** Reads two groups of which one meets what the other must not, or which two conditions of one kind keep apart. */
export function byContrast(spans: readonly Span[], conditions: readonly Condition[]): Group[] | undefined {
  for (const [at, a] of conditions.entries()) {
    const b = conditions.slice(at + 1).find(other => isApart(a, other))
    if (b) return groupsOf(a, b, conditions)
  }
  const last = endsInWithout(spans) ? conditions.findLast(isHad) : undefined
  return last && groupsOf(last, { ...last, isNegated: true, said: `without ${last.said}` }, conditions)
}

function groupsOf(a: Condition, b: Condition, conditions: readonly Condition[]): Group[] {
  const others = conditions.filter(condition => condition !== a && condition !== b)
  return [a, b].map(condition => ({ said: '', conditions: [...others, condition] }))
}

/** Tells whether nothing can meet both. */
function isApart(a: Condition, b: Condition): boolean {
  if (a.on === 'noise' && b.on === 'noise') return a.isNegated !== b.isNegated && a.source === b.source && a.dB === b.dB
  if (a.isNegated !== b.isNegated) return essenceOfTest(a) === essenceOfTest(b)
  if (a.isNegated) return false
  if (a.on === 'fire' && b.on === 'fire') return a.fire !== b.fire
  return isRange(a) && isRange(b) && a.on === b.on && (isBelow(a, b) || isBelow(b, a))
}

type Range = Condition & { min: number | null; max: number | null }

function isRange(condition: Condition): condition is Range {
  return condition.on === 'rating' || condition.on === 'elevation' || condition.on === 'level'
}

function isBelow(a: Range, b: Range): boolean {
  return a.max !== null && b.min !== null && a.max <= b.min
}

/** "Lakes with a hut compared to lakes without". */
function endsInWithout(spans: readonly Span[]): boolean {
  const last = spans.findLast(({ meaning }) => meaning.is !== 'sign')
  return /^(without|not)$/i.test(last?.said ?? '')
}

/** What spots can have or lack. */
function isHad({ on, isNegated }: Condition): boolean {
  return !isNegated && (on === 'feature' || on === 'fire' || on === 'transport')
}
