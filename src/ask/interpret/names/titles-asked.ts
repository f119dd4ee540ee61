import { merged, type Span, UNSAID } from '../../recognise/spans.ts'
import { NAME_PART_KEYS } from '../../vocabulary/features.ts'
import type { Said } from '../polarity/marks.ts'
import { plainTitleEnd } from './plain-titles.ts'
import { isTown, JOINT, OF } from './parts-of-titles.ts'

/**
 * Reads words side by side as the name of one thing, where it is asked about and nothing is known that is called so: "is the
 * Giant's Causeway quiet", "tell me about the Mountains of the Moon", "how quiet is denali national park". Neither their words
 * are looked for, nor the kind of thing in them, nor towns that are called as one of them: that would be about other places.
 */
export function withTitlesAsked({ spans, text, language }: Said & { text: string }): readonly Span[] {
  for (const at of spans.keys()) {
    const isBegun = isAskedAbout(spans, at)
    if (!isBegun && !isFirst(spans, at)) continue
    const end = isBegun ? titleEnd(spans, at, { text, language }) : plainTitleEnd(spans, at)
    if (end === null || (!isBegun && !isAskedBehind(spans, end))) continue
    const title = spans.slice(at, end)
    const name = merged(title, { is: 'unknown', isName: true }, writtenIn(text, title))
    return [...spans.slice(0, at), name, ...spans.slice(end)]
  }
  return spans
}

/** Where a title ends that begins at a span; null where none does. */
function titleEnd(spans: readonly Span[], at: number, { text, language }: { text: string; language: string }) {
  // German writes every noun with a capital; and where all words have one, none is told apart.
  const areCapitalsTold = language !== 'de' && HAS_SMALL.test(text) && spans[at]?.isCapital === true
  const end = areCapitalsTold ? endOfCapitals(spans, at) : at
  return isUnknownTitle(spans.slice(at, end), spans[at - 1]) ? end : plainTitleEnd(spans, at)
}

/** Tells whether it is asked about what begins at a span: "is the", "tell me about", "how loud is", "es tranquila la". */
function isAskedAbout(spans: readonly Span[], at: number): boolean {
  if (isArticle(spans[at])) return false
  const before = spans.slice(0, at).filter(span => !isArticle(span))
  const { meaning, said, typed } = before.at(-1) ?? UNSAID
  if (meaning.is === 'ask') return meaning.ask === 'tell'
  if (meaning.is === 'aspect' && meaning.aspect === 'transport') return true
  const isIs = IS.test(said) || IS.test(typed)
  if (isIs) return before.length === 1 || before.at(-2)?.meaning.is === 'aspect'
  return meaning.is === 'quality' && before.length === 2 && IS.test(before[0]?.said ?? '')
}

/** Tells whether a question begins with it, behind an article: "la dune du Pilat est-elle gratuite ?". */
function isFirst(spans: readonly Span[], at: number): boolean {
  return at === 1 && isArticle(spans[0])
}

function isAskedBehind(spans: readonly Span[], end: number): boolean {
  const { said } = spans[end] ?? UNSAID
  const next = spans[end + (IS.test(said) ? 1 : 0)]?.meaning
  return IS.test(said) && (next?.is === 'quality' || next?.is === 'access' || next?.is === 'aspect')
}

function isArticle(span: Span | undefined): boolean {
  return span !== undefined && (ARTICLE.test(span.typed) || ARTICLE.test(span.said))
}

/** Behind the last capital, or where a title begins when what follows belongs to it and is known. */
function endOfCapitals(spans: readonly Span[], from: number): number {
  let end = from
  for (let at = from; at < spans.length; at++) {
    const { isCapital, typed, meaning } = spans[at] ?? UNSAID
    const isOfName = meaning.is === 'name' && at > from && OF.test(spans[at - 1]?.typed ?? '')
    if (isCapital && (PARTS.has(meaning.is) || isTown(spans[at]) || isOfName)) end = at + 1
    else if (!JOINT.test(typed)) return isCapital ? from : WAY.test(typed) ? at + 1 : end
  }
  return end
}

/** Of several words, of which at least one is known of nothing, or which all are of towns: "Golden Gate Bridge"; and a town's with an article: "l'Etna". */
function isUnknownTitle(title: readonly Span[], before: Span | undefined): boolean {
  const words = title.filter(({ isCapital }) => isCapital)
  const isUnknown = words.some(({ meaning }) => meaning.is === 'unknown' || meaning.is === 'off topic')
  // "The mountains of Norway" are of there, and the "Tour du Mont Blanc" is a thing of its own.
  const isOf = title.length > words.length
  const isPart = ({ meaning, isPlural }: Span) =>
    meaning.is !== 'feature' || (NAME_PART_KEYS.has(meaning.feature) && (!isPlural || isOf))
  const isTowns = isTown(words[0]) && words.every(({ meaning }) => meaning.is === 'name')
  const isTownOfKind = words.length === 2 && isTown(words[0]) && words[1]?.meaning.is === 'feature' && !isOf
  if (title.length === 1) return isTowns && isArticle(before)
  return (isUnknown || isTowns || isTownOfKind) && words.every(isPart)
}

/** As a text writes spans, with what they leave out: "Giant's Causeway". */
function writtenIn(text: string, title: readonly Span[]): string | undefined {
  const words = title.flatMap(({ typed }) => typed.split(/\s+/)).map(word => RegExp.escape(word))
  return new RegExp(words.join(String.raw`(?:['’]s?)?\s+`), 'iu').exec(text)?.[0]
}

/** A word that a title, too, would write with a capital. */
const HAS_SMALL = /(?<![\p{L}'’])(?!(?:the|and|for|les|des|del|los|las|dei|della?)\b)\p{Ll}{2,}/u
const ARTICLE = /^(the|le|la|les|l|el|los|las|il|lo|gli|i)$/i
const IS = /^(is|are|was)$/i
/** "The Kungsleden trail". */
const WAY = /^(trail|path|way|walk|footpath)$/i
const PARTS: ReadonlySet<Span['meaning']['is']> = new Set(['unknown', 'off topic', 'feature'])
