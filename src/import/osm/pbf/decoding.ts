import { Worker } from 'node:worker_threads'
import { lost } from '../../threads/lost.ts'
import { unpackBlob } from './blob.ts'
import type { NodePositions, SharedPositions } from '../positions/node-positions.ts'
import { type Columns, type PackedColumns, unpackedColumns } from './columns.ts'
import { type BlockOrder, blockDecoder } from './decode-block.ts'
import { exactly, type Frame } from './frames.ts'

/** Decodes the blocks of a file, some ahead of the one that is shown. */
export type Decoding = {
  /** How many may be begun and not yet asked for. */
  ahead: number
  /** Begins with a block, and returns what gives its columns, in the order of beginning: good until the next are asked for. */
  begin(frame: Frame): () => Promise<Columns>
  close(): Promise<void>
}

/** A file of the process by its descriptor, and what is decoded of it. */
export type DecodingOrder = { descriptor: number; order: BlockOrder }

/** Likewise for another thread, and where it finds nodes. */
export type ApartOrder = DecodingOrder & { positions: SharedPositions | null }

/** What became of a block by its number; without columns it is to be done by whoever shows it, who can say what is wrong. */
export type DecodingAnswer = { index: number; columns?: PackedColumns }

/** Blocks ahead for each thread: node:zlib unpacks in threads of its own. */
const AHEAD = 8

/** Threads that do not decode: the one that shows blocks, and one that draws the base map beside it. Two processors are busy with them. */
const BUSY = 2
/** What one thread can show, so many can decode. */
const MOST = 3

/**
 * With many threads some decode, and look up the nodes of ways; this one shows what they come to. Where only this one knows
 * the positions of nodes, it does everything.
 */
export function startDecoding(order: DecodingOrder, { threads, positions, kept }: Means): Decoding {
  const count = Math.min(threads - BUSY, MOST)
  const shared = count > 0 ? (positions?.share() ?? null) : null
  if (count <= 0 || (positions && !shared)) return decodingHere(order, kept)
  return decodingApart({ ...order, positions: shared }, count)
}

type Means = {
  threads: number
  positions: NodePositions | undefined
  /** Unpacked blocks by their numbers, kept for a later pass; absent: none are kept. */
  kept?: Map<number, Uint8Array> | undefined
}

function decodingHere({ descriptor, order }: DecodingOrder, kept?: Map<number, Uint8Array>): Decoding {
  const decode = blockDecoder(order)
  return {
    ahead: AHEAD,
    begin(frame) {
      const known = kept?.get(frame.index)
      kept?.delete(frame.index)
      const unpacked = known ? Promise.resolve(known) : unpackBlob(exactly(descriptor, frame))
      unpacked.catch(() => {}) // answered when its turn comes
      return async () => {
        const bytes = await unpacked
        const columns = decode(bytes)
        if (!known && holdsOthers(columns, order)) kept?.set(frame.index, bytes)
        return columns
      }
    },
    close: () => Promise.resolve(),
  }
}

/** Whether there is something that this pass does not show. */
function holdsOthers({ facts }: Columns, { kinds }: BlockOrder): boolean {
  return ((facts[0] ?? 0) & ~kinds) !== 0
}

function decodingApart(order: ApartOrder, count: number): Decoding {
  const here = decodingHere(order)
  const waiting = new Map<number, PromiseWithResolvers<DecodingAnswer>>()
  let fault: Error | undefined
  const fail = (cause: unknown) => {
    fault ??= lost(cause)
    for (const { reject } of waiting.values()) reject(fault)
  }
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(new URL('./decoding-thread.ts', import.meta.url), { workerData: order })
    worker.on('message', (answer: DecodingAnswer) => waiting.get(answer.index)?.resolve(answer))
    worker.on('error', fail)
    worker.on('exit', code => fail(new Error(`the thread ended with code ${code}`)))
    return worker
  })
  let begun = 0
  return {
    ahead: AHEAD * count,
    begin(frame) {
      const answer = Promise.withResolvers<DecodingAnswer>()
      answer.promise.catch(() => {}) // answered when its turn comes
      waiting.set(frame.index, answer)
      if (fault) answer.reject(fault)
      else workers[begun++ % count]?.postMessage(frame)
      return async () => {
        const { columns } = await answer.promise
        waiting.delete(frame.index)
        return columns ? unpackedColumns(columns) : here.begin(frame)()
      }
    },
    close: async () => void (await Promise.all(workers.map(worker => worker.terminate()))),
  }
}
