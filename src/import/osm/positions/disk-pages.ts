import { closeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { openNameless } from '../../../arrays/nameless-file.ts'
import { readWhole, writeWhole } from '../../../arrays/whole-bytes.ts'
import { GrowableArray } from '../../../arrays/growable-array.ts'
import { newNodePage, NODE_BYTES, type PageStore } from './node-pages.ts'
import { mostPackedBytes, packPage, unpackPage } from './packed-page.ts'

/** Nodes on a page: 16 KiB in memory, some 6 on disk, which are read at once. */
const PAGE = 1024
const PAGE_BYTES = PAGE * NODE_BYTES
/** What of the pages is in memory. */
const POOL_BYTES = 64 * 1024 ** 2

/**
 * Keeps pages, packed, in a file without a name, of which a pool of the most used ones is in memory: whatever ends the process,
 * the system takes the file away. `poolBytes`: at most so much memory.
 */
export function diskPages({ folder = tmpdir(), poolBytes = POOL_BYTES } = {}): PageStore {
  const descriptor = openNameless('nodes', folder)
  const slots = Math.max(1, Math.floor(poolBytes / PAGE_BYTES))
  const pool: { page: ReturnType<typeof newNodePage>; index: number; isUsed: boolean }[] = []
  const filling = newNodePage(PAGE)
  const packed = new Uint8Array(mostPackedBytes(PAGE))
  /** Where each page begins, and where the next one will. */
  const starts = new GrowableArray(Float64Array)
  starts.push(0)
  /** In which slot each page is, and one more; 0: in none. */
  let slotOf = new Int32Array(1024)
  let length = 0
  let hand = 0

  return {
    size: PAGE,
    get length() {
      return length
    },
    next: () => filling,
    put() {
      const bytes = packPage(filling, packed)
      const start = starts.at(length)
      writeWhole(descriptor, packed.subarray(0, bytes), start)
      starts.push(start + bytes)
      length++
      if (length > slotOf.length) {
        const larger = new Int32Array(slotOf.length * 2)
        larger.set(slotOf)
        slotOf = larger
      }
    },
    get(index) {
      const held = pool[(slotOf[index] ?? 0) - 1]
      if (held) {
        held.isUsed = true
        return held.page
      }
      const at = freeSlot()
      const slot = (pool[at] ??= { page: newNodePage(PAGE), index, isUsed: true })
      const bytes = packed.subarray(0, starts.at(index + 1) - starts.at(index))
      readWhole(descriptor, bytes, starts.at(index))
      unpackPage(bytes, slot.page)
      slot.index = index
      slot.isUsed = true
      slotOf[index] = at + 1
      return slot.page
    },
    close() {
      closeSync(descriptor)
      pool.length = 0
    },
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
