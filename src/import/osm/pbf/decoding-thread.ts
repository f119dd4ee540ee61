// A thread that decodes blocks of a file. Started by startDecoding.
import { parentPort, workerData } from 'node:worker_threads'
import { openPositions } from '../positions/node-positions.ts'
import { unpackBlob } from './blob.ts'
import { packedColumns } from './columns.ts'
import { blockDecoder } from './decode-block.ts'
import type { ApartOrder, DecodingAnswer } from './decoding.ts'
import { exactly, type Frame } from './frames.ts'

const { descriptor, order, positions } = workerData as ApartOrder // given by startDecoding
const decode = blockDecoder(order, positions ? openPositions(positions) : undefined)

parentPort?.on('message', (frame: Frame) => void answer(frame))

async function answer({ index, ...place }: Frame): Promise<void> {
  try {
    const columns = packedColumns(decode(await unpackBlob(exactly(descriptor, place))))
    tell({ index, columns }, [columns.buffer])
  } catch {
    tell({ index })
  }
}

function tell(given: DecodingAnswer, transferred: ArrayBuffer[] = []): void {
  parentPort?.postMessage(given, transferred)
}
