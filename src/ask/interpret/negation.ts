import { endsSentence } from '../recognise/denials/sentence-end.ts'
import { isFar, isFarFromRoads, isWithinFarList } from '../recognise/places/far.ts'
import { isOfPredicate } from '../recognise/of-predicate.ts'
import { type Span, UNSAID } from '../recognise/spans.ts'

/** Finds the "not", "no" or "without" whose scope holds the span. */
export function negationOf(spans: readonly Span[], at: number): string | undefined {
  // "Not noisy" behind another negation has its own.
  if (isNotNoisy(spans[at])) return undefined
  let hasJoint = false
  let hasOr = false
  let hasVerb = false
  for (let i = at - 1; i >= 0; i--) {
    const { meaning, said } = spans[i] ?? UNSAID
    if (isOfPredicate(spans, i) || endsSentence(spans, i)) return undefined
    if (isNone(spans, i) || (isNoiseRuledOut(spans, i) && spans[at]?.meaning.is === 'noise source')) return said
    if (meaning.is === 'negation') return isWithinList(spans, { not: i, at, hasJoint, hasOr }) ? said : undefined
    // "Not noisy or paid".
    if (hasOr && isNotNoisy(spans[i])) return 'not'
    const isBeside = at - i <= 2 || spans.slice(i + 1, at).every(isArticle)
    if (meaning.is === 'forbidden' && (isVerbWithObject(spans, i) || (isBeside && !isSaidOf(spans, i)))) return said
    if (isExcepted(spans, i)) continue
    if (ENDS_NEGATION.test(said) && !isNoneThat(spans, i)) return undefined
    if (ENDS_NEGATION.test(said) || isHavingNot(spans, i)) continue
    if (meaning.is === 'or') hasJoint = hasOr = true
    else if (meaning.is === 'and' || meaning.is === 'comma') {
      if (beginsClause(spans, i + 1)) return undefined
      // "Where no cars are heard and one gets by train".
      if (hasVerb) return undefined
      const isOther = spans[at]?.meaning.is !== spans[i - 1]?.meaning.is && !isForeign(spans[i - 1])
      if (isOther && !isShunned(spans, i, at)) return undefined
      if (meaning.is === 'comma' && !hasJoint && !isListed(spans, at)) return undefined
      hasJoint = true
    } else if (
      meaning.is === 'stop' ||
      meaning.is === 'intensifier' ||
      meaning.is === 'generic' ||
      meaning.is === 'sign' ||
      // "Not rated quiet".
      meaning.is === 'rating word' ||
      meaning.is === 'allowed' ||
      (meaning.is === 'aspect' && meaning.aspect === 'transport') ||
      (meaning.is === 'pronoun' && meaning.of === 'spots') ||
      (meaning.is === 'ask' && /^any$/i.test(said) && spans[at]?.meaning.is === 'noise source') ||
      (meaning.is === 'relation' && (!hasJoint || spans[at]?.meaning.is === 'noise source'))
    )
      hasVerb ||= meaning.is === 'aspect'
    // "Without taking the plane".
    else if (meaning.is === 'unknown' && isWithout(spans[i - 1]) && spans.slice(i + 1, at).every(isArticle))
      return spans[i - 1]?.said
    else if (hasJoint && (isForeign(spans[i]) || SAYS_SOMETHING.has(meaning.is) || isOfCost(spans[i]))) continue
    else return undefined
  }
  return undefined
}

/** "Avoid planes and the sea", "without forests and fees": what is shunned is listed, and what nobody wants. */
function isShunned(spans: readonly Span[], joint: number, at: number): boolean {
  const meaning = spans[at]?.meaning
  if (meaning?.is === 'access') return meaning.access === 'paid'
  const not = spans.slice(0, joint).findLast(span => span.meaning.is === 'negation')
  return AVOIDS.test(not?.typed ?? '') && meaning?.is === 'feature'
}

