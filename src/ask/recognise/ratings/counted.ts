// Whether a number is of what is named next, and so no rating.
import { meaningAt } from '../lexicon.ts'
import type { Token } from '../tokens.ts'
import type { PhraseMeaning } from '../../vocabulary/meanings.ts'

/** "At least three consecutive minutes", "at least 4 quiet lakes", "at least 3 free lakes": the number is of what is named next. */
export function isCounting(tokens: readonly Token[], at: number): boolean {
  if (isCounted(tokens, at)) return true
  const next = tokens[at]
  // An unknown word may be what is counted, or say more of it.
  if (!next || !/^\p{L}/u.test(next.folded) || (next.isCapital && next.foreign === null)) return false
  const meaning = meaningAt(tokens, at)?.meaning
  if (meaning?.is === 'stop') return meaning.isContent
  // "Larger than 2 hectares".
  if (meaning?.is === 'aspect') return meaning.aspect === 'size'
  return (
    meaning === undefined ||
    COUNTED.has(meaning.is) ||
    (/^(quality|access)$/.test(meaning.is) && isCounted(tokens, at + 1))
  )
}

const COUNTED: ReadonlySet<PhraseMeaning['is']> = new Set(['off topic', 'time', 'unmeasured'])

/** "at least 4 lakes": the number counts what follows. */
export function isCounted(tokens: readonly Token[], at: number): boolean {
  const found = meaningAt(tokens, at)
  return (
    found !== undefined &&
    (found.meaning.is === 'feature' || found.meaning.is === 'generic') &&
    tokens[at]?.folded.startsWith('one') !== true
  )
}
