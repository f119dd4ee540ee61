import { gather } from '../../src/import/osm/collect/gather.ts'
import { noiseCollectors } from '../../src/import/osm/collect/noise/noise.ts'
import { openOsm } from '../../src/import/osm/open-osm.ts'
import type { NoiseMap } from '../../src/silence/noise-bytes.ts'
import { wholeMap } from './whole-map.ts'

/** Makes the noise map of an extract, without its spots. */
export async function noiseMapOf(path: string, name = 'test'): Promise<NoiseMap> {
  const file = await openOsm(path)
  const noise = noiseCollectors()
  await gather(file, noise.collectors)
  return wholeMap(noise.region({ name, area: null, header: file.header }))
}
