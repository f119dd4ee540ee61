// Words that restrict what is sought in a way that no field holds: they are named as not applied, and taken for nothing else.
import { isAtEnd, isFiller, type Meaning, type Span, merged, UNAPPLIED } from '../spans.ts'

/** Names "besides a hike", "at least two benches", "three but one" and "quieter than a library" as not applied. */
export function withUnheld(spans: readonly Span[]): readonly Span[] {
  return READERS.reduce((read, runAt) => {
    const at = read.findIndex((_, from) => runAt(read, from) > 0)
    if (at === -1) return read
    const length = runAt(read, at)
    return read.toSpliced(at, length, merged(read.slice(at, at + length), UNAPPLIED))
  }, spans.flatMap(withoutSand))
}

/** "Sandy beaches": one phrase, lest the place of that name be meant; of what a beach is made is not recorded. */
function withoutSand(span: Span): readonly Span[] {
  if (span.meaning.is !== 'feature' || !/^sandy /i.test(span.typed)) return [span]
  const [sandy = '', thing = ''] = span.typed.split(/\s+/)
  return [
    { ...span, meaning: UNAPPLIED, to: span.from + 1, said: sandy, typed: sandy, isPlural: false, corrected: null },
    { ...span, from: span.from + 1, said: thing, typed: thing, corrected: null },
  ]
}

/** How many spans from one on say it; 0 where none does. */
type Reader = (spans: readonly Span[], from: number) => number

const READERS: readonly Reader[] = [besidesAt, countedAt, butOneAt, thanThingAt]

/** "Besides a hike": another thing is sought as well. */
function besidesAt(spans: readonly Span[], from: number): number {
  if (!/^besides$/i.test(spans[from]?.typed ?? '')) return 0
  let at = from + 1
  while (isFillerAt(spans, at)) at++
  return spans[at]?.meaning.is === 'feature' ? at + 1 - from : 0
}

/** "With at least two benches", "mit zwei Bänken": how many there are is not recorded, and it is no number of spots. */
function countedAt(spans: readonly Span[], from: number): number {
  const before = spans.slice(0, from)
  if (!WITH.test(before.at(-1)?.typed ?? '') || before.some(isOfCountries) || isOfRegion(before)) return 0
  let at = from
  while (at < from + MOST_BEFORE && AMOUNT.test(spans[at]?.typed ?? '')) at++
  const meaning = spans[at]?.meaning
  const isSeveral = meaning?.is === 'number' && meaning.value > 1
  return isSeveral && spans[at + 1]?.meaning.is === 'feature' ? at + 1 - from : 0
}

/** "Which countries have at least 20 lakes": of a country it is known. */
function isOfCountries({ meaning, said }: Span): boolean {
  return meaning.is === 'group' || (meaning.is === 'aspect' && /\bcountr/i.test(said))
}

/** "Does Norway have more than two lakes": so it is of a region. */
function isOfRegion(before: readonly Span[]): boolean {
  const [name, has] = before.slice(-2)
  const isPlace = name?.meaning.is === 'name' && name.meaning.named.spots.length + name.meaning.named.cores.length === 0
  return isPlace && /^(has|have|hat|haben)$/i.test(has?.typed ?? '')
}

const WITH = /^(with|having|has|have|mit|hat|haben|avec|con)$/i
const AMOUNT =
  /^(at|at least|least|more|more than|than|over|exactly|mindestens|wenigstens|mehr|als|au moins|au|moins|plus de|plus|de|al menos|por lo menos|al|menos|más de|más|almeno|più di|più|di)$/i
const MOST_BEFORE = 3

/** "The quietest three but one". */
function butOneAt(spans: readonly Span[], from: number): number {
  const [before, but, one] = [spans[from - 1]?.meaning.is, spans[from], spans[from + 1]]
  const isBehind = before === 'number' || before === 'superlative' || before === 'ordinal'
  return isBehind && /^but$/i.test(but?.typed ?? '') && /^(one|two|three)$/i.test(one?.typed ?? '') ? 2 : 0
}

/** "Quieter than a library": how quiet that is stands nowhere. */
function thanThingAt(spans: readonly Span[], from: number): number {
  const meaning = spans[from]?.meaning
  if (meaning?.is !== 'comparative' || !/^(quieter|louder)$/.test(meaning.to)) return 0
  if (!THAN.test(spans[from + 1]?.typed ?? '')) return 0
  let at = from + 2
  while (isFillerAt(spans, at)) at++
  const start = at
  while (isThing(spans[at]?.meaning)) at++
  const isSearch = spans.some(({ meaning: { is } }) => is === 'generic' || is === 'feature')
  return at > start && at > from + 2 && isSearch && isAtEnd(spans[at]) ? at - from : 0
}

const THAN = /^(than|als|que|di|che)$/i

function isThing(meaning: Meaning | undefined): boolean {
  return meaning?.is === 'unknown' || (meaning?.is === 'off topic' && meaning.subject === null)
}

function isFillerAt(spans: readonly Span[], at: number): boolean {
  const span = spans[at]
  return span !== undefined && isFiller(span)
}
