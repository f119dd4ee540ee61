import { FILLER, isFiller, namesSpot, type Span } from '../spans.ts'

/** Takes "which of Banff, Sarek and Abisko" as a choice of these, and what is named first for no place that they lie in. */
export function withWhichOf(spans: readonly Span[]): readonly Span[] {
  const of = spans.findIndex(
    ({ said }, at) => /^of$/i.test(said) && /^(which|which one)$/i.test(spans[at - 1]?.said ?? ''),
  )
  const [relation, first, joint, second] = spans.slice(of, of + 4)
  const isList = joint?.meaning.is === 'comma' || joint?.meaning.is === 'and' || joint?.meaning.is === 'or'
  if (of === -1 || !relation || first?.meaning.is !== 'name' || namesSpot(first) || !isList || !namesSpot(second))
    return spans
  const last = spans.findIndex(({ meaning }, at) => at > of && meaning.is === 'and' && namesSpot(spans[at + 1]))
  const list =
    last === -1 ? spans : spans.map((span, at): Span => (at === last ? { ...span, meaning: { is: 'or' } } : span))
  return list.with(of, { ...relation, meaning: FILLER })
}

/** Takes "between Sarek and Abisko, which would you choose" as asked which of the two, and not for what lies between them. */
export function withChoiceOfTwo(spans: readonly Span[]): readonly Span[] {
  const between = spans.findIndex(({ meaning }) => meaning.is === 'relation' && meaning.relation === 'between')
  const [one, and, other, ...behind] = spans.slice(between + 1)
  const relation = spans[between]
  if (!relation || !and || !namesSpot(one) || and.meaning.is !== 'and' || !namesSpot(other)) return spans
  if (!behind.some(({ said }) => WHICH.test(said)) || !spans.slice(0, between).every(isFiller)) return spans
  if (!behind.every(isIdle)) return spans
  return spans.with(between, { ...relation, meaning: FILLER }).with(between + 2, { ...and, meaning: { is: 'or' } })
}

const WHICH = /^(which|which one|which of them|what)$/i

/** Which is better is not said, nor for what. */
function isIdle({ meaning, said }: Span): boolean {
  return /^(stop|comma|sign|follow)$/.test(meaning.is) || WHICH.test(said)
}
