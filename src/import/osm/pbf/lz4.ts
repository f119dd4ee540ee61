/**
 * Unpacks an LZ4 block of known size (https://github.com/lz4/lz4/blob/dev/doc/lz4_Block_format.md).
 * @throws RangeError when the block is damaged.
 */
export function unpackLz4(packed: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size)
  let from = 0
  let to = 0
  const longer = (length: number) => {
    let sum = length
    for (let byte = 255; byte === 255; ) {
      byte = packed[from++] ?? damaged()
      sum += byte
    }
    return sum
  }
  while (from < packed.length) {
    const token = packed[from++] ?? 0
    const literals = token >> 4 === 15 ? longer(15) : token >> 4
    if (from + literals > packed.length || to + literals > size) damaged()
    out.set(packed.subarray(from, from + literals), to)
    from += literals
    to += literals
    if (from === packed.length) break
    const offset = (packed[from] ?? 0) | ((packed[from + 1] ?? damaged()) << 8)
    from += 2
    const length = 4 + ((token & 15) === 15 ? longer(15) : token & 15)
    if (offset === 0 || offset > to || to + length > size) damaged()
    // A match may overlap what it writes: byte by byte unless it does not.
    if (offset >= length) out.copyWithin(to, to - offset, to - offset + length)
    else for (let i = 0; i < length; i++) out[to + i] = out[to + i - offset] ?? 0
    to += length
  }
  if (to !== size) damaged()
  return out
}

function damaged(): never {
  throw new RangeError('an LZ4 block is damaged')
}
