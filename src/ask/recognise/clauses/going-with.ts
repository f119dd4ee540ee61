import type { Mode } from '../../../spots/transport-modes.ts'
import type { AspectAsk } from '../../query.ts'
import type { Span } from '../spans.ts'

/** "¿Se puede ir en silla de ruedas?", "¿es seguro ir?": with whom or what one goes, or whether it is safe, and not the way there. */
export function isGoingWith(spans: readonly Span[], asked: readonly AspectAsk[]): boolean {
  const isGoing =
    spans.some(({ typed }) => GOING.test(typed)) && !spans.some(({ said }) => /^(how|best way)\b/i.test(said))
  return isGoing && asked.some(aspect => (aspect.of === 'feature' && WITH.has(aspect.feature)) || isOfSafety(aspect))
}

function isOfSafety(aspect: AspectAsk): boolean {
  return aspect.of === 'unknowable' && aspect.subject === 'safety'
}

const GOING = /^(ir|se puede ir|aller|y aller|andare|gehen|kommen|hinkommen|go|go there|get there)$/i
const WITH: ReadonlySet<string> = new Set(['wheelchair', 'dogs'])

/** "By train? I don't drive": whoever goes by train goes without a car. */
export function isWiderWay(aspect: AspectAsk, asked: readonly AspectAsk[]): boolean {
  if (aspect.of !== 'transport by') return false
  return asked.some(other => other.of === 'transport by' && isPart(other.modes, aspect.modes))
}

/** Whether some means of transport are of others, and not all of them. */
export function isPart(some: readonly Mode[], all: readonly Mode[]): boolean {
  return some.length < all.length && some.every(mode => all.includes(mode))
}
