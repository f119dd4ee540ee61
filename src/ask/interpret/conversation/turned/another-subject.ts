import { type Condition, isWhere, type Query } from '../../../query.ts'
import { FILLER, isFiller, type Span } from '../../../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../../../vocabulary/features.ts'
import { BUILT } from '../../conditions/head-of.ts'
import { searchBehind } from '../../conditions/behind-shown.ts'
import type { Said } from '../../polarity/marks.ts'

/** How it is written in what is read that something else is looked for from now on. */
export const ANOTHER_SUBJECT = 'now another'

/**
 * Reads "now a lake", "jetzt was mit Picknicktischen", "ahora un camping tranquilo" as another subject than the one before; "now the
 * quietest", "now with a hut" and "now something closer" go on with that.
 */
export function withAnotherSubject({ spans }: Said): readonly Span[] {
  const words = spans.filter(({ meaning: { is } }) => is !== 'sign' && is !== 'comma')
  const now = words.findIndex(({ typed }) => NOW.test(typed))
  const at = words.findIndex((span, i) => i > now && !isBeside(span, i, words))
  const first = words[at]
  const isAtBegin = now !== -1 && words.slice(0, now).every(({ typed }) => BEFORE.test(typed))
  if (!isAtBegin || first === undefined) return spans
  // "Now lakes" is another kind of place, with what it was to have.
  const isOne = first.meaning.is !== 'feature' || words.slice(now, at).some(({ typed }) => ARTICLE.test(typed))
  if (isOne && isSubject(first, at, words) && !words.some(goesOn))
    return words.slice(now).map((span, at) => (at === 0 ? asAnother(span) : span))
  // "Now how do I get there?" turns to what is asked.
  return SAID_NEXT.has(first.meaning.is)
    ? spans.map(span => (span === words[now] ? { ...span, meaning: FILLER } : span))
    : spans
}

function asAnother(span: Span): Span {
  return { ...span, meaning: { is: 'follow', as: 'instead' }, said: ANOTHER_SUBJECT }
}

const SAID_NEXT: ReadonlySet<Span['meaning']['is']> = new Set([
  'access',
  'aspect',
  'fire',
  'generic',
  'feature',
  'comparative',
  'follow',
  'superlative',
  'transport',
])
const NOW = /^(now|jetzt|nun|maintenant|ahora|ora|adesso)$/i
const ARTICLE = /^(an?|eine?n?|une?|una|uno)$/i
const BEFORE = /^(ok|okay|and|so|well|good|great|und|gut|also|et|bon|bien|y|vale|bueno|e|ed|bene|va bene)$/i

/** Words before the subject: "now show me a quiet", "jetzt bitte einen". */
function isBeside(span: Span, at: number, words: readonly Span[]): boolean {
  const { is } = span.meaning
  return (
    (isFiller(span) && !isSubject(span, at, words)) ||
    is === 'quality' ||
    is === 'access' ||
    (span.meaning.is === 'ask' && span.meaning.ask === 'exists')
  )
}

function isSubject({ meaning, said, typed }: Span, at: number, words: readonly Span[]): boolean {
  // "Jetzt was in Tirol"; "jetzt was kostet das" asks.
  if (meaning.is === 'stop') return /^was$/i.test(typed) && LINKS.has(words[at + 1]?.meaning.is ?? 'stop')
  if (meaning.is === 'generic') return !/^ones?$/i.test(said)
  return meaning.is === 'feature' && (LANDSCAPE_KEYS.has(meaning.feature) || BUILT.has(meaning.feature))
}

const LINKS: ReadonlySet<Span['meaning']['is']> = new Set(['relation', 'follow'])

/** Speaks of what was looked for or shown before. */
function goesOn({ meaning, typed }: Span, at: number, words: readonly Span[]): boolean {
  if (GOES_ON.has(meaning.is) || (meaning.is === 'follow' && meaning.as !== 'and')) return true
  // "A lake nearby", "an alternative".
  const isNear = meaning.is === 'relation' && meaning.relation === 'near'
  return (isNear && !words.slice(at).some(word => word.meaning.is === 'name')) || /^alternativ/i.test(typed)
}

const GOES_ON: ReadonlySet<Span['meaning']['is']> = new Set([
  'comparative',
  'pronoun',
  'like',
  'ordinal',
  'superlative',
  'spot',
])

/** What is looked for from now on: the place stays where no other is named, and how quiet it is to be and whether it costs, where that is not said anew. */
export function another(before: Query, query: Query): Query {
  const fresh = query.conditions
  const isPlaced = fresh.some(isWhere)
  const kept = isPlaced ? [] : searchBehind(before).conditions.filter(condition => isKept(condition, fresh))
  return { ...query, kind: LOOKING.has(query.kind) ? query.kind : 'find', conditions: [...kept, ...fresh], aspects: [] }
}

function isKept(condition: Condition, fresh: readonly Condition[]): boolean {
  if (isWhere(condition)) return true
  const isOfAsker = condition.on === 'access' || (condition.on === 'rating' && condition.quality !== null)
  return isOfAsker && !fresh.some(({ on }) => on === condition.on)
}

const LOOKING: ReadonlySet<Query['kind']> = new Set(['find', 'nearest', 'superlative', 'count'])
