import { isFiller, type Span } from '../spans.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'

/** Reads the "but" of "anywhere in Norway but a lake" as "other than": behind "any" or "every", where and nothing else, before kinds of place alone. */
export function withAllBut(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(({ typed }) => /^but$/i.test(typed))
  if (at === -1 || spans[at]?.meaning.is !== 'follow') return spans
  const [head, ...where] = spans.slice(0, at).filter(span => !isFiller(span) || ALL.test(span.typed))
  const isOfAll = head !== undefined && ALL.test(head.typed)
  const isPlaced = where.every(({ meaning }) => PLACED.has(meaning.is))
  const behind = spans.slice(at + 1).filter(span => !isFiller(span))
  if (!isOfAll || !isPlaced || behind.length === 0 || !behind.every(isKind)) return spans
  return spans.map((span, i) => (i === at ? { ...span, meaning: { is: 'negation' } } : span))
}

const ALL = /^(any|every|some)(where|thing|place|spot)?$|^(any|all|every) (places?|spots?)$/i
const PLACED: ReadonlySet<Span['meaning']['is']> = new Set(['relation', 'name', 'generic'])
const JOINTS: ReadonlySet<Span['meaning']['is']> = new Set(['or', 'and', 'comma', 'sign'])

function isKind({ meaning }: Span): boolean {
  return JOINTS.has(meaning.is) || (meaning.is === 'feature' && LANDSCAPE_KEYS.has(meaning.feature))
}
