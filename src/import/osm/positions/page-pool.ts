import { readWhole } from '../../../arrays/whole-bytes.ts'
import { newNodePage, NODE_BYTES, type NodePage } from './node-pages.ts'
import { mostPackedBytes, unpackPage } from './packed-page.ts'

/** Nodes on a page: 16 KiB in memory, some 6 on disk, which are read at once. */
export const PAGE = 1024
const PAGE_BYTES = PAGE * NODE_BYTES
/** What of the pages is in memory. */
const POOL_BYTES = 64 * 1024 ** 2

export type PoolOrder = {
  descriptor: number
  /** Where a page begins, and where the one behind the last would. */
  startOf: (index: number) => number
  /** At most so much memory. */
  poolBytes?: number | undefined
}

/** Reads packed pages of a file, of which a pool of the most used ones is in memory. */
export function pagePool({ descriptor, startOf, poolBytes = POOL_BYTES }: PoolOrder) {
  const slots = Math.max(1, Math.floor(poolBytes / PAGE_BYTES))
  const pool: { page: ReturnType<typeof newNodePage>; index: number; isUsed: boolean }[] = []
  const packed = new Uint8Array(mostPackedBytes(PAGE))
  /** In which slot each page is, and one more; 0: in none. */
  let slotOf = new Int32Array(1024)
  let hand = 0

  return {
    /** Returns a page, which is good until the next call. */
    get(index: number): NodePage {
      const held = pool[(slotOf[index] ?? 0) - 1]
      if (held) {
        held.isUsed = true
        return held.page
      }
      const at = freeSlot()
      const slot = (pool[at] ??= { page: newNodePage(PAGE), index, isUsed: true })
      const bytes = packed.subarray(0, startOf(index + 1) - startOf(index))
      readWhole(descriptor, bytes, startOf(index))
      unpackPage(bytes, slot.page)
      slot.index = index
      slot.isUsed = true
      if (index >= slotOf.length) grow(index + 1)
      slotOf[index] = at + 1
      return slot.page
    },
    close: () => void pool.splice(0),
  }

  function grow(length: number): void {
    const larger = new Int32Array(Math.max(length, 2 * slotOf.length))
    larger.set(slotOf)
    slotOf = larger
  }

  /** Of pages that have not been used for a round of the clock's hand, the first. */
  function freeSlot(): number {
    if (pool.length < slots) return pool.length
    for (; ; hand = (hand + 1) % slots) {
      const slot = pool[hand]
      if (!slot) return hand
      if (slot.isUsed) {
        slot.isUsed = false
        continue
      }
      slotOf[slot.index] = 0
      return hand
    }
  }
}
