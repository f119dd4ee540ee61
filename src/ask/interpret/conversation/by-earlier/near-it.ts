import type { Query } from '../../../query.ts'
import { type Span, merged } from '../../../recognise/spans.ts'
import { isSingle } from '../of-shown.ts'

/**
 * Reads "dort in der Nähe", "in der Nähe davon", "cerca de él" and "near there" behind one spot as "near it": where something is
 * looked for, and not what that spot has.
 */
export function withNearIt(spans: readonly Span[], before: () => Query | null): readonly Span[] {
  const found = nearItIn(spans)
  const earlier = found ? before() : null
  if (!found || earlier === null || !isSingle(earlier)) return spans
  const { at, length } = found
  const near = merged(spans.slice(at, at + length), { is: 'relation', relation: 'near' }, 'near')
  const it: Span = { ...near, from: near.to, meaning: { is: 'pronoun', of: 'spot' }, said: 'it' }
  return spans.toSpliced(at, length, near, it)
}

function nearItIn(spans: readonly Span[]): { at: number; length: number } | undefined {
  if (spans.some(({ meaning: { is } }) => NAMES.has(is)) || !spans.some(isSought)) return undefined
  for (const [at, span] of spans.entries()) {
    if (NEAR_THERE.test(span.said)) return { at, length: 1 }
    const next = spans[at + 1]
    if (next === undefined) continue
    const isBehind = isNear(span) && IT.test(next.typed)
    const isBefore = isThere(span) && isNear(next) && !isOfPlace(spans[at + 2])
    if (isBehind || isBefore) return { at, length: 2 }
  }
  return undefined
}

const NEAR_THERE = /^(near|around) there$/i
/** One thing that was spoken of, behind a preposition. */
const IT = /^(davon|dabei|daran|ihm|ihr|dort|lui|elle|él|ella|ello|esso|essa|lui|lei|quello|quella)$/iu

/** "What is there nearby?" names nothing that is looked for. */
function isSought({ meaning }: Span): boolean {
  return meaning.is === 'feature' || meaning.is === 'generic'
}

function isNear({ meaning, said }: Span): boolean {
  return (meaning.is === 'relation' && meaning.relation === 'near') || (meaning.is === 'stop' && said === 'near')
}

function isThere({ meaning }: Span): boolean {
  return meaning.is === 'pronoun' && meaning.of === 'place'
}

/** "Dort in der Nähe eines Sees" is near a lake. */
function isOfPlace(next: Span | undefined): boolean {
  return next !== undefined && /^(of|of the|of a|des|eines|einer|von)$/i.test(next.typed)
}

const NAMES: ReadonlySet<Span['meaning']['is']> = new Set(['name', 'spot', 'coordinates', 'box', 'here'])
