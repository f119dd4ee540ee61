import type { Least } from '../../least.ts'
import { isYesNo } from '../yes-no.ts'
import { asksWhether } from '../../recognise/degrees/quantifiers.ts'
import type { Span } from '../../recognise/spans.ts'

/** "Among those with at least five spots", "with exactly one lake": how many a country must have, and the spans that say so. */
export function leastSpotsIn(spans: readonly Span[]): { least: Least; at: ReadonlySet<number> } {
  for (const at of spans.keys()) {
    const value = numberAt(spans, at)
    const of = value === null ? null : countedBehind(spans, at)
    const bounds = value === null || of === null ? null : boundsOf(spans, at, value)
    if (of && bounds) return { least: { ...bounds, of }, at: new Set([at - 2, at - 1, at, at + 1, at + 2]) }
  }
  return { least: { spots: 1, of: 'all' }, at: new Set() }
}

/** A number, or the "one" behind "exactly" and "only"; of other languages that is an article. */
function numberAt(spans: readonly Span[], at: number): number | null {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]]
  if (span?.meaning.is === 'number') return Number.isInteger(span.meaning.value) ? span.meaning.value : null
  const typed = span?.typed.toLowerCase() ?? ''
  if (ONLY_ONE.test(typed)) return 1
  if (EXACTLY.test(before?.said ?? '')) return ONE.test(typed) ? 1 : null
  const isCounted = next?.meaning.is === 'feature' || next?.meaning.is === 'generic'
  // "More than one lake", "at least one lake".
  const amount = wordsOf(spans.slice(Math.max(0, at - 2), at))
  if (ONE.test(typed) && isCounted && (MORE_THAN.test(amount) || AT_LEAST.test(amount))) return 1
  return ALONE.test(typed) && ONE.test(before?.typed ?? '') && isCounted ? 1 : null
}

const EXACTLY = /^(exactly|precisely|just|only)$/i
const ONE = /^(one|an?|ein|eine[mnrs]?|une?|un[oa])$/i
const ONLY_ONE =
  /^(only one|just one|exactly one|nur ein(e[mnrs]?)?|une? seule?|qu'une?|(solo|solamente|sólo|soltanto) un[oa]?)$/
const ALONE = /^(single|sol[oa])$/

function boundsOf(spans: readonly Span[], at: number, value: number): Omit<Least, 'of'> | null {
  const before = wordsOf(spans.slice(Math.max(0, at - 3), at))
  const after = wordsOf(spans.slice(at + 1, at + 3))
  if (MORE_THAN.test(before)) return { spots: value + 1 }
  if (AT_LEAST.test(before) || OR_MORE.test(after)) return { spots: value }
  if (FEWER_THAN.test(before) && value > 1) return { spots: 1, most: value - 1 }
  if (AT_MOST.test(before)) return { spots: 1, most: value }
  const isExact = spans[at]?.meaning.is !== 'number' || EXACTLY.test(spans[at - 1]?.said ?? '')
  return isExact ? { spots: value, most: value } : null
}

const FEWER_THAN = /(^| )(fewer|less) than$/
const AT_MOST = /(^| )(at most|no more than|not more than|a maximum of|maximum|max)$/
const AT_LEAST = /(^| )(at least|no fewer than|not fewer than|a minimum of|minimum|min)$/
// "¿En qué países hay más de diez?" is read as "most of".
const MORE_THAN = /(^| )(more than|over|above|most of)$/
const OR_MORE = /^or more/

function wordsOf(spans: readonly Span[]): string {
  return spans.map(({ said }) => said.toLowerCase()).join(' ')
}

/** A number of spots, or of those that are asked for, and not of stars. */
function countedBehind(spans: readonly Span[], at: number): Least['of'] | null {
  const behind = spans.slice(at + 1).filter(({ meaning, said }) => meaning.is !== 'stop' && !/^(or|more)$/i.test(said))
  const next = behind.find(({ meaning }) => !ADJECTIVES.has(meaning.is))
  // "More than ten quiet spots": of those that are asked for.
  if (next?.meaning.is === 'generic' && (next !== behind[0] || isNarrowed(behind[1]))) return 'these'
  return next?.meaning.is === 'generic' ? 'all' : next?.meaning.is === 'feature' ? 'these' : null
}

/** "One spot with a perfect 5", "two spots rated 4". */
function isNarrowed(span: Span | undefined): boolean {
  return span !== undefined && (ADJECTIVES.has(span.meaning.is) || /^(with|that|where|rated)$/i.test(span.said))
}

const ADJECTIVES: ReadonlySet<Span['meaning']['is']> = new Set(['quality', 'access', 'rating', 'intensifier'])

/** "Are there at least 3 lakes in Norway?": whether so many are there; null where nothing like it is asked. */
export function boundAsked(spans: readonly Span[]): Least | null {
  if (!(isYesNo(spans) || asksWhether(spans)) || spans.some(({ meaning }) => NOT_OF_ALL.has(meaning.is))) return null
  const { least, at } = leastSpotsIn(spans)
  return at.size > 0 ? least : null
}

const NOT_OF_ALL: ReadonlySet<Span['meaning']['is']> = new Set(['group', 'superlative', 'share', 'comparative'])
