import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Coding } from './negotiation.ts'

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
