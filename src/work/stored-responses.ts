// The first response to a request with an Idempotency-Key, stored and sent again. `stored/stored-responses.ts` implements it.

/** A response without what belongs to one request (rate, request id) or one coding. */
export type StoredResponse = {
  status: number
  type: string
  headers: Record<string, string>
  bytes: Uint8Array<ArrayBuffer>
}

/** A key within its scope: client, method, path and the key that the client sent are in `scope`. */
export type ScopedKey = {
  scope: string
  /** Whose keys are counted together. */
  client: string
  /** The same for the same bytes of the body alone. */
  fingerprint: string
}

/** What has become of a key so far. */
export type Standing =
  /** The caller is the one who makes the answer, until the lease ends. */
  | { is: 'ours'; lease: string; seed: string }
  /** Somebody else is making it. */
  | { is: 'under way' }
  | { is: 'answered'; answer: StoredResponse }
  /** The key came with another body before. */
  | { is: 'another body' }

export type StoredResponses = {
  /** Takes a key, or returns its state. The seed stays the same when a key is taken over. */
  claim(key: ScopedKey): Promise<Standing>
  /** Lengthens a lease; false when it was lost. */
  renew(scope: string, lease: string): Promise<boolean>
  /** Stores the response durably before it returns; false when the lease was lost: another response counts. */
  store(scope: string, lease: string, answer: StoredResponse): Promise<boolean>
  /** Frees a key without a response, as if it had never come. */
  forget(scope: string, lease: string): Promise<void>
  /** Ends a lease and keeps the key with its seed: something may have come of it, and whoever repeats it begins anew. */
  putBack(scope: string, lease: string): Promise<void>
  /** Ends the leases of an owner that has died. Returns how many. */
  release(dead: string): Promise<number>
  /** Deletes what is kept no longer. Returns how many. */
  sweep(): Promise<number>
}

export const KEPT_MS = 24 * 60 * 60 * 1000
/** Kept keys of a client; the oldest answered one makes room. */
export const MOST_KEYS = 1000
/** Bytes of the kept bodies of a client, and of all: beyond, the oldest answers go before their time. */
export const MOST_BYTES = { client: 32 * 1024 ** 2, all: 512 * 1024 ** 2 }
