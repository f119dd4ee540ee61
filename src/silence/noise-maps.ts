import type { NoiseMap } from './noise-bytes.ts'
import { memoryPages } from './pages/memory-pages.ts'
import { type NoiseMaps, openNoise } from './pages/open-noise.ts'
import { ownNoiseOf } from './pages/own-noise.ts'
import { PageCache } from './pages/page-cache.ts'

export type { NoiseMaps }

/**
 * Puts maps in memory together: an object in several counts once, that of the first one that has most of it, and where
 * regions meet there is no edge.
 */
export function joinNoiseMaps(maps: readonly NoiseMap[]): NoiseMaps {
  const own = maps.map((map, i) => ownNoiseOf(String(i).padStart(PLACES, '0'), map))
  return openNoise(memoryPages(own), new PageCache(UNLIMITED))
}

/** Digits of numbers that sort as texts do. */
const PLACES = 9
const UNLIMITED = 2 ** 40

/** The noise of a catalogue without regions. */
export const NO_NOISE: NoiseMaps = joinNoiseMaps([])
