// What frames a question, says who asks and how long they stay, and restricts nothing of it.
import { isFiller, type Span } from '../spans.ts'
import { withAiling } from './ailing.ts'
import { withAlone } from './alone.ts'
import { withAlreadySeen } from './already-seen.ts'
import { withAmid } from './amid.ts'
import { withHearsay } from './hearsay.ts'
import { withJourneys } from './journeys.ts'
import { withPhotographing, withRecording } from './recording.ts'
import { withTheirAges } from './their-ages.ts'
import { withParty } from './party.ts'
import { withSleepless } from './sleepless.ts'
import { withVisits } from './visits.ts'
import { withWhoAsks } from './who-asks.ts'

/** Ages are told of "I", "we" and of those that are taken as "we". */
const FRAMES: readonly ((spans: readonly Span[]) => readonly Span[])[] = [
  withSleepless,
  withAiling,
  withParty,
  withWhoAsks,
  withTheirAges,
  withVisits,
  withJourneys,
  withAmid,
  withAlone,
  withAlreadySeen,
  withHearsay,
  withRecording,
  withPhotographing,
]

/** Takes what frames a question as words that restrict nothing. */
export function withFrames(spans: readonly Span[]): readonly Span[] {
  const framed = FRAMES.reduce<readonly Span[]>((read, frame) => frame(read), spans)
  return withKindAskedFirst(framed.every((span, at) => span === spans[at]) ? spans : withFirstSentenceLast(framed))
}

/** "I love viewpoints. Which waterfall is the quietest?": a waterfall is looked for, and what is told before it is told of it. */
function withKindAskedFirst(spans: readonly Span[]): readonly Span[] {
  const end = spans.findIndex(({ meaning, said }) => meaning.is === 'sign' && /^[.!]+$/.test(said))
  const asked = spans[end + 1]?.typed === '¿' ? end + 2 : end + 1
  const isTold = end > 0 && spans.slice(0, end).some(({ meaning }) => meaning.is === 'feature')
  const isAsked = WHICH.test(spans[asked]?.typed ?? '') && spans[asked + 1]?.meaning.is === 'feature'
  return isTold && isAsked ? [...spans.slice(end + 1), ...spans.slice(end, end + 1), ...spans.slice(0, end)] : spans
}

const WHICH = /^(which|what|welche[nrs]?|quel(le)?s?|qué|que|cuál|quale?|quali|che)$/i

/** "I'm 68. Is there …": the question begins behind a sentence that asks nothing. */
function withFirstSentenceLast(spans: readonly Span[]): readonly Span[] {
  const end = spans.findIndex(({ meaning, said }) => meaning.is === 'sign' && /^[.!]$/.test(said))
  const isSaid = end !== -1 && end < spans.length - 1
  return isSaid && spans.slice(0, end).every(isNothing)
    ? [...spans.slice(end + 1), ...spans.slice(end, end + 1), ...spans.slice(0, end)]
    : spans
}

function isNothing(span: Span): boolean {
  return isFiller(span) || span.meaning.is === 'and' || span.meaning.is === 'comma' || /^(both|just)$/i.test(span.said)
}
