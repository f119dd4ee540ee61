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
  return framed.every((span, at) => span === spans[at]) ? spans : withFirstSentenceLast(framed)
}

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
