import { LRUCache } from 'lru-cache'
import { type Bitset, eachDoc, emptyBitset, or, setBit } from '../../arrays/bitset.ts'
import type { Area } from '../../geo/regions/area.ts'
import type { Index } from '../types.ts'
import type { Region } from './region.ts'

/** What is asked of an index. */
type Located = Pick<Index, 'count' | 'docs' | 'coordinates'>

/** What is known of the regions of a version takes at most this many bytes a thread. */
const MOST_BYTES = 16 * 2 ** 20

const known = new WeakMap<Located, LRUCache<readonly Area[], Bitset>>()

/** Returns the spots of a region; those of its areas are looked for once per version, among the spots of their boxes. */
export function docsInRegion(
  { countries, boxes, areas }: Pick<Region, 'countries' | 'boxes' | 'areas'>,
  index: Located,
): Bitset {
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
  for (const { box, contains } of areas) {
    eachDoc(index.docs({ bbox: box }), doc => {
      if (contains(index.coordinates(doc))) setBit(inside, doc)
    })
  }
  return inside
}
