import type { Foreign } from '../../vocabulary/languages/languages.ts'
import type { Token } from '../tokens.ts'
import type { ForeignLexicon } from './foreign-lexicon.ts'

/** Words of a language that say how many things one place has beside another. */
type Words = { more: RegExp; fewer: RegExp; of: RegExp; than: RegExp }

const WORDS: Readonly<Record<Foreign, Words>> = {
  de: { more: /^mehr$/, fewer: /^weniger$/, of: /^$/, than: /^(als|oder)$/ },
  fr: { more: /^plus$/, fewer: /^moins$/, of: /^(de|d)$/, than: /^(que|qu|ou)$/ },
  es: { more: /^mas$/, fewer: /^menos$/, of: /^$/, than: /^(que|o)$/ },
  it: { more: /^piu$/, fewer: /^meno$/, of: /^$/, than: /^(di|del|della|dello|dell|dei|degli|delle|che|o|oppure)$/ },
}
/** What there may be more of besides landscapes. */
const NUMBERED = /^(place|hut|camping|campsite|camp site)s?$/

const ADJECTIVE = /^(quiet|noisy|free)$/

/** "More lakes than forests"; "più laghi di montagna" compares nothing. */
const THAN_A_THING = /^(que|qu|che|als|rapport|respecto|rispetto)$/

function isThingWithin(tokens: readonly Token[], from: number, lexicon: ForeignLexicon): boolean {
  return [from, from + 1].some(at => {
    const meant = lexicon.phraseAt(tokens.slice(at, at + 3).map(({ folded }) => folded))
    return meant !== undefined && (meant.isThing || NUMBERED.test(meant.english))
  })
}

/** "Que en Suède", "o in der Schweiz": so many small words stand before the name. */
const BEFORE_NAME = 2

/** "Mehr Hütten als Liechtenstein", "plus de lacs qu'en Suède": more things than another place has, in English. */
export function moreOfAt(
  tokens: readonly Token[],
  at: number,
  lexicon: ForeignLexicon,
): { english: string; length: number } | undefined {
  const { more, fewer, of, than } = WORDS[lexicon.language]
  const word = tokens[at]?.folded ?? ''
  const english = more.test(word) ? 'more' : fewer.test(word) ? 'fewer' : undefined
  if (english === undefined) return undefined
  const thing = of.test(tokens[at + 1]?.folded ?? '') ? at + 2 : at + 1
  const meaningFrom = (from: number) => lexicon.phraseAt(tokens.slice(from, from + 3).map(({ folded }) => folded))
  const [first, second] = [meaningFrom(thing), meaningFrom(thing + 1)]
  // "Mehr laute Orte".
  const meant = first && ADJECTIVE.test(first.english) ? second : first
  if (!meant || !(meant.isThing || NUMBERED.test(meant.english))) return undefined
  const isCompared = tokens.some(
    ({ folded }, i) =>
      i >= thing + meant.length &&
      ((than.test(folded) && tokens.slice(i + 1, i + 2 + BEFORE_NAME).some(({ isCapital }) => isCapital)) ||
        (THAN_A_THING.test(folded) && isThingWithin(tokens, i + 1, lexicon))),
  )
  return isCompared ? { english, length: thing - at } : undefined
}
