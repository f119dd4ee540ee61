import type { Catalogue } from '../catalogue/catalogue.ts'
import { type App, createApp } from '../http/app.ts'
import { openIndex } from '../index/open.ts'
import { type Config, linksOf } from '../serve/config.ts'
import { createReads } from '../service/reads.ts'
import { openNoise, shareNoise } from '../service/shared-noise.ts'

/** Makes the app over a catalogue and its index: the reads of the API, without a port. */
export async function appOver(catalogue: Catalogue, index: SharedArrayBuffer, config: Config): Promise<App> {
  const reads = await createReads(openIndex(index), {
    links: linksOf(config, config.port),
    cursorKey: catalogue.identity.cursorKey,
    noiseMaps: openNoise(shareNoise(await catalogue.noise())),
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
