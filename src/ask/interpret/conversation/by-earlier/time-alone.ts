import type { Query } from '../../../query.ts'
import { isFiller, type Span } from '../../../recognise/spans.ts'
import { periodIn } from '../../places/silence-at.ts'
import { isSingle, LISTS } from '../of-shown.ts'

/**
 * Reads "what about at night?", "wie sieht es nachts aus?" behind what was said of one spot as "how loud is it there at night?"; behind a
 * list it is no turn of that.
 */
export function withTimeAlone(spans: readonly Span[], before: () => Query | null): readonly Span[] {
  const time = spans.find(({ meaning }) => meaning.is === 'time')
  if (!time || periodIn(spans) === null || !spans.every(isBeside)) return spans
  const earlier = before()
  const level: Span = { ...time, meaning: { is: 'aspect', aspect: 'level' }, said: 'how many db' }
  // Of a town "and at night?" asks that.
  if (earlier?.silenceAt)
    return spans.map(span => (span.meaning.is === 'follow' ? { ...span, meaning: { is: 'and' }, said: 'and' } : span))
  const isOfOne = earlier !== null && isSingle(earlier)
  if (!isOfOne || !(LISTS.has(earlier.kind) || earlier.subjects.length === 1)) return spans
  const there: Span = { ...time, from: time.to, meaning: { is: 'pronoun', of: 'spot' }, said: 'it' }
  return [level, there, time]
}

function isBeside(span: Span): boolean {
  return isFiller(span) || BESIDE.has(span.meaning.is) || HOW.test(span.typed)
}

const BESIDE: ReadonlySet<Span['meaning']['is']> = new Set([
  'time',
  'and',
  'follow',
  'sign',
  'comma',
  'stop',
  'relation',
  'pronoun',
])
/** What else begins such a question. */
const HOW = /^(qu en|qué tal)/iu
