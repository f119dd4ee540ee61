import { GrowableArray } from '../../../arrays/growable-array.ts'
import { E7 } from '../../../geo/local-plane.ts'
import type { SpotPoints } from '../../units/unit.ts'
import type { MergedCandidates } from '../collect/candidates/merge.ts'
import { idOf } from '../drafts.ts'
import type { Hearing } from './hearing.ts'

/** Returns the spots that what is heard at is still to be found for, of all that may become spots. */
export function unheard(
  { candidates, winners }: MergedCandidates,
  { xs, ys }: SpotPoints,
  hearing: Hearing,
): Uint32Array {
  const found = new GrowableArray(Uint32Array)
  for (let i = 0; i < winners.length; i++) {
    const point = { latitude: (ys[i] ?? 0) / E7, longitude: (xs[i] ?? 0) / E7 }
    if (hearing.isUnknown(idOf(candidates.head(winners[i] ?? 0)), point)) found.push(i)
  }
  return found.take()
}
