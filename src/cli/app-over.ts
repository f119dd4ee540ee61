import type { Catalogue } from '../catalogue/catalogue.ts'
import { type App, createApp } from '../http/app.ts'
import { openIndex } from '../index/open.ts'
import { type Config, linksOf } from '../serve/config.ts'
import { indexFile } from '../serve/settings/places.ts'
import { createReads } from '../service/reads.ts'
import { openGrid, shareBytes } from '../service/shared-bytes.ts'
import { openNoise } from '../silence/pages/open-noise.ts'
import { PageCache } from '../silence/pages/page-cache.ts'

const MIB = 1024 * 1024

/** Makes the app over a catalogue and its index: the reads of the API, without a port. */
export async function appOver(catalogue: Catalogue, index: SharedArrayBuffer, config: Config): Promise<App> {
  const opened = openIndex(index, indexFile(config.dataDir))
  const noise = await catalogue.noise()
  const reads = await createReads(opened, {
    links: linksOf(config, config.port),
    cursorKey: catalogue.identity.cursorKey,
    noiseMaps: openNoise(noise.at(opened.version.number), new PageCache(config.noiseCacheMb * MIB)),
    grid: openGrid(shareBytes(await catalogue.grids(opened.version.number))),
    changeLog: catalogue,
  })
  const { webhookKey } = catalogue.identity
  const settings = {
    ...config,
    webhookPublicKey: () => webhookKey.public,
    clientKey: new Uint8Array(),
    isReady: () => true,
    isDegraded: () => false,
  }
  return createApp({ reads, settings, cacheBytes: 0 })
}
