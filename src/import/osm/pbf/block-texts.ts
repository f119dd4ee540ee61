// The texts of a primitive block, which its elements name by their places.
import { type Cursor, lengthTag } from './protobuf.ts'

/** Remembers the answer for each text of the block. */
export function wantedKeys(
  text: (index: number) => string,
  keys: ReadonlySet<string> | undefined,
): (key: number) => boolean {
  if (!keys) return () => true
  const answers: (boolean | undefined)[] = []
  return key => (answers[key] ??= keys.has(text(key)))
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
