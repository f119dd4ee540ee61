import { LENGTH, LEVEL } from './units.ts'
import { numberWordsOf, type Spoken } from './number-words.ts'

/** Words that a number before a unit may have: "two hundred and fifty". */
const MOST_WORDS = 6
const TIME = String.raw`(?:min(?:ute[ns]?|utos|uti)?)(?!\p{L})`
const FEET = String.raw`(?:fu(?:ß|ss)|pieds?|pies|piedi)(?!\p{L})`

/**
 * Writes a number in words in digits where a unit stands behind it: "zweihundert Kilometer", "a hundred and twenty miles"; with what
 * was said for each, in their order.
 */
export function inDigits(text: string, language: Spoken): { text: string; said: readonly Said[] } {
  const said: Said[] = []
  const digits = text.replaceAll(BEFORE_UNIT, (whole: string, run: string) => {
    const words = run.trim().split(/[\s-]+/)
    for (let from = 0; from < words.length; from += 1) {
      const number = words.slice(from).join(' ')
      const value = numberWordsOf(language).get(number.toLowerCase())
      if (value === undefined) continue
      said.push({ digits: String(value), words: number })
      return [...words.slice(0, from), String(value), ''].join(' ')
    }
    return whole
  })
  return { text: digits, said }
}

type Said = { digits: string; words: string }

/** Tokens with what was typed for the numbers among them. */
export function withNumbersSaid<
  Token extends { text: string; source: { text: string; correction: string | null } | null },
>(tokens: readonly Token[], said: readonly Said[]): Token[] {
  const left = [...said]
  return tokens.map(token => {
    const at = left.findIndex(({ digits }) => digits === token.text)
    if (at === -1) return token
    const [found] = left.splice(at, 1)
    return found ? { ...token, source: { text: found.words, correction: null } } : token
  })
}

const BEFORE_UNIT = new RegExp(
  String.raw`(?<![\p{L}\d])((?:\p{L}+[\s-]+){1,${MOST_WORDS}})(?=(?:${LENGTH}|${LEVEL}|${TIME}|${FEET}))`,
  'giu',
)
