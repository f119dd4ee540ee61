import { type Span, UNSAID } from '../../../recognise/spans.ts'

/** "Hat Sarek Dünen?": what stands behind the name is asked for, where nothing else is. */
export function isHad(spans: readonly Span[], at: number): boolean {
  const { meaning, said } = spans[0] ?? UNSAID
  const before = spans[at - 1]?.meaning.is
  const isHaving = /^(has|have)$/i.test(said) || (meaning.is === 'ask' && meaning.ask === 'exists')
  return isHaving && (before === 'name' || before === 'spot')
}

/** "Gibt es in Hanle ein Kloster?": one thing of the spot, and not all that there are in the village. */
export function isWhetherOne(spans: readonly Span[]): boolean {
  const isAsked = spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'exists')
  const things = [...spans.keys()].filter(at => /^(feature|generic|quality)$/.test(spans[at]?.meaning.is ?? ''))
  const [at = -1] = things
  const isOne = ONE.test(spans[at - 1]?.typed ?? '')
  return isAsked && things.length === 1 && spans[at]?.meaning.is === 'feature' && isOne
}

const ONE = /(^|\s)(an?|ein(e[nmr]?)?|une?|un[oa])$/i
