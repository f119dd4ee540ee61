import { fold } from '../../../text/fold.ts'
import { GENERIC_NAME_WORDS } from '../../../text/generic-name-words.ts'
import type { Recogniser } from '../name-recognisers.ts'
import { nameAt } from '../names.ts'
import { type Token, typedOf } from '../tokens.ts'

/** Recognises a spot's name with the word for its kind at the other end: "Louise Lake", "Park Noble's". */
export const recogniseTurnedName: Recogniser = (tokens, at, { lookups }) => {
  const words = wordsFrom(tokens, at)
  for (let count = words.length; count >= 2; count--) {
    const run = words.slice(0, count)
    const end = run.at(-1)?.end ?? at
    if ((nameAt(tokens, at, lookups)?.length ?? 0) >= end - at) return undefined
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last) continue
    const isFirst = GENERIC_NAME_WORDS.has(first.said)
    if (isFirst === GENERIC_NAME_WORDS.has(last.said)) continue
    const kind = isFirst ? first : last
    const others = run.filter(word => word !== kind)
    if (!others.every(({ said, isProper }) => isProper && !GENERIC_NAME_WORDS.has(said))) continue
    const turned = isFirst ? [...others, kind] : [kind, ...others]
    const { spots = [] } = lookups.named(phraseOf(turned)) ?? {}
    // "Schweizerischer Nationalpark": one of the country.
    if (spots.length === 0 || lookups.named(phraseOf(others))?.region) continue
    const phrase = typedOf(tokens.slice(at, end))
    return { meaning: { is: 'spot', docs: [...spots], phrase, isGuess: false }, length: end - at }
  }
  return undefined
}

function phraseOf(words: readonly Word[]): string {
  return words.map(({ said }) => said).join(' ')
}

type Word = { said: string; isProper: boolean; end: number }

/** The next words as typed; the English of another language may be several tokens. */
function wordsFrom(tokens: readonly Token[], at: number): Word[] {
  const words: Word[] = []
  let next = at
  while (words.length < MOST_WORDS) {
    const token = tokens[next]
    if (!token) break
    let end = next + 1
    while (token.source !== null && tokens[end]?.source === token.source) end++
    const typed = token.source?.text ?? token.text
    if (!/^\p{L}[\p{L}'’]*$/u.test(typed)) break
    words.push({
      said: token.source ? fold(typed) : token.folded,
      isProper: /^\p{Lu}/u.test(typed),
      end,
    })
    next = end
  }
  return words
}

/** Longer names are not turned. */
const MOST_WORDS = 3
