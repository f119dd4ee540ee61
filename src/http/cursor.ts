import { hash, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ApiError } from './errors.ts'
import { hmacSha256 } from './hmac.ts'

const MAC_BYTES = 12
/** A cursor holds an id of at most 200 characters, signed and in base64url: 512 is more than it can need. */
export const LONGEST_CURSOR = 512

/**
 * Writes a place in a list as an opaque, URL-safe, tamper-evident cursor: JSON of the place and its filter's
 * fingerprint, behind a truncated HMAC-SHA256 under the catalogue's own key.
 */
export function writeCursor(place: CursorPlace, filter: string, key: Uint8Array): string {
  const text = JSON.stringify([...place, fingerprint(filter)])
  const bytes = Buffer.allocUnsafe(MAC_BYTES + Buffer.byteLength(text))
  bytes.write(text, MAC_BYTES)
  sign(bytes.subarray(MAC_BYTES), key).copy(bytes)
  return bytes.toString('base64url')
}

/** What a cursor holds: a sort value (rating or kilometres) and the id of the last spot shown. */
export type CursorPlace = [value: number, id: string]

/**
 * Reads a cursor back.
 * @throws ApiError `invalid_cursor` when it is garbled, signed with another key, or made for another filter.
 */
export function readCursor(cursor: string, filter: string, key: Uint8Array): CursorPlace {
  const bytes = Buffer.from(cursor, 'base64url')
  const text = bytes.subarray(MAC_BYTES)
  const isOurs =
    bytes.length > MAC_BYTES &&
    bytes.toString('base64url') === cursor &&
    timingSafeEqual(bytes.subarray(0, MAC_BYTES), sign(text, key))
  if (!isOurs) throw new ApiError('invalid_cursor', 'cursor is not one that this catalogue gave out: begin without it')
  const [value, id, madeFor]: [number, string, string] = JSON.parse(text.toString())
  if (madeFor !== fingerprint(filter)) {
    throw new ApiError(
      'invalid_cursor',
      'cursor was given out for other filters: send the same ones, or begin without it',
    )
  }
  return [value, id]
}

function sign(text: Uint8Array, key: Uint8Array): Buffer {
  return hmacSha256(key, text).subarray(0, MAC_BYTES)
}

/** A client that pages sends the same filter again and again. */
const fingerprints = new LRUCache<string, string>({ max: 500 })

function fingerprint(filter: string): string {
  const known = fingerprints.get(filter)
  if (known !== undefined) return known
  const made = hash('sha256', filter, 'base64url').slice(0, 8)
  fingerprints.set(filter, made)
  return made
}
