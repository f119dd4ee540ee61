import { ApiError } from '../errors.ts'
import { shorten } from './parameters.ts'

const LONGEST_IDEMPOTENCY_KEY = 128

/**
 * Reads an Idempotency-Key header, bare or quoted; null when there is none.
 * @throws ApiError `invalid_idempotency_key` unless it has 1 to 128 printable ASCII characters.
 */
export function idempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null
  const trimmed = header.trim()
  const isQuoted = trimmed.length >= 2 && trimmed.startsWith('"') && trimmed.endsWith('"')
  const key = isQuoted ? trimmed.slice(1, -1) : trimmed
  if (key.length < 1 || key.length > LONGEST_IDEMPOTENCY_KEY || !/^[\x20-\x7e]+$/.test(key)) {
    const message = `Idempotency-Key must have 1 to ${LONGEST_IDEMPOTENCY_KEY} printable ASCII characters, got ${key.length}: "${shorten(key)}"`
    throw new ApiError('invalid_idempotency_key', message)
  }
  return key
}
