import type { Meaning, Span } from '../spans.ts'

/** Takes "can you hear the train from Montserrat" as asked of what is heard at Montserrat, and not as a search near it. */
export function withHeardFrom(spans: readonly Span[]): readonly Span[] {
  const from = spans.findIndex((span, at) => isFrom(span) && isOfSpot(spans[at + 1]))
  const isAsked =
    spans.some(({ said }) => HEAR.test(said)) && spans.some(({ meaning }) => meaning.is === 'noise source')
  const isAll = spans.every(({ meaning }, at) => at === from || at === from + 1 || BESIDE.has(meaning.is))
  const relation = spans[from]
  if (!relation || !isAsked || !isAll) return spans
  return spans.with(from, { ...relation, meaning: { is: 'relation', relation: 'in' } })
}

/** "Away from" rules out. */
function isFrom({ meaning, said }: Span): boolean {
  return meaning.is === 'relation' && meaning.relation === 'from' && /^from$/i.test(said)
}

/** By its name, or by the heart of it: "Camaldoli". */
function isOfSpot(span: Span | undefined): boolean {
  const meaning = span?.meaning
  if (meaning?.is === 'spot') return true
  return meaning?.is === 'name' && meaning.named.spots.length + meaning.named.cores.length > 0
}

const HEAR = /^(hear|heard|hears|hearing)$/i
/** Nothing else is looked for. */
const BESIDE: ReadonlySet<Meaning['is']> = new Set(['stop', 'allowed', 'noise source', 'sign', 'pronoun'])
