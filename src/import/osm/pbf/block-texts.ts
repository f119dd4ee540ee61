// The texts of a primitive block, which its elements name by their places.
import type { GrowableArray } from '../../../arrays/growable-array.ts'
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

type Texts = {
  /** Where they lie. */
  bytes: Uint8Array
  /** Each is decoded at its first use. @throws RangeError for one that is not there. */
  text: (index: number) => string
}

/** Reads where each text begins and ends, in turn. */
export function stringTable(cursor: Cursor | undefined, places: GrowableArray<Uint32Array>): Texts {
  if (!cursor) return { bytes: new Uint8Array(), text: textsAt(new Uint8Array(), new Uint32Array()) }
  const { bytes, at: start, end } = cursor
  for (let tag = cursor.tag(); tag !== 0; tag = cursor.tag()) {
    if (tag !== lengthTag(1)) {
      cursor.skip(tag)
      continue
    }
    const text = cursor.message()
    places.push(text.at - start)
    places.push(text.end - start)
  }
  const own = bytes.subarray(start, end)
  return { bytes: own, text: textsAt(own, places.view()) }
}

export function textsAt(bytes: Uint8Array, places: Uint32Array): (index: number) => string {
  const texts: (string | undefined)[] = []
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return index => {
    const known = texts[index]
    if (known !== undefined) return known
    const start = places[2 * index]
    const end = places[2 * index + 1]
    if (start === undefined || end === undefined) throw new RangeError('a text is missing')
    return (texts[index] = buffer.toString('utf8', start, end))
  }
}
