import { LANDSCAPE_KEYS } from '../../../vocabulary/features.ts'
import type { Span } from '../../../recognise/spans.ts'
import { markAt, marksOf, type Said } from '../../polarity/marks.ts'

/** What points at one of the spots that were shown: where it stands, and at which it points. */
export type ShownReference = { at: number; length: number; to: number | 'last' | 'other' | 'before' | 'it' }

const FIRST = marksOf({
  en: 'first|the first|the first one|the 1st|1st|the former|former|the former one|the top one',
  de: 'erste|ersten|erster|erstes|erstem|der erste|die erste|das erste|ersterer|erstere|ersteres|ersteren|ersterem',
  fr: 'premier|première|le premier|la première',
  es: 'primero|primera|primer|el primero|la primera',
  it: 'primo|prima|il primo|la prima',
})
const LAST = marksOf({
  en: 'last|the last|the last one|the latter|latter|the latter one',
  de: 'letzte|letzten|letzter|letztes|letztem|der letzte|die letzte|das letzte|letzterer|letztere|letzteres|letzteren',
  fr: 'dernier|dernière|le dernier|la dernière',
  es: 'último|última|el último|la última',
  it: 'ultimo|ultima|l ultimo|l ultima',
})
const OTHER = marksOf({
  en: 'the other|the other one',
  de: 'der andere|die andere|das andere|dem anderen|den anderen|der anderen|vom anderen|zum anderen|beim anderen',
  fr: 'l autre|de l autre|à l autre',
  es: 'el otro|la otra|del otro|al otro',
  it: 'l altro|l altra|dall altro|dall altra|all altro|all altra|dell altro|dell altra',
})
const BEFORE = marksOf({
  en: 'the one before|the one before it|the one before that|the previous one|the previous|the one above|the earlier one',
  de: 'der davor|die davor|das davor|dem davor|der vorige|die vorige|das vorige|dem vorigen|der vorherige|die vorherige|das vorherige|dem vorherigen',
  fr: 'le précédent|la précédente|celui d avant|celle d avant',
  es: 'el anterior|la anterior|el de antes|la de antes',
  it: 'il precedente|la precedente|del precedente|della precedente|quello di prima|quella di prima|di quello di prima|di quella di prima|quello precedente|quella precedente',
})

/** Reads what points at spots that were shown; of an order, "the second quietest", none is. */
export function shownReferencesIn(said: Said): readonly ShownReference[] {
  const { spans } = said
  const found: ShownReference[] = []
  for (let at = 0; at < spans.length; at++) {
    const reference = referenceAt(said, at)
    if (!reference) continue
    found.push(reference)
    at += reference.length - 1
  }
  return spans.some(span => isOfSearch(span, found.length)) ? [] : found
}

function referenceAt(said: Said, at: number): ShownReference | undefined {
  const { spans } = said
  for (const [marks, to] of [
    [FIRST, 1],
    [LAST, 'last'],
    [OTHER, 'other'],
    [BEFORE, 'before'],
  ] as const) {
    const length = markAt(said, at, marks)
    if (length > 0) return withNoun(spans, { at, length, to })
  }
  const meaning = spans[at]?.meaning
  if (meaning?.is === 'ordinal') return withNoun(spans, { at, length: 1, to: meaning.value })
  if (meaning?.is !== 'pronoun' || meaning.of !== 'spot') return undefined
  return { at, length: 1, to: IS_FIRST.test(spans[at]?.typed ?? '') ? 1 : 'it' }
}

/** "Il primo è", "vom ersten". */
const IS_FIRST = /(^| )(first|erste[mnrs]?|premi[eè]re?|primer[oa]?|prim[oa])( |$)/i

/** "The second one", "the second lake"; "the first two" and "other lakes" point at several. */
function withNoun(spans: readonly Span[], reference: ShownReference): ShownReference | undefined {
  const { at, length } = reference
  const noun = spans[at + length]
  if (noun === undefined) return reference
  if (noun.meaning.is === 'number' || noun.meaning.is === 'quality' || noun.meaning.is === 'time') return undefined
  if (/^one$/i.test(noun.said) && noun.typed !== spans[at + length - 1]?.typed)
    return { ...reference, length: length + 1 }
  const isKind = noun.meaning.is === 'feature' && LANDSCAPE_KEYS.has(noun.meaning.feature)
  if (!isKind) return reference
  return noun.isPlural || reference.to === 'other' ? undefined : { ...reference, length: length + 1 }
}

/** Looks for spots, or in an order of them; beside two that are pointed at, "più tranquillo" compares them. */
function isOfSearch({ meaning, said, typed }: Span, pointed: number): boolean {
  if (meaning.is === 'superlative') return pointed < 2 || !COMPARES.test(typed)
  return meaning.is === 'group' || (meaning.is === 'generic' && !ONE.test(said))
}

/** More than another, where the superlative is said alike. */
export const COMPARES = /^(più|más|plus) /i
const ONE = /^ones?$/i
