import { isFiller, type Span } from '../spans.ts'

/**
 * Reads "I can't walk far, which lakes are quiet?", "without too much walking" as told of the asker: it rules out no lake where
 * others walk, and is named as not applied.
 */
export function withInabilities(spans: readonly Span[]): readonly Span[] {
  const of = [...spans.keys()].filter(at => isUnable(spans, at) || isTooMuch(spans, at))
  if (of.length === 0) return [...spans]
  return spans.map((span, at) => {
    const isOf = of.some(
      activity =>
        at === activity ||
        (span.meaning.is === 'negation' && isWithin(at, activity)) ||
        (isDegree(span) && Math.abs(at - activity) <= NEAR),
    )
    return isOf ? { ...span, meaning: { is: 'stop', isContent: true } as const } : span
  })
}

const REACH = 4

function isWithin(at: number, activity: number): boolean {
  return at < activity && at >= activity - REACH
}

/** "I can not walk", at the beginning of a clause; a lake "where I can't swim" is another thing. */
function isUnable(spans: readonly Span[], activity: number): boolean {
  const meaning = spans[activity]?.meaning
  if (meaning?.is !== 'feature' || !ACTIVITIES.has(meaning.feature)) return false
  const before = spans.slice(Math.max(0, activity - REACH), activity)
  const start = before.findLastIndex(({ meaning: { is } }) => is === 'sign' || is === 'comma' || is === 'and') + 1
  const clause = before.slice(start)
  const isStart = start > 0 || activity <= REACH
  const isOfAsker = ASKER.test(clause[0]?.said ?? '') || clause.some(({ typed }) => OF_ASKER.test(typed))
  const isNegated = clause.some(span => span.meaning.is === 'negation')
  return isStart && isOfAsker && isNegated && clause.some(({ said, typed }) => CAN.test(said) || OF_ASKER.test(typed))
}

/** "Not too much walking", "sin andar mucho", "no long walks": how far one walks is not recorded. */
function isTooMuch(spans: readonly Span[], activity: number): boolean {
  const meaning = spans[activity]?.meaning
  if (meaning?.is !== 'feature' || meaning.feature !== 'hiking') return false
  const before = spans.slice(Math.max(0, activity - REACH), activity)
  const negation = before.findLastIndex(span => span.meaning.is === 'negation')
  const isNegated = negation !== -1 && before.slice(negation + 1).every(span => isFiller(span) || isDegree(span))
  return isNegated && spans.slice(Math.max(0, activity - NEAR), activity + NEAR + 1).some(isDegree)
}

const NEAR = 2

function isDegree({ typed, meaning }: Span): boolean {
  return (meaning.is === 'stop' || meaning.is === 'unknown' || meaning.is === 'intensifier') && DEGREE.test(typed)
}

const DEGREE =
  /^(too|much|too much|far|long|lots|a lot|trop|trop de|beaucoup|loin|longtemps|longue|longues|troppo|tropp[aei]|molto|lontano|lunghe|mucho|demasiado|lejos|largas|viel|weit|lange|langen)$/i

const ASKER = /^(i|we)$/i
const CAN = /^(can|could|able|able to)$/i
const OF_ASKER = /^(puedo|podemos|posso|possiamo)$/i
const ACTIVITIES: ReadonlySet<string> = new Set([
  'hiking',
  'swimming',
  'climbing',
  'cycling',
  'skiing',
  'boating',
  'canoeing',
])
