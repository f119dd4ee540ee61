import { readSync, writeSync } from 'node:fs'

/** Writes all bytes to a file, from a place on. */
export function writeWhole(descriptor: number, bytes: Uint8Array, start: number): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at, bytes.length - at, start + at)
}

/** Fills bytes from a file, from a place on. @throws RangeError when it ends before. */
export function readWhole(descriptor: number, bytes: Uint8Array, start: number): void {
  for (let at = 0; at < bytes.length; ) {
    const count = readSync(descriptor, bytes, at, bytes.length - at, start + at)
    if (count === 0) throw new RangeError(`the file ends before byte ${start + bytes.length}`)
    at += count
  }
}
