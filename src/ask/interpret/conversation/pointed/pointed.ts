// Puts the spots that an answer listed in place of the words that point at them, whatever kind of answer that was.
import { Budget } from '../../../budget.ts'
import type { Query } from '../../../query.ts'
import type { Gazetteer } from '../../../gazetteer/gazetteer.ts'
import { type Lookups, limited } from '../../../recognise/lookups.ts'
import { scan } from '../../../recognise/scan.ts'
import type { Span } from '../../../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../../../vocabulary/features.ts'
import { pointerWordsOf } from '../../../vocabulary/conversation/pointers.ts'
import type { Language } from '../../../vocabulary/languages/languages.ts'
import { LISTS } from '../of-shown.ts'
import { languageIn, MOST_EARLIER } from '../utterances/language-in.ts'
import { mayPoint, type Pointer, pointersIn } from './pointers-in.ts'
import { isPointed, tokenOf } from './spot-token.ts'

/** What an earlier question was read as, and the spots that its answer told, in that order. */
export type Told = { query: Query; docs: readonly number[] }

/** Reads and answers the last of some texts behind the others; null where that would be more work than is allowed. */
type Tell = (texts: readonly string[]) => Told | null

type Given = { names: Gazetteer; preferred: Language; tell: Tell }

/** Texts with spots in place of what pointed at them; `fewer`: those that were listed, where the last text points beyond them. */
export type Pointed = { texts: readonly string[]; fewer: readonly number[] | null }

/** Names what each text of a conversation points at. One that pointed at what was not listed is left out behind it. */
export function pointedIn(all: readonly string[], { names, preferred, tell }: Given): Pointed {
  if (all.length < 2 || !all.slice(1).some(mayPoint)) return { texts: all, fewer: null }
  const known = new Map<string, Told | null>()
  const telling: Tell = texts => known.getOrInsertComputed(JSON.stringify(texts), () => tell(texts))
  const lookups = limited(names, () => false, new Budget())
  const last = all.length - 1
  return all.reduce<Pointed>(
    ({ texts }, text, at) => {
      // Earlier ones are not read.
      const language =
        mayPoint(text) && at > Math.max(0, last - MOST_EARLIER) ? (languageIn(text, texts, lookups) ?? preferred) : null
      if (language === null) return { texts: [...texts, text], fewer: null }
      const named = namedIn(text, language, lookups, places => shownBefore(texts.slice(-MOST_EARLIER), telling, places))
      if (named.fewer && at < last) return { texts, fewer: null }
      return { texts: [...texts, named.text], fewer: named.fewer }
    },
    { texts: [], fewer: null },
  )
}

type Shown = { docs: readonly number[]; focus: number | undefined }

function namedIn(
  text: string,
  language: Language,
  lookups: Lookups,
  shownFor: (places: Pointer['at']) => Shown | null,
): { text: string; fewer: readonly number[] | null } {
  const read = (words: string) => scan(words, lookups, language)
  const pointers = pointersIn(text, language, words => kindLength(words, read))
  const meant = pointers.filter(pointer => isPointing(text, pointer, { read, language, count: pointers.length }))
  const shown = meant.length > 0 ? shownFor(meant.flatMap(({ at }) => at)) : null
  if (shown === null || meant.length < pointers.length) return { text, fewer: null }
  const { and } = pointerWordsOf(language)
  const [joint = ''] = and.split('|')
  const docs = meant.map(({ at }) => at.map(place => docOf(place, shown)))
  const isFewer = docs.some(each => each.includes(undefined))
  if (isFewer && meant.some(({ at }) => at.includes('other'))) return { text, fewer: null }
  // What was not listed stands as the last that was: the question is read all the same.
  const standIn = shown.docs.at(-1) ?? 0
  const named = meant.reduceRight((done, { from, to, preposition }, i) => {
    const names = (docs[i] ?? []).map(doc => tokenOf(doc ?? standIn)).join(` ${joint} `)
    return `${done.slice(0, from)}${preposition === '' ? '' : `${preposition} `}${names}${done.slice(to)}`
  }, text)
  return { text: named, fewer: isFewer ? shown.docs : null }
}

function docOf(place: Pointer['at'][number], { docs, focus }: Shown): number | undefined {
  if (place !== 'other') return place < 0 ? docs.at(place) : docs[place - 1]
  const others = docs.filter(doc => doc !== focus)
  return docs.length === 2 && others.length === 1 ? others[0] : undefined
}

