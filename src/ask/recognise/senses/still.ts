import { meaningAt } from '../lexicon.ts'
import type { Recogniser } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'
import { FILLER } from '../spans.ts'

/** Recognises the "still" that means "yet", which restricts nothing: "still in London", "that still allow fires"; "still water" is quiet. */
export const recogniseStill: Recogniser = (tokens, at) => {
  const token = tokens[at]
  if (token?.folded !== 'still' || token.source !== null || isQuiet(tokens, at)) return undefined
  return { meaning: FILLER, length: 1 }
}

function isQuiet(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1]?.folded ?? '', tokens[at + 1]]
  if (next === undefined || /^[?.!,;]$/.test(next.text)) return !/^(not|and|but)$/.test(before) || isJoined(tokens, at)
  if (STILL_NOUN.test(next.folded)) return true
  const following = meaningAt(tokens, at + 1)?.meaning
  if (following?.is === 'feature' || following?.is === 'generic') return !BEFORE_YET.test(before)
  return /^(and|or)$/.test(next.folded) ? !BEFORE_YET.test(before) : SO.test(before)
}

/** "Quiet and still?" */
function isJoined(tokens: readonly Token[], at: number): boolean {
  return meaningAt(tokens, at - 2)?.meaning.is === 'quality'
}

const STILL_NOUN = /^(water|waters|air|place|places|spot|spots|lake|lakes|pond|ponds|night|nights|silent)$/
/** A verb behind its subject: "that are still lakes", "do you still have". */
const BEFORE_YET = /^(are|is|was|were|has|have|do|does|you|they|but|there)$/
const SO = /^(so|very|really|perfectly|completely|totally|absolutely)$/
