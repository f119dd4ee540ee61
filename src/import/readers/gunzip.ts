import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { OperatorError } from '../../operator-error.ts'

/** Text packs to a tenth, a file made to fill memory to a thousandth. */
const MOST_RATIO = 100
/** Below this even a file of nothing but repetitions is read. */
const HARMLESS_BYTES = 64 * 1024 * 1024
/** XML of all of OpenStreetMap is two terabytes; no region is a quarter of that. */
const MOST_BYTES = 512 * 1024 ** 3

/**
 * Unpacks a file while it is read; `size` is that of the packed file in bytes.
 * @throws OperatorError when it unpacks to much more than data does.
 */
export async function* gunzipped(
  file: Readable,
  { path, size }: { path: string; size: number },
): AsyncGenerator<Buffer> {
  const most = Math.min(Math.max(size * MOST_RATIO, HARMLESS_BYTES), MOST_BYTES)
  const unpacked = file.pipe(createGunzip())
  file.on('error', error => unpacked.destroy(error))
  let bytes = 0
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > most) {
        throw new OperatorError(
          `"${path}" unpacks to more than ${Math.floor(most / 1024 ** 2)} MiB from ${size} bytes: that is no map data, and it is not read on`,
        )
      }
      yield chunk
    }
  } finally {
    file.destroy()
    unpacked.destroy()
  }
}
