import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { VersionPlace } from '../rollout/rollout-store.ts'

/** Whether a version is one of the catalogue's, and not one of before a backup was restored. */
export async function isOfHistory(
  catalogue: Pick<Catalogue, 'history'>,
  { number, token }: VersionPlace,
): Promise<boolean> {
  const [version] = await catalogue.history({ after: number - 1, limit: 1 })
  return version?.token === token
}
