import { FILLER, isFiller, type Span } from '../../../recognise/spans.ts'
import type { Said } from '../../polarity/marks.ts'
import { ANOTHER_SUBJECT } from '../turned/another-subject.ts'
import { isKind } from '../turned/kind-alone.ts'

/**
 * Reads "ok, now waterfalls", "bon, et des cascades ?" as what is wanted in place of the kind that was looked for before;
 * where more is said, "now show me lakes in Norway", the beginning says nothing.
 */
export function withNextKind({ spans }: Said): readonly Span[] {
  const words = spans.filter(({ meaning: { is } }) => is !== 'sign' && is !== 'comma')
  const begins = words.findIndex(({ typed }) => !BEGINS.test(typed))
  const end = words.length > 1 && THEN.test(words.at(-1)?.typed ?? '') ? words.slice(-1) : []
  const beginning = [...words.slice(0, Math.max(0, begins)), ...end]
  const said = words
    .slice(begins, words.length - end.length)
    .filter(span => !isFiller(span) && !ARTICLE.test(span.typed))
  // "And a campsite?"
  const isOne = AN_ARTICLE.test(words[begins]?.typed ?? '') && !said.some(isKind)
  const isKindSaid = (span: Span) => isKind(isOne ? { ...span, isPlural: true } : span)
  const kinds = said.filter(isKindSaid)
  // "A tent, campsites then" says one thing twice.
  const rest = said.filter(span => isKindSaid(span) || !kinds.some(kind => isSameAs(span, kind)))
  if (beginning.length === 0 || kinds.length === 0 || spans.some(span => span.said === ANOTHER_SUBJECT)) return spans
  const isAlone = kinds.length === 1 && rest.every(span => isKindSaid(span) || span.meaning.is === 'quality')
  if (!isAlone) return spans.map(span => (beginning.includes(span) && NOW.test(span.typed) ? asFiller(span) : span))
  const [first] = beginning
  const typed = beginning.map(span => span.typed).join(' ')
  const instead: Span[] = first ? [{ ...first, typed, meaning: { is: 'follow', as: 'instead' } }] : []
  return [...instead, ...rest]
}

function isSameAs({ meaning }: Span, { meaning: kind }: Span): boolean {
  return meaning.is === 'feature' && kind.is === 'feature' && meaning.feature === kind.feature
}

function asFiller(span: Span): Span {
  return { ...span, meaning: FILLER }
}

/** When one asks for something else. */
const NOW =
  /^(now|next|then|jetzt|nun|dann|danach|maintenant|ensuite|alors|ahora|luego|entonces|ora|adesso|poi|allora)$/i
/** What it may end with. */
const THEN = /^(then|dann|alors|entonces|allora)$/i
/** What such a question begins with, in each language. */
const BEGINS =
  /^(actually|eigentlich|en fait|finalement|en realidad|in realtà|now|next|then|ok|okay|alright|all right|fine|good|great|cool|and|so|well|jetzt|nun|dann|danach|gut|na gut|also|und|maintenant|ensuite|alors|bon|bien|d accord|et|ahora|luego|entonces|vale|bueno|pues|y|ora|adesso|poi|allora|va bene|bene|e|ed)$/i
const AN_ARTICLE = /^(an?|eine?n?|une?|una)$/i
const ARTICLE = /^(some|des?|du|d|unas?|unos|algunas?|algunos|dei|delle|degli)$/i
