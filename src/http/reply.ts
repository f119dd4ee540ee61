import type { Parts } from './answer.ts'

/** What a handler answers: a value to be written as JSON, bytes that are JSON already, text of some type, or a stream. */
export type Reply = {
  status?: number
  headers?: Record<string, string>
} & (
  | { json: unknown }
  /** Bytes of a media type, in one piece or more; `application/json` unless said otherwise. */
  | { bytes: Uint8Array | Parts; type?: string }
  /** `isOfVersion`: the same for everyone who asks the same of this version, so it has an ETag and a coding. */
  | { stream: AsyncIterable<string>; type: string; isOfVersion?: true }
  | { empty: true }
)
