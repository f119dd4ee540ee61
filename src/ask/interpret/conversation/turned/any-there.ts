// "What about Liechtenstein, any there?": there is the place that the same turn names.
import type { Query } from '../../../query.ts'
import { isFiller, merged, type Span } from '../../../recognise/spans.ts'

/** Reads a turn that names a place and asks whether any are there, and nothing else, as that place for what was looked for. */
export function withAnyThere(spans: readonly Span[], before: () => Query | null): readonly Span[] {
  const names = spans.filter(isName)
  const asked = spans.filter(isAsked)
  if (names.length === 0 || asked.length === 0 || !spans.every(span => isName(span) || isAsked(span) || isBeside(span)))
    return spans
  const earlier = before()
  const isOfSpots = earlier !== null && earlier.subjects.length > 0 && earlier.listed !== null
  if (earlier === null || (!isOfSpots && !spans.some(isThere))) return spans
  const said = spans.filter(span => !isName(span) && !isKept(span))
  const placed = spans.filter(span => !said.includes(span))
  return [merged(said, { is: 'follow', as: 'instead' }, 'what about'), ...placed]
}

/** "Near Oslo", "Norway or Sweden". */
function isKept({ meaning }: Span): boolean {
  return meaning.is === 'or' || (meaning.is === 'relation' && meaning.relation !== 'in')
}

function isName({ meaning }: Span): boolean {
  return meaning.is === 'name'
}

/** "Any", "are there any", "hay alguna"; "y alguno", "und welche", "e qualcuno". */
function isAsked({ meaning, typed }: Span): boolean {
  return (meaning.is === 'ask' && meaning.ask === 'exists') || ANY.test(typed)
}

const ANY = /^(?:und |et |y |e )?(?:welche|eine[rs]?|alguno?s?|algunas?|qualcun[oa])$/i

function isThere({ meaning }: Span): boolean {
  return meaning.is === 'pronoun' && meaning.of === 'place'
}

function isBeside(span: Span): boolean {
  const { meaning, said } = span
  if (meaning.is === 'generic') return /^ones?$/i.test(said)
  if (meaning.is === 'follow') return meaning.as !== 'more'
  return isThere(span) || isFiller(span) || BESIDE.has(meaning.is)
}

const BESIDE: ReadonlySet<Span['meaning']['is']> = new Set(['and', 'or', 'comma', 'sign', 'relation', 'stop'])
