// "Rather without camping" behind what one may camp at: that wish is taken back, and nothing is ruled out.
import type { Condition, Query } from '../../../query.ts'
import { FILLER, merged, type Span } from '../../../recognise/spans.ts'
import { headsOf, isBuilt, isLandscape } from '../../conditions/head-of.ts'
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

/** What says that it would do so as well. */
const EVEN = marksOf({
  en: 'even|even if|even with|even one|even ones|also|even if it is|even if they are|even if there is|even if there are|even if it has|even if they have',
  de: 'auch|selbst|sogar|gerne auch|gern auch|ruhig auch|auch gern|auch gerne|auch welche|auch solche|auch eine|auch einer|auch eins',
  fr: 'même|meme|aussi|quitte à être|même si c est|y compris',
  es: 'incluso|aun|aunque sea|hasta|también|tambien',
  it: 'anche|pure|perfino|persino|magari anche',
})

/** What is gone without, and what may begin it. */
const WITHOUT = /^(without|no|ohne|sans|sin|senza|kein|keine|keinen)$/i
const LEADS =
  /^(no|hm+|ah|oh|ok|okay|well|so|but|then|and|nein|ach|aber|dann|na|und|non|mais|alors|bon|et|pero|entonces|bueno|y|ma|allora|beh|e|,)$/i

/** Reads the "without" of it as what need not be, where all that it denies was wished for before and is not what was looked for. */
export function withRatherWithout(said: Said, before: () => Query | null): readonly Span[] {
  const { spans } = said
  const from = spans.findIndex(({ typed }) => !LEADS.test(typed))
  const rather = from === -1 ? 0 : markAt(said, from, RATHER)
  if (isWithout(spans[from + rather]) && rather > 0) return lifted(spans, from, rather, wishesIn(before))
  // "Something quieter, even without toilets".
  const even = spans.findIndex((_, at) => evenAt(said, at) > 0)
  return even === -1 ? spans : lifted(spans, even, evenAt(said, even), wishesBut(before))
}

function evenAt(said: Said, at: number): number {
  const length = markAt(said, at, EVEN)
  return length > 0 && isWithout(said.spans[at + length]) ? length : 0
}

function isWithout(span: Span | undefined): boolean {
  return span?.meaning.is === 'negation' && WITHOUT.test(span.typed)
}

function lifted(
  spans: readonly Span[],
  from: number,
  length: number,
  wishes: () => readonly Condition[],
): readonly Span[] {
  const at = from + length
  const without = spans[at]
  const end = spans.findIndex(({ meaning }, i) => i > at && ENDS.has(meaning.is))
  const things = spans.slice(at + 1, end === -1 ? undefined : end).filter(isThing)
  const wished = things.length > 0 ? wishes() : []
  const isWished = (thing: Span) => wished.some(wish => isOf(wish, thing))
  if (without === undefined || things.length === 0 || !things.every(isWished)) return spans
  const said = merged(spans.slice(from, at), FILLER)
  return [...spans.slice(0, from), said, { ...without, said: NOT_NECESSARILY }, ...spans.slice(at + 1)]
}

const ENDS: ReadonlySet<Span['meaning']['is']> = new Set(['comma', 'follow', 'sign', 'name'])
const THINGS: ReadonlySet<Span['meaning']['is']> = new Set(['feature', 'fire', 'transport'])

function isThing({ meaning }: Span): boolean {
  return THINGS.has(meaning.is)
}

/** What was asked for beside what was looked for. */
function wishesIn(before: () => Query | null): () => readonly Condition[] {
  return () => wishesOf(before, headsOf)
}

/** The same with all but the kind that was named first: "lakes with a forest, even without a forest". */
function wishesBut(before: () => Query | null): () => readonly Condition[] {
  return () => wishesOf(before, conditions => conditions.filter(isKind).slice(0, 1))
}

function wishesOf(before: () => Query | null, soughtIn: typeof headsOf): readonly Condition[] {
  const earlier = before()
  const conditions = (earlier?.listed ?? earlier)?.conditions ?? []
  const sought = soughtIn(conditions)
  return conditions.filter(condition => !condition.isNegated && !sought.includes(condition))
}

function isKind(condition: Condition): boolean {
  return isLandscape(condition) || isBuilt(condition)
}

function isOf(wish: Condition, { meaning }: Span): boolean {
  if (meaning.is === 'feature') return wish.on === 'feature' && wish.any.includes(meaning.feature)
  return wish.on === meaning.is
}
