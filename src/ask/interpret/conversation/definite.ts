import type { Gazetteer } from '../../gazetteer/gazetteer.ts'
import { type Span, merged } from '../../recognise/spans.ts'
import { BUILT } from '../conditions/head-of.ts'
import type { Query } from '../../query.ts'
import { isSingle } from './of-shown.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'

/** A noun with its article: where it stands, and the feature that it names; null for any place. */
export type Definite = { at: number; feature: string | null }

/**
 * Finds a noun that may mean what was spoken of before: "is the lake free?". With a place, a name, a superlative, several such
 * nouns or "places by the lake" the question says itself what it is about.
 */
export function definiteIn(spans: readonly Span[]): Definite | undefined {
  if (spans.some((_, at) => isSelfSaid(spans, at))) return undefined
  const found = [...spans.keys()].flatMap((at): Definite[] => {
    const feature = isOneSaid(spans[at], spans[at + 1]) ? featureOf(spans[at + 1]) : undefined
    return feature === undefined || isDescribed(spans[at + 2]) ? [] : [{ at, feature }]
  })
  const [only, ...others] = found
  const isSearch = spans.some((span, at) => at !== (only?.at ?? 0) + 1 && span.meaning.is === 'generic')
  return others.length > 0 || isSearch ? undefined : only
}

/** The landscape, hut or campsite that a noun names; null where it is "place", undefined where it is no such noun. */
function featureOf(noun: Span | undefined): string | null | undefined {
  const meaning = noun?.meaning
  if (meaning?.is === 'feature')
    return LANDSCAPE_KEYS.has(meaning.feature) || BUILT.has(meaning.feature) ? meaning.feature : undefined
  return meaning?.is === 'generic' && /^(place|spot|site)$/i.test(noun?.said ?? '') ? null : undefined
}

/**
 * Tells whether the noun means the first spot that an answer told: that was about one, or looked for some around one. A hut is one
 * only where huts were looked for; else it is what that spot has.
 */
export function isSpotSpoken(before: Query, { feature }: Definite): boolean {
  const isAround =
    before.kind === 'find' && before.conditions.some(each => each.on === 'near' && each.place.kind === 'spot')
  const isSought = before.conditions.some(
    each => each.on === 'feature' && !each.isNegated && each.any.some(key => key === feature),
  )
  return isAround ? isSought : isSingle(before) && (isSought || feature === null || !BUILT.has(feature))
}

/** "The lake", "der See", "il lago"; not "the lakes", "die Seen". */
function isOneSaid(article: Span | undefined, noun: Span | undefined): boolean {
  if (!/^(the|this|that)$/i.test(article?.said ?? '')) return false
  const typed = article?.typed ?? ''
  if (typed.toLowerCase() === article?.said.toLowerCase()) return noun?.isPlural !== true
  return /^die$/i.test(typed) ? !/(n|er|s)$/.test(noun?.typed ?? '') : ONE.test(typed)
}

/** Articles of one thing in German, French, Spanish and Italian. */
const ONE = /^(der|das|dem|den|des|diese[rmns]?|le|la|l'?|ce|cet|cette|el|este|esta|ese|esa|il|lo|quest[oa])$/i

/** "How far is the lake from Oslo": the town is not where it lies. */
function isSelfSaid(spans: readonly Span[], at: number): boolean {
  const isEnd = /^(from|to)$/i.test(spans[at - 1]?.said ?? '')
  return !isEnd && SELF_SAID.has(spans[at]?.meaning.is ?? 'sign')
}

/** "The lake near", "the park with toilets", "the lake that": one of several. */
function isDescribed(next: Span | undefined): boolean {
  if (next?.meaning.is === 'relation') return !/^(from|to)$/i.test(next.said)
  return (
    next?.meaning.is === 'feature' || next?.meaning.is === 'unknown' || /^(that|which|with)$/i.test(next?.said ?? '')
  )
}

const SELF_SAID: ReadonlySet<Span['meaning']['is']> = new Set([
  'name',
  'spot',
  'coordinates',
  'box',
  'superlative',
  'pronoun',
  'ordinal',
  'distance',
])

/** Reads the noun as the spot that was spoken of, where that is one: an answer about a wood has no lake to ask of. */
export function withDefinite(
  spans: readonly Span[],
  { at, feature }: Definite,
  { doc, gazetteer }: { doc: number; gazetteer: Gazetteer },
): readonly Span[] {
  const isOne =
    feature === null ||
    (PARKS.has(feature) ? [...PARKS] : [feature]).some(key => gazetteer.having([doc], key).length > 0)
  if (!isOne) return spans
  return spans.toSpliced(at, 2, merged(spans.slice(at, at + 2), { is: 'pronoun', of: 'spot' }, 'it'))
}

/** People call each of these a park. */
const PARKS: ReadonlySet<string> = new Set(['park', 'national-park', 'nature-reserve'])
