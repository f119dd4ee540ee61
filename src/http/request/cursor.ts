import { hash, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { CONFIDENCES_IN_ORDER, type OrderKey } from '../../spots/order.ts'
import { ApiError } from '../errors.ts'

/** Characters of base64url: 96 bits. */
const MAC_LENGTH = 16
/** A cursor holds an id of at most 200 characters, signed and in base64url: 512 is more than that takes. */
export const LONGEST_CURSOR = 512

/**
 * Writes a place in a list as an opaque, URL-safe, tamper-evident cursor: JSON of the place and its filter's
 * fingerprint, behind a truncated SHA3-256 of the catalogue's own key and the text.
 */
export function writeCursor(place: CursorPlace, filter: string, key: Uint8Array): string {
  const [value, id, ...rest] = place
  const text = JSON.stringify([value, id, fingerprint(filter), ...rest])
  return sign(text, key) + Buffer.from(text).toString('base64url')
}

/** What a cursor holds: a sort value (rating or kilometres), the id of the last spot shown, and what else orders it. */
export type CursorPlace = [value: number, id: string, ...rest: unknown[]]

/** The place of a spot in a list in canonical order, for a cursor. */
export function placeOfKey({ silenceRating, id, confidence, lden }: OrderKey): CursorPlace {
  return [silenceRating, id, confidence, lden]
}

/** Reads the place back; cursors of earlier releases say nothing of confidence. */
export function keyOfPlace([silenceRating, id, confidence, lden]: CursorPlace): OrderKey {
  const known = CONFIDENCES_IN_ORDER.find(one => one === confidence)
  return { silenceRating, id, ...(known && { confidence: known, lden: typeof lden === 'number' ? lden : null }) }
}

/**
 * Reads a cursor back.
 * @throws ApiError `invalid_cursor` when it is too long, garbled, signed with another key, or made for another filter.
 */
export function readCursor(cursor: string, filter: string, key: Uint8Array): CursorPlace {
  const written = Buffer.from(cursor.slice(MAC_LENGTH), 'base64url')
  const text = written.toString()
  const mac = Buffer.from(sign(text, key))
  const given = Buffer.from(cursor.slice(0, MAC_LENGTH))
  // Only the one way of writing it counts: what decodes to the same is another text.
  const isWritten = written.length > 0 && written.toString('base64url') === cursor.slice(MAC_LENGTH)
  const isOurs =
    cursor.length <= LONGEST_CURSOR && isWritten && given.length === mac.length && timingSafeEqual(given, mac)
  if (!isOurs) throw new ApiError('invalid_cursor', 'cursor is not one that this catalogue gave out: begin without it')
  const [value, id, madeFor, ...rest]: [number, string, string, ...unknown[]] = JSON.parse(text)
  if (madeFor !== fingerprint(filter)) {
    throw new ApiError(
      'invalid_cursor',
      'cursor was given out for other filters: send the same ones, or begin without it',
    )
  }
  return [value, id, ...rest]
}

/**
 * Signs a text: unlike SHA-2, SHA-3 needs no HMAC around it, the key goes first (keccak.team/keccak_strengths.html). One
 * hash of one text is a fifth of an HMAC's work here, and each page has a cursor.
 */
function sign(text: string, key: Uint8Array): string {
  return hash('sha3-256', keyText(key) + text, 'base64url').slice(0, MAC_LENGTH)
}

const keyTexts = new WeakMap<Uint8Array, string>()

function keyText(key: Uint8Array): string {
  const known = keyTexts.get(key)
  if (known !== undefined) return known
  const made = Buffer.from(key).toString('base64url')
  keyTexts.set(key, made)
  return made
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
