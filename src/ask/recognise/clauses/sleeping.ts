import { FILLER, namesSpot, type Span } from '../spans.ts'

/**
 * Reads that one can sleep in a hut as that, and not as camping: "a hut to stay overnight", "Hütte mit Übernachtung". No field
 * holds it: the texts of huts tell how many people can sleep there.
 */
export function withSleeping(spans: readonly Span[]): readonly Span[] {
  const hut = spans.find(({ meaning }) => meaning.is === 'feature' && meaning.feature === 'hut')
  if (!hut || spans.some(({ typed }) => UNDER.test(typed))) return spans
  // "Overnight stay in a hut", "dormir en refuge": that says it already.
  if (/\b(sleep|stay)\b/i.test(hut.said) || (!spans.some(namesSpot) && isSleptIn(spans, spans.indexOf(hut))))
    return spans.map(span => (isSleeping(span) ? { ...span, meaning: FILLER } : span))
  const isNamed = spans.some(namesSpot)
  return spans.map(span =>
    isSleeping(span)
      ? { ...span, meaning: isNamed ? ({ is: 'aspect', aspect: 'beds' } as const) : { is: 'in text', any: ['sleep'] } }
      : span,
  )
}

/** "Sleep in a hut", "in einer Hütte übernachten": nothing but small words lies between. */
function isSleptIn(spans: readonly Span[], hut: number): boolean {
  const after = spans[hut + 1]
  if (after && isSleeping(after) && spans.slice(0, hut).some(({ said }) => /^in$/i.test(said))) return true
  let before = hut - 1
  while (SMALL.test(spans[before]?.said ?? '')) before--
  const span = spans[before]
  return before < hut - 1 && span !== undefined && isSleeping(span)
}

const SMALL = /^(in|at|the|an?|some|any|one|free)$/i

function isSleeping({ meaning, typed }: Span): boolean {
  const isCamping = meaning.is === 'feature' && meaning.feature === 'camping'
  const isUnread = meaning.is === 'unknown' || meaning.is === 'stop'
  return (isCamping || isUnread) && SLEEP.test(typed) && !TENT.test(typed)
}

const SLEEP =
  /(?<!\p{L})(sleep|sleeping|overnight|(spend|stay) the night|stay the night|beds?|(über|ueber)nacht\p{L}*|schlaf\p{L}*|dormir|dorme|dormire|nuit|nuitée|coucher|noche|pernoctar|notte|pernottare|pernottamento)(?!\p{L})/iu
/** "Under which one can sleep": outside of it. */
const UNDER = /^(unter|under|below|sous|bajo|debajo|sotto)$/i
const TENT = /tent|outdoors|outside|under the stars|sleep out|draußen|zelt|belle étoile|al raso|all['’ ]aperto/i
