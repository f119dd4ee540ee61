// Who asks and how they live, which frames a question and restricts nothing of it.
import { ADULTS, AGED, COMPANIONS, COMPANY, DEEDS, OCCUPATIONS } from '../../vocabulary/conversation/askers.ts'
import { isFiller, type Span, UNSAID } from '../spans.ts'
import { framing, isWordOf, type Run, typedWord } from './framing.ts'

/**
 * Takes "my wife and I", "the user has just said", "we are a retired couple" as "we", which says nothing; what is told of them, a
 * wheelchair or a dog, stays.
 */
export function withWhoAsks(spans: readonly Span[]): readonly Span[] {
  const frames = [...spans.keys()].flatMap(at => frameAt(spans, at) ?? [])
  if (frames.length === 0) return spans
  return spans.map((span, at): Span => {
    const frame = frames.find(({ from, to }) => at >= from && at < to)
    if (!frame || !isTold(span)) return span
    const told = framing(span, 'who asks')
    if (at === frame.who) return { ...told, said: 'we' }
    // "Sono fotografo" asks nothing.
    return at < frame.who && /^are$/i.test(told.said) ? { ...told, said: 'the' } : told
  })
}

/** With the one that becomes "we". */
type Told = Run & { who: number }

function frameAt(spans: readonly Span[], who: number): Told | undefined {
  if (!isTold(spans[who])) return undefined
  if (isOwnDeed(spans, who)) return { from: who, who: -1, to: who + 1 }
  if (isCompany(spans[who])) return companyAt(spans, who)
  if (isAlong(spans, who)) return { from: who, who: -1, to: who + 1 }
  if (!isWordOf(spans[who], ADULTS) || !isLed(spans, who)) return undefined
  const from = isWordOf(spans[who - 1], AGED) ? who - 1 : who
  const joined = joinedBehind(spans, who + 1)
  // "For my mother": what suits her is not recorded; "for my wife and me" are those who ask.
  if (joined === who + 1 && /^(for)$/i.test(spans[from - 2]?.said ?? '')) return undefined
  const deed = spans.findIndex((span, at) => at >= joined && !isBetween(span))
  const isDoing = deed !== -1 && deed - joined <= REACH && isDeed(spans[deed])
  if (isDoing) return { from, who, to: deedsEnd(spans, deed + 1) }
  // "Where could my mother sit", "wo meine Mutter hinkommt": what she may do is told.
  if (
    (MODAL.test(spans[from - 2]?.said ?? '') || /^wo$/i.test(spans[from - 2]?.typed ?? '')) &&
    /^(my|our)$/i.test(spans[from - 1]?.said ?? '')
  )
    return { from: from - 1, who, to: who + 1 }
  if (joined > who + 1 || isJoinedBefore(spans, from)) return { from, who, to: joined }
  return isAskedFor(spans, from) ? { from: from - 3, who, to: who + 1 } : undefined
}

/** "Pueda ir" is one phrase. */
function isDeed(span: Span | undefined): boolean {
  return isWordOf(span, DEEDS) || DEEDS.has(typedWord(span ?? UNSAID).split(' ', 1)[0] ?? '')
}

const MODAL = /^(can|could|may|might|should|would)$/i

/** "Has just said", "vuole sapere": more of what they do. */
function deedsEnd(spans: readonly Span[], at: number): number {
  const next = spans.findIndex((span, i) => i >= at && !isBetween(span) && span.meaning.is !== 'follow')
  return next !== -1 && next - at < REACH && isWordOf(spans[next], DEEDS) ? deedsEnd(spans, next + 1) : at
}

/** "I use a power chair", "uso una silla de ruedas": what is used is told. */
function isOwnDeed(spans: readonly Span[], at: number): boolean {
  const before = spans[at - 1]
  const isStart = before === undefined || /^(sign|comma|and)$/.test(before.meaning.is)
  return USE.test(spans[at]?.typed ?? '') && (isStart || /^(i|we)$/i.test(before.said))
}

const USE = /^(uses?|rely|depend|benutzen?|nutzen?|utilisons|utilise|uso|usamos|utilizo|usiamo|utilizzo)$/i

/** How many small words stand between who it is and what they do: "has just said". */
const REACH = 3

/** "My wife", "the user", "User wants", "et mon mari". */
function isLed(spans: readonly Span[], who: number): boolean {
  const before = spans[isWordOf(spans[who - 1], AGED) ? who - 2 : who - 1]
  if (before === undefined) return true
  return (isFiller(before) && !/^(for|of)$/i.test(before.said)) || /^(sign|comma|and)$/.test(before.meaning.is)
}

