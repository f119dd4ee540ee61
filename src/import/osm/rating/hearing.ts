import type { Coordinates } from '../../../geo/coordinates.ts'
import { E7 } from '../../../geo/local-plane.ts'
import type { ChangedNoise } from '../../../silence/pages/changed-noise.ts'
import { hearersOf } from '../../../silence/pages/hearers.ts'
import type { NoiseMaps } from '../../../silence/pages/open-noise.ts'
import { PageCache, RATING_CACHE_BYTES } from '../../../silence/pages/page-cache.ts'
import { fineCellAt } from '../../../silence/pages/page-grid.ts'
import type { SpotDraft } from '../../../spots/spot.ts'
import { type Heard, heardOf } from '../describe/heard.ts'
import { HeardTable, startsOfNumbers } from './heard-table.ts'

/** What the spots of a source hear. */
export type Hearing = {
  /** Returns what a spot hears, by its number and id; undefined where no region holds it. */
  at(spot: number, id: string, point: Coordinates): Heard | undefined
  /** Tells whether what a spot hears is still to be found. */
  isUnknown(id: string, point: Coordinates): boolean
  /** Takes what was found elsewhere; null where no region holds a spot. */
  learn(spot: number, heard: Heard | null): void
  counts(): HearingCounts
}

/** How many spots were rated anew, in how many cells of 0.25°; of the others the earlier import holds. */
export type HearingCounts = { spots: Count; cells: Count }
type Count = { anew: number; kept: number }

/**
 * Tells what spots hear by the noise from now on. What an `earlier` import by this very program found is kept where nothing
 * that is heard has changed since: the same as would be found now, byte for byte. `spots`: how many there are.
 */
export async function hearingBy(
  noiseMaps: NoiseMaps,
  { changed, earlier, spots: most }: { changed: ChangedNoise; earlier: AsyncIterable<SpotDraft> | null; spots: number },
): Promise<Hearing> {
  const known = earlier ? await unaffected(earlier, changed) : nothingKnown()
  const learnt = new HeardTable(startsOfNumbers(most))
  const isKept = new Map<number, boolean>()
  const spots: Count = { anew: 0, kept: 0 }
  return {
    at(spot, id, point) {
      const isSame = known.isAt(id, point)
      const before = known.take(id)
      const heard = isSame ? before : found(spot, point)
      if (!heard) return undefined
      const cell = fineCellAt(point.longitude * E7, point.latitude * E7)
      isKept.set(cell, isSame && isKept.get(cell) !== false)
      spots[isSame ? 'kept' : 'anew']++
      return heard
    },
    isUnknown: (id, point) => !known.isAt(id, point),
    learn: (spot, heard) => learnt.set(spot, NOWHERE, heard),
    counts() {
      const kept = isKept.values().reduce((sum, kept) => sum + Number(kept), 0)
      return { spots, cells: { kept, anew: isKept.size - kept } }
    },
  }

  function found(spot: number, point: Coordinates): Heard | null {
    const heard = learnt.take(spot)
    if (heard !== undefined) return heard
    const explanation = noiseMaps.explain(point)
    return explanation ? heardOf(explanation) : null
  }
}

/** Where does not matter: it is where the spot is. */
const NOWHERE: Coordinates = { latitude: NaN, longitude: NaN }

function nothingKnown(): HeardTable<string> {
  return new HeardTable(new Map<string, number>())
}

/** What is known of those spots that hear no change. */
async function unaffected(drafts: AsyncIterable<SpotDraft>, changed: ChangedNoise): Promise<HeardTable<string>> {
  const hears = hearersOf(changed, new PageCache(RATING_CACHE_BYTES))
  const found = nothingKnown()
  for await (const draft of drafts) {
    const { id, silenceRating, ratedBy, confidence, lden, levelsByClass, noiseSentence } = draft
    if (ratedBy !== 'model' || noiseSentence === undefined || levelsByClass === undefined || hears(draft)) continue
    found.set(id, draft, { silenceRating, ratedBy, confidence, lden, levelsByClass, noiseSentence })
  }
  return found
}
