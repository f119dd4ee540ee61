import { FILLER, namesSpot, type Span } from '../spans.ts'

/**
 * Reads that one can sleep in a hut as that, and not as camping: "a hut to stay overnight", "Hütte mit Übernachtung". No field
 * holds it: the texts of huts tell how many people can sleep there.
 */
export function withSleeping(spans: readonly Span[]): readonly Span[] {
  const hut = spans.find(({ meaning }) => meaning.is === 'feature' && meaning.feature === 'hut')
  if (!hut && spans.some(isNamedHut) && !spans.some(isNear))
    return spans.map(span => (isSleeping(span) ? { ...span, meaning: BEDS } : span))
  if (!hut) return spans.map((span, at) => (isSleptWell(spans, at) ? { ...span, meaning: SAID } : span))
  if (spans.some(({ typed }) => UNDER.test(typed))) return spans
  // "Overnight stay in a hut", "dormir en refuge": that says it already.
  if (/\b(sleep|stay)\b/i.test(hut.said) || (!spans.some(namesSpot) && isSleptIn(spans, spans.indexOf(hut))))
    return spans.map(span => (isSleeping(span) ? { ...span, meaning: FILLER } : span))
  const isNamed = spans.some(namesSpot)
  // "Huts in Andorra, can one sleep there?": asked of huts that are not known yet.
  const isAskedThere = !isNamed && spans.some(({ meaning }, at) => meaning.is === 'pronoun' && at > spans.indexOf(hut))
  if (isAskedThere) return spans.map(span => (isSleeping(span) ? { ...span, meaning: SAID } : span))
  return spans.map(span =>
    isSleeping(span) ? { ...span, meaning: isNamed ? BEDS : { is: 'in text', any: ['sleep'] } } : span,
  )
}

const BEDS = { is: 'aspect', aspect: 'beds' } as const

/** "Refugi de l'Illa": a hut that is named as one. */
function isNamedHut(span: Span): boolean {
  return namesSpot(span) && HUT.test(span.typed)
}

/** "Where can I sleep near Refugi de l'Illa" looks elsewhere. */
function isNear({ meaning }: Span): boolean {
  return meaning.is === 'relation' && meaning.relation === 'near'
}

const HUT =
  /(?<!\p{L})(hut|bothy|lodge|\p{L}*hütte|refuge|refugi|refugio|rifugio|cabane|cabana|cabaña|capanna|bivacco|bivouac)(?!\p{L})/iu

/** "To sleep well", "per dormire bene", "gut schlafen": what quiet is for, and no camping. */
function isSleptWell(spans: readonly Span[], at: number): boolean {
  const isSlept = (span: Span | undefined) => span !== undefined && isSleeping(span)
  const [before, span, after] = [spans[at - 1], spans[at], spans[at + 1]]
  if (!span) return false
  if (isSlept(span)) return WELL.test(before?.typed ?? '') || WELL.test(after?.typed ?? '')
  return WELL.test(span.typed) && (isSlept(before) || isSlept(after))
}

const WELL =
  /^(well|better|soundly|deeply|gut|besser|tief|endlich|bien|mieux|profondément|mejor|profundamente|bene|meglio|profondamente)$/i
/** It is named as not applied. */
const SAID = { is: 'stop', isContent: true } as const

/** "Sleep in a hut", "in einer Hütte übernachten": nothing but small words lies between. */
function isSleptIn(spans: readonly Span[], hut: number): boolean {
  const after = spans[hut + 1]
  if (after && isSleeping(after) && spans.slice(0, hut).some(({ said }) => /^in$/i.test(said))) return true
  let before = hut - 1
  while (SMALL.test(spans[before]?.said ?? '')) before--
  const span = spans[before]
  return before < hut - 1 && span !== undefined && isSleeping(span)
}

const SMALL = /^(in|at|the|an?|some|any|one|free|for free|free of charge|for nothing|gratis|without paying)$/i

function isSleeping({ meaning, typed }: Span): boolean {
  const isCamping = meaning.is === 'feature' && meaning.feature === 'camping'
  const isUnread = meaning.is === 'unknown' || meaning.is === 'stop'
  return (
    (isCamping || isUnread) && SLEEP.test(typed) && !TENT.test(typed) && !AWAKE.test(typed) && !BY_NIGHT.test(typed)
  )
}

const SLEEP =
  /(?<!\p{L})(sleep|sleeping|overnight|(spend|stay) the night|stay the night|beds?|(über|ueber)nacht\p{L}*|schlaf\p{L}*|dormir|dorme|dormire|nuit|nuitée|coucher|noche|pernoctar|notte|pernottare|pernottamento)(?!\p{L})/iu
/** "Under which one can sleep": outside of it. */
const UNDER = /^(unter|under|below|sous|bajo|debajo|sotto)$/i
const TENT =
  /tent|outdoors|outside|under the stars|sleep out|draußen|zelt|(freiem|offenem) himmel|belle étoile|plein air|al raso|bajo las estrellas|intemperie|all['’ ]aperto|sotto le stelle|addiaccio/i
/** When it is to be quiet, or the stars are seen: nobody said that they sleep. */
const BY_NIGHT =
  /^((por|de|en|durante) (la )?noche|(de|pendant la|durant la) nuit|(di|durante la|nella) notte|(at|by|during the|in der|während der) night|in der nacht|nachts)$/i
/** Who tells that they do not sleep. */
const AWAKE = /(^|\s)(sin dormir|no (puedo )?(duermo|dormir)|non (riesco a )?(dormo|dormire))/i
