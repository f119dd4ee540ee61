import { numberAt } from '../figures/numbers.ts'
import { meaningAt } from '../lexicon.ts'
import type { Recogniser } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'

/** Recognises how long somebody stays: "three days", "two calm days", "a few nights". It is named, and a wish between is read. */
export const recogniseDuration: Recogniser = (tokens, at) => {
  const unit = tokens[at]
  if (unit?.source !== null) return undefined
  if (isUnit(unit)) return isCounted(tokens, at) ? { meaning: { is: 'time' }, length: 1 } : undefined
  const count = countAt(tokens, at)
  return count > 0 && isUnit(tokens[unitBehind(tokens, at + count)])
    ? { meaning: { is: 'time' }, length: count }
    : undefined
}

function isUnit(token: Token | undefined): boolean {
  return /^(days|nights|weeks|weekends|afternoons)$/.test(token?.folded ?? '')
}

function isCounted(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3, 4].some(back => {
    const count = at >= back ? countAt(tokens, at - back) : 0
    return count > 0 && unitBehind(tokens, at - back + count) === at
  })
}

function countAt(tokens: readonly Token[], at: number): number {
  const [first, second] = [tokens[at]?.folded ?? '', tokens[at + 1]?.folded ?? '']
  if (first === 'a' && /^(few|couple)$/.test(second)) return tokens[at + 2]?.folded === 'of' ? 3 : 2
  if (/^(several|some|few)$/.test(first)) return 1
  const number = numberAt(tokens, at)
  return number && number.value <= MOST ? number.length : 0
}

const MOST = 31

/** Where the unit stands: behind the number, or behind what the days are to be like. */
function unitBehind(tokens: readonly Token[], at: number): number {
  const is = meaningAt(tokens, at)?.meaning.is
  return is === 'quality' || is === 'intensifier' ? at + 1 : at
}
