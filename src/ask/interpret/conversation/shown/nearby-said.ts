import type { Span } from '../../../recognise/spans.ts'

/** "Nearby", of nothing that is named. */
export function isNearbySaid(spans: readonly Span[]): boolean {
  return spans.some(({ said, typed }, at) => {
    // "No roads nearby": near each of those, and not near one of them.
    if (spans[at - 1]?.meaning.is === 'noise source') return false
    const rest = spans.slice(at + 1)
    const noun = GERMAN_ARTICLE.test(rest[0]?.typed ?? '') ? rest[1] : rest[0]
    if (GERMAN_NEARBY.test(typed) && noun?.meaning.is === 'feature') return true
    if (NEARBY.test(said) && isOfNothing(rest)) return true
    return (/^(nearby|close by)$/i.test(said) || /^cerca$/i.test(typed)) && rest.every(isNoPlace)
  })
}

/** "Nearby?", "nearby, quieter than that", "nearby that is quieter": no place is named behind it. */
function isOfNothing([next, ...others]: readonly Span[]): boolean {
  if (next === undefined) return true
  if (next.meaning.is === 'sign') return others.every(({ meaning }) => meaning.is === 'sign')
  return next.meaning.is === 'comma' || next.meaning.is === 'comparative' || /^(that|which|is|are)$/i.test(next.said)
}

const NEARBY =
  /^(and )?(nearby|close by|near by|around|near|not (too )?far( away| off)?|in the (area|vicinity|region))$/i
/** "Wo kann man in der Nähe picknicken": the verb comes last; "in der Nähe eine Hütte", and not "in der Nähe einer Hütte". */
const GERMAN_NEARBY = /^in der (nähe|umgebung|gegend)$/i
const GERMAN_ARTICLE = /^(irgend)?eine?n?$/i

/** "Nearby lakes": no place is named in what follows. */
function isNoPlace({ meaning }: Span): boolean {
  return !PLACES.has(meaning.is)
}

const PLACES: ReadonlySet<Span['meaning']['is']> = new Set(['name', 'spot', 'coordinates', 'box', 'here', 'unknown'])
