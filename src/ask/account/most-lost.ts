import { beginsRequest } from './requests.ts'
import { type Span, UNSAID } from '../recognise/spans.ts'
import { isAbuse } from '../vocabulary/kinds/abuse.ts'
import { isNaturalSound } from '../vocabulary/noises/natural-sounds.ts'

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
    const weighty = gone.filter(at => isWeighty(spans[at]))
    return { lost: wishesIn(spans, content, weighty), applied: inside.length - gone.length }
  }
  const whole = weigh(0, spans.length)
  if (whole.lost <= whole.applied) return false
  return !requestsIn(spans).some(([from, to]) => {
    const part = weigh(from, to)
    return part.lost < part.applied
  })
}

/**
 * Counts what was not applied: where nothing but a verb and its object is lost, they are one wish, "where I could pick
 * mushrooms", "pour jouer du violon". A function word leads them: "desert eagle pistol" has none.
 */
function wishesIn(spans: readonly Span[], content: readonly number[], lost: readonly number[]): number {
  const [verb = -1, object = -1, ...others] = lost
  if (object === -1 || others.length > 0) return lost.length
  const before = spans[verb - 1]
  // "Without music or boats".
  const isRuledOut = before?.meaning.is === 'negation'
  const isLed = verb > 0 && (isRuledOut || !content.includes(verb - 1)) && /\p{L}/u.test(before?.said ?? '')
  const isOne = [spans[verb], spans[object]].every(
    span => isMeaningless(span) || (isRuledOut && span?.meaning.is === 'off topic'),
  )
  return isLed && isOne && spans.slice(verb + 1, object).every(isJoint) ? 1 : lost.length
}

function isMeaningless(span: Span | undefined): boolean {
  return span?.meaning.is === 'unknown' || span?.meaning.is === 'stop'
}

function isJoint({ meaning, said }: Span): boolean {
  return meaning.is === 'stop' || /^(of|or|and|neither)$/i.test(said)
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
    span?.isAside !== true &&
    !isAbuse(span?.said ?? '') &&
    is !== 'negation' &&
    // "Without crowds": that nothing is known of them is told.
    !(span?.meaning.is === 'off topic' && span.meaning.subject === 'crowds') &&
    is !== 'time' &&
    is !== 'number' &&
    // "To go to", "to reach" say no more than the place does.
    !(is === 'aspect' && span?.meaning.is === 'aspect' && span.meaning.aspect === 'transport') &&
    // "Nothing but wind" wishes for silence.
    !isNaturalSound(span ?? UNSAID) &&
    // "Under which I could sleep" wishes to sleep.
    !(is === 'stop' && /^(under|below|above|behind|beside)$/i.test(span?.said ?? '')) &&
    !/^\d/.test(span?.said ?? '') &&
    !/^(days?|weeks?|hours?|months?|years?)$/i.test(span?.said ?? '')
  )
}