/** Behind "and I", "et moi", "of mine", "von mir". */
function joinedBehind(spans: readonly Span[], at: number): number {
  const [first, second] = [spans[at], spans[at + 1]]
  if (first?.meaning.is === 'and' && SELF.test(second?.typed ?? '')) return at + 2
  if (/^of$/i.test(first?.said ?? '') && /^(mine|ours)$/i.test(second?.said ?? '')) return at + 2
  if (/^(von mir|von uns|mío|mía|mio|mia)$/i.test(first?.typed ?? '')) return at + 1
  return at
}

/** "Io e mia moglie". */
function isJoinedBefore(spans: readonly Span[], at: number): boolean {
  return spans[at - 2]?.meaning.is === 'and' && SELF.test(spans[at - 3]?.typed ?? '')
}

const SELF = /^(i|me|myself|ich|mich|mir|moi|yo|io|me)$/i

function isBetween(span: Span): boolean {
  return isFiller(span) && !isWordOf(span, DEEDS)
}

/** "On behalf of a client". */
function isAskedFor(spans: readonly Span[], at: number): boolean {
  return /^behalf$/i.test(spans[at - 3]?.said ?? '') && /^of$/i.test(spans[at - 2]?.said ?? '')
}

/** "With my wife and her mother", "con mi abuela": who comes along restricts nothing; with whom one is not alone, does. */
function isAlong(spans: readonly Span[], who: number): boolean {
  if (!isCompanion(spans[who])) return false
  const before = spans.slice(0, who).findLastIndex(span => !isFiller(span) && !PARTITIVE.test(span.typed))
  if (before === -1 || who - before > REACH) return false
  if (/^with$/i.test(spans[before]?.said ?? '')) return true
  return spans[before]?.meaning.is === 'and' && isAlong(spans, before - 1)
}

/** "Grand-mère" is read as two words. */
function isCompanion(span: Span | undefined): boolean {
  return span !== undefined && COMPANIONS.has(typedWord(span).replaceAll(' ', '-'))
}

/** "Avec des amis". */
const PARTITIVE = /^(des|d|de|dei|degli|delle)$/i

/** "We are a retired couple", "somos un matrimonio mayor", "soy fotógrafo". */
function companyAt(spans: readonly Span[], who: number): Told | undefined {
  let from = who
  while (isWordOf(spans[from - 1], AGED)) from--
  const before = spans.slice(Math.max(0, from - 3), from).map(typedWord)
  const being = before.findLastIndex(word => BEING.test(word))
  let to = who + 1
  while (isWordOf(spans[to], AGED) || isTogether(spans[to]) || (isJoint(spans[to]) && isTogether(spans[to + 1]))) to++
  if (being === -1) return isSaidFirst(spans, { from, to }) ? { from, who, to } : undefined
  return { from: from - before.length + being, who, to }
}

/** "Student on a budget, where can I camp": told before the question; a "writer retreat" is sought. */
function isSaidFirst(spans: readonly Span[], { from, to }: Run): boolean {
  const comma = spans.findIndex(({ meaning }) => meaning.is === 'comma')
  const isWhole = !/^(generic|feature|unknown)$/.test(spans[to]?.meaning.is ?? '')
  return from === 0 && isWhole && comma !== -1 && comma - to <= REACH && comma < spans.length - 1
}

function isTogether(span: Span | undefined): boolean {
  return isCompany(span) || isCompanion(span)
}

/** "A couple of hours" has no company. */
function isCompany(span: Span | undefined): boolean {
  return (
    isWordOf(span, COMPANY) || isWordOf(span, OCCUPATIONS) || (span?.meaning.is === 'number' && PAIR.test(span.typed))
  )
}

const BEING = /^(are|am|being|re|m|as|sind|bin|als|sommes|suis|somos|soy|siamo|sono|en tant que)$/

function isJoint(span: Span | undefined): boolean {
  return /^(of|de|di|from|von|aus)$/i.test(span?.typed ?? '')
}

/** What has a meaning of its own is told, and stays. */
function isTold(span: Span | undefined): span is Span {
  const is = span?.meaning.is
  if (is === 'here' || is === 'number') return OF_MINE.test(span?.typed ?? '') || PAIR.test(span?.typed ?? '')
  return is === 'stop' || is === 'unknown' || (is === 'off topic' && isWordOf(span, ADULTS))
}

const OF_MINE = /^(von mir|von uns)$/i
const PAIR = /^(un |une |una |ein )?(couple|pareja|coppia|paar)( of| de| di)?$/i
