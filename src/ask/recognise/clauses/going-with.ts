import type { AspectAsk } from '../../query.ts'
import type { Span } from '../spans.ts'

/** "¿Se puede ir en silla de ruedas?": with whom or what one goes, and not the way there. */
export function isGoingWith(spans: readonly Span[], asked: readonly AspectAsk[]): boolean {
  const isGoing = spans.some(({ typed }) => GOING.test(typed)) && !spans.some(({ said }) => /^how\b/i.test(said))
  return isGoing && asked.some(aspect => aspect.of === 'feature' && WITH.has(aspect.feature))
}

const GOING = /^(ir|se puede ir|aller|y aller|andare|gehen|kommen|hinkommen|go|go there|get there)$/i
const WITH: ReadonlySet<string> = new Set(['wheelchair', 'dogs'])
