import { type Bitset, bitsetWhere, emptyBitset } from '../../../arrays/bitset.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Index } from '../../../index/types.ts'
import type { Test } from '../../query.ts'

/** Returns the spots that lie nearer to one place than to another: those on its side of a plane through the middle of the globe. */
export function docsNearer({ place, than }: Extract<Test, { on: 'nearer' }>, index: Index): Bitset {
  if (!place.center || !than.center) return emptyBitset(index.count)
  const [a, b] = [vectorOf(place.center), vectorOf(than.center)]
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
  const vectors = vectorsOf(index)
  return bitsetWhere(index.count, doc => {
    const at = 3 * doc
    return (vectors[at] ?? 0) * x + (vectors[at + 1] ?? 0) * y + (vectors[at + 2] ?? 0) * z > 0
  })
}

/** Directions of all spots from the middle of the globe, to half a metre on its surface; made when first asked for in a version. */
function vectorsOf(index: Index): Float32Array {
  return known.getOrInsertComputed(index, () => {
    const vectors = new Float32Array(3 * index.count)
    for (let doc = 0; doc < index.count; doc++) vectors.set(vectorOf(index.coordinates(doc)), 3 * doc)
    return vectors
  })
}

const known = new WeakMap<Index, Float32Array>()

function vectorOf({ latitude, longitude }: Coordinates): [x: number, y: number, z: number] {
  const [up, along] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(up) * Math.cos(along), Math.cos(up) * Math.sin(along), Math.sin(up)]
}
