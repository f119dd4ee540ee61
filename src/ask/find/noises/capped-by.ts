import type { RatingCap } from '../../../silence/events.ts'
import type { Explanation } from '../../../silence/explanation.ts'
import { eventOf, isOfEvent } from '../../vocabulary/noises/event-words.ts'
import { ratingOf } from '../../../silence/rating.ts'

/** The nearest event that keeps a rating below what its noise level alone would give; undefined where none does. */
export function cappedBy({ rating, lden, caps }: Pick<Explanation, 'rating' | 'lden' | 'caps'>): RatingCap | undefined {
  const ofNoise = lden === '< 20' ? ratingOf(-Infinity) : ratingOf(lden)
  return caps.find(({ cap }) => cap === rating && cap < ofNoise)
}

/** The nearest event of the kind that a word names, which caps ratings where it is; undefined for another word, or where none is told. */
export function eventNamed(word: string, why: Pick<Explanation, 'caps'> | undefined): RatingCap | undefined {
  const event = eventOf(word)
  const caps = event ? (why?.caps.filter(cap => isOfEvent(cap.class, event)) ?? []) : []
  return caps.find(cap => cap.class === event) ?? caps[0]
}
