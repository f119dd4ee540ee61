import type { Doc, Index } from '../index/types.ts'
import { METHOD } from '../silence/parameters.ts'
import { wordOf } from '../silence/rating.ts'
import type { Explanation } from '../silence/explanation.ts'
import type { Rose } from '../silence/breakdown/rose.ts'
import type { NoiseMaps } from '../silence/noise-maps.ts'

/** Spots, and the noise maps of the regions they lie in. */
type Noise = { index: Index; noiseMaps: NoiseMaps }

/** Explains a spot's rating: computed from its region's noise map, given by its source, or no longer known. */
export function silenceOf(doc: Doc, directory: Noise) {
  const { index } = directory
  const { source, ratedBy } = index.storedFields(doc)
  const computed = computedFor(doc, directory)
  if (computed) return shownExplanation({ ...computed, source })
  const rating = index.silenceRating(doc)
  return {
    rating,
    lden: null,
    levels: null,
    band: null,
    confidence: null,
    words: wordOf(rating),
    dominant: [],
    source,
    ...UNEXPLAINED[ratedBy],
  }
}

/** The level below which the model has nothing to say, dB(A) Lden. */
const FLOOR = 20

/** Shows an explanation as the API does: a level below the scale's floor is that floor, and says so. */
export function shownExplanation<T extends Pick<Explanation, 'lden' | 'known'>>(explanation: T) {
  const { lden, known: _, ...shown } = explanation
  return lden === '< 20' ? { ...shown, lden: FLOOR, below: true as const } : { ...shown, lden }
}

/** Shows a level in the same way, to a tenth of a decibel. */
export function shownLevel(level: number): { lden: number; below?: true } {
  return level < FLOOR ? { lden: FLOOR, below: true } : { lden: Math.round(level * 10) / 10 }
}

const UNEXPLAINED = {
  source: { method: 'editorial', caveats: ['Given by the people of the source, not computed'] },
  // A catalogue restored from an export has the ratings, not the noise maps.
  model: { method: METHOD, caveats: ['The noise map that the rating was computed from is not in this catalogue'] },
}

/** Returns the explanation of a computed rating; undefined where a source gave it or the noise map is missing. */
export function computedFor(doc: Doc, { index, noiseMaps }: Noise) {
  if (index.storedFields(doc).ratedBy !== 'model') return undefined
  const { latitude, longitude } = index.spot(doc)
  const explanation = noiseMaps.explain({ latitude, longitude })
  return explanation?.rating === index.silenceRating(doc) ? explanation : undefined
}

/** Returns from where the noise at a spot with a computed rating comes; undefined for any other. */
export function roseOf(doc: Doc, directory: Noise): Rose | undefined {
  return computedFor(doc, directory) && directory.noiseMaps.rose(directory.index.coordinates(doc))
}
