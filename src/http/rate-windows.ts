import { randomBytes } from 'node:crypto'

/** What is left of a client's window after a request. */
export type Quota = {
  limit: number
  remaining: number
  /** Unix second at which the window ends. */
  reset: number
  isSpent: boolean
}

const WINDOW_SECONDS = 60
/** Slots of a window's table; beyond MOST_CLIENTS new clients share one counter. */
const SLOTS = 1 << 18
const MOST_CLIENTS = 200_000
const TABLES = 3

const MOST_KNOWN = 10_000

type Counter = { in: Int32Array; at: number }

/** Where the numbers lie in the shared memory. */
const HEAD_INTS = 16
const EPOCH = 0
const CLIENTS = 1 // one count per table from here
const OVERFLOW = 4 // one counter per table from here
const KEYS_BYTE = HEAD_INTS * 4 + 16 // the seed lies between
const COUNTS_BYTE = KEYS_BYTE + TABLES * SLOTS * 8
const BYTES = COUNTS_BYTE + TABLES * SLOTS * 4

/** Makes the memory that all threads of a machine count in. */
export function createRateMemory(): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(BYTES)
  new Uint8Array(memory, HEAD_INTS * 4, 16).set(randomBytes(16))
  return memory
}

/**
 * Counts requests per client and calendar minute in shared memory, exactly, over any number of threads.
 *
 * Three hash tables take turns: the present minute's, the one before it (a thread may still be there), and the next
 * one's, which is wiped when a minute begins. A slot is taken for a client by one compare-and-exchange of its 64-bit
 * key and only counted up after that, so no count is ever lost; a full table makes further clients share a counter:
 * it never lets anyone pass uncounted.
 */
export class RateWindows {
  readonly #limit: number
  readonly #now: () => number
  readonly #head: Int32Array
  readonly #keys: BigInt64Array
  readonly #counts: Int32Array
  readonly #seed: Uint32Array
  /** Where the clients seen lately are counted in this minute: a slot, once taken, is theirs until its end. */
  readonly #known = new Map<string, Counter>()
  #knownMinute = 0

  constructor(memory: SharedArrayBuffer, options: { limit: number; now?: () => number }) {
    this.#limit = options.limit
    this.#now = options.now ?? Date.now
    this.#head = new Int32Array(memory, 0, HEAD_INTS)
    this.#seed = new Uint32Array(memory, HEAD_INTS * 4, 4)
    this.#keys = new BigInt64Array(memory, KEYS_BYTE, TABLES * SLOTS)
    this.#counts = new Int32Array(memory, COUNTS_BYTE, TABLES * SLOTS)
  }

  /** Counts `cost` against the client. */
  take(client: string, cost: number): Quota {
    return this.#quota(client, cost)
  }

  /** Tells what is left, counting nothing. A window with nothing left is spent. */
  peek(client: string): Quota {
    return this.#quota(client, 0)
  }

  #quota(client: string, cost: number): Quota {
    const minute = Math.floor(this.#now() / 1000 / WINDOW_SECONDS)
    this.#enter(minute)
    const counter = this.#knownCounter(client, minute)
    const reset = (minute + 1) * WINDOW_SECONDS
    for (;;) {
      const used = Atomics.load(counter.in, counter.at)
      const isSpent = cost === 0 ? used >= this.#limit : used + cost > this.#limit
      if (isSpent) return { limit: this.#limit, remaining: this.#limit - used, reset, isSpent }
      if (Atomics.compareExchange(counter.in, counter.at, used, used + cost) === used) {
        return { limit: this.#limit, remaining: this.#limit - used - cost, reset, isSpent }
      }
    }
  }

  /** Makes sure that the minute's table is clean and the next one's too. One thread wipes, the others wait for it. */
  #enter(minute: number): void {
    for (;;) {
      const epoch = Atomics.load(this.#head, EPOCH)
      if (epoch >= minute) return
      if (epoch === WIPING || Atomics.compareExchange(this.#head, EPOCH, epoch, WIPING) !== epoch) continue
      if (epoch < minute - 1) this.#wipe(minute % TABLES)
      this.#wipe((minute + 1) % TABLES)
      Atomics.store(this.#head, EPOCH, minute)
    }
  }

  #wipe(table: number): void {
    this.#keys.fill(0n, table * SLOTS, (table + 1) * SLOTS)
    this.#counts.fill(0, table * SLOTS, (table + 1) * SLOTS)
    this.#head[CLIENTS + table] = 0
    this.#head[OVERFLOW + table] = 0
  }

  #knownCounter(client: string, minute: number): Counter {
    if (minute !== this.#knownMinute || this.#known.size > MOST_KNOWN) {
      this.#known.clear()
      this.#knownMinute = minute
    }
    const known = this.#known.get(client)
    if (known) return known
    const counter = this.#counterOf(client, minute)
    this.#known.set(client, counter)
    return counter
  }

  #counterOf(client: string, minute: number): Counter {
    const table = minute % TABLES
    const { key, slot } = this.#hash(client, minute)
    for (let i = 0; i < SLOTS; i++) {
      const at = table * SLOTS + ((slot + i) & (SLOTS - 1))
      const present = Atomics.load(this.#keys, at)
      if (present === key) return { in: this.#counts, at }
      if (present !== 0n) continue
      if (Atomics.load(this.#head, CLIENTS + table) >= MOST_CLIENTS) break
      const taken = Atomics.compareExchange(this.#keys, at, 0n, key)
      if (taken === 0n) Atomics.add(this.#head, CLIENTS + table, 1)
      if (taken === 0n || taken === key) return { in: this.#counts, at }
    }
    return { in: this.#head, at: OVERFLOW + table }
  }

  /** Hashes client and minute to 64 bits (two seeded FNV-1a with a final mix), never 0. */
  #hash(client: string, minute: number): { key: bigint; slot: number } {
    const [seedA = 0, seedB = 0] = this.#seed
    let a = seedA ^ minute
    let b = seedB ^ minute
    for (let i = 0; i < client.length; i++) {
      const code = client.charCodeAt(i)
      a = Math.imul(a ^ code, 0x01000193)
      b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 15)
    }
    a = mix(a)
    b = mix(b)
    return { key: (BigInt(a) << 32n) | BigInt(b >>> 0) || 1n, slot: (a ^ b) >>> 0 }
  }
}

const WIPING = -1

function mix(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}
