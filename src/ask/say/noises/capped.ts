// What is said of a rating that an event near by caps: its noise level is not the reason.
import type { RatingCap } from '../../../silence/events.ts'
import type { Explanation } from '../../../silence/explanation.ts'
import { EVENTS } from '../../../silence/parameters.ts'
import { kilometres } from '../../../text/distance-words.ts'
import { capitalised, ratingText } from '../../../text/english.ts'
import type { Doc } from '../../../index/types.ts'
import type { Unrecorded } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { cappedBy, eventNamed } from '../../find/noises/capped-by.ts'

/** "In winter a ski lift (Täli), 0.5 km away, caps the rating at 3.9: without it the noise computed there would give more."; none where none does. */
export function cappedSentences(why: Pick<Explanation, 'rating' | 'lden' | 'caps'>): string[] {
  const cap = cappedBy(why)
  if (!cap) return []
  const rest = cap.season === null ? '' : ', and in the rest of the year it may be quieter'
  return [`${capitalised(cappedText(cap))}: the noise computed there alone would give a higher rating${rest}.`]
}

/** "in winter a ski lift (Täli), 0.5 km away, caps the rating at 3.9". */
export function cappedText({ class: event, name, distanceM, cap, season }: RatingCap): string {
  const what = `${EVENTS[event].words}${name === null ? '' : ` (${name})`}, ${kilometres(distanceM / 1000)} away,`
  return `${season === null ? '' : `in ${season} `}${what} caps the rating at ${ratingText(cap)}`
}

/** Says of an event that a question names how near it is and what it does to the rating; undefined where none is told. */
export function eventSaid({ word }: Unrecorded, doc: Doc, { explain }: QuestionContext): string | undefined {
  const cap = eventNamed(word, explain?.(doc))
  return cap && `${capitalised(cappedText(cap))}.`
}
