import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import { isAtEnd, type Span, UNAPPLIED, UNSAID } from '../spans.ts'

/**
 * Reads "a lake near a hut", "lake with a hut nearby" as lakes that are recorded with a hut: how near other spots with one lie is
 * not looked up, so the nearness is named as not taken into account.
 */
export function withNearAmenities(scanned: readonly Span[]): readonly Span[] {
  const spans = scanned.some(isHead) ? withNearbyUntested(scanned) : scanned
  if (!spans.some(span => isHead(span) || isOfThem(span)) || spans.some(isPlaced)) return spans
  const near = spans.findIndex(
    (span, at) => isNear(span) && !isAtIt(span) && isHead(behindArticle(spans, at) ?? UNSAID),
  )
  const before = spans.slice(0, Math.max(0, near))
  // "A hut near a lake", "camp near a lake": the hut, and where one may camp, is sought, and no lake.
  const isSought = before.some(span => isHouse(span) || isCamp(span)) || isCampedAtEnd(spans, near)
  if (isSought && !before.some(isHead) && !before.some(isDistanceOrder)) return withoutLandscape(spans, near)
  return spans.map((span, at) =>
    isNear(span) && (isAmenity(behindArticle(spans, at)) || isAmenity(spans[at - 1]))
      ? { ...span, meaning: UNAPPLIED }
      : span,
  )
}

/** "With drinking water nearby", wherever that is looked for. */
export function withNearbyUntested(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) =>
    isNear(span) && NEARBY.test(span.typed) && isAmenity(spans[at - 1]) && isHad(spans, at - 1) && isEnd(spans[at + 1])
      ? { ...span, meaning: UNAPPLIED }
      : span,
  )
}

function isHad(spans: readonly Span[], at: number): boolean {
  const before = spans.findLast(({ typed }, i) => i < at && !ARTICLE.test(typed))
  return before !== undefined && /^(with|having|that have|have|has)$/i.test(before.said)
}

function isEnd(span: Span | undefined): boolean {
  return span === undefined || /^(sign|comma|and)$/.test(span.meaning.is) || IN.test(span.said)
}

const IN = /^(in|on)$/i

/** "A hut by a lake" is recorded with it. */
function isAtIt({ said, typed }: Span): boolean {
  return AT_IT.test(said) || AT_IT_ELSEWHERE.test(typed)
}

const AT_IT = /^(by|beside|next to|along|round|around)$/i
const AT_IT_ELSEWHERE =
  /^(am|an|neben|direkt an|au bord|en bord|sur (les?|la) rives?|junto|al borde|a orillas|sull[ae] riv[ae]|in riva|accanto)(?!\p{L})/iu

/** The landscape, and that it is near, are named as not taken into account. */
function withoutLandscape(spans: readonly Span[], near: number): readonly Span[] {
  const end = spans.findIndex((span, at) => at > near && isHead(span))
  return spans.map((span, at) => (at === near || at === end ? { ...span, meaning: UNAPPLIED } : span))
}

/** "The hut closest to a lake": there the distance is what is asked for. */
function isDistanceOrder({ meaning }: Span): boolean {
  return meaning.is === 'superlative' && meaning.by === 'distance'
}

function isNear({ meaning, typed }: Span): boolean {
  return (meaning.is === 'relation' && meaning.relation === 'near') || NEARBY.test(typed)
}

const NEARBY = /^(nearby|close by|in der nähe|nahebei|à proximité|tout près|cerca|vicin[oaie]|nelle vicinanze)$/i

function behindArticle(spans: readonly Span[], at: number): Span | undefined {
  return spans.slice(at + 1).find(({ typed }) => !ARTICLE.test(typed))
}

const ARTICLE = /^(an?|the|some|any|ein(e[mnrs]?)?|de[rmn]|un[ao]?|une|d|de|de l|des|du|del|al|l|il|la|el|le)$/i

/** What stands by itself, beside a spot rather than on it. */
function isHouse(span: Span | undefined): boolean {
  return span?.meaning.is === 'feature' && HOUSES.has(span.meaning.feature)
}

/** A camp site lies near a lake, and is none. */
function isCamp({ meaning }: Span): boolean {
  return meaning.is === 'feature' && meaning.feature === 'camping'
}

/** "In der Nähe eines Sees zelten": German has its verb at the end. */
function isCampedAtEnd(spans: readonly Span[], near: number): boolean {
  const end = near === -1 ? -1 : spans.findIndex((span, at) => at > near && isHead(span))
  const verb = spans[end + 1]
  return end !== -1 && verb !== undefined && isCamp(verb) && isAtEnd(spans[end + 2])
}

const HOUSES: ReadonlySet<string> = new Set(['hut', 'shelter'])

/** What is recorded of a spot, and stands at a place of its own as well. */
function isAmenity(span: Span | undefined): boolean {
  return span?.meaning.is === 'feature' && AMENITIES.has(span.meaning.feature)
}

const AMENITIES: ReadonlySet<string> = new Set([
  ...HOUSES,
  'drinking-water',
  'toilets',
  'bench',
  'firepit',
  'bird-hide',
])

function isHead({ meaning }: Span): boolean {
  return meaning.is === 'feature' && LANDSCAPE_KEYS.has(meaning.feature)
}

/** "How many of them have a hut nearby": of the spots that were spoken of. */
function isOfThem({ meaning }: Span): boolean {
  return meaning.is === 'pronoun' && meaning.of === 'spots'
}

/** Of a spot, or of where somebody is, nearness is looked up. */
function isPlaced({ meaning }: Span): boolean {
  return meaning.is === 'spot' || meaning.is === 'here' || (meaning.is === 'name' && meaning.named.region === null)
}
