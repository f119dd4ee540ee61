// What a question that compares spots asks of them beside: "is Sarek quieter than Rondane, and is it free".
import type { AspectAsk, Subject } from '../../query.ts'
import { comparedByIn, comparisonsIn, isAmount } from './compared-by.ts'
import { type Span, UNSAID } from '../../recognise/spans.ts'
import { aspectsIn } from '../aspects.ts'
import { clausesOf, isBareKind } from '../asking/clauses.ts'
import type { Order } from '../../vocabulary/orders.ts'
import type { Located } from '../places.ts'

export type Beside = { aspects: readonly AspectAsk[]; subjects: readonly Subject[] }

/** Reads what is asked in clauses that compare nothing, and of which of the compared spots. */
export function besideComparing(
  spans: readonly Span[],
  located: readonly Located[],
  { subjects, uncompared }: { subjects: readonly Subject[]; uncompared: readonly string[] },
): Beside {
  // Beside a spot that is not known: what is asked before the known one is named may be asked of the other.
  if (uncompared.length > 0 && subjects.length === 1 && !isNamedFirst(spans, subjects, uncompared))
    return { aspects: [], subjects: [] }
  const by = [comparedByIn(spans), ...comparisonsIn(spans)]
  const clauses = clausesOf(spans)
    .filter(clause => !clause.some(at => isComparing(spans[at])) && clause.some(at => canAsk(spans[at])))
    .map(clause =>
      spans.map((span, at) =>
        clause.includes(at) && !isBareKind(spans, at, clause) && !isAmount(spans, at) ? span : UNSAID,
      ),
    )
    .map(rest => ({ rest, asked: askedIn(rest, located, subjects).filter(aspect => !isCompared(aspect, by)) }))
    .filter(({ asked }) => asked.length > 0)
  const isWhy = spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'why')
  const named = subjects.filter(({ phrase }) =>
    clauses.some(({ rest }) => rest.some(({ meaning }) => isNameOf(meaning, phrase))),
  )
  const isThan = spans.some(({ meaning, said }) => meaning.is === 'ask' && THAN.test(said))
  const isOfFirst = isThan && clauses.some(({ rest }) => rest.some(isIt)) && !isOfBoth(spans)
  return {
    aspects: [...(isWhy ? [{ of: 'why' } as const] : []), ...clauses.flatMap(({ asked }) => asked)],
    subjects: named.length > 0 ? named : isOfFirst ? subjects.slice(0, 1) : subjects,
  }
}

/** "And are both free?" */
function isOfBoth(spans: readonly Span[]): boolean {
  const typed = spans.map(span => span.typed).join(' ')
  return BOTH.test(typed)
}

const BOTH =
  /(?<!\p{L})(both|beide[ns]?|(les|los|las|i|le) (deux|dos|due)|amb[oa]s|tutt[ie] e due|entramb[ie])(?!\p{L})/iu

function canAsk(span: Span | undefined): boolean {
  return span !== undefined && !IDLE.has(span.meaning.is)
}

/** What asks nothing by itself. */
const IDLE: ReadonlySet<Span['meaning']['is']> = new Set(['sign', 'comma', 'and', 'or', 'stop', 'unknown'])

/** "Is Sarek quieter than Rondane, and is it free": of the first; "and is there a hut", "und wie laut ist es dort" of both. */
function isIt({ meaning, typed }: Span): boolean {
  return meaning.is === 'pronoun' && meaning.of === 'spot' && !/^es$/i.test(typed)
}

/** "By height and by quiet": the comparison says the heights. */
function isCompared({ of }: AspectAsk, by: readonly Order[]): boolean {
  return by.some(order => SAID_BY[order] === of)
}

const SAID_BY: Partial<Record<Order, AspectAsk['of']>> = {
  rating: 'rating',
  noise: 'rating',
  highest: 'elevation',
  lowest: 'elevation',
  'highest level': 'level',
  'lowest level': 'level',
}

function askedIn(spans: readonly Span[], located: readonly Located[], subjects: readonly Subject[]): AspectAsk[] {
  const inside = located.filter(({ at }) => spans[at] !== UNSAID)
  return aspectsIn(spans, inside, [], subjects).filter(({ of }) => !SAID_BY_COMPARISON.has(of))
}

function isComparing(span: Span | undefined): boolean {
  if (!span) return false
  const { meaning } = span
  return (
    (meaning.is === 'comparative' && meaning.to !== 'cheaper') ||
    meaning.is === 'superlative' ||
    (meaning.is === 'ask' && meaning.ask === 'compare')
  )
}

const THAN = /^(than|as (quiet|silent|peaceful) as)$/i

/** What each comparison says anyway, or nothing of its own. */
const SAID_BY_COMPARISON: ReadonlySet<AspectAsk['of']> = new Set(['unrecorded', 'description', 'why'])

function isNameOf(meaning: Span['meaning'], phrase: string): boolean {
  return (meaning.is === 'name' || meaning.is === 'spot') && meaning.phrase === phrase
}

function isNamedFirst(spans: readonly Span[], subjects: readonly Subject[], uncompared: readonly string[]): boolean {
  const known = spans.findIndex(({ meaning }) => subjects.some(({ phrase }) => isNameOf(meaning, phrase)))
  const other = spans.findIndex(({ said }) => uncompared.includes(said))
  return other === -1 || known < other
}
