import type { Span } from '../spans.ts'

/**
 * Reads "I can't walk far, which lakes are quiet?" as told of the asker: it rules out no lake where others walk, and is named as
 * not applied.
 */
export function withInabilities(spans: readonly Span[]): readonly Span[] {
  const cannot = spans.findIndex(isNoWayToDrive)
  if (cannot !== -1)
    return spans.map((span, at) => (at === cannot ? { ...span, meaning: BY_CAR, isUnwanted: true } : span))
  const of = [...spans.keys()].filter(at => isUnable(spans, at))
  if (of.length === 0) return [...spans]
  return spans.map((span, at) => {
    const isOf = of.some(activity => at === activity || (span.meaning.is === 'negation' && isWithin(at, activity)))
    return isOf ? { ...span, meaning: { is: 'stop', isContent: true } as const } : span
  })
}

const BY_CAR: Span['meaning'] = { is: 'transport', modes: ['car'], shown: 'by car' }

/** "Lakes you can't drive to": no road leads there; who cannot drive, says "I". */
function isNoWayToDrive({ meaning, typed }: Span, at: number, spans: readonly Span[]): boolean {
  const isTo = TO.test(spans[at + 1]?.typed ?? '')
  return meaning.is === 'transport' && NO_DRIVE.test(typed) && isTo && ANYBODY.test(spans[at - 1]?.typed ?? '')
}

const NO_DRIVE = /^((can ?not|can't|cannot|could not) drive)$/i
const ANYBODY = /^(you|one|cars?|people|nobody|that|which)$/i
const TO = /^(to|there)$/i

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
