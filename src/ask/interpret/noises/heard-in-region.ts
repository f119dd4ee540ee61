import { isFiller, type Span } from '../../recognise/spans.ts'

/**
 * Takes what is heard in a whole country, "what noise is heard most in Norway", as not known: which noises are heard is told of points
 * and spots, and not summed up over many.
 */
export function withHeardInRegion(spans: readonly Span[]): readonly Span[] {
  const heard = spans.findIndex(
    ({ meaning, said }) => meaning.is === 'ask' && meaning.ask === 'why' && HEARD.test(said),
  )
  const span = spans[heard]
  const isAlone = spans.every((other, at) => at === heard || isWhere(other))
  if (!span || !isAlone || !spans.some(isRegion)) return spans
  return spans.with(heard, { ...span, meaning: { is: 'unmeasured', property: 'noises' } })
}

/** "Where does the noise come from in Andorra", too. */
const HEARD =
  /^(what|which) (noises?|sounds?|do you hear|can you hear)$|^where does (all )?(the|that|this) noise come from$/i

function isWhere(span: Span): boolean {
  const { meaning } = span
  if (meaning.is === 'name') return isRegion(span)
  return meaning.is === 'relation' || meaning.is === 'sign' || isExists(span) || isFiller(span)
}

function isExists({ meaning }: Span): boolean {
  return meaning.is === 'ask' && meaning.ask === 'exists'
}

/** A country, and no town or spot. */
function isRegion({ meaning }: Span): boolean {
  return meaning.is === 'name' && meaning.named.region?.type === 'country' && meaning.named.spots.length === 0
}
