import { isDespair } from './despair.ts'
import { isWrong } from './wrongs.ts'

/** Whom a question would harm: who asks it, or others; null for nobody. */
export function harmOf(question: string): 'self' | 'others' | null {
  return isDespair(question) ? 'self' : isWrong(question) ? 'others' : null
}
