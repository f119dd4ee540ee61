// For tests: the frames of a PBF file (https://wiki.openstreetmap.org/wiki/PBF_Format).
/** A block of a PBF file: head, and its bytes packed by zlib. */
export function blob(type: string, packed: Uint8Array, size: number): Buffer {
  const body = Buffer.concat([Buffer.from([0x10]), varint(size), Buffer.from([0x1a]), varint(packed.length), packed])
  const head = Buffer.concat([
    Buffer.from([0x0a, type.length]),
    Buffer.from(type),
    Buffer.from([0x18]),
    varint(body.length),
  ])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, body])
}

/** A number, seven bits to a byte. */
export function varint(value: number): Buffer {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push(rest < 128 ? rest : (rest % 128) | 128)
    if (rest < 128) return Buffer.from(bytes)
  }
}
