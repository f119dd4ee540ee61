import type { BaseMapFolder } from '../../basemap/folder.ts'
import type { Catalogue, Origin, StoredSource } from '../../catalogue/catalogue.ts'
import type { Validators } from '../readers/download.ts'
import { programHash } from './program-hash.ts'
import { coveredBy, type NoiseHashes, surroundingsHash } from './surroundings-hash.ts'

/** What an import finds: where its sources come from, and the noise around, as the catalogue has both before it. */
export type KnownOrigins = {
  origins: ReadonlyMap<string, Origin>
  sources: readonly StoredSource[]
  hashes: NoiseHashes
  program: string
}

/** Reads what tells whether an import would change anything. */
export async function readKnownOrigins(
  catalogue: Pick<Catalogue, 'origins' | 'sources' | 'noise'>,
): Promise<KnownOrigins> {
  const store = await catalogue.noise()
  const hashes = store.sources()
  store.close()
  return {
    origins: await catalogue.origins(),
    sources: await catalogue.sources(),
    hashes,
    program: programHash(),
  }
}

/** Returns what was imported from this file by this order, read by this very program; undefined when it was not. */
export function originOf(known: KnownOrigins, wanted: Pick<Origin, 'content' | 'order'>): Origin | undefined {
  if (wanted.content === null) return undefined
  return standing(known, origin => origin.content === wanted.content && origin.order === wanted.order)
}

/**
 * Returns what was imported from this URL by this order, read by this very program, which the server may say is still
 * what it has; undefined when it is to be downloaded.
 */
export function downloadedOrigin(
  known: KnownOrigins,
  { url, order }: Pick<Origin, 'url' | 'order'>,
): Origin | undefined {
  return standing(known, origin => origin.content !== null && origin.url === url && origin.order === order)
}

function standing(known: KnownOrigins, fits: (origin: Origin) => boolean): Origin | undefined {
  const found = known.origins.values().find(origin => origin.program === known.program && fits(origin))
  // Of a file with several sources, one may have been removed, or imported from elsewhere since.
  const isWhole = found?.sources.every(source => {
    const other = known.origins.get(source)
    return other?.content === found.content && other?.order === found.order
  })
  return isWhole ? found : undefined
}

/** Whether the noise around is what it was when these sources were imported. */
export function hasSameSurroundings(known: KnownOrigins, { sources: own, surroundings }: Origin): boolean {
  const { hashes, sources } = known
  if (surroundings === null) return true
  return surroundings === surroundingsHash(hashes, { own, box: coveredBy(own, sources), sources })
}

/** The validators of what was downloaded; null where the server gave none. */
export function validatorsOf({ etag, lastModified }: Origin): Validators | null {
  return etag === null && lastModified === null ? null : { etag, lastModified }
}

/** An origin, unless one of the base maps that its sources draw is not there. */
export function withBaseMaps(
  { sources }: KnownOrigins,
  origin: Origin | undefined,
  baseMaps: BaseMapFolder | undefined,
): Origin | undefined {
  const needed = sources.flatMap(({ name, baseMap }) => (origin?.sources.includes(name) && baseMap ? [baseMap] : []))
  return baseMaps && needed.some(name => !baseMaps.has(name)) ? undefined : origin
}
