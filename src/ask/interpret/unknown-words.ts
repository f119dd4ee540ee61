import { isOrdinary as isEnglish } from '../recognise/lexicon.ts'
import { isFar } from '../recognise/places/far.ts'
import { type Span, UNSAID } from '../recognise/spans.ts'
import { NAME_PART_KEYS } from '../vocabulary/features.ts'
import { THINGS_ASKED } from '../vocabulary/unrecorded-things.ts'
import { relationBefore, relationSpanBefore } from './places.ts'

/** A word that nothing recognised, and the number of its span. */
export type Unknown = { word: string; at: number }

/** Words that nothing recognised. */
export function unknownIn(spans: readonly Span[]): Unknown[] {
  return spans.flatMap(({ meaning, said }, at) =>
    meaning.is === 'unknown' && /\p{L}/u.test(said) ? [{ word: said.toLowerCase(), at }] : [],
  )
}

/** What a question asks for in words that nothing recognised, or that no spot is recorded with: "midges", "a sauna". */
export function wordsAsked(spans: readonly Span[], leftOver: readonly Unknown[]): string[] {
  const unknown = leftOver.filter(({ at }) => !isVerb(spans[at])).map(({ word }) => word)
  const things = spans.filter(({ meaning, said }) => meaning.is === 'stop' && THINGS.has(said.toLowerCase()))
  return [...unknown, ...things.map(({ typed }) => typed.toLowerCase())]
}

/** What somebody does is no property of a spot: "comment se rend-on à". */
function isVerb(span: Span | undefined): boolean {
  return span?.meaning.is === 'unknown' && span.meaning.isVerb === true
}

const THINGS: ReadonlySet<string> = new Set(THINGS_ASKED)

/** "Northern Norway": no text says which part of a country a spot lies in. */
export const DIRECTIONS =
  /^((north|south|east|west|northeast|northwest|southeast|southwest)(ern)?|central|upper|lower)$/

/** Finds a name with the kind of thing that it is of, which no spot is: "Vall d'Incles". */
export function unknownNameIn(spans: readonly Span[]): string | null {
  return spans.find(isUnknownName)?.said ?? null
}

export function isUnknownName({ meaning }: Span): boolean {
  return meaning.is === 'unknown' && meaning.isName === true
}

/** "O'Hare" is one word of two parts. */
function isSaidOnce({ typed }: Span, at: number, run: readonly Span[]): boolean {
  return run[at - 1]?.typed !== typed
}

/** Finds the name of a spot that no spot has: "Atlantis National Park" is not the town of Atlantis. */
export function unknownSpotIn(spans: readonly Span[]): string | null {
  const isTitle = spans.every(({ said }) => !/^\p{Ll}{4,}/u.test(said))
  const at = spans.findIndex((span, i) => {
    const next = spans[i + 1]
    const isKind = next?.meaning.is === 'feature' && NAME_PART_KEYS.has(next.meaning.feature) && isCapitalised(next)
    return isKind && !next.isPlural && isCapitalised(span) && isNoSpot(span)
  })
  if (at !== -1 && !isTitle) return `${spans[at]?.said} ${spans[at + 1]?.said}`
  const asksFact = spans.some(({ meaning }) => meaning.is === 'aspect')
  const behind = spans.findIndex(
    (span, i) => isUnknownBehindKind(spans[i - 1], span) || (asksFact && isRareBehindKind(spans, i)),
  )
  const isAlone = spans.every(({ meaning: { is } }) => ALONE.has(is))
  return behind === -1 || (isTitle && !isAlone) ? null : `${spans[behind - 1]?.typed} ${spans[behind]?.typed}`
}

const ALONE: ReadonlySet<Span['meaning']['is']> = new Set(['feature', 'unknown', 'sign', 'ask', 'stop'])

/** "Lake Hogwarts", "Mount Doom". */
function isUnknownBehindKind(kind: Span | undefined, { meaning, said, isCapital }: Span): boolean {
  // The plurals of other languages are not told.
  const isMany = kind?.isPlural === true && kind.said === kind.typed
  const isKind = kind?.meaning.is === 'feature' && NAME_PART_KEYS.has(kind.meaning.feature) && !isMany
  return isKind && meaning.is === 'unknown' && isCapital && /^\p{Lu}\p{Ll}/u.test(said)
}

