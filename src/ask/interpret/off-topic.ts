import { beginsRequest } from '../account/requests.ts'
import { BEGINS_QUESTION } from './asking/errands.ts'
import { isFiller, type Span } from '../recognise/spans.ts'
import { isAbuse } from '../vocabulary/kinds/abuse.ts'

/**
 * Tells whether a question asks for something the catalogue does not hold: no word of it is of the catalogue, or its
 * object (the words before the first "in", "near", "with") is not: "hotels near a quiet lake".
 */
export function isOffTopicQuestion(spans: readonly Span[], mentioned: ReadonlySet<string>): boolean {
  // An unwanted thing may be anything: "no crowds".
  const wanted = spans.filter(
    (span, at) => !isBeside(span) && (!isForeign(span) || spans[at - 1]?.meaning.is !== 'negation'),
  )
  const clauses = clausesOf(wanted)
  const isElse = (clause: readonly Span[]) => isOfNoPlace(clause) || isContempt(clause) || !isOnTopic(clause, mentioned)
  const all = clausesOf(spans)
  if (all.some(isOfNoPlace) && all.every(isElse)) return true
  return clauses.some(clause => clause.some(isForeign)) && !clauses.some(clause => isOnTopic(clause, mentioned))
}

/**
 * "Is your mum a quiet place?", "ist meine Straße ruhig?": it is asked of something that is no place of the catalogue whether
 * it is quiet, and quiet places answer nothing of that.
 */
function isOfNoPlace(clause: readonly Span[]): boolean {
  const said = clause.filter(({ meaning: { is } }) => is !== 'sign' && is !== 'comma')
  const quality = said.findIndex(({ meaning }) => meaning.is === 'quality')
  if (quality === -1 || !said.some(({ typed }) => IS.test(typed))) return false
  const others = said.filter((_, at) => at !== quality)
  const isPlain = others.every(span => OF_PREDICATE.has(span.meaning.is) || EX.test(span.said))
  const subject = said.slice(0, quality).some(span => isThing(span) && !IS.test(span.typed))
  return isPlain && subject && !said.slice(quality + 1).some(isThing) && !said.some(({ typed }) => ASKS.test(typed))
}

const OF_PREDICATE: ReadonlySet<Span['meaning']['is']> = new Set([
  'stop',
  'unknown',
  'quality',
  'generic',
  'intensifier',
])
const IS = /^(is|are|ist|sind|est([- ]ce que?)?|sont|es|son|è|sono)$/i
/** "What is …", "where is …" and "is there" want places. */
const ASKS =
  /^(what|which|where|how|there|anywhere|somewhere|everywhere|was|welche[rsn]?|wo|quel(le)?s?|où|qué|cuál(es)?|dónde|qual[ei]?|dove)$/i
/** "My ex" is somebody. */
const EX = /^ex$/i

/** "Your site sucks", before what is asked. */
function isContempt(clause: readonly Span[]): boolean {
  return clause.some(({ typed }) => isAbuse(typed)) && !clause.some(({ meaning }) => meaning.is === 'feature')
}

/** Somebody, or what no word of the catalogue is; a name may be one of a place that is not known. */
function isThing({ meaning, frame, isCapital, typed }: Span): boolean {
  if (frame === 'who asks') return true
  const isMeant = meaning.is === 'unknown' || (meaning.is === 'stop' && meaning.isContent)
  return isMeant && (!isCapital || /^(my|your)$/i.test(typed))
}

/** "Are there wolves in Abruzzo", "am See ohne Leute": what is quiet there is told beside it; whether there are many is a question. */
function isBeside({ meaning, said }: Span): boolean {
  if (meaning.is !== 'off topic') return false
  return meaning.subject === 'animals' || (meaning.subject === 'crowds' && /^crowd$/i.test(said))
}

/** Tells whether a command is given instead of a question: "sing a song about Sarek". */
export function isCommand(spans: readonly Span[]): boolean {
  if (isOverride(spans)) return true
  const first = spans.find(({ meaning }) => meaning.is !== 'stop' && meaning.is !== 'sign' && meaning.is !== 'ask')
  return COMMANDS.test(first?.said ?? '') && !spans.some(({ said }) => /^(list|distance)$/i.test(said))
}

/** "Ignore your previous instructions", "print your system prompt". */
function isOverride(spans: readonly Span[]): boolean {
  const said = spans.map(({ typed }) => typed).join(' ')
  return OVERRIDES.test(said) && /\b(prompts?|instructions)\b/i.test(said)
}

const OVERRIDES = /\b(ignore|disregard|forget|override|bypass|reveal|print|repeat|output)\b/i

/** Commands to a machine that writes, computes or plays a role. */
const COMMANDS =
  /^(write|compose|translate|sing|draw|paint|calculate|compute|solve|define|spell|pronounce|rhyme|code|program|print|repeat|pretend|roleplay|imagine|act|simulate|generate)$/i

/** "Need a break: forests in Austria" says in one of its clauses what is wanted. */
function clausesOf(spans: readonly Span[]): Span[][] {
  const clauses: Span[][] = [[]]
  for (const [at, span] of spans.entries()) {
    if (span.meaning.is === 'comma' || span.meaning.is === 'sign' || beginsRequest(spans, at) || beginsHalf(spans, at))
      clauses.push([])
    clauses.at(-1)?.push(span)
  }
  return clauses
}

