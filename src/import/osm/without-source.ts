import type { Publication, Source } from '../../catalogue/catalogue.ts'
import { changedNoise } from '../../silence/pages/changed-noise.ts'
import type { OwnNoise } from '../../silence/pages/noise-pages.ts'
import { openNoise } from '../../silence/pages/open-noise.ts'
import { PageCache, RATING_CACHE_BYTES } from '../../silence/pages/page-cache.ts'
import type { Surroundings } from '../importer.ts'
import { planGrids } from './grids-anew.ts'
import { ratedAnew } from './rated-anew.ts'
import { startUnits } from '../units/unit-work.ts'

/** Makes the publication that goes with taking a source away: what its noise had a part in is rated without it. */
export function withoutSource(source: string, around: Surroundings): Publication {
  const [sources, noise, anew] = [[] as Source[], new Map<string, OwnNoise | 'kept'>(), new Set<string>()]
  const grids = new Map<string, Uint8Array>()
  return { sources, noise, grids, ratedAnew: anew, drafts: drafts() }

  async function* drafts() {
    const store = await around.noise()
    try {
      if (!store.sources().has(source)) return
      const changed = changedNoise(store, new Map([[source, null]]))
      const now = openNoise(changed.after, new PageCache(RATING_CACHE_BYTES))
      yield* ratedAnew(around, { source, changed, now }, { sources, noise, anew })
      const plan = await planGrids(around, { source, changed, now }, { isOurs: false })
      const work = await startUnits({ units: plan.units, pages: changed.after, maps: now, box: plan.box })
      for (const [source, bytes] of plan.finish(await Array.fromAsync(work.results()))) grids.set(source, bytes)
    } finally {
      store.close()
    }
  }
}
