import { FILLER, type Span } from '../../../recognise/spans.ts'

/**
 * "A dark sky in Scotland, sorry I meant Wales", "Seen in Norwegen, äh, ich meine Schweden": a place that is corrected in the
 * same breath is not looked in; the other stands where it stood.
 */
export function withOwnCorrection(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(saysMeant)
  const right = spans.findIndex(({ meaning }, i) => i > at && meaning.is !== 'relation' && meaning.is !== 'stop')
  if (at < 1 || spans[right]?.meaning.is !== 'name') return spans
  const wrong = spans.findLastIndex(({ meaning }, i) => i < at && meaning.is === 'name')
  const between = spans.slice(wrong + 1, at)
  if (wrong === -1 || !between.every(isBetween)) return spans
  const left = spans.slice(wrong, right).map(span => ({ ...span, meaning: FILLER }))
  const relation = spans.slice(at, right).find(({ meaning }) => meaning.is === 'relation') ?? spans[wrong - 1]
  const isPlaced = relation?.meaning.is === 'relation'
  const before = spans.slice(0, isPlaced && spans[wrong - 1]?.meaning.is === 'relation' ? wrong - 1 : wrong)
  return [...before, ...left, ...(isPlaced && relation ? [relation] : []), ...spans.slice(right)]
}

/** "I meant", "make it": what stands before it was said wrong. */
function saysMeant({ meaning, said }: Span): boolean {
  return meaning.is === 'follow' && MEANT.test(said)
}

/** The same, and "instead". */
export function saysCorrection(span: Span): boolean {
  return saysMeant(span) || (span.meaning.is === 'follow' && /^instead$/i.test(span.said))
}

const MEANT = /^((sorry )?i meant|or rather|make (it|that)|change that to)$/i

/** "…, no, …", "…, äh, …". */
function isBetween({ meaning, typed }: Span): boolean {
  return meaning.is === 'comma' || meaning.is === 'sign' || meaning.is === 'stop' || HESITATION.test(typed)
}

const HESITATION = /^(no|nein|non|sorry|er+|uh+m?|um+|äh+m?|euh+|eh+m?|pardon|perdón|scusa|scusate|entschuldigung)$/i
