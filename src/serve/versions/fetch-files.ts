import { BaseMapFolder } from '../../basemap/folder.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { baseMapFolder } from '../settings/places.ts'

/**
 * Brings to this machine what threads read from files and a catalogue on a server holds: noise, which is mirrored as it is
 * opened, and the base maps of the present version. What no version needs any more goes.
 */
export async function fetchFiles(
  catalogue: Pick<Catalogue, 'noise' | 'sources' | 'baseMaps'>,
  dataDir: string,
): Promise<void> {
  const noise = await catalogue.noise()
  noise.close()
  const { baseMaps } = catalogue
  if (!baseMaps.isShared && (await baseMaps.names()).size === 0) return
  const folder = new BaseMapFolder(baseMapFolder(dataDir))
  const names = new Set((await catalogue.sources()).flatMap(({ baseMap }) => baseMap ?? []))
  await folder.fetch(names, baseMaps)
  if (baseMaps.isShared) await folder.settle({ before: new Set(), after: names }, new Date())
}
