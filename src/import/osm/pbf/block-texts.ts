// The texts of a primitive block, which its elements name by their places.
import { type Cursor, lengthTag } from './protobuf.ts'

/** Returns the bits of a key by its place, and remembers them; without keys, each has a bit. */
export function bitsOfKeys(
  text: (index: number) => string,
  keys: ReadonlyMap<string, number> | undefined,
): (key: number) => number {
  if (!keys) return () => 1
  const answers: (number | undefined)[] = []
  return key => (answers[key] ??= keys.get(text(key)) ?? 0)
}

/** Decodes each text at its first use. */
export function stringTable(cursor: Cursor | undefined): (index: number) => string {
  const places: number[] = []
  const texts: (string | undefined)[] = []
  if (cursor) {
    for (let tag = cursor.tag(); tag !== 0; tag = cursor.tag()) {
      if (tag !== lengthTag(1)) {
        cursor.skip(tag)
        continue
      }
      const { at, end } = cursor.message()
      places.push(at, end)
    }
  }
  const bytes = cursor ? Buffer.from(cursor.bytes.buffer, cursor.bytes.byteOffset, cursor.bytes.byteLength) : undefined
  return index => {
    const known = texts[index]
    if (known !== undefined) return known
    const start = places[2 * index]
    const end = places[2 * index + 1]
    if (start === undefined) throw new RangeError('a text is missing')
    const text = bytes?.toString('utf8', start, end) ?? ''
    texts[index] = text
    return text
  }
}
