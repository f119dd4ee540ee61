import { closeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { openNameless } from '../../../arrays/nameless-file.ts'
import { writeWhole } from '../../../arrays/whole-bytes.ts'
import { GrowableArray } from '../../../arrays/growable-array.ts'
import { newNodePage, type PageReader, type PageStore, type SharedPages } from './node-pages.ts'
import { mostPackedBytes, packPage } from './packed-page.ts'
import { PAGE, pagePool } from './page-pool.ts'

/**
 * Keeps pages, packed, in a file without a name: whatever ends the process, the system takes the file away. `poolBytes`: of
 * what is read again at most so much is in memory.
 */
export function diskPages({ folder = tmpdir(), poolBytes }: { folder?: string; poolBytes?: number } = {}): PageStore {
  const descriptor = openNameless('nodes', folder)
  const filling = newNodePage(PAGE)
  const packed = new Uint8Array(mostPackedBytes(PAGE))
  /** Where each page begins, and where the next one will. */
  const starts = new GrowableArray(Float64Array)
  starts.push(0)
  const pool = pagePool({ descriptor, startOf: index => starts.at(index), poolBytes })

  return {
    size: PAGE,
    get length() {
      return starts.length - 1
    },
    next: () => filling,
    put() {
      const bytes = packPage(filling, packed)
      const start = starts.at(starts.length - 1)
      writeWhole(descriptor, packed.subarray(0, bytes), start)
      starts.push(start + bytes)
    },
    get: index => pool.get(index),
    share: () => ({ descriptor, starts: sharedNumbers(starts.view()) }),
    close() {
      closeSync(descriptor)
      pool.close()
    },
  }
}

/** Opens the pages of another thread of the process, with a pool of its own. */
export function openPages({ descriptor, starts }: SharedPages): PageReader {
  const pool = pagePool({ descriptor, startOf: index => starts[index] ?? 0 })
  return { length: starts.length - 1, get: index => pool.get(index) }
}

/** Copies numbers to memory that threads share. */
export function sharedNumbers(numbers: Float64Array): Float64Array {
  const shared = new Float64Array(new SharedArrayBuffer(numbers.byteLength))
  shared.set(numbers)
  return shared
}
