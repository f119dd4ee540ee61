import type { Explanation } from '../../../silence/explanation.ts'
import { type Rated, ratedByModel } from '../../rated.ts'
import { noiseSentence } from './noise.ts'

/** What a spot's record keeps of what is heard there. */
export type Heard = Rated & { noiseSentence: string }

export function heardOf(explanation: Explanation): Heard {
  return { ...ratedByModel(explanation), noiseSentence: noiseSentence({ explanation }) }
}
