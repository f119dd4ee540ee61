// What an Idempotency-Key is worth: the first answer is kept and given again. SQLite stands behind it (sqlite-answers.ts).

/** An answer as it is kept: everything but what belongs to one request (rate, request id) or one coding. */
export type KeptAnswer = {
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
  | { is: 'answered'; answer: KeptAnswer }
  /** The key came with another body before. */
  | { is: 'another body' }

export type KeptAnswers = {
  /** Takes a key, or tells what has become of it. The seed stays the same however often a key is taken over. */
  claim(key: ScopedKey): Promise<Standing>
  /** Lengthens a lease; false when it was lost. */
  renew(scope: string, lease: string): Promise<boolean>
  /** Keeps the answer for good before it returns; false when the lease was lost: another answer counts. */
  keep(scope: string, lease: string, answer: KeptAnswer): Promise<boolean>
  /** Gives a key back without an answer, as if it had never come. */
  forget(scope: string, lease: string): Promise<void>
  /** Ends the leases of a dead holder. Returns how many. */
  takeBack(dead: string): Promise<number>
  /** Deletes what is kept no longer. Returns how many. */
  sweep(): Promise<number>
}

export const LEASE_MS = 30_000
export const KEPT_MS = 24 * 60 * 60 * 1000
/** Kept keys of a client; the oldest answered one makes room. */
export const MOST_KEYS = 1000
/** Bytes of all kept bodies together: beyond, the oldest answers go before their time. */
export const MOST_BYTES = 1024 ** 3
