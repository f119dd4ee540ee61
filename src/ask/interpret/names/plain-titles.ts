import type { Span } from '../../recognise/spans.ts'
import { NAME_PART_KEYS } from '../../vocabulary/features.ts'
import { isTown, JOINT } from './parts-of-titles.ts'

/**
 * Returns where the name of one thing ends that begins at a span and is written without capitals, by a word that is of no
 * language: "denali national park", "lagos de covadonga", "sherwood forest"; null where none begins. What is sought beside it
 * would be lost.
 */
export function plainTitleEnd(spans: readonly Span[], from: number): number | null {
  let end = from
  for (let at = from; at < spans.length; at++) {
    const span = spans[at]
    if (span && isPart(span)) end = at + 1
    else if (!JOINT.test(span?.typed ?? '') || at === from) break
  }
  const title = spans.slice(from, end)
  const others = spans.filter((_, at) => at < from || at >= end)
  const isOfElse = others.some(({ meaning: { is } }) => ELSE.has(is))
  return isUnknown(title, spans[from - 1]) && !isOfElse ? end : null
}

function isPart(span: Span): boolean {
  return isRare(span) || isTown(span) || isKind(span) || span.meaning.is === 'number'
}

function isUnknown(title: readonly Span[], article: Span | undefined): boolean {
  if (title.some(isRare)) return true
  // "Sherwood forest" and "la dune du Pila": towns of that name that no spot is near have none.
  const kind = title.find(isKind)
  return title.some(isTown) && kind !== undefined && isOne(kind, article?.typed ?? '')
}

/** Of other languages than English the article tells of one or many. */
function isOne({ isPlural }: Span, article: string): boolean {
  return !isPlural || /^(le|la|l|el|il|lo|der|die|das|dem|den|alla?|au|al)$/i.test(article)
}

function isRare({ meaning, typed }: Span): boolean {
  const isWord = meaning.is === 'unknown' && meaning.isRare === true && !meaning.isForeign
  return isWord && /^\p{L}{4,}$/u.test(typed) && !/ing$/i.test(typed)
}

function isKind({ meaning }: Span): boolean {
  return meaning.is === 'feature' && NAME_PART_KEYS.has(meaning.feature)
}

/** What a search is for, or the place that a fact is asked of. */
const ELSE: ReadonlySet<Span['meaning']['is']> = new Set([
  'name',
  'spot',
  'coordinates',
  'feature',
  'distance',
  'pronoun',
])
