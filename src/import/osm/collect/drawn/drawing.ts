import { closeSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { openNameless } from '../../../../arrays/nameless-file.ts'
import type { ArchivePieces } from '../../../../basemap/pmtiles/write.ts'
import type { Box } from '../../../../geo/box.ts'
import { readWhole, writeWhole } from '../../../../arrays/whole-bytes.ts'
import { lost } from '../../../threads/lost.ts'
import { orderedDrawing } from './ordered-drawing.ts'

/** The base map of one import, drawn as its orders come. */
export type Drawing = {
  /** It takes no time of the thread that gives the orders. */
  isApart: boolean
  /** Takes a block of orders, which may be written over afterwards. */
  take(block: Int32Array): void
  /** Packs what was drawn as a PMTiles archive, which is there until the drawing is closed; null when nothing was. */
  archive(bounds: Box, metadata: object): Promise<ArchivePieces | null>
  close(): Promise<void>
}

/** With more than one thread the map is drawn in a thread of its own, beside all the rest. */
export function startDrawing(threads = 1): Drawing {
  return threads > 1 ? drawingApart() : drawingHere()
}

function drawingHere(): Drawing {
  const drawing = orderedDrawing()
  return {
    isApart: false,
    take: block => drawing.draw(block),
    archive: async (bounds, metadata) => drawing.finish().archive(bounds, metadata),
    close: () => Promise.resolve(),
  }
}

/** Files of the process, by their descriptors: where orders are read and the archive is written. */
export type DrawingFiles = { orders: number; archive: number }
export type DrawingMessage =
  | { kind: 'draw'; start: number; length: number }
  | { kind: 'finish'; bounds: Box; metadata: object }
/** The orders at a place have been read; or the archive is written, of so many bytes: 0 when nothing was drawn. */
export type DrawingAnswer = { kind: 'read'; start: number } | { kind: 'finished'; length: number }

/** What most blocks of orders take. */
const SLOT_BYTES = 1 << 18

/**
 * Orders go by way of a file, so that none pile up in memory when they come faster than they are drawn. Where some have been
 * read, others are written.
 */
function drawingApart(): Drawing {
  const files: DrawingFiles = { orders: openNameless('orders'), archive: openNameless('archive') }
  const worker = new Worker(new URL('./drawing-thread.ts', import.meta.url), { workerData: files })
  const free: number[] = []
  let end = 0
  let fault: unknown
  const finished = new Promise<number>((resolve, reject) => {
    worker.on('message', (answer: DrawingAnswer) => {
      if (answer.kind === 'read') free.push(answer.start)
      else resolve(answer.length)
    })
    worker.on('error', error => (fault = error))
    worker.on('exit', code => reject(lost(fault ?? new Error(`the thread ended with code ${code}`))))
  })
  finished.catch(() => {}) // thrown when the archive is asked for
  const send = (message: DrawingMessage) => worker.postMessage(message)
  return {
    isApart: true,
    take(block) {
      const bytes = new Uint8Array(block.buffer, block.byteOffset, block.byteLength)
      const start = (bytes.length <= SLOT_BYTES ? free.pop() : undefined) ?? end
      writeWhole(files.orders, bytes, start)
      send({ kind: 'draw', start, length: block.length })
      if (start === end) end += Math.max(bytes.length, SLOT_BYTES)
    },
    async archive(bounds, metadata) {
      send({ kind: 'finish', bounds, metadata })
      const length = await finished
      // Its memory, and the disk of what it drew from, are not needed any more.
      await worker.terminate()
      return length === 0 ? null : piecesOf(files.archive, length)
    },
    async close() {
      await worker.terminate()
      for (const descriptor of Object.values(files)) closeSync(descriptor)
    },
  }
}

const PIECE = 1 << 20

function piecesOf(descriptor: number, length: number): ArchivePieces {
  return {
    *[Symbol.iterator]() {
      const piece = new Uint8Array(PIECE)
      for (let at = 0; at < length; at += PIECE) {
        const part = piece.subarray(0, Math.min(PIECE, length - at))
        readWhole(descriptor, part, at)
        yield part
      }
    },
  }
}
