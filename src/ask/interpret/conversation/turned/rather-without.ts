// "Rather without camping" behind what one may camp at: that wish is taken back, and nothing is ruled out.
import type { Condition, Query } from '../../../query.ts'
import { FILLER, merged, type Span } from '../../../recognise/spans.ts'
import { headsOf } from '../../conditions/head-of.ts'
import { markAt, marksOf, type Said } from '../../polarity/marks.ts'
import { NOT_NECESSARILY } from '../../polarity/indifference/indifference-words.ts'

/** What says that something would be better so. */
const RATHER = marksOf({
  en: 'rather|better|maybe rather|i would rather|i d rather|id rather|we would rather|we d rather|i would prefer it|preferably|then rather|actually rather|on second thought|on second thoughts',
  de: 'lieber|doch lieber|dann lieber|dann doch lieber|eher|doch eher|besser|doch besser|am liebsten|vielleicht lieber|doch|dann doch',
  fr: 'plutôt|plutot|mieux|de préférence|finalement|finalement plutôt|alors plutôt|en fait plutôt|bon plutôt',
  es: 'mejor|más bien|mejor dicho|preferiblemente|al final|al final mejor|entonces mejor|pues mejor',
  it: 'meglio|piuttosto|preferibilmente|alla fine|alla fine meglio|allora meglio|anzi|anzi meglio',
})

/** What is gone without, and what may begin it. */
const WITHOUT = /^(without|no|ohne|sans|sin|senza|kein|keine|keinen)$/i
const LEADS =
  /^(no|hm+|ah|oh|ok|okay|well|so|but|then|and|nein|ach|aber|dann|na|und|non|mais|alors|bon|et|pero|entonces|bueno|y|ma|allora|beh|e|,)$/i

/** Reads the "without" of it as what need not be, where all that it denies was wished for before and is not what was looked for. */
export function withRatherWithout(said: Said, before: () => Query | null): readonly Span[] {
  const { spans } = said
  const from = spans.findIndex(({ typed }) => !LEADS.test(typed))
  const length = from === -1 ? 0 : markAt(said, from, RATHER)
  const at = from + length
  const without = spans[at]
  if (length === 0 || without?.meaning.is !== 'negation' || !WITHOUT.test(without.typed)) return spans
  const end = spans.findIndex(({ meaning }, i) => i > at && ENDS.has(meaning.is))
  const things = spans.slice(at + 1, end === -1 ? undefined : end).filter(isThing)
  const earlier = things.length > 0 ? before() : null
  const wished = wishesOf(earlier?.listed ?? earlier)
  const isWished = (thing: Span) => wished.some(wish => isOf(wish, thing))
  if (things.length === 0 || !things.every(isWished)) return spans
  const rather = merged(spans.slice(from, at), FILLER)
  return [...spans.slice(0, from), rather, { ...without, said: NOT_NECESSARILY }, ...spans.slice(at + 1)]
}

const ENDS: ReadonlySet<Span['meaning']['is']> = new Set(['comma', 'follow', 'sign', 'name'])
const THINGS: ReadonlySet<Span['meaning']['is']> = new Set(['feature', 'fire', 'transport'])

function isThing({ meaning }: Span): boolean {
  return THINGS.has(meaning.is)
}

function wishesOf(before: Query | null): readonly Condition[] {
  const conditions = before?.conditions ?? []
  const heads = headsOf(conditions)
  return conditions.filter(condition => !condition.isNegated && !heads.includes(condition))
}

function isOf(wish: Condition, { meaning }: Span): boolean {
  if (meaning.is === 'feature') return wish.on === 'feature' && wish.any.includes(meaning.feature)
  return wish.on === meaning.is
}
