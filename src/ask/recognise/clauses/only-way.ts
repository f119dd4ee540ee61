import type { Span } from '../spans.ts'

/**
 * Takes "only" of "reachable only by boat" as not applied: that there is another way is not recorded. At the beginning it goes on
 * with what was asked before.
 */
export function withOnlyWay(spans: readonly Span[]): readonly Span[] {
  const way = spans.findIndex(({ meaning }) => meaning.is === 'transport' || meaning.is === 'walking distance')
  if (way === -1) return spans
  const first = spans.findIndex(
    ({ meaning }) => meaning.is !== 'stop' && meaning.is !== 'sign' && meaning.is !== 'comma',
  )
  // "Nur mit dem Boot erreichbare Orte" looks for spots.
  const end = spans.findIndex(({ typed }, at) => at > way && /^[.?!;]+$/.test(typed))
  const sentence = spans.slice(way, end === -1 ? undefined : end)
  const isSearch = sentence.some(({ meaning }) => meaning.is === 'generic' || meaning.is === 'feature')
  return spans.map((span, at) => {
    const isBefore = at < way && way - at <= REACH && spans.slice(at + 1, way).every(isBetween)
    // "By ferry only".
    const isOfWay = isBefore ? at > first || isSearch : at === way + 1 && way > first
    return isOfWay && !isAllOneHas(spans, at) && span.typed.split(' ').some(word => ONLY.test(word))
      ? { ...span, meaning: { is: 'stop', isContent: true } as const }
      : span
  })
}

/** "I only have the tube", "ich habe nur die Bahn": how they go, and nothing of other ways. */
function isAllOneHas(spans: readonly Span[], at: number): boolean {
  return [at - 1, at + 1].some(beside => HAVE.test(spans[beside]?.typed ?? ''))
}

const HAVE = /^(have|has|got|habe|haben|hat|ai|avons|a|tengo|tenemos|tiene|ho|abbiamo|ha)$/i

const ONLY =
  /^(only|solely|exclusively|nur|ausschließlich|uniquement|seulement|exclusivement|solo|sólo|solamente|únicamente|soltanto|unicamente|esclusivamente)$/i
/** "Only be reached by boat". */
const REACH = 5

function isBetween({ meaning }: Span): boolean {
  // "Be reached by boat".
  if (meaning.is === 'aspect') return meaning.aspect === 'transport'
  return meaning.is === 'stop' || meaning.is === 'relation' || meaning.is === 'follow' || meaning.is === 'ask'
}
