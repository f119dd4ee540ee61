import type { Condition, Subject } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import type { Order } from '../../vocabulary/orders.ts'
import { comparedByIn } from './compared-by.ts'

export type Following = { condition: Extract<Condition, { on: 'after' }>; order: Order }

/** Reads what comes behind a named spot in an order: "the next quietest lake after Sarek", "what comes after Sajama by height". */
export function followingIn(spans: readonly Span[], subjects: readonly Subject[]): Following | undefined {
  const after = spans.findIndex(({ said }) => /^(after|behind)$/i.test(said))
  const rest = spans.slice(after + 1)
  const name = rest.find(({ meaning }) => meaning.is !== 'stop')
  const [
    {
      docs: [to],
    } = { docs: [] },
    ...others
  ] = subjects
  if (after < 0 || !isNamed(name) || to === undefined || others.length > 0) return undefined
  if (!spans.slice(0, after).some(isOfOrder) && !rest.some(({ meaning }) => meaning.is === 'superlative'))
    return undefined
  const order = comparedByIn(spans)
  if (order === 'distance' || order === 'farthest') return undefined
  const shown = `after ${name.said}`
  return { condition: { on: 'after', to, by: order, shown, isNegated: false, said: shown }, order }
}

function isNamed(span: Span | undefined): span is Span {
  return span?.meaning.is === 'name' || span?.meaning.is === 'spot'
}

function isOfOrder({ meaning, said }: Span): boolean {
  return meaning.is === 'superlative' || /^(next|comes?|follows?|following|runner up|second|ranks?|ranked)$/i.test(said)
}
