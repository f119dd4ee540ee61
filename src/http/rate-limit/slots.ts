import { fnvStep, mixBits } from '../../text/hash.ts'
import { randomBytes } from 'node:crypto'

// The table in which all threads of a machine count requests: words of 64 bits, each a client's tag, a minute (modulo 4095)
// and a count, changed by compare-and-exchange alone. A client's word lies in one row, which its hash says; behind the rows
// lies one word more, in which those clients are counted together for whom their row has no room.
//
//   high half: 20 bits of the tag, 12 bits of the minute      low half: the tag's rest, 20 to 30 bits of the count

export const ROWS = 1 << 13
export const WORDS_IN_ROW = 64
export const OVERFLOW = ROWS * WORDS_IN_ROW

/** Bits of the tag in the high half. */
export const TAG_HIGH_BITS = 20
const MINUTE_BITS = 32 - TAG_HIGH_BITS
const MINUTE_MASK = (1 << MINUTE_BITS) - 1
/** One less than there is room for: a word that was never used, 0, is of no minute. */
const MINUTES = MINUTE_MASK
/** A limit below a million leaves 32 bits for the tag; one of a thousand million leaves 22. */
const LEAST_COUNT_BITS = 20
const MOST_COUNT_BITS = 30

/** The highest limit that can be counted up to. */
export const MOST_LIMIT = 2 ** MOST_COUNT_BITS - 1

const LATEST_BYTE = 0
const SEED_BYTE = 8
const WORDS_BYTE = 64
const ROWS_BYTE = WORDS_BYTE + (OVERFLOW + 1) * 8
/** The seed of a table, bytes. */
export const SEED_BYTES = 8

export type RateTable = {
  /** One number: the latest minute that any thread has been in, 0 at first. */
  latest: Int32Array
  words: BigUint64Array
  /** The same words as halves, to look at those of other clients in passing. */
  halves: Uint32Array
  seed: Uint32Array
  /** One number a row, and one for the overflow: not 0 when somebody has been counted there since that was last asked. */
  changed: Uint8Array
}

/**
 * Makes the memory that all threads of a machine count in. Machines that exchange their counts share the seed, so that a
 * client has the same row and tag on all of them; nobody outside may know it.
 */
export function createRateMemory(seed: Uint8Array = randomBytes(SEED_BYTES)): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(ROWS_BYTE + ROWS + 1)
  new Uint8Array(memory, SEED_BYTE, SEED_BYTES).set(seed.subarray(0, SEED_BYTES))
  return memory
}

export function openRateMemory(memory: SharedArrayBuffer): RateTable {
  return {
    latest: new Int32Array(memory, LATEST_BYTE, 1),
    seed: new Uint32Array(memory, SEED_BYTE, 2),
    words: new BigUint64Array(memory, WORDS_BYTE, OVERFLOW + 1),
    halves: new Uint32Array(memory, WORDS_BYTE, (OVERFLOW + 1) * 2),
    changed: new Uint8Array(memory, ROWS_BYTE, ROWS + 1),
  }
}

/** Where a half lies among the two of its word: 0 or 1. */
const LOW_HALF = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 0 : 1
export const HIGH_HALF = 1 - LOW_HALF

/** How many bits the count takes, so that it can hold the limit. */
export function countBitsFor(limit: number): number {
  if (limit > MOST_LIMIT) throw new RangeError(`limit must be at most ${MOST_LIMIT}, got ${limit}`)
  return Math.max(LEAST_COUNT_BITS, limit.toString(2).length)
}

/** The minute, as the high half of a word has it. */
function minuteField(minute: number): number {
  return (minute % MINUTES) + 1
}

/** How many minutes ago a word's minute was; negative for one to come, undefined for a word that was never used. */
export function ageOf(high: number, minute: number): number | undefined {
  const field = high & MINUTE_MASK
  if (field === 0) return undefined
  const age = minuteField(minute) - field
  if (age > MINUTES / 2) return age - MINUTES
  return age < -MINUTES / 2 ? age + MINUTES : age
}

/** Whether a word counts somebody, in this minute or in a later one, where another thread may be already. */
export function isTaken(high: number, minute: number): boolean {
  const age = ageOf(high, minute)
  return age !== undefined && age <= 0
}

export function highOf(tagHigh: number, minute: number): number {
  return ((tagHigh << MINUTE_BITS) | minuteField(minute)) >>> 0
}

export function tagHighOf(high: number): number {
  return high >>> MINUTE_BITS
}

/** Takes words apart and puts them together by way of memory, which costs a tenth of the same with bigints. */
export class WordHalves {
  readonly #whole = new BigUint64Array(1)
  readonly #halves = new Uint32Array(this.#whole.buffer)

  get high(): number {
    return this.#halves[HIGH_HALF] ?? 0
  }

  get low(): number {
    return this.#halves[LOW_HALF] ?? 0
  }

  split(word: bigint): void {
    this.#whole[0] = word
  }

  joined(high: number, low: number): bigint {
    this.#halves[HIGH_HALF] = high
    this.#halves[LOW_HALF] = low
    return this.#whole[0] ?? 0n
  }
}

/** Hashes a client to two numbers of 32 bits (two seeded FNV-1a with a final mix). */
export function hashClient(client: string, [seedA = 0, seedB = 0]: Uint32Array): [number, number] {
  let [a, b] = [seedA, seedB]
  for (let i = 0; i < client.length; i++) {
    const code = client.charCodeAt(i)
    a = fnvStep(a, code)
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 15)
  }
  return [mixBits(a), mixBits(b)]
}
