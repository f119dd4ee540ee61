import { isNaturalSound, NATURAL_SOUNDS } from '../../vocabulary/noises/natural-sounds.ts'
import {
  BIRD_SONG,
  LISTENING,
  PHOTOGRAPHING,
  RECORDING,
  RECORDING_SOUND,
  SOUNDS,
} from '../../vocabulary/noises/recording-words.ts'
import { isAtEnd, namesSpot, type Span } from '../spans.ts'
import { framing } from './framing.ts'

/**
 * Reads "where to record birds in Sweden" as the wish for quiet that it is: who records sound wants no other. Where a question says how
 * quiet, or which noise is not to be heard, nothing is added to that.
 */
export function withRecording(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex((_, i) => isOfSound(spans, i) || isListening(spans, i))
  if (at === -1 || spans.some(namesSpot)) return spans
  const isSaid = spans.some(({ meaning }) => SAYS_HOW_QUIET.has(meaning.is))
  return spans.map((span, i): Span => {
    if (i === at && !isSaid) return { ...span, said: 'quiet', meaning: { is: 'quality', quality: 'quiet' } }
    const isPart = i === at || (Math.abs(i - at) <= REACH && (isSound(span) || isSong(span, spans[at])))
    return isPart ? framing(span, 'what for') : span
  })
}

/** Takes "where can I photograph birds" as looking for what is photographed: whether one may is asked of a spot, and of nothing else. */
export function withPhotographing(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(({ meaning, typed }) => meaning.is === 'unknown' && PHOTOGRAPHING.test(typed))
  const span = spans[at]
  if (!span || spans.some(namesSpot)) return spans
  const near = spans.slice(Math.max(0, at - REACH), at + REACH + 1)
  return near.some(({ meaning }) => meaning.is === 'feature') ? spans.with(at, framing(span, 'what for')) : spans
}

const SAYS_HOW_QUIET: ReadonlySet<Span['meaning']['is']> = new Set([
  'quality',
  'superlative',
  'comparative',
  'rating',
  'level',
  'noise source',
])

/** Birds that sing are no wish to watch them: a song that is recorded, birds that one listens to. */
function isSong({ meaning, typed }: Span, verb: Span | undefined): boolean {
  if (meaning.is !== 'feature' || meaning.feature !== 'bird-watching') return false
  return BIRD_SONG.test(typed) || LISTENING.test(verb?.typed ?? '')
}

/** "Listening to birds", "Vögeln lauschen". */
function isListening(spans: readonly Span[], at: number): boolean {
  const span = spans[at]
  if (!span || !LISTENING.test(span.typed)) return false
  return spans.slice(Math.max(0, at - REACH), at + REACH + 1).some(each => isSong(each, span))
}

/** "Record the dawn chorus", "Vogelstimmen aufnehmen", "un posto per registrare": neither a picture nor a dog that a hut takes in. */
function isOfSound(spans: readonly Span[], at: number): boolean {
  const span = spans[at]
  if (span?.meaning.is !== 'unknown' || !RECORDING.test(span.typed)) return false
  const near = spans.slice(Math.max(0, at - REACH), at + REACH + 1)
  return near.some(isHeard) || (RECORDING_SOUND.test(span.typed) && isAlone(spans[at + 1]))
}

/** How far a verb may stand from what it takes. */
const REACH = 3

function isHeard(span: Span): boolean {
  const { meaning } = span
  if (meaning.is === 'feature') return NATURAL_SOUNDS.has(meaning.feature)
  return isSound(span) || isNaturalSound(span) || (meaning.is === 'off topic' && meaning.subject === 'animals')
}

function isSound({ meaning, typed }: Span): boolean {
  return (meaning.is === 'unknown' || meaning.is === 'stop') && SOUNDS.test(typed)
}

function isAlone(next: Span | undefined): boolean {
  return isAtEnd(next) || next?.meaning.is === 'relation'
}
