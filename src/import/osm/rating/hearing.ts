import type { Coordinates } from '../../../geo/coordinates.ts'
import { E7 } from '../../../geo/local-plane.ts'
import type { ChangedNoise } from '../../../silence/pages/changed-noise.ts'
import { hearersOf } from '../../../silence/pages/hearers.ts'
import type { NoiseMaps } from '../../../silence/pages/open-noise.ts'
import { PageCache, RATING_CACHE_BYTES } from '../../../silence/pages/page-cache.ts'
import { fineCellAt } from '../../../silence/pages/page-grid.ts'
import type { SpotDraft } from '../../../spots/spot.ts'
import { type Heard, heardOf } from '../describe/heard.ts'

/** What the spots of a source hear. */
export type Hearing = {
  /** Returns what a spot hears; undefined where no region holds it. */
  at(id: string, point: Coordinates): Heard | undefined
  /** Tells whether what a spot hears is still to be found. */
  isUnknown(id: string, point: Coordinates): boolean
  /** Takes what was found elsewhere; null where no region holds a spot. */
  learn(id: string, heard: Heard | null): void
  counts(): HearingCounts
}

/** How many spots were rated anew, in how many cells of 0.25°; of the others the earlier import holds. */
export type HearingCounts = { spots: Count; cells: Count }
type Count = { anew: number; kept: number }

type Earlier = Coordinates & { heard: Heard }

/**
 * Tells what spots hear by the noise from now on. What an `earlier` import by this very program found is kept where nothing
 * that is heard has changed since: the same as would be found now, byte for byte.
 */
export async function hearingBy(
  noiseMaps: NoiseMaps,
  { changed, earlier }: { changed: ChangedNoise; earlier: AsyncIterable<SpotDraft> | null },
): Promise<Hearing> {
  const known = earlier ? await unaffected(earlier, changed) : new Map<string, Earlier>()
  const learnt = new Map<string, Heard | null>()
  const isKept = new Map<number, boolean>()
  const spots: Count = { anew: 0, kept: 0 }
  return {
    at(id, point) {
      const before = known.get(id)
      known.delete(id)
      const isSame = isAt(before, point)
      const heard = isSame ? before.heard : found(id, point)
      if (!heard) return undefined
      const cell = fineCellAt(point.longitude * E7, point.latitude * E7)
      isKept.set(cell, isSame && isKept.get(cell) !== false)
      spots[isSame ? 'kept' : 'anew']++
      return heard
    },
    isUnknown: (id, point) => !isAt(known.get(id), point),
    learn: (id, heard) => void learnt.set(id, heard),
    counts() {
      const kept = isKept.values().reduce((sum, kept) => sum + Number(kept), 0)
      return { spots, cells: { kept, anew: isKept.size - kept } }
    },
  }

  function found(id: string, point: Coordinates): Heard | null {
    const heard = learnt.get(id)
    if (heard !== undefined) {
      learnt.delete(id)
      return heard
    }
    const explanation = noiseMaps.explain(point)
    return explanation ? heardOf(explanation) : null
  }
}

function isAt(earlier: Earlier | undefined, { latitude, longitude }: Coordinates): earlier is Earlier {
  return earlier?.latitude === latitude && earlier.longitude === longitude
}

/** What is known of those spots that hear no change. */
async function unaffected(drafts: AsyncIterable<SpotDraft>, changed: ChangedNoise): Promise<Map<string, Earlier>> {
  const hears = hearersOf(changed, new PageCache(RATING_CACHE_BYTES))
  const found = new Map<string, Earlier>()
  for await (const draft of drafts) {
    const { id, latitude, longitude, silenceRating, ratedBy, confidence, lden, levelsByClass, noiseSentence } = draft
    if (ratedBy !== 'model' || noiseSentence === undefined || levelsByClass === undefined || hears(draft)) continue
    const heard = { silenceRating, ratedBy, confidence, lden, levelsByClass, noiseSentence }
    found.set(id, { latitude, longitude, heard })
  }
  return found
}