/** "How quiet is lake wobblemere": no word of English behind the kind. */
function isRareBehindKind(spans: readonly Span[], at: number): boolean {
  const [article, kind, { meaning }] = [spans[at - 2], spans[at - 1], spans[at] ?? UNSAID]
  const isKind = kind?.meaning.is === 'feature' && NAME_PART_KEYS.has(kind.meaning.feature) && !kind.isPlural
  return isKind && meaning.is === 'unknown' && meaning.isRare === true && !/^(an?|any|some)$/i.test(article?.said ?? '')
}

function isCapitalised({ said }: Span): boolean {
  return said.split(' ').every(word => /^\p{Lu}/u.test(word))
}

function isNoSpot({ meaning }: Span): boolean {
  if (meaning.is === 'unknown') return true
  return (
    meaning.is === 'name' &&
    meaning.named.region === null &&
    meaning.named.spots.length + meaning.named.cores.length + meaning.named.part.length === 0
  )
}

/** "The island of Capraia". */
function isKindBefore(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(0, at).findLast(({ said }) => !/^(of|the)$/i.test(said))?.meaning
  return before?.is === 'feature' && NAME_PART_KEYS.has(before.feature)
}

/** "En familia", "im Sommer": an everyday word of another language, which German writes with a capital, too. */
function isOrdinary(spans: readonly Span[], at: number): boolean {
  const { meaning, typed } = spans[at] ?? UNSAID
  if (meaning.is !== 'unknown' || meaning.isForeign !== true) return false
  const before = spans[at - 1]
  const isBehindArticle = /^(the|an?|my|our)$/i.test(before?.said ?? '')
  return (
    /^\p{Ll}/u.test(typed) ||
    isBehindArticle ||
    (WITH_ARTICLE.test(before?.typed ?? '') && !isEnglish(typed.toLowerCase()))
  )
}

/** "Im Schatten", "am Himmel": the article of German lies in the preposition; "am Broadway" is a name from elsewhere. */
const WITH_ARTICLE = /^(im|am|ins|ans|beim|vom|zum|zur)$/i

/** "On Philosophenweg", "to Mordor", "is Hogwarts quiet": a name that is no word of English, behind a relation or what is asked of it. */
function isProperAt(spans: readonly Span[], at: number): boolean {
  const { meaning, typed } = spans[at] ?? UNSAID
  if (meaning.is !== 'unknown' || meaning.isRare !== true || meaning.isForeign || !/^\p{Lu}\p{Ll}{3,}/u.test(typed))
    return false
  return (
    PROPER_BEHIND.test(spans[at - 1]?.said ?? '') &&
    !spans.some(({ meaning: { is } }) => is === 'name' || is === 'spot')
  )
}

/**
 * Reads a name that is no word of English as that of a place, where a fact of it is asked or what lies near: "how quiet is Yellowstone",
 * "are fires allowed in Yellowstone". A spot whose text mentions it is another.
 */
export function withNamesAsked(spans: readonly Span[]): readonly Span[] {
  if (!spans.some((_, at) => isAskedByName(spans, at))) return spans
  return spans.map(
    (span, at): Span => (isAskedByName(spans, at) ? { ...span, meaning: { is: 'unknown', isName: true } } : span),
  )
}

function isAskedByName(spans: readonly Span[], at: number): boolean {
  const { meaning, typed } = spans[at] ?? UNSAID
  const isName = meaning.is === 'unknown' && meaning.isRare === true && /^\p{Lu}\p{Ll}{3,}/u.test(typed)
  if (!isName || isOrdinary(spans, at) || isKind(spans[at + 1])) return false
  const before = spans[at - 1]?.meaning
  const isOfFact = spans.some(({ meaning: { is } }) => is === 'aspect' || is === 'allowed') || isOfNeed(spans)
  const isNear = before?.is === 'relation' && before.relation === 'near' && spans[at - 2]?.meaning.is !== 'negation'
  const isTold = before?.is === 'ask' && before.ask === 'tell'
  const isAsked = before?.is === 'aspect'
  return isProperAt(spans, at) || (isOfFact && before?.is === 'relation') || isNear || isTold || isAsked
}

