import { essenceOfTest } from '../../account/essence.ts'
import { behindShown } from '../conditions/behind-shown.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import { type Condition, isWhere, type Query } from '../../query.ts'
import { FILLER, type Span } from '../../recognise/spans.ts'

/** Tells whether a question asks for the sum of the numbers before it, and nothing else: "and in total?", "how many in both?". */
export function asksForTotal(spans: readonly Span[]): boolean {
  const isOfNumber = spans.some(isCount) && spans.some(({ said }) => /^in$/i.test(said))
  return spans.some(span => TOTAL.test(span.typed) || (isOfNumber && BOTH.test(span.typed))) && spans.every(isOfTotal)
}

/** "In total", "insgesamt", "en tout", "in both". */
export function isTotal({ typed }: Span): boolean {
  return TOTAL.test(typed) || BOTH.test(typed)
}

/** Takes the words of a sum as told where it is. */
export function withoutTotals(spans: readonly Span[]): readonly Span[] {
  return spans.map(span => (isTotal(span) ? { ...span, meaning: FILLER } : span))
}

/** Asks for what two places have, and not for what the last has. */
export function isOfBoth(spans: readonly Span[]): boolean {
  return spans.some(({ typed }) => BOTH.test(typed))
}

const BOTH = /^((in )?both|(the )?two|beiden?|zwei|(les )?deux|(los |las )?dos|amb[oa]s|due|entramb[ie])$/i

const TOTAL =
  /\b(total|totale|altogether|together|combined|insgesamt|zusammen|gesamt|au total|en tout|ensemble|en total|en conjunto|in tutto|in totale|complessivamente)$/i

function isOfTotal({ meaning, said, typed }: Span): boolean {
  return (
    TOTAL.test(typed) ||
    BOTH.test(typed) ||
    meaning.is === 'sign' ||
    meaning.is === 'and' ||
    meaning.is === 'pronoun' ||
    /^(in|and|and in|so|then|how many|both|of|the|e|y|et|und|is|are|that|this|these|those|it|they|there|all|make|makes)$/i.test(
      said,
    ) ||
    isCount({ meaning })
  )
}

function isCount({ meaning }: Pick<Span, 'meaning'>): boolean {
  return meaning.is === 'ask' && meaning.ask === 'count'
}

/** The number in both places of two questions that counted the same in each; null where they did not. */
export function inTotal(first: Query, second: Query): Query | null {
  if (!LISTS.has(first.kind) || !LISTS.has(second.kind)) return null
  const [a, b] = [placesOf(first), placesOf(second)]
  const rest = (query: Query) => query.conditions.filter(condition => !isWhere(condition))
  const [said, again] = [first, second].map(query => rest(query).map(testOf).join('\n'))
  if (a.length === 0 || b.length === 0 || said !== again) return null
  const places = [...a, ...b.filter(({ name }) => !a.some(other => other.name === name))]
  const where = `in ${places.map(({ name }) => name).join(' or ')}`
  return {
    ...second,
    kind: 'count',
    conditions: [...rest(second), { on: 'place', places, isNegated: false, said: where }],
  }
}

/** Behind "and in Sweden?" and two numbers both are added; "back to Italy" leaves what was listed before. */
export function isOfLastAlone(spans: readonly Span[], { kind }: Query, prev: readonly string[]): boolean {
  return kind !== 'count' && !isOfBoth(spans) && !AND.test(prev.at(-1) ?? '')
}

const AND = /^\W*(?:(?:ok|okay|alright|gut|bon|bien|vale|bene)\W+)?(?:and|also|und|auch|et|y|e|ed)(?!\p{L})/iu

/** "How many is that in total?" after a list: its number; what two questions counted apart has no other. */
export function asCount(before: Query, prev: readonly string[], shown: () => Retrieved): Query | null {
  if (before.kind === 'count') return prev.length === 1 ? before : null
  if (!SHOWN.has(before.kind)) return null
  // A first search is counted as it was asked.
  const missed = before.kind === 'find' && prev.length > 1 ? ofMissed(before, shown()) : null
  if (missed) return missed
  // "The highest of them?", then "how many is that?": of all of them.
  const order = before.kind === 'superlative' ? 'rating' : before.order
  const search = before.kind === 'find' ? null : behindShown(before)
  return { ...(search ?? before), kind: 'count', order: search?.order ?? order, rank: 1, aspects: [], isYesNo: false }
}

/** Of a search that missed: how many there are of what was shown instead, and how many of those have what was left out. */
function ofMissed(before: Query, { conditions, relaxed, total }: Retrieved): Query | null {
  if (relaxed.length === 0 || total === 0 || relaxed.some(isWhere)) return null
  const summary = { of: 'share', base: conditions, part: relaxed } as const
  return { ...before, kind: 'summary', summary, conditions: [], aspects: [], isYesNo: false }
}

const SHOWN: ReadonlySet<Query['kind']> = new Set(['find', 'nearest', 'superlative'])
export const LISTS: ReadonlySet<Query['kind']> = new Set(['find', 'count'])

function placesOf({ conditions }: Query) {
  const where = conditions.filter(isWhere)
  return where.length === 1 ? where.flatMap(each => (each.on === 'place' && !each.isNegated ? each.places : [])) : []
}

export function testOf(condition: Condition): string {
  return `${condition.isNegated} ${essenceOfTest(condition)}`
}
