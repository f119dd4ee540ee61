import { merged, type Span, UNSAID } from '../../recognise/spans.ts'
import { NAME_PART_KEYS } from '../../vocabulary/features.ts'
import type { Said } from '../polarity/marks.ts'

/**
 * Reads capitals side by side as the name of one thing, where it is asked about and nothing is known that is called so: "is the
 * Giant's Causeway quiet", "tell me about the Mountains of the Moon", "how do I get to the Golden Gate Bridge". Neither their words
 * are looked for, nor the kind of thing in them, nor towns that are called as one of them: that would be about other places.
 */
export function withTitlesAsked({ spans, text, language }: Said & { text: string }): readonly Span[] {
  // German writes every noun so; and where all words are, none is told apart.
  if (language === 'de' || !HAS_SMALL.test(text)) return spans
  const at = spans.findIndex((span, i) => span.isCapital && isAskedAbout(spans, i))
  const title = at === -1 ? [] : spans.slice(at, endOfTitle(spans, at))
  if (!isUnknownTitle(title)) return spans
  const name = merged(title, { is: 'unknown', isName: true }, writtenIn(text, title))
  return [...spans.slice(0, at), name, ...spans.slice(at + title.length)]
}

/** Tells whether it is asked about what begins at a span: "is the", "tell me about", "how loud is", "es tranquila la". */
function isAskedAbout(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(0, at).filter(({ typed, said }) => !ARTICLE.test(typed) && !ARTICLE.test(said))
  const { meaning, said, typed } = before.at(-1) ?? UNSAID
  if (meaning.is === 'ask') return meaning.ask === 'tell'
  if (meaning.is === 'aspect' && meaning.aspect === 'transport') return true
  const isIs = IS.test(said) || IS.test(typed)
  if (isIs) return before.length === 1 || before.at(-2)?.meaning.is === 'aspect'
  return meaning.is === 'quality' && before.length === 2 && IS.test(before[0]?.said ?? '')
}

/** Where a title ends that begins at a span: behind its last capital, or where it begins when what follows belongs to it and is known. */
function endOfTitle(spans: readonly Span[], from: number): number {
  let end = from
  for (let at = from; at < spans.length; at++) {
    const { isCapital, typed, meaning } = spans[at] ?? UNSAID
    const isOfName = meaning.is === 'name' && at > from && OF.test(spans[at - 1]?.typed ?? '')
    if (isCapital && (PARTS.has(meaning.is) || isTown(spans[at]) || isOfName)) end = at + 1
    else if (!JOINT.test(typed)) return isCapital ? from : WAY.test(typed) ? at + 1 : end
  }
  return end
}

/** Of several words, of which at least one is known of nothing, or which all are of towns: "Golden Gate Bridge". */
function isUnknownTitle(title: readonly Span[]): boolean {
  const words = title.filter(({ isCapital }) => isCapital)
  const isUnknown = words.some(({ meaning }) => meaning.is === 'unknown' || meaning.is === 'off topic')
  // "The mountains of Norway" are of there, and the "Tour du Mont Blanc" is a thing of its own.
  const isOf = title.length > words.length
  const isPart = ({ meaning, isPlural }: Span) =>
    meaning.is !== 'feature' || (NAME_PART_KEYS.has(meaning.feature) && (!isPlural || isOf))
  const isTowns = isTown(words[0]) && words.every(({ meaning }) => meaning.is === 'name')
  return title.length > 1 && (isUnknown || isTowns) && words.every(isPart)
}

/** A name of towns alone, of which many are called as anything is. */
function isTown(span: Span | undefined): boolean {
  const { meaning } = span ?? UNSAID
  if (meaning.is !== 'name') return false
  const { region, spots, cores, part } = meaning.named
  return region === null && spots.length + cores.length + part.length === 0
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
const OF = /^(of|du|de|des|del|della|dei|di)$/i
const JOINT = /^(of|the|d|de|du|des|del|della|dei|di|la|le|el|and)$/i
const PARTS: ReadonlySet<Span['meaning']['is']> = new Set(['unknown', 'off topic', 'feature'])
