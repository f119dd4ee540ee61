import { FILLER, type Meaning, type Span } from '../spans.ts'

type Field = 'access' | 'fire'

/**
 * Reads "how many are free, how many are paid", "what share forbids fires and what share permits them" as how many there are of
 * each value of one field, and of how many it is not known: no spot is both.
 */
export function withValuesOfField(spans: readonly Span[]): readonly Span[] {
  const asks = spans.flatMap((span, at) => (asksNumber(span) ? [at] : []))
  const [first = -1, second] = asks
  const field = second === undefined ? null : brokenDown(spans)
  if (field === null) return spans
  const values = spans.flatMap((span, at) => (isValueOf(span, field) ? [at] : []))
  const [value = -1] = values
  const last = Math.max(values.at(-1) ?? -1, asks.at(-1) ?? -1)
  return spans.map((span, at): Span => {
    if (at === first) return { ...span, meaning: COUNT }
    if (at === value) return { ...span, meaning: { is: 'recorded', feature: null, field } }
    const isBetween = at > value && (at <= last || isOfUnknown(span))
    return isBetween && !IS_WHOLE.has(span.meaning.is) ? { ...span, meaning: FILLER } : span
  })
}

const COUNT: Meaning = { is: 'ask', ask: 'count' }

function asksNumber({ meaning, typed }: Span): boolean {
  return meaning.is === 'share' || (meaning.is === 'ask' && meaning.ask === 'count') || PERCENT.test(typed)
}

const PERCENT = /^(what|which) (percentage|percent|share|proportion)$/i

/** The field of which two values are asked for; null where there is none, or another is a condition of what is counted. */
function brokenDown(spans: readonly Span[]): Field | null {
  const accesses = new Set(spans.flatMap(({ meaning }) => (meaning.is === 'access' ? [meaning.access] : [])))
  const isFires = spans.some(span => isOfFire(span))
  if (accesses.size === 2 && !isFires) return 'access'
  const rules = spans.filter(span => isValueOf(span, 'fire'))
  return isFires && accesses.size === 0 && new Set(rules.map(ruleOf)).size > 1 ? 'fire' : null
}

function isOfFire({ meaning }: Span): boolean {
  return meaning.is === 'fire' || (meaning.is === 'recorded' && meaning.field === 'fire')
}

function isValueOf(span: Span, field: Field): boolean {
  if (field === 'access') return span.meaning.is === 'access'
  return isOfFire(span) || ruleOf(span) !== 'any'
}

/** "Forbid open fires", "permit them". */
function ruleOf({ meaning, typed }: Span): 'allowed' | 'prohibited' | 'any' {
  if (PERMITS.test(typed)) return 'allowed'
  if (FORBIDS.test(typed)) return 'prohibited'
  return meaning.is === 'fire' ? meaning.fire : 'any'
}

const PERMITS = /^(permit|allow|erlaub|autoris|permet|permit|permett|consent)/i
const FORBIDS = /^(forbid|prohibit|ban|verbiet|verboten|interdi|prohíb|prohib|viet)/i

function isOfUnknown({ meaning }: Span): boolean {
  return (
    meaning.is === 'unknown value' || meaning.is === 'negation' || meaning.is === 'pronoun' || meaning.is === 'follow'
  )
}

/** What is counted, and where: "how many are free and how many are paid in Norway". */
const IS_WHOLE: ReadonlySet<Meaning['is']> = new Set(['name', 'relation', 'feature', 'generic', 'sign', 'unknown'])
