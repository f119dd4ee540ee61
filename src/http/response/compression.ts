import { Duplex } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { Coding } from '../request/negotiation.ts'

/** Smaller bodies are sent as they are: a coding would not pay. */
export const LEAST_COMPRESSED = 1024

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** Encodes a body; compressed variants are kept by the response cache, so they may cost a little. */
export async function encodeBody(bytes: Uint8Array, coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
  if (coding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    return brotliAsync(bytes, { params })
  }
  if (coding === 'gzip') return gzipAsync(bytes, { level: 6 })
  return Uint8Array.from(bytes)
}

/** Encodes a stream as it goes; what the client does not take is not made. */
export function encodeStream(stream: ByteStream, coding: Coding): ByteStream {
  if (coding === 'identity') return stream
  const encoder = coding === 'br' ? createBrotliCompress({ params: QUICK_BROTLI }) : createGzip({ level: 6 })
  return stream.pipeThrough(Duplex.toWeb(encoder))
}

export type ByteStream = ReadableStream<Uint8Array<ArrayBuffer>>

/** Packs better than gzip in less time; what is streamed is large and packed anew for each client. */
const QUICK_BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4 }
