import { FILLER, namesSpot, type Span } from '../spans.ts'

/** Reads "more noise, in Norway or Denmark", "plus de bruit", "weniger Lärm" of two places as which is louder, or quieter: no spots are counted. */
export function withMoreNoise(spans: readonly Span[]): readonly Span[] {
  const noise = spans.findIndex((span, at) => amountAt(spans, at) !== undefined && span.meaning.is !== 'negation')
  const found = amountAt(spans, noise)
  const span = spans[noise]
  if (!found || !span || !isOfTwo(spans)) return spans
  const { from, to } = found
  const first = spans[from] ?? span
  const typed = first === span ? span.typed : `${first.typed} ${span.typed}`
  const louder: Span = { ...first, to: span.to, typed, said: to, meaning: { is: 'comparative', to } }
  return [...spans.slice(0, from).map(withoutWhere), louder, ...spans.slice(noise + 1)]
}

type Amount = { from: number; to: 'louder' | 'quieter' }

/** "More noise", "plus de bruit"; Spanish has one phrase for the most and for more. */
function amountAt(spans: readonly Span[], at: number): Amount | undefined {
  const span = spans[at]
  if (!span) return undefined
  const whole = AMOUNT.exec(span.typed)
  if (whole) return { from: at, to: MORE.test(span.typed) ? 'louder' : 'quieter' }
  const before = spans[at - 1]
  const isNoise = NOISE.test(span.typed) && (span.meaning.is === 'aspect' || span.meaning.is === 'stop')
  if (!before || !isNoise || !(MORE.test(before.typed) || LESS.test(before.typed))) return undefined
  return { from: at - 1, to: MORE.test(before.typed) ? 'louder' : 'quieter' }
}

const MORE = /^(more|mehr|plus|más|mas|più|piu)( (de|d['’]))?(?!\p{L})/iu
const LESS = /^(less|weniger|moins|menos|meno)( (de|d['’]))?(?!\p{L})/iu
const NOISE = /^(noise|lärm|krach|bruits?|vacarme|ruidos?|rumor[ei]|chiasso)$/i
const AMOUNT =
  /^(more|less|mehr|weniger|plus de|moins de|más|mas|menos|più|piu|meno) (noise|lärm|krach|bruits?|ruidos?|rumor[ei])$/i

/** Two names with "or" or "than" before the last of them. */
function isOfTwo(spans: readonly Span[]): boolean {
  const names = [...spans.keys()].filter(at => isNamed(spans[at]))
  const [first = -1, last = -1, ...others] = names
  if (last === -1 || others.length > 0) return false
  const isElse = spans.some(({ meaning }) => meaning.is === 'feature' || meaning.is === 'generic')
  return !isElse && spans.slice(first + 1, last).some(isJoint)
}

function isNamed(span: Span | undefined): boolean {
  return namesSpot(span) || span?.meaning.is === 'name' || span?.meaning.is === 'coordinates'
}

function isJoint({ meaning, typed }: Span): boolean {
  return meaning.is === 'or' || (meaning.is === 'ask' && meaning.ask === 'compare') || THAN.test(typed)
}

/** "Than" where it is read as what a clause begins with. */
const THAN = /^(que|qu|che)$/i

/** "Where is" asks which of the two, and not where it lies. */
function withoutWhere(span: Span): Span {
  const { meaning } = span
  const isWhere =
    (meaning.is === 'aspect' && meaning.aspect === 'location') || (meaning.is === 'ask' && meaning.ask === 'where')
  return isWhere ? { ...span, said: 'which', meaning: FILLER } : span
}