/** A kind of place, "Wobblemere woods", and not what somebody needs there: "is Yellowstone dog friendly". */
function isKind(span: Span | undefined): boolean {
  return span?.meaning.is === 'feature' && !NEEDS.has(span.meaning.feature)
}

/** "Are dogs allowed in Yellowstone": nothing else is asked of what kind of place it is. */
function isOfNeed(spans: readonly Span[]): boolean {
  const features = spans.filter(({ meaning }) => meaning.is === 'feature')
  return features.length > 0 && !features.some(isKind) && /^(is|are|do|does|can|may)$/i.test(spans[0]?.said ?? '')
}

const NEEDS: ReadonlySet<string> = new Set(['wheelchair', 'dogs'])

/** "Take me to the moon". */
function isTakenTo(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(Math.max(0, at - 4), at).map(({ said }) => said)
  return /\b(take|bring|fly|drive|send) (me|us) to( the)?$/i.test(before.join(' '))
}

const PROPER_BEHIND = /^(on|to|at|along|around|is|are|was|does|can|about|visit|reach)$/i

/** "In the former Kingdom of Prussia": a name that no place has, with what stands before its "of"; null where it is none. */
function titleOf(spans: readonly Span[], at: number): string | null {
  const { meaning, typed, isCapital } = spans[at] ?? UNSAID
  const isRare = meaning.is === 'unknown' && meaning.isRare === true && !meaning.isForeign
  if (!isRare || !isCapital || !/^of$/i.test(spans[at - 1]?.typed ?? '')) return null
  let first = at - 1
  while (first > 0 && first > at - MOST_OF_TITLE && /^(unknown|stop)$/.test(spans[first - 1]?.meaning.is ?? '')) first--
  const { meaning: before } = spans[first - 1] ?? UNSAID
  const head = spans.slice(first, at - 1).filter(span => span.isCapital)
  const isThere = before.is === 'relation' && /^(in|near)$/.test(before.relation)
  return isThere && head.length > 0 ? `${head.map(span => span.typed).join(' ')} of ${typed}` : null
}

const MOST_OF_TITLE = 5

/** Finds an unknown place: an unknown word after "in" or "near". */
export function unknownPlaceIn(spans: readonly Span[], unknown: readonly number[]): string | null {
  for (const at of unknown) {
    const relation = relationBefore(spans, at)
    const span = spans[relationSpanBefore(spans, at)]
    const said = span?.said ?? ''
    const isOfKind = /^of$/i.test(spans[at - 1]?.said ?? '') && spans[at]?.isCapital === true && isKindBefore(spans, at)
    if (isOfKind) return spans[at]?.said ?? null
    // "In Hogwarts or Austria" can be answered for one of them.
    if (/^(or|comma)$/.test(spans[at + 1]?.meaning.is ?? '') && spans[at + 2]?.meaning.is === 'name') continue
    if (isProperAt(spans, at) || isTakenTo(spans, at)) return spans[at]?.said ?? null
    const title = titleOf(spans, at)
    if (title !== null) return title
    if (relation === null || span?.meaning.is === 'superlative' || /^(for|of|on|by|off|to)$/i.test(said)) continue
    // "North of there", "in the north of Spain": no name.
    if (DIRECTIONS.test(spans[at]?.said.toLowerCase() ?? '') && !spans[at]?.isCapital) continue
    // "Not near the TT course": elsewhere is answered, and that it was not heeded is said.
    if (spans[relationSpanBefore(spans, at) - 1]?.meaning.is === 'negation') continue
    // "On the Isle of Man away from the TT": so is the place that is known.
    if (span && isFar(span) && spans.some(({ meaning }) => meaning.is === 'name')) continue
    // "At the office" and "in a hurry" are no place to look in; "near the Hogwarts" would be.
    const isCommon = !spans[at]?.isCapital && /^(the|an?|my|our)$/i.test(spans[at - 1]?.said ?? '') && relation === 'in'
    if (isCommon || isOrdinary(spans, at)) continue
    let end = at
    while (spans[end + 1] && (spans[end + 1]?.meaning.is === 'unknown' || spans[end + 1]?.isCapital)) end++
    return spans
      .slice(at, end + 1)
      .filter(isSaidOnce)
      .map(each => each.said)
      .join(' ')
  }
  return null
}