/** The list that the answers before told last, and the one of it that was asked about since; null where none was. */
function shownBefore(texts: readonly string[], tell: Tell, places: Pointer['at']): Shown | null {
  const spoken: number[] = []
  for (let end = texts.length; end > 0; end--) {
    const told = tell(texts.slice(0, end))
    if (told === null) return null
    const { query, docs } = told
    // Where nothing was found, what was shown before that is meant.
    if (docs.length === 0 && (UNANSWERED.has(query.kind) || LISTS.has(query.kind))) continue
    const isOfSome = (ABOUT.has(query.kind) || (query.kind === 'compare' && isPointed(query))) && query.first === null
    const isShort = places.some(place => place !== 'other' && docs.length < Math.abs(place))
    if (isOfSome && (docs.length < 2 || isShort || places.includes('other'))) {
      spoken.push(...docs.toReversed())
      continue
    }
    const isOfList = spoken.every(doc => docs.includes(doc))
    return docs.length === 0 || !isOfList ? null : { docs, focus: spoken[0] ?? undefined }
  }
  return null
}

const ABOUT: ReadonlySet<Query['kind']> = new Set(['about', 'why'])
const UNANSWERED: ReadonlySet<Query['kind']> = new Set(['help', 'not understood', 'declined'])

type Around = { read: (words: string) => readonly Span[]; language: Language; count: number }

/** Tells whether words that may point do so where they stand: "the second quietest" and "the last bus" do not. */
function isPointing(text: string, { from, to, at }: Pointer, { read, language, count }: Around): boolean {
  const before = text.slice(0, from)
  const without = pointerWordsOf(language).without
  if (new RegExp(`(?<!\\p{L})(?:${without})(?:\\s+(?:de|d[’']|von|di|da))?\\s*$`, 'iu').test(before)) return false
  if (at.includes('other') && ONE.test(before)) return false
  if (read(before).some(isOfMany)) return false
  const rest = text.slice(to)
  if (!/^\s+[\p{L}\p{N}#]/u.test(rest)) return true
  if (MORE.test(rest) && count < 2) return false
  const [next, behind] = read(rest)
  if (!next || (next.meaning.is === 'stop' && !next.meaning.isContent)) return true
  if (isNoun(next)) return false
  // "The second lake in Norway", "the first free lake".
  if (next.meaning.is === 'relation')
    return !(/\p{L}\s*$/u.test(text.slice(from, to)) && isPlaceBehind(next, behind, text.slice(from, to), read))
  return !(
    DESCRIBING.has(next.meaning.is) &&
    behind !== undefined &&
    (isKind(behind) || behind.meaning.is === 'generic')
  )
}

/** What is counted in place of spots: "the last bus"; "by bus" and "etwas" are none. */
function isNoun(next: Span): boolean {
  const { meaning, typed } = next
  if (meaning.is === 'transport') return !/^(by|with|via|on|mit|per|en|in|con|à|zu)(?!\p{L})/iu.test(typed)
  if (meaning.is === 'generic') return !/^(etwas|was|algo|qualcosa|something|anything|quelque chose)$/i.test(typed)
  if (meaning.is === 'unknown') return /^\p{Lu}/u.test(typed)
  return NOUNS.has(meaning.is) || isKind(next)
}

/** "The second lake in Norway" is one of Norway. */
function isPlaceBehind(
  { meaning }: Span,
  behind: Span | undefined,
  said: string,
  read: (words: string) => readonly Span[],
): boolean {
  const isIn = meaning.is === 'relation' && meaning.relation === 'in'
  return isIn && behind?.meaning.is === 'name' && read(said).some(isKind)
}

const ONE = /(?<!\p{L})(one|eine[mnr]?|l[’']une?|une?|un[oa]) (of them )?(to|zum|zur|zu|à|a|al|alla?|all[’'])?\s*$/iu
const MORE = /^\s+(más|plus|più)\s/iu

const DESCRIBING: ReadonlySet<Span['meaning']['is']> = new Set(['access', 'quality', 'fire', 'rating'])
const NOUNS: ReadonlySet<Span['meaning']['is']> = new Set(['superlative', 'time', 'number', 'ordinal', 'distance'])

function isKind({ meaning }: Span): boolean {
  return meaning.is === 'feature' && LANDSCAPE_KEYS.has(meaning.feature)
}

/** What is looked for in the same text: its own list is pointed at. */
function isOfMany(span: Span): boolean {
  return isKind(span) && span.isPlural
}

function kindLength(text: string, read: (words: string) => readonly Span[]): number {
  const word = /^\s+[\p{L}’'-]+/u.exec(text)?.[0]
  if (word === undefined) return 0
  const [only, ...others] = read(word)
  return only !== undefined && others.length === 0 && isKind(only) && !isManyTyped(only, word) ? word.length : 0
}

/** English says by its form that there are several; of the others the article has said that it is one. */
function isManyTyped({ isPlural }: Span, word: string): boolean {
  return isPlural && /[^s]s$/i.test(word)
}
