import type { Explanation } from '../silence/explanation.ts'
import type { SpotDraft } from '../spots/spot.ts'

/** A rating with what goes with it. */
export type Rated = Pick<SpotDraft, 'silenceRating' | 'ratedBy' | 'confidence' | 'lden' | 'levelsByClass'>

/** The level that an explanation shows as "< 20", dB(A). */
const FAINTEST_LDEN = 20

/** Takes from an explanation what a spot keeps of it. */
export function ratedByModel({ rating, confidence, lden, byClass }: Explanation): Rated {
  return {
    silenceRating: rating,
    ratedBy: 'model',
    confidence,
    lden: typeof lden === 'number' ? lden : FAINTEST_LDEN,
    ...(byClass && { levelsByClass: byClass }),
  }
}
