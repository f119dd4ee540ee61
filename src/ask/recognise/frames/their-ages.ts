// How old adults are that tell of themselves: "I'm 68", "ho 78 anni", "wir sind über siebzig".
import { OF_SELF, TENS, YEARS } from '../../vocabulary/conversation/askers.ts'
import { type Span, UNSAID } from '../spans.ts'
import { framed, isWordOf, type Run } from './framing.ts'

/** Takes the age of adults, and of whoever asks, as telling who asks; that of other children, of a forest or a tree is named. */
export function withTheirAges(spans: readonly Span[]): readonly Span[] {
  return framed(
    spans,
    [...spans.keys()].flatMap(at => ageAt(spans, at) ?? []),
    'their age',
  )
}

function ageAt(spans: readonly Span[], at: number): Run | undefined {
  if (!isOwnAge(spans, at) && !(isAdult(spans[at]) && isOfSelf(spans, at))) return undefined
  const from = OVER.test(spans[at - 1]?.typed ?? '') ? at - 1 : at
  if (spans[at]?.meaning.is === 'time' && isAdult(spans[at])) return { from, to: at + 1 }
  // "65 y 70 años": the years stand behind the last.
  const isJoined = spans[at + 1]?.meaning.is === 'and' && isAdult(spans[at + 2])
  const last = isJoined ? at + 2 : at
  const isOfYears = isWordOf(spans[last + 1], YEARS)
  const isTold = /^(is|are|am)$/i.test(spans[from - 1]?.said ?? '') || from < at || isOwnAge(spans, at)
  // "Ich bin 12 und liebe Höhlen".
  const isGone = isOwnAge(spans, at) && spans[last + 1]?.meaning.is === 'follow'
  const isEnd = (isEndAt(spans, last + 1) || isGone) && isTold
  if (!isOfYears && !isEnd) return undefined
  const to = isOfYears ? last + 2 : last + 1
  return { from, to: OLD.test(spans[to]?.typed ?? '') ? to + 1 : to }
}

/** A number of years that an adult may have, and the tens in words. */
function isAdult(span: Span | undefined): boolean {
  if (span === undefined) return false
  if (isWordOf(span, TENS)) return true
  if (span.meaning.is !== 'number' && span.meaning.is !== 'time') return false
  const numbers = (span.typed.match(/\d+/g) ?? []).map(Number)
  // "Eighty two" has no digits.
  if (numbers.length === 0 && span.meaning.is === 'number') numbers.push(span.meaning.value)
  if (numbers.length > 0) return numbers.every(number => number >= YOUNGEST && number <= OLDEST)
  return span.meaning.is === 'time' && DECADE.test(span.typed)
}

const [YOUNGEST, OLDEST] = [18, 110]

/** "I'm 12", "j'ai 12 ans": a child that asks, and not one that is taken along. */
function isOwnAge(spans: readonly Span[], at: number): boolean {
  const { meaning, typed } = spans[at] ?? UNSAID
  // "12" may be an hour.
  const years =
    meaning.is === 'number' ? meaning.value : meaning.is === 'time' && /^\d+$/.test(typed) ? Number(typed) : 0
  const isAge = years >= YOUNGEST_ASKER && years < YOUNGEST
  const before = spans.slice(Math.max(0, at - 2), at).map(({ typed }) => typed.toLowerCase())
  return isAge && OWN.test(before.join(' '))
}

const YOUNGEST_ASKER = 6
const OWN = /(^| )(i|i['’]m|im|i am|i['’] ?m|am|ich bin|bin|j['’]? ?ai|ai|tengo|ho)( only| just| erst| nur| solo)?$/
const DECADE =
  /(twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/i
const OVER =
  /^(over|past|nearly|almost|about|around|über|fast|gut|plus de|presque|más de|mas de|casi|più di|piu di|oltre|quasi)$/i
const OLD = /^(old|alt|of age)$/i
const REACH = 4

/** Somebody who tells of themselves stands before, in the same clause. */
function isOfSelf(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(Math.max(0, at - REACH), at)
  const start = before.findLastIndex(({ meaning: { is } }) => is === 'comma' || is === 'sign') + 1
  return before.slice(start).some(span => /^(i|we|he|she)$/i.test(span.said) || isSaidOfSelf(span))
}

/** "Ha 82 anni"; the "a" of English is an article. */
function isSaidOfSelf(span: Span): boolean {
  return span.meaning.is === 'stop' && span.said !== span.typed && isWordOf(span, OF_SELF)
}

function isEndAt(spans: readonly Span[], at: number): boolean {
  const is = spans[at]?.meaning.is
  return is === undefined || is === 'sign' || is === 'comma' || is === 'and'
}
