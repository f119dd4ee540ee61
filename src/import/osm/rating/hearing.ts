import type { Coordinates } from '../../../geo/coordinates.ts'
import { E7 } from '../../../geo/local-plane.ts'
import type { ChangedNoise } from '../../../silence/pages/changed-noise.ts'
import { hearersOf } from '../../../silence/pages/hearers.ts'
import type { NoiseMaps } from '../../../silence/pages/open-noise.ts'
import { PageCache, RATING_CACHE_BYTES } from '../../../silence/pages/page-cache.ts'
import { builtUpCellAt } from '../../../silence/pages/page-grid.ts'
import type { SpotDraft } from '../../../spots/spot.ts'
import { type Heard, heardOf } from '../describe/heard.ts'

/** What the spots of a source hear. */
export type Hearing = {
  /** Returns what a spot hears; undefined where no region holds it. */
  at(id: string, point: Coordinates): Heard | undefined
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
  const isKept = new Map<number, boolean>()
  const spots: Count = { anew: 0, kept: 0 }
  return {
    at(id, point) {
      const before = known.get(id)
      known.delete(id)
      const isSame = before?.latitude === point.latitude && before.longitude === point.longitude
      const explanation = isSame ? undefined : noiseMaps.explain(point)
      const heard = isSame ? before.heard : explanation && heardOf(explanation)
      if (!heard) return undefined
      const cell = builtUpCellAt(point.longitude * E7, point.latitude * E7)
      isKept.set(cell, isSame && isKept.get(cell) !== false)
      spots[isSame ? 'kept' : 'anew']++
      return heard
    },
    counts() {
      const kept = isKept.values().reduce((sum, kept) => sum + Number(kept), 0)
      return { spots, cells: { kept, anew: isKept.size - kept } }
    },
  }
}

/** What is known of those spots that hear no change. */
async function unaffected(drafts: AsyncIterable<SpotDraft>, changed: ChangedNoise): Promise<Map<string, Earlier>> {
  const hears = hearersOf(changed, new PageCache(RATING_CACHE_BYTES))
  const found = new Map<string, Earlier>()
  for await (const draft of drafts) {
    const { id, latitude, longitude, silenceRating, ratedBy, confidence, lden, noiseSentence } = draft
    if (ratedBy !== 'model' || noiseSentence === undefined || hears(draft)) continue
    found.set(id, { latitude, longitude, heard: { silenceRating, ratedBy, confidence, lden, noiseSentence } })
  }
  return found
}
