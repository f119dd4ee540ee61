import { FILLER, isFiller, type Span } from '../spans.ts'

/** Takes "what is there in Spain" as the search for spots there: what one spot has is asked of a spot alone. */
export function withThereIn(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(
    ({ meaning, typed }) => meaning.is === 'aspect' && meaning.aspect === 'tags' && THERE.test(typed),
  )
  const next = spans.slice(at + 1).find(span => !isFiller(span))?.meaning
  const span = spans[at]
  if (!span || next?.is !== 'name' || next.named.spots.length + next.named.cores.length > 0) return spans
  return spans.with(at, { ...span, meaning: FILLER })
}

/** A question word of each language: "facilities in Spain" asks for those. */
const THERE =
  /^(what (is|s) there|what (do|will) i find|was|qu|qué|che|cosa|(il )?y a quoi|on trouve quoi)(?!\p{L})(?! (facil|einricht|équip|servi))/iu
