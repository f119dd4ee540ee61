/** What a handler answers: a value to be written as JSON, bytes that are JSON already, text of some type, or a stream. */
export type Reply = {
  status?: number
  headers?: Record<string, string>
} & (
  | { json: unknown }
  /** Bytes of a media type; `application/json` unless said otherwise. */
  | { bytes: Uint8Array<ArrayBuffer>; type?: string }
  | { stream: AsyncIterable<string>; type: string }
  | { empty: true }
)
