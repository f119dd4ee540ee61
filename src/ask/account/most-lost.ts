import { beginsRequest } from './requests.ts'
import type { Span } from '../recognise/spans.ts'

/**
 * Tells whether more of a question was not applied than applied. Many tell of themselves before they ask: when one sentence,
 * or what follows "I'd like" or "is there", was mostly applied, the question was.
 */
export function isMostLost(
  spans: readonly Span[],
  { content, notApplied }: { content: readonly number[]; notApplied: readonly number[] },
): boolean {
  const lost = new Set(notApplied)
  const weigh = (from: number, to: number) => {
    const inside = content.filter(at => at >= from && at < to)
    const gone = inside.filter(at => lost.has(at))
    return { lost: gone.filter(at => isWeighty(spans[at])).length, applied: inside.length - gone.length }
  }
  const whole = weigh(0, spans.length)
  if (whole.lost <= whole.applied) return false
  return !requestsIn(spans).some(([from, to]) => {
    const part = weigh(from, to)
    return part.lost < part.applied
  })
}

/** Sentences, and what lies between the beginning of a request and the end of its sentence. */
function requestsIn(spans: readonly Span[]): [from: number, to: number][] {
  const ends = [...spans.keys()].filter(at => ENDS_SENTENCE.test(spans[at]?.said ?? ''))
  const starts = [0, ...ends.map(at => at + 1)].filter(at => at < spans.length)
  const endOf = (start: number) => ends.find(end => end >= start) ?? spans.length
  const requests = [...spans.keys()].filter(at => beginsRequest(spans, at))
  return [...(starts.length > 1 ? starts : []), ...requests].map(start => [start, endOf(start)])
}

const ENDS_SENTENCE = /^[.?!:…]$/

/** When somebody comes, and for how long, changes little of what they ask for. */
function isWeighty(span: Span | undefined): boolean {
  const is = span?.meaning.is
  return (
    is !== 'negation' &&
    is !== 'time' &&
    is !== 'number' &&
    // "To go to", "to reach" say no more than the place does.
    !(is === 'aspect' && span?.meaning.is === 'aspect' && span.meaning.aspect === 'transport') &&
    !/^\d/.test(span?.said ?? '') &&
    !/^(days?|weeks?|hours?|months?|years?)$/i.test(span?.said ?? '')
  )
}
