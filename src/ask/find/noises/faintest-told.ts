import { HEARD_FROM_DB } from '../../vocabulary/noises/noise-sources.ts'
import type { Heard } from '../heard.ts'
import type { Retrieved } from '../retrieved.ts'

/** Where the noise that is not wanted is faintest, which is told where nothing fits: of that spot the answer speaks. */
export function faintestTold({ hits, total, heard }: Pick<Retrieved, 'hits' | 'total' | 'heard'>): Heard['faintest'] {
  const isTold = hits.length === 0 && total === 0 && (heard?.faintest?.level ?? 0) >= HEARD_FROM_DB
  return isTold ? (heard?.faintest ?? null) : null
}
