import { ORDINAL_WORDS } from './ordinals.ts'
import type { Token } from '../tokens.ts'

const WORDS: ReadonlyMap<string, number> = new Map([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, value] as const),
  ...Object.entries({
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    dozen: 12,
  }),
])

export const NUMBER_WORDS: readonly string[] = [...WORDS.keys(), ...ORDINAL_WORDS, 'half', 'point']

/** Tells whether a word is a number by itself. */
export function isNumberWord(folded: string): boolean {
  return WORDS.has(folded)
}

/** Recognises a number in digits or words: "4.5", "ten", "twenty five", "three and a half". */
export function numberAt(tokens: readonly Token[], at: number): { value: number; length: number } | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.number !== null) return withFraction(tokens, at, token.number, 1)
  if (token.folded === 'half' && /^(a|an)$/.test(tokens[at + 1]?.folded ?? '')) return { value: 0.5, length: 2 }
  const part = PARTS.find(({ said }) => said.every((word, i) => tokens[at + i]?.folded === word))
  if (part) return { value: part.value, length: part.said.length }
  const value = wordValue(token)
  if (value === undefined) return undefined
  const next = wordValue(tokens[at + 1])
  if (next === 100 && value < 10) return { value: value * 100, length: 2 }
  if (value >= 20 && value < 100 && next !== undefined && next < 10 && next > 0)
    return { value: value + next, length: 2 }
  return withFraction(tokens, at, value, 1)
}

/** Fractions and pairs before a unit: "a quarter of an hour", "a couple of miles". */
const PARTS: readonly { said: readonly string[]; value: number }[] = [
  { said: ['three', 'quarters', 'of', 'an'], value: 0.75 },
  { said: ['a', 'quarter', 'of', 'an'], value: 0.25 },
  { said: ['quarter', 'of', 'an'], value: 0.25 },
  { said: ['a', 'couple', 'of'], value: 2 },
  { said: ['couple', 'of'], value: 2 },
]

/** "three and a half", "four point five". */
function withFraction(tokens: readonly Token[], at: number, value: number, length: number) {
  const [first, second, third] = tokens.slice(at + length, at + length + 3).map(({ folded }) => folded)
  if (first === 'and' && second === 'a' && third === 'half') return { value: value + 0.5, length: length + 3 }
  const decimal =
    first === 'point' ? (tokens[at + length + 1]?.number ?? wordValue(tokens[at + length + 1])) : undefined
  if (decimal !== undefined && decimal < 10) return { value: value + decimal / 10, length: length + 2 }
  return { value, length }
}

function wordValue(token: Token | undefined): number | undefined {
  return token && WORDS.get(token.folded)
}
