import type { NoiseMap } from '../../src/silence/noise-bytes.ts'
import type { RegionNoise } from '../../src/silence/pages/own-noise.ts'
import { indexBuiltUp } from '../../src/silence/sources/built-up.ts'
import { wholeSources } from '../../src/silence/sources/whole-sources.ts'

/** Makes one map in memory of what an import finds. */
export function wholeMap({ sources, usualAmong, ...region }: RegionNoise): NoiseMap {
  const whole = sources.whole()
  const usual = usualAmong(wholeSources(whole, indexBuiltUp(region.builtUp ? [region.builtUp] : []), region.heights))
  return { ...region, sources: whole, ...(usual && { usual }) }
}
