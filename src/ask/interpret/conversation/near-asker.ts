import { isWhere, type Query } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import type { Reading } from '../understand.ts'

/** "Lakes nearby", and not "a lake with parking nearby". */
export function isLookedForNearby(spans: readonly Span[]): boolean {
  const near = spans.findIndex(({ meaning }) => meaning.is === 'relation' && meaning.relation === 'near')
  const before = spans.slice(0, Math.max(0, near))
  const heads = before.filter(({ meaning }) => meaning.is === 'feature' || meaning.is === 'generic')
  return heads.length <= 1 && before.every(({ meaning, said }) => OF_SOUGHT.has(meaning.is) && !/^with/i.test(said))
}

const OF_SOUGHT: ReadonlySet<Span['meaning']['is']> = new Set([
  'stop',
  'ask',
  'generic',
  'feature',
  'quality',
  'intensifier',
  'superlative',
  'access',
  'number',
])

/** "Lakes nearby", with nothing spoken of before: near the asker. */
export function nearAsker({ query, reference }: Reading): Query {
  const isNear = reference.isNearby && reference.hasHead && !query.conditions.some(isWhere)
  return isNear ? { ...query, isHere: true } : query
}
