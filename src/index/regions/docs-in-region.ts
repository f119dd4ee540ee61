import { LRUCache } from 'lru-cache'
import { and, type Bitset, eachDoc, emptyBitset, hasBit, or, setBit } from '../../arrays/bitset.ts'
import type { Area } from '../../geo/regions/area.ts'
import { LANDS } from '../../geo/regions/lands.ts'
import type { Index } from '../types.ts'
import { boxOnSide } from './halves.ts'
import type { Region } from './region.ts'

/** What is asked of an index. */
type Located = Pick<Index, 'count' | 'docs' | 'coordinates'>

/** What is known of the regions of a version takes at most this many bytes a thread. */
const MOST_BYTES = 16 * 2 ** 20

const known = new WeakMap<Located, LRUCache<readonly Area[], Bitset>>()

/** Returns the spots of a region; those of its areas are looked for once per version, among the spots of their boxes. */
export function docsInRegion(
  { countries, boxes, areas, half }: Pick<Region, 'countries' | 'boxes' | 'areas' | 'half'>,
  index: Located,
): Bitset {
  if (half) return and(docsInRegion(half.of, index), index.docs({ bbox: boxOnSide(half) }))
  const filters = [...countries.map(country => ({ country })), ...boxes.map(bbox => ({ bbox }))]
  const [first = emptyBitset(index.count), ...others] = filters.map(filter => index.docs(filter))
  const whole = others.reduce(or, first)
  const parts = areas()
  if (parts.length === 0) return whole
  let ofVersion = known.get(index)
  if (!ofVersion) known.set(index, (ofVersion = new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: sizeOf })))
  let inside = ofVersion.get(parts)
  if (!inside) ofVersion.set(parts, (inside = docsInAreas(parts, index)))
  return or(whole, inside)
}

function sizeOf({ byteLength }: Bitset): number {
  return byteLength + 1
}

function docsInAreas(areas: readonly Area[], index: Located): Bitset {
  const inside = emptyBitset(index.count)
  const abroad = new Map<string, Bitset>()
  for (const { box, country, contains } of areas) {
    const others =
      country === undefined ? undefined : abroad.getOrInsertComputed(country, () => docsAbroad(country, index))
    eachDoc(index.docs({ bbox: box }), doc => {
      if (!(others && hasBit(others, doc)) && contains(index.coordinates(doc))) setBit(inside, doc)
    })
  }
  return inside
}

/** Spots that are known to lie in no land of a country: its parts have coarse borders, a spot's country is told by an exact one. */
function docsAbroad(home: string, index: Located): Bitset {
  if (!LANDS.some(({ code }) => code === home)) return emptyBitset(index.count)
  const lands = LANDS.filter(({ code, country }) => code !== undefined && code !== home && country !== home)
  return lands.map(({ code = '' }) => index.docs({ country: code })).reduce(or, emptyBitset(index.count))
}
