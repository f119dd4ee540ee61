// What somebody would like and does not insist on: "ideally", "if possible", "möglichst", "a ser posible".
import { FILLER, isFiller, type Span, merged } from '../../recognise/spans.ts'
import { markAt, marksOf, type Said } from './marks.ts'

/** Marks what stands under a word such as "ideally" as a wish: it puts spots first, and rules none out. */
export function withWishes({ spans, language }: Said): readonly Span[] {
  let wished = spans
  for (let at = 0; at < wished.length; at++) wished = withWishAt({ spans: wished, language }, at)
  return wished
}

function withWishAt(said: Said, at: number): readonly Span[] {
  const { spans } = said
  const before = markAt(said, at, BEFORE)
  const length = Math.max(before, markAt(said, at, AFTER))
  if (length === 0 || isOfDegree(spans, at, length) || isOfBest(spans, at, length)) return spans
  const isBehind = before === 0 || isAtEnd(said, at, length)
  const [from, to] = isBehind ? [startOf(spans, at), at] : [at + length, endOf(spans, at + length)]
  if (!spans.slice(from, to).some(isWishable)) return spans
  const wished = spans.map((span, i) =>
    i >= from && i < to && isWishable(span) ? { ...span, isWish: true as const } : span,
  )
  return wished.toSpliced(at, length, merged(wished.slice(at, at + length), FILLER, 'the'))
}

/** "Möglichst ruhig", "the quietest if possible" ask for the quietest. */
function isOfDegree(spans: readonly Span[], at: number, length: number): boolean {
  const next = spans[at + length]?.meaning.is
  return (
    /^(möglichst|moeglichst)$/i.test(spans[at]?.typed ?? '') &&
    (next === 'quality' || next === 'relation' || next === 'unknown')
  )
}

/** "Wo kann man am besten baden", "der am besten bewertete" ask for the best; ", am besten Wald" is a wish. */
function isOfBest(spans: readonly Span[], at: number, length: number): boolean {
  if (!/^am besten\b/i.test(spans[at]?.typed ?? '')) return false
  // "Am besten gut mit der Bahn".
  const [before, next] = [spans[at - 1]?.meaning.is, spans.slice(at + length).find(span => !isFiller(span))]
  const isClause = before === undefined || before === 'comma' || before === 'sign' || before === 'and'
  return !isClause || next === undefined || !isWishable(next) || next.meaning.is === 'quality'
}

/** "A lake with a hut, if possible.": what stands before it is wished for, as nothing follows in that clause. */
function isAtEnd(said: Said, at: number, length: number): boolean {
  const { spans } = said
  const before = spans[at - 1]?.meaning.is
  if (before === undefined || before === 'sign') return false
  const next = spans[at + length]
  const isEnd =
    next === undefined || next.meaning.is === 'sign' || next.meaning.is === 'comma' || next.meaning.is === 'and'
  if (isEnd) return true
  // "A quiet place near Berlin ideally by train": what follows.
  const isLeading = spans.slice(at + length, endOf(spans, at + length)).some(isWishable)
  return !isLeading && before !== 'comma' && before !== 'and' && markAt(said, at, EITHER) > 0
}

/** The clause that ends at a mark; a list behind "with" is all of it. */
function startOf(spans: readonly Span[], at: number): number {
  const end = spans[at - 1]?.meaning.is === 'comma' ? at - 1 : at
  let from = end
  while (from > 0 && !ENDS.has(spans[from - 1]?.meaning.is ?? 'sign')) {
    from--
    if (LEADS.test(spans[from]?.said ?? '')) break
  }
  // "A quiet place by the sea in Croatia free if possible": what stands behind where it is to be.
  const place = spans.findLastIndex(({ meaning }, i) => i >= from && i < end && meaning.is === 'name')
  return place !== -1 && spans.slice(place + 1, end).some(isWishable) ? place + 1 : from
}

