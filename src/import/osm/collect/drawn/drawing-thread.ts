// A thread that draws a base map. Started by startDrawing.
import { parentPort, workerData } from 'node:worker_threads'
import type { DrawingAnswer, DrawingFiles, DrawingMessage } from './drawing.ts'
import { readWhole, writeWhole } from '../../../../arrays/whole-bytes.ts'
import { orderedDrawing } from './ordered-drawing.ts'

const files = workerData as DrawingFiles // given by startDrawing
const drawing = orderedDrawing()
let block = new Int32Array()

parentPort?.on('message', (message: DrawingMessage) => {
  if (message.kind === 'draw') draw(message)
  else finish(message)
})

function draw({ start, length }: { start: number; length: number }): void {
  if (length > block.length) block = new Int32Array(length)
  const orders = block.subarray(0, length)
  readWhole(files.orders, new Uint8Array(orders.buffer, 0, orders.byteLength), start)
  answer({ kind: 'read', start })
  drawing.draw(orders)
}

/** A fault ends the thread, and is told of by that. */
function finish({ bounds, metadata }: Extract<DrawingMessage, { kind: 'finish' }>): void {
  const pieces = drawing.finish().archive(bounds, metadata)
  let length = 0
  for (const piece of pieces ?? []) {
    writeWhole(files.archive, piece, length)
    length += piece.length
  }
  answer({ kind: 'finished', length })
}

function answer(given: DrawingAnswer): void {
  parentPort?.postMessage(given)
}
