// What a region says of itself besides its sources, as bytes, and opened: where it is whole, and what is usual beyond its edge.
import Flatbush from 'flatbush'
import type { Usual } from '../beyond.ts'
import { boxOfCoverage, type Coverage } from '../coverage.ts'
import { treeOfEdges } from '../../geo/trees/tree-of-edges.ts'
import { E7 } from '../../geo/local-plane.ts'
import type { MissingKind } from '../parameters.ts'
import { differences, hashOf, packArrays, sums, unpackArrays } from '../../arrays/packed-arrays.ts'
import type { RegionEntry } from './noise-pages.ts'

type Head = {
  name: string
  method: Coverage['method']
  missing?: readonly MissingKind[]
  isOld?: boolean
  screening?: 'terrain'
  hasBlank?: true
  hasUsual?: true
}

export type RegionFacts = { coverage: Coverage; usual?: Usual }

export function packRegion(
  source: string,
  { coverage, usual }: RegionFacts,
): Omit<RegionEntry, 'digest'> & { bytes: Uint8Array } {
  const { name, method, edges, atSea, blank, missing, isOld, screening } = coverage
  const head: Head = {
    name,
    method,
    ...(missing && { missing }),
    ...(isOld && { isOld }),
    ...(screening && { screening }),
    ...(blank && { hasBlank: true as const }),
    ...(usual && { hasUsual: true as const }),
  }
  const bytes = packArrays(head, {
    edges: differences(edges, 4),
    atSea,
    tree: bytesOf(treeOfEdges(edges)),
    ...(blank && { blank: differences(blank, 4), blankTree: bytesOf(treeOfEdges(blank)) }),
    ...(usual && { usual }),
  })
  const box = boxOfCoverage(coverage) ?? { west: 0, south: 0, east: -1, north: -1 }
  const inE7 = (degrees: number) => Math.round(degrees * E7)
  return {
    source,
    name,
    hash: hashOf(bytes),
    box: { west: inE7(box.west), south: inE7(box.south), east: inE7(box.east), north: inE7(box.north) },
    bytes,
  }
}

function bytesOf(tree: Flatbush | undefined): Uint8Array {
  return tree ? new Uint8Array(tree.data) : new Uint8Array()
}

export type OpenRegion = RegionFacts & { byteLength: number }

/** @throws RangeError when the bytes are no region. */
export function openRegion(bytes: Uint8Array): OpenRegion {
  const packed = unpackArrays<Head>(bytes)
  const { hasBlank, hasUsual, ...rest } = packed.head
  const coverage: Coverage = {
    ...rest,
    edges: sums(packed.take('edges', 'Int32Array'), 4),
    atSea: packed.take('atSea', 'Uint8Array'),
    trees: {
      edges: treeFrom(packed.take('tree', 'Uint8Array')),
      blank: hasBlank ? treeFrom(packed.take('blankTree', 'Uint8Array')) : undefined,
    },
    ...(hasBlank && { blank: sums(packed.take('blank', 'Int32Array'), 4) }),
  }
  return { coverage, ...(hasUsual && { usual: packed.take('usual', 'Float32Array') }), byteLength: bytes.length }
}

function treeFrom({ buffer, byteOffset, length }: Uint8Array): Flatbush | undefined {
  return length === 0 ? undefined : Flatbush.from(buffer, byteOffset)
}