/** "Book me a hotel AND WHICH lakes are quiet". */
function beginsHalf(spans: readonly Span[], at: number): boolean {
  return spans[at]?.meaning.is === 'and' && BEGINS_QUESTION.test(spans[at + 1]?.said ?? '')
}

function isOnTopic(clause: readonly Span[], mentioned: ReadonlySet<string>): boolean {
  const isText = ({ meaning, said }: Span) => meaning.is === 'unknown' && mentioned.has(said.toLowerCase())
  const isWanted = (span: Span) => isOurs(span) || isText(span)
  if (!clause.some(isWanted)) return isNearPlace(clause) || isTravel(clause)
  const asked = endOfAsking(clause)
  const end = clause.findIndex(
    ({ meaning, said }, at) =>
      at > asked && ((meaning.is === 'relation' && meaning.relation !== 'to') || ENDS_OBJECT.test(said)),
  )
  const object = end === -1 ? clause : clause.slice(0, end)
  if (object.some(({ meaning }) => meaning.is === 'off topic')) {
    if (object.every((span, at) => span.meaning.is !== 'off topic' || isBesideQuality(object, at))) return true
    // "A free night in a hut": a hut is wanted, whatever the night costs.
    const sought = object.every(span => span.meaning.is !== 'off topic' || isFreeService(span)) ? clause : object
    return sought.some(({ meaning }) => meaning.is === 'generic' || meaning.is === 'feature')
  }
  const isQuiet = object.some(({ meaning }) => meaning.is === 'quality')
  return !object.some(span => isForeign(span) && !isText(span) && !(isQuiet && isRare(span))) || object.some(isHead)
}

/** "Wo kann ich in Andorra" a drone fly: the object stands behind the place; 0 where the place is behind it. */
function endOfAsking(clause: readonly Span[]): number {
  const at = clause.findIndex(({ meaning }) => meaning.is === 'relation')
  const isAsked = at > 0 && clause.slice(0, at).every(({ meaning }) => meaning.is === 'ask' || isFiller({ meaning }))
  return isAsked && clause[at + 1]?.meaning.is === 'name' ? at + 1 : 0
}

/** "What's quiet and easy near Reykjavík": what is quiet is wanted, and that the rest is not known is told. */
function isBesideQuality(spans: readonly Span[], at: number): boolean {
  const isQuality = (span: Span | undefined) => span?.meaning.is === 'quality'
  const isJoint = (span: Span | undefined) => span?.meaning.is === 'and' || span?.meaning.is === 'comma'
  return (isJoint(spans[at - 1]) && isQuality(spans[at - 2])) || (isJoint(spans[at + 1]) && isQuality(spans[at + 2]))
}

function isFreeService({ meaning, said }: Span): boolean {
  return meaning.is === 'off topic' && meaning.subject === 'services' && /\bfree\b/i.test(said)
}

/** "A quiet blorp near Oslo": what is no word of the language, and no name, may be mistyped; the rest is answered, and it is named. */
function isRare({ meaning, isCapital }: Span): boolean {
  return meaning.is === 'unknown' && meaning.isRare === true && !isCapital
}

/** "What's near Zurich" asks for spots, whatever was said before it. */
function isNearPlace(clause: readonly Span[]): boolean {
  const near = clause.findIndex(({ meaning }) => meaning.is === 'relation' && meaning.relation === 'near')
  return near !== -1 && clause[near + 1]?.meaning.is === 'name' && !clause.some(isForeign)
}

/** "I want to go to La Rioja, the one with the wine". */
function isTravel(clause: readonly Span[]): boolean {
  const isGoing = clause.some(
    ({ meaning, typed }) => GOES.test(typed) || (meaning.is === 'aspect' && meaning.aspect === 'transport'),
  )
  return isGoing && clause.some(({ meaning }) => meaning.is === 'name') && !clause.some(isForeign)
}

/** Verbs of going somewhere, in each language. */
const GOES =
  /^(go|going|travel|travelling|visit|visiting|fahren|reisen|gehen|besuchen|aller|partir|visiter|voyager|ir|viajar|visitar|andare|viaggiare|visitare)$/i

/** Praise is not enough to be on topic: "the best Netflix show". */
function isHead(span: Span): boolean {
  return isOurs(span) && span.meaning.is !== 'superlative' && span.meaning.is !== 'quality'
}

const ENDS_OBJECT = /^(with|about|where|that|which|without)$/i

function isForeign({ meaning, said }: Span): boolean {
  return meaning.is === 'off topic' || (meaning.is === 'unknown' && /\p{L}/u.test(said))
}

function isOurs({ meaning, said }: Span): boolean {
  if (meaning.is === 'generic') return !/^ones?$/i.test(said)
  if (meaning.is === 'aspect') return meaning.aspect === 'rating'
  return OURS.has(meaning.is) || (meaning.is === 'ask' && meaning.ask === 'where')
}

const OURS: ReadonlySet<Span['meaning']['is']> = new Set([
  'feature',
  'superlative',
  'quality',
  'fire',
  'rating',
  'transport',
  'distance',
  'coordinates',
  'level',
  'noise source',
  'visitable',
  'mention',
  'like',
  'unmeasured',
])
