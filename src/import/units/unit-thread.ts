// A thread that computes units of an import. Started by SharedWork.
import { openNoise } from '../../silence/pages/open-noise.ts'
import { PageCache } from '../../silence/pages/page-cache.ts'
import { type NoiseFile, unpackNoise } from '../../silence/pages/packed/packed-noise.ts'
import { unitComputer } from './compute-unit.ts'
import { workInThread } from '../threads/thread-work.ts'

/** What a unit needs lies together: its pages are few. */
const CACHE_BYTES = 32 * 1024 * 1024

workInThread((noise: NoiseFile) => {
  const pages = unpackNoise(noise)
  return unitComputer(pages, openNoise(pages, new PageCache(CACHE_BYTES)))
})
