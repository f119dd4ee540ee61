import type { SpilledNumbers } from '../../../spill/spilled-numbers.ts'

export type MapEnds = {
  /** Tells whether a place (10⁻⁷ degrees) lies at the end of the map, or beyond it. */
  isMapEnd: (x: number, y: number) => boolean
  /** Where tracks and paths begin and end, longitude and latitude in turn. */
  trackEnds: SpilledNumbers
}

/**
 * Marks with 1 which dead ends (longitude and latitude in turn) may go on beyond the map: those at its end, unless a track
 * or a path goes on from there. A road to a pass at the border that is a track from there on is a dead end.
 */
export function openEndsAmong(ends: Int32Array, { isMapEnd, trackEnds }: MapEnds): Uint8Array {
  const isOpen = new Uint8Array(ends.length / 2)
  const openAt = new Map<number, number[]>()
  for (let i = 0; i < isOpen.length; i++) {
    const x = ends[2 * i] ?? 0
    const y = ends[2 * i + 1] ?? 0
    if (!isMapEnd(x, y)) continue
    isOpen[i] = 1
    const same = openAt.get(keyOf(x, y))
    if (same) same.push(i)
    else openAt.set(keyOf(x, y), [i])
  }
  if (openAt.size === 0) return isOpen
  for (const block of trackEnds.blocks()) {
    for (let k = 0; k + 1 < block.length; k += 2) {
      const x = block[k] ?? 0
      const y = block[k + 1] ?? 0
      for (const i of openAt.get(keyOf(x, y)) ?? []) if (ends[2 * i] === x && ends[2 * i + 1] === y) isOpen[i] = 0
    }
  }
  return isOpen
}

/** Two places seldom share a key, and may. */
function keyOf(x: number, y: number): number {
  return Math.imul(x, 0x9e3779b1) ^ y
}
