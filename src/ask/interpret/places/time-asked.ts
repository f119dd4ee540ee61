import type { Period } from '../../../silence/parameters.ts'
import type { AspectAsk } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import type { UnknowableSubject } from '../../vocabulary/unknowable.ts'
import { periodIn } from './silence-at.ts'

/** "How loud is it at night", "and at night?": a part of the day, and nothing else but the noise. */
export function levelAskedAt(spans: readonly Span[], asked: readonly AspectAsk[]): Period | null {
  const isOfNoise = asked.length > 0 && asked.every(({ of }) => of === 'rating' || of === 'level' || of === 'why')
  const isAlone = spans.every(({ meaning: { is } }) => /^(time|and|sign|stop|comma|relation)$/.test(is))
  return isOfNoise || isAlone ? periodIn(spans) : null
}

/** What no catalogue holds; of crowds with the time that is asked for: "crowded in August". */
export function unknowableOf(subject: UnknowableSubject, typed: string, spans: readonly Span[]): AspectAsk {
  const time = spans.find(({ meaning }) => meaning.is === 'time')?.typed
  if (subject === 'crowds') return { of: 'unknowable', subject, ...(time !== undefined && { time }) }
  return { of: 'unknowable', subject, ...(subject === 'animals' && { typed }) }
}
