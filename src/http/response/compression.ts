import { Readable, pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { Coding } from '../request/negotiation.ts'

/** Bytes below which a body is sent as it is: a coding would not pay. */
export const LEAST_COMPRESSED = 1024

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** Nanoseconds of a byte, measured on lists of spots of 20 KB to 1 MB. */
const ENCODING_NS: Record<Coding, number> = { br: 15, gzip: 10, identity: 0 }

/** Milliseconds of processor time that it takes to encode a body, in a thread of the system. */
export function encodingMs(bytes: number, coding: Coding): number {
  return (bytes * ENCODING_NS[coding]) / 1e6
}

/** Encodes a body; compressed variants are stored and sent again, so they may cost a little. */
export async function encodeBody(bytes: Uint8Array, coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
  if (coding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    return brotliAsync(bytes, { params })
  }
  if (coding === 'gzip') return gzipAsync(bytes, { level: 6 })
  return Uint8Array.from(bytes)
}

type Pieces = AsyncIterable<string | Uint8Array>

/** Encodes pieces while they are sent; what the client does not take is not made. */
export function encodeStream(pieces: Pieces, coding: Coding): Pieces {
  if (coding === 'identity') return pieces
  return {
    async *[Symbol.asyncIterator]() {
      const encoder = coding === 'br' ? createBrotliCompress({ params: QUICK_BROTLI }) : createGzip({ level: 6 })
      // What goes wrong on the way is thrown to the reader of the encoder.
      pipeline(Readable.from(pieces), encoder, () => {})
      yield* encoder
    },
  }
}

/** Packs better than gzip in less time; what is streamed is large and packed anew for each client. */
const QUICK_BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4 }
