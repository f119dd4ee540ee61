// Built-up shares in pages: a cell of houses is in every page whose cell it meets, so that a look-up opens one.
import { lowerBound } from '../../arrays/binary-search.ts'
import { uniteBoxes } from '../../geo/box.ts'
import { type BuiltUp, type Grid, gridAt } from '../sources/built-up.ts'
import { differences, hashOf, packArrays, sums, unpackArrays } from '../../arrays/packed-arrays.ts'
import type { CutPage } from './noise-pages.ts'
import { BUILT_UP_LAYER, fineCellsMeeting } from './page-grid.ts'

type Head = { latitude: number }

export function* cutBuiltUp(source: string, { latitude, keys, shares }: BuiltUp): Generator<CutPage> {
  const grid = gridAt(latitude)
  const members = new Map<number, number[]>()
  for (const [i, key] of keys.entries()) {
    for (const cell of fineCellsMeeting(grid.boxOf(key))) {
      const list = members.get(cell)
      if (list) list.push(i)
      else members.set(cell, [i])
    }
  }
  for (const [cell, list] of members) {
    const own = Float64Array.from(list, i => keys[i] ?? 0)
    const arrays = { keys: differences(own, 1), shares: Float32Array.from(list, i => shares[i] ?? 0) }
    const around = uniteBoxes(list.map(i => grid.boxOf(keys[i] ?? 0)))
    const box = {
      west: Math.floor(around.west),
      south: Math.floor(around.south),
      east: Math.ceil(around.east),
      north: Math.ceil(around.north),
    }
    const bytes = packArrays({ latitude } satisfies Head, arrays)
    yield { cell, layer: BUILT_UP_LAYER, part: source, hash: hashOf(bytes), box, reach: 0, bytes }
  }
}

/** A page of built-up shares, opened. */
export type OpenBuiltUp = { shareAt(x: number, y: number): number; byteLength: number }

export function openBuiltUp(bytes: Uint8Array): OpenBuiltUp {
  const packed = unpackArrays<Head>(bytes)
  const grid: Grid = gridAt(packed.head.latitude)
  const keys = sums(packed.take('keys', 'Float64Array'), 1)
  const shares = packed.take('shares', 'Float32Array')
  return {
    byteLength: bytes.length,
    shareAt(x, y) {
      const key = grid.keyOf(x, y)
      const at = lowerBound(keys, key)
      return keys[at] === key ? (shares[at] ?? 0) : 0
    },
  }
}
