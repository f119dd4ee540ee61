// A negation that cannot be applied takes its object with it: "no steep climbs" looks for no climbing.
import { FILLER, type Span, UNSAID, merged, UNAPPLIED } from '../../recognise/spans.ts'
import { negationOf } from '../negation.ts'

/**
 * Reads a negation with its object as one, and as not applied, where a word that nothing recognised stands between them:
 * what is meant is narrower than the object, or another thing. Noises are ruled out all the same, and so is what "must not be
 * allowed", which says no more than that it is not to be there.
 */
export function withLostNegations(spans: readonly Span[]): readonly Span[] {
  let read = spans
  for (let at = 0; at < read.length; at++) read = withLostAt(read, at)
  return read
}

function withLostAt(spans: readonly Span[], at: number): readonly Span[] {
  if (!isNegation(spans, at)) return spans
  const end = endOfPhrase(spans, at + 1)
  const phrase = spans.slice(at + 1, end)
  const described = phrase.findIndex(isUnknown)
  const thing = phrase.findIndex(isThing)
  if (described === -1) return withLostPronoun(spans, at)
  if (thing === -1) {
    // "No crowds and noise" goes on.
    if (/^(and|or)$/.test(spans[end]?.meaning.is ?? '')) return spans
    // Of a spot it is told that an unknown thing is not known of it; "no" is said with such a word anyway.
    const isPassed = phrase[described]?.meaning.is === 'stop'
    const isNamed = isPassed && OF_NAMED.test(spans[at]?.said ?? '') && phrase.slice(described + 1).every(isWord)
    return isNamed && described === firstWord(phrase) ? asOne(spans, at, at + 1 + lastWord(phrase)) : spans
  }
  if (thing < described || described !== firstWord(phrase)) return spans
  const verbs = phrase.slice(0, thing).filter(({ meaning }) => meaning.is === 'unknown')
  const isAllowing = verbs.every(({ typed }) => ALLOWS.test(typed))
  const isOfNoise = phrase[thing]?.meaning.is === 'noise source'
  if (isAllowing || isOfNoise) {
    return spans.map((span, i) => {
      const isBetween = i > at && i < at + 1 + thing
      if (isBetween && span.meaning.is === 'unknown')
        return { ...span, meaning: { is: 'stop', isContent: !isAllowing } }
      if (i === at) return { ...span, meaning: FILLER }
      return i > at && i < end && isThing(span) ? { ...span, isUnwanted: true as const } : span
    })
  }
  if (negationOf(spans, at + 1 + thing) !== undefined) return spans
  return asOne(spans, at, at + 1 + thing)
}

/** "But not that of Como", which nothing recognised as a place. */
function withLostPronoun(spans: readonly Span[], at: number): readonly Span[] {
  const [pronoun, of, name] = [spans[at + 1], spans[at + 2], spans[at + 3]]
  const isOf = pronoun?.meaning.is === 'pronoun' && /^(of|from|in|near)$/i.test(of?.said ?? '')
  const isWord = name?.meaning.is === 'unknown' || name?.meaning.is === 'stop'
  return isOf && isWord ? asOne(spans, at, at + 3) : spans
}

function asOne(spans: readonly Span[], from: number, last: number): readonly Span[] {
  return spans.toSpliced(from, last - from + 1, merged(spans.slice(from, last + 1), UNAPPLIED))
}

/** "No", "without" and what else negates a noun; a "not" before a verb in English says what somebody does not do. */
function isNegation(spans: readonly Span[], at: number): boolean {
  const { meaning, said, typed } = spans[at] ?? UNSAID
  if (meaning.is !== 'negation') return false
  if (OF_NOUN.test(said)) return true
  if (!/^not$/i.test(said)) return false
  const isEnglish = /not|n['’]?t$/i.test(typed)
  const next = spans[at + 1]?.said ?? ''
  return !isEnglish || /^(an?|any|the|do)$/i.test(next)
}

const OF_NOUN =
  /^(but not|(?:but )?(?:no|without|without any)|not any|not want|do not want|avoid|avoiding|skip|not looking for|hate|dislike|not like|not care for|not fancy|neither|nor)$/i

function endOfPhrase(spans: readonly Span[], from: number): number {
  let end = from
  while (end < spans.length && !ends(spans[end] ?? UNSAID)) end++
  return end
}

function ends({ meaning, said }: Span): boolean {
  if (meaning.is === 'relation') return !/^of$/i.test(said)
  if (meaning.is === 'stop') return CLAUSE.test(said)
  return ENDS.has(meaning.is)
}

const ENDS: ReadonlySet<Span['meaning']['is']> = new Set([
  'sign',
  'comma',
  'and',
  'or',
  'follow',
  'aspect',
  'negation',
  'forbidden',
  'name',
  'spot',
  'ask',
  'distance',
  'mention',
])
const CLAUSE = /^(that|which|who|where|so|because|since|please|i|we|find|show|give)$/i

function isThing(span: Span | undefined): boolean {
  return span !== undefined && THINGS.has(span.meaning.is)
}

const THINGS: ReadonlySet<Span['meaning']['is']> = new Set([
  'feature',
  'transport',
  'access',
  'fire',
  'quality',
  'noise source',
  'in text',
])

/** What nothing recognised, or what is recognised and restricts nothing: "people", "steep". */
function isUnknown({ meaning }: Span): boolean {
  if (meaning.is === 'off topic') return meaning.subject === 'safety'
  return meaning.is === 'unknown' || (meaning.is === 'stop' && meaning.isContent)
}

const OF_NAMED = /^(no|without)$/i

function isWord({ meaning }: Span): boolean {
  return meaning.is === 'unknown' || meaning.is === 'stop'
}

function firstWord(phrase: readonly Span[]): number {
  return phrase.findIndex(span => isUnknown(span) || !PASSED.has(span.meaning.is))
}

const PASSED: ReadonlySet<Span['meaning']['is']> = new Set(['stop', 'intensifier', 'relation'])

function lastWord(phrase: readonly Span[]): number {
  return phrase.findLastIndex(isUnknown)
}

/** To permit, in five languages. */
const ALLOWS =
  /^(permit|allow|accept|erlaub|zulass|zugelass|gestatt|dürf|duerf|permet|autoris|autoriz|accept|acept|admit|admet|admiss|ammett|ammess|permett|consent)\p{L}*$/iu