const AVOIDS = /^(to )?avoid(ing)?$|^(zu )?(ver)?meiden$|^(d['’]|d )?évit(er|ant)$|^evit(ar|ando|are)$/i

/** "Is not crowded and is free", "ohne Toiletten, die eine Hütte haben": each has its own verb. */
function beginsClause(spans: readonly Span[], at: number): boolean {
  const typed = spans[at]?.typed ?? ''
  return (
    VERB.test(typed) || RELATIVE.test(typed) || (/^d(ie|er|as)$/i.test(typed) && isArticle(spans[at + 1] ?? UNSAID))
  )
}

const VERB =
  /^(is|are|has|have|allows?|offers?|ist|sind|hat|haben|est|sont|ont|es|está|son|están|tiene|tienen|è|sono|ha|hanno)$/i
const RELATIVE = /^(qui|que|che)( |$)/i

/**
 * "Not crowded, free and with a hut": whoever shuns what is crowded wants what is free, unless an "or" joins them; "not paid and
 * noisy" shuns both.
 */
function isWithinList(
  spans: readonly Span[],
  { not, at, hasJoint, hasOr }: { not: number; at: number; hasJoint: boolean; hasOr: boolean },
): boolean {
  if (!hasJoint || hasOr || !/^(but )?not$/i.test(spans[not]?.said ?? '')) return true
  const meaning = spans[at]?.meaning
  if (meaning?.is === 'access') return meaning.access === 'paid'
  if (meaning?.is === 'quality') return meaning.quality === 'noisy'
  const shunned = spans.slice(not + 1).find(({ meaning: { is } }) => is !== 'stop' && is !== 'intensifier')
  return !isForeign(shunned)
}

/** "Expensive". */
function isOfCost(span: Span | undefined): boolean {
  return span?.meaning.is === 'aspect' && span.meaning.aspect === 'access'
}

/** "Not noisy" is one phrase, which denies by itself. */
export function isNotNoisy(span: Span | undefined): boolean {
  return span?.meaning.is === 'quality' && /^not /i.test(span.said)
}

function isWithout(span: Span | undefined): boolean {
  return span?.meaning.is === 'negation' && /^without\b/i.test(span.said)
}

function isArticle({ meaning }: Span): boolean {
  return meaning.is === 'stop'
}

/** "Zero aircraft". */
function isNone(spans: readonly Span[], at: number): boolean {
  const meaning = spans[at]?.meaning
  return meaning?.is === 'number' && meaning.value === 0 && spans[at + 1]?.meaning.is === 'noise source'
}

/** "No noise from trains": of these alone. */
export function isNoiseRuledOut(spans: readonly Span[], at: number): boolean {
  const { meaning, said } = spans[at] ?? UNSAID
  const source = spans.slice(at + 1).find(span => span.meaning.is !== 'stop' && span.meaning.is !== 'relation')
  return meaning.is === 'quality' && /\bnoises?$/i.test(said) && source?.meaning.is === 'noise source'
}

/** "Far from motorways and trains" is without their noise. */
export function awayFrom(spans: readonly Span[], at: number): string | undefined {
  const before = spans.slice(0, at).findLast(span => !isWithinFarList(span) && !/^any$/i.test(span.said))
  if (!before) return undefined
  return isFar(before) ? before.said : isFarFromRoads(before) ? before.said.replace(/ (any )?roads?$/i, '') : undefined
}

/** "No dogs, fires or huts" goes on to its "or"; "no crowds, bog, Estonia" ends at the comma. */
function isListed(spans: readonly Span[], at: number): boolean {
  const next = spans.slice(at + 1).find(({ meaning }) => meaning.is !== 'stop' && meaning.is !== 'sign')
  if (next?.meaning.is === 'comma') {
    const after = spans.indexOf(next) + 1
    return after < spans.length && isListed(spans, after)
  }
  // "Neither a lake, a river nor a forest".
  return next?.meaning.is === 'or' || next?.meaning.is === 'and' || isNor(next)
}

function isNor(span: Span | undefined): boolean {
  return span?.meaning.is === 'negation' && /^(nor|neither)$/i.test(span.said)
}

/** In "fires are prohibited, rated 4" the word "prohibited" belongs to the words before it, in "donde está prohibido acampar" not. */
function isSaidOf(spans: readonly Span[], forbidden: number): boolean {
  let before = forbidden - 1
  if (endsSentence(spans, before)) return false
  while (PASSES.has(spans[before]?.meaning.is ?? 'unknown') && !WHERE.test(spans[before]?.typed ?? '')) before--
  return SAYS_SOMETHING.has(spans[before]?.meaning.is ?? 'unknown')
}

/** "Laghi dove non si può nuotare": what is forbidden is said behind, and not of the lakes. */
export function isOfClause(spans: readonly Span[], at: number, forbidden: number): boolean {
  return spans.slice(at + 1, forbidden).some(({ typed }) => WHERE.test(typed))
}

const WHERE = /^(where|wo|où|d[oó]nde|dove|in cui|en (el|la|los|las) que)( |$)/i

const PASSES: ReadonlySet<Span['meaning']['is']> = new Set(['stop', 'aspect', 'ask', 'negation', 'sign'])

/** In "nothing with a fee" and "no place where fires are allowed" the negation reaches into the clause. */
function isNoneThat(spans: readonly Span[], at: number): boolean {
  let before = at - 1
  while (spans[before]?.meaning.is === 'generic' || /^(a|an|the|that|which)$/i.test(spans[before]?.said ?? '')) before--
  const span = spans[before]
  const isBare = before === at - 1
  return (
    span?.meaning.is === 'negation' &&
    (isBare ? /^(nothing|none|nowhere|neither|nor)$/i.test(span.said) : /^(no|not|nothing)$/i.test(span.said))
  )
}

/** In "except those that are free" the negation reaches into the clause. */
function isExcepted(spans: readonly Span[], at: number): boolean {
  if (!ENDS_NEGATION.test(spans[at]?.said ?? '')) return false
  const before = spans.slice(0, at).findLastIndex(span => !isOfThose(span))
  return before < at - 1 && EXCEPT.test(spans[before]?.said ?? '') && spans[before]?.meaning.is === 'negation'
}

function isOfThose({ meaning, said }: Span): boolean {
  return meaning.is === 'stop' || (meaning.is === 'pronoun' && meaning.of === 'spots') || /^ones?$/i.test(said)
}

const EXCEPT = /^(except|but not|excluding|apart from|other than|save)\b/i

/** "No tienen aseos", where "tienen" alone asks whether there are any. */
function isHavingNot(spans: readonly Span[], at: number): boolean {
  const [before, { meaning, said, typed }] = [spans[at - 1], spans[at] ?? UNSAID]
  return meaning.is === 'ask' && meaning.ask === 'exists' && said !== typed && before?.meaning.is === 'negation'
}

/** What a list of unwanted things is made of. */
const SAYS_SOMETHING: ReadonlySet<Span['meaning']['is']> = new Set([
  'feature',
  'access',
  'fire',
  'transport',
  'rating',
  'quality',
  'noise source',
])

const ENDS_NEGATION = /^(but|with|where|that|which|who|having|please|only|just|so|because|since|find|show|give|i|we)$/i

/** In "Norway excluded" and "huts not needed" the negation follows what it negates. */
export function isRuledOutAfter(spans: readonly Span[], at: number): boolean {
  const next = spans.slice(at + 1).find(({ meaning, said }) => meaning.is !== 'stop' || /^(with|and|but)$/i.test(said))
  if (next?.meaning.is === 'forbidden')
    // "Lugares en Japón que no permitan acampar": of what follows.
    return (
      !RELATIVE.test(next.typed) &&
      !isVerbWithObject(spans, spans.indexOf(next)) &&
      !isOfClause(spans, at, spans.indexOf(next))
    )
  const after = spans[spans.indexOf(next ?? UNSAID) + 1]?.meaning.is
  return next?.meaning.is === 'negation' && /^not$/i.test(next.said) && (after === 'comma' || after === undefined)
}

/** "Which ones in Iceland do not require a car", "lakes that don't allow swimming": the verb negates what follows it. */
export function isVerbWithObject(spans: readonly Span[], verb: number): boolean {
  const { said, typed } = spans[verb] ?? UNSAID
  if (!WITH_OBJECT.test(said) && !WITH_OBJECT_ELSEWHERE.test(typed)) return false
  // "Camping interdit, lacs": a predicate.
  if (/^interdit$/i.test(typed) && !isArticleOf(spans[verb + 1] ?? UNSAID)) return false
  const next = spans.slice(verb + 1).find(span => !isArticleOf(span))
  return next !== undefined && !ENDS_OBJECT.has(next.meaning.is)
}

const WITH_OBJECT =
  /^((do |does )?not (require|need|want|include|offer|list|mention|allow|permit|accept)|bans?|forbids?|prohibits?|disallows?)$/i
const WITH_OBJECT_ELSEWHERE =
  /^(interdi(t|sent|sant)|défend(ent)?|prohibe(nt)?|proh[ií]be[n]?|impiden?|vieta(no)?|proibisc(e|ono)|impedisc(e|ono))$/i

/** The English of another language keeps what was typed. */
function isArticleOf({ said, typed }: Span): boolean {
  return /^(an?|the|any|your|my|own)$/i.test(said) || /^(les|la|le|des|du|los|las|el|il|lo|gli|i)$/i.test(typed)
}

const ENDS_OBJECT: ReadonlySet<Span['meaning']['is']> = new Set(['sign', 'comma', 'and', 'or', 'relation'])

function isForeign(span: Span | undefined): boolean {
  return span?.meaning.is === 'unknown' || span?.meaning.is === 'off topic'
}