/** The end of the clause that begins at a mark; "with a bench, toilets and shade" goes on behind its comma. */
function endOf(spans: readonly Span[], from: number): number {
  let to = from
  while (to < spans.length) {
    const { meaning } = spans[to] ?? { meaning: FILLER }
    if (meaning.is === 'sign') break
    if (
      meaning.is === 'comma' &&
      !(isThing(spans[to - 1]) && isThing(spans.slice(to + 1).find(span => span.meaning.is !== 'stop')))
    )
      break
    to++
  }
  return to
}

function isThing(span: Span | undefined): boolean {
  return span?.meaning.is === 'feature'
}

const ENDS: ReadonlySet<Span['meaning']['is']> = new Set(['sign', 'comma'])
const LEADS = /^(with|without|no|by|and|where|which|that|but)$/i

/** What can be wished for; where it is to be and what is asked stay as they are. */
function isWishable({ meaning }: Span): boolean {
  return WISHABLE.has(meaning.is)
}

const WISHABLE: ReadonlySet<Span['meaning']['is']> = new Set([
  'feature',
  'access',
  'fire',
  'transport',
  'quality',
  'noise source',
  'in text',
  'unknown',
  'visitable',
  'off topic',
])

/** Marks that stand before what is wished for. */
const BEFORE = marksOf({
  en: 'ideally|preferably|for preference|if possible|where possible|if at all possible|bonus points for|bonus points if there is|bonus if there is|it would be nice if there was|it would be nice to have|it would be great if there was|would be nice to have|maybe with|perhaps with|if it can be helped',
  de: 'idealerweise|möglichst|vorzugsweise|bevorzugt|am liebsten|wenn möglich|wenns geht|wenn s geht|wenn es geht|falls möglich|nach möglichkeit|bestenfalls|gerne mit|gern mit|gerne am|gern am|schön wäre|toll wäre|am besten|am besten mit|am besten ohne|am besten am|am besten im|am besten in|am besten an|am besten ein|am besten eine|am besten einen',
  fr: 'idéalement|dans l idéal|l idéal serait|de préférence|si possible|si c est possible|s il est possible|si on peut|autant que possible|ce serait bien avec|peut être avec',
  es: 'idealmente|lo ideal sería|preferiblemente|preferentemente|de preferencia|a ser posible|si es posible|si fuera posible|si puede ser|a poder ser|mejor si tiene|mejor con',
  it: 'idealmente|l ideale sarebbe|preferibilmente|di preferenza|possibilmente|se possibile|se è possibile|se si può|magari|meglio se|meglio con',
})
/** Marks that stand before or behind it. */
const EITHER = marksOf({
  en: 'if possible|where possible|if at all possible|preferably|ideally',
  de: 'wenn möglich|wenns geht|wenn s geht|wenn es geht|falls möglich|nach möglichkeit',
  fr: 'si possible|si c est possible|s il est possible|de préférence|si on peut|idéalement',
  es: 'a ser posible|si es posible|si fuera posible|si puede ser|a poder ser|de preferencia',
  it: 'se possibile|se è possibile|se si può|magari|possibilmente',
})
/** Marks that stand behind it. */
const AFTER = marksOf({
  en: 'would be nice|would be great|would be lovely|would be a bonus|would be a plus|would be ideal|is a plus|is a bonus|but not essential|not essential|but not a must|not a must|is nice to have|nice to have',
  de: 'wäre schön|wäre toll|wäre super|wäre nett|wär schön|wär toll|wäre ideal|wäre ein plus|wäre prima|aber kein muss|kein muss',
  fr: 'serait bien|serait un plus|serait top|serait super|serait idéal|ce serait bien|ce serait un plus|mais pas obligatoire',
  es: 'estaría bien|sería genial|sería ideal|sería un plus|estaría genial|no es imprescindible|pero no es imprescindible',
  it: 'sarebbe bello|sarebbe ideale|sarebbe il massimo|sarebbe perfetto|sarebbe un plus|ma non è indispensabile',
})
