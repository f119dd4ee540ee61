import type { Explanation } from '../../../silence/explanation.ts'
import type { Rated } from '../../rated.ts'

/** The level is below what the model follows noise to. */
export function isInaudible({ lden }: Pick<Explanation | Rated, 'lden'>): boolean {
  return typeof lden !== 'number' || lden <= FAINTEST_LDEN
}

const FAINTEST_LDEN = 20
