import { type Bitset, eachDoc, emptyBitset, or, setBit } from '../../arrays/bitset.ts'
import type { Area } from '../../geo/regions/area.ts'
import type { Index } from '../../index/types.ts'
import { docsOfAny } from './feature-docs.ts'
import type { Region } from './region.ts'

const known = new WeakMap<Index, Map<readonly Area[], Bitset>>()

/** Returns the spots of a region; those of its areas are looked for once per version, among the spots of their boxes. */
export function docsInRegion({ countries, boxes, areas }: Region, index: Index): Bitset {
  const whole = docsOfAny(index, [...countries.map(country => ({ country })), ...boxes.map(bbox => ({ bbox }))])
  const parts = areas()
  if (parts.length === 0) return whole
  const ofVersion = known.get(index) ?? new Map<readonly Area[], Bitset>()
  known.set(index, ofVersion)
  const inside = ofVersion.get(parts) ?? docsInAreas(parts, index)
  ofVersion.set(parts, inside)
  return or(whole, inside)
}

function docsInAreas(areas: readonly Area[], index: Index): Bitset {
  const inside = emptyBitset(index.count)
  for (const { box, contains } of areas) {
    eachDoc(index.docs({ bbox: box }), doc => {
      if (contains(index.coordinates(doc))) setBit(inside, doc)
    })
  }
  return inside
}
