import type { Catalogue } from '../../catalogue/catalogue.ts'
import { bytesOf } from '../../http/response/response.ts'
import { buildIndex } from '../../index/build.ts'
import { fingerprintOf } from '../../index/storage/links-fingerprint.ts'
import { loadIndex } from '../../index/storage/snapshot-file.ts'
import { OperatorError } from '../../operator-error.ts'
import { type Config, linksOf } from '../../serve/config.ts'
import { indexFile, packsFile, settlementsFile } from '../../serve/settings/places.ts'
import { useKeptPacks } from '../../serve/packs/packs-file.ts'
import { useKeptSettlements } from '../../serve/settlements/settlements-file.ts'
import { appOver } from '../app-over.ts'
import type { Context } from '../command.ts'
import { withPublished } from './with-published.ts'

/**
 * Gets a path of the API with its query, and returns the body.
 * @throws OperatorError with the API's own message for what it refuses.
 */
export type Get = <T>(path: string, query: Readonly<Record<string, string>>) => Promise<T>

/**
 * Answers from the catalogue as it lies there, without a service, and writes nothing. Where none has been published yet
 * the starter catalogue answers.
 */
export async function withAnswers<T>(context: Context, work: (get: Get) => Promise<T>): Promise<T> {
  const config = context.config()
  return withPublished(config, context, async (catalogue, dataDir) => {
    await useKeptSettlements(settlementsFile(config.dataDir))
    await useKeptPacks(packsFile(config.dataDir))
    const app = await appOver(catalogue, await indexOf(catalogue, { ...config, dataDir }), { ...config, dataDir })
    return work(async <B>(path: string, query: Readonly<Record<string, string>>) => {
      const { status, ...rest } = await app.read(`${path}?${new URLSearchParams(query).toString()}`)
      const body = JSON.parse(new TextDecoder().decode(bytesOf({ status, ...rest })))
      if (status >= 400) throw new OperatorError(body.error.message)
      return body as B // of the route's own schema
    })
  })
}

/** The index that a service has kept, where it is of this version; else one for this command alone. */
async function indexOf(catalogue: Catalogue, config: Config): Promise<SharedArrayBuffer> {
  const links = linksOf(config, config.port)
  const version = await catalogue.version()
  const loaded = await loadIndex(
    indexFile(config.dataDir),
    { version, linksFingerprint: fingerprintOf(links) },
    { bodies: config.indexBodies },
  )
  return 'buffer' in loaded ? loaded.buffer : catalogue.withSnapshot(snapshot => buildIndex(snapshot, links))
}
