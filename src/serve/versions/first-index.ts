import type { Catalogue, Version } from '../../catalogue/catalogue.ts'
import { type BuildOrder, type BuiltIndex, loadOrBuildIndex } from '../../index/build-in-thread.ts'
import { fingerprintOf } from '../../index/storage/links-fingerprint.ts'
import { loadIndex } from '../../index/storage/snapshot-file.ts'
import { Sections } from '../../index/storage/sections.ts'
import { OperatorError } from '../../operator-error.ts'
import { reasonOf } from './take-over.ts'

export type FirstIndex = BuiltIndex & {
  /** The error of the newest version, when an earlier one is served in its place. */
  failure: { version: Version; error: unknown } | null
}

/**
 * Gives the index that a start serves: that of the newest version or, where it cannot be built, the one that was kept
 * of an earlier version of the same catalogue.
 * @throws OperatorError when there is neither.
 */
export async function firstIndex(
  catalogue: Pick<Catalogue, 'version' | 'history'>,
  order: BuildOrder,
): Promise<FirstIndex> {
  try {
    return { ...(await loadOrBuildIndex(catalogue, order)), failure: null }
  } catch (error) {
    const version = await catalogue.version()
    const buffer = await keptIndex(catalogue, order)
    if (buffer) return { buffer, saved: Promise.resolve(), failure: { version, error } }
    throw new OperatorError(
      `version ${version.number} of the catalogue cannot be served (${reasonOf(error)}), and no index of an earlier version is kept with these settings: import its sources again without what is wrong, remove the source that has it (sanctuary sources), or put back a backup`,
      { cause: error },
    )
  }
}

const VERSIONS_LOOKED_AT = 10_000

async function keptIndex(
  catalogue: Pick<Catalogue, 'history'>,
  { indexFile, links, bodies = 'auto' }: BuildOrder,
): Promise<SharedArrayBuffer | undefined> {
  if (indexFile === null) return undefined
  const kept = await loadIndex(indexFile, { linksFingerprint: fingerprintOf(links) }, { bodies }).catch(() => undefined)
  if (!kept || !('buffer' in kept)) return undefined
  const { token } = new Sections(kept.buffer).head.version
  const versions = await catalogue.history({ newest: true, limit: VERSIONS_LOOKED_AT })
  return versions.some(version => version.token === token) ? kept.buffer : undefined
}
