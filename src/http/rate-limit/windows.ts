import {
  ageOf,
  countBitsFor,
  HIGH_HALF,
  hashClient,
  highOf,
  isTaken,
  openRateMemory,
  OVERFLOW,
  type RateTable,
  ROWS,
  TAG_HIGH_BITS,
  tagHighOf,
  WordHalves,
  WORDS_IN_ROW,
} from './slots.ts'

/** What is left of a client's window after a request. */
export type Quota = {
  limit: number
  remaining: number
  /** Unix second at which the window ends. */
  reset: number
  isSpent: boolean
}

const WINDOW_SECONDS = 60
const MOST_KNOWN = 10_000
const ROW_BITS = Math.log2(WORDS_IN_ROW)
/** Minutes in which every slot is looked at once: far fewer than it takes until a minute's number returns (4095). */
const SWEEP_MINUTES = 1024
const SWEPT_AT_ONCE = OVERFLOW / SWEEP_MINUTES

/** Where a client is counted, and with which tag, in two parts as in a word; the overflow's tag is 0. */
type Place = { at: number; tagHigh: number; tagLow: number }

/**
 * Counts requests per client and calendar minute in shared memory, exactly, over any number of threads, without locks.
 *
 * A word whose minute is over is free. A client is looked for from its row's first word on; the first free word ends the
 * search and is claimed, tag, minute and count at once. While a minute lasts words only go from free to taken, and only
 * behind words that are taken, so the taken words of a row are its first ones: when a claim succeeds, the client is
 * neither before it (these words were looked at, and stay) nor behind it (these are free). A claim or count that another
 * thread was quicker than changes nothing and is tried again. All threads count in the latest minute that any of them has
 * been in: a thread that finds, after counting, that a later one has begun counts in that too. Clients for whom their row
 * has no room are counted together in one word, so that nobody ever passes uncounted.
 */
export class RateWindows {
  readonly #limit: number
  readonly #now: () => number
  readonly #table: RateTable
  readonly #countMask: number
  readonly #halves = new WordHalves()
  /** Where the clients seen lately are counted in this minute: a word, once taken, is theirs until its end. */
  readonly #known = new Map<string, Place>()
  #knownMinute = 0

  /** `limit` is at most MOST_LIMIT, and the same for all that share the memory. */
  constructor(memory: SharedArrayBuffer, options: { limit: number; now?: () => number }) {
    this.#limit = options.limit
    this.#now = options.now ?? Date.now
    this.#table = openRateMemory(memory)
    this.#countMask = 2 ** countBitsFor(options.limit) - 1
  }

  /** Counts `cost` against the client. */
  take(client: string, cost: number): Quota {
    return this.#quota(client, cost)
  }

  /** Takes back what was counted for a request that costs nothing after all. */
  giveBack(client: string, cost: number): Quota {
    return this.#quota(client, -cost)
  }

  /** Tells what is left, counting nothing. A window with nothing left is spent. */
  peek(client: string): Quota {
    return this.#quota(client, 0)
  }

  #quota(client: string, cost: number): Quota {
    const [limit, { words, latest, changed }, halves] = [this.#limit, this.#table, this.#halves]
    for (;;) {
      const minute = this.#enter()
      const known = this.#knownPlace(client, minute)
      const place = known ?? this.#find(client, minute)
      const word = Atomics.load(words, place.at)
      halves.split(word)
      const { high, low } = halves
      const isCounted = isTaken(high, minute)
      if (isCounted && !this.#isOf(place, { high, low, minute })) {
        // Another client was quicker, or a later minute has begun.
        this.#known.delete(client)
        continue
      }
      const used = isCounted ? low & this.#countMask : 0
      const isSpent = cost === 0 ? used >= limit : used + cost > limit
      const isChanged = !isSpent && used + cost >= 0 && cost !== 0
      if (isChanged) {
        const next = isCounted
          ? halves.joined(high, low + cost)
          : halves.joined(highOf(place.tagHigh, minute), place.tagLow + cost)
        if (Atomics.compareExchange(words, place.at, word, next) !== word) continue
      }
      // What was counted too late is counted again in the minute that has begun.
      if (Atomics.load(latest, 0) !== minute) continue
      if (!known && (isCounted || isChanged)) this.#known.set(client, place)
      if (isChanged) changed[place.at >>> ROW_BITS] = 1
      const remaining = limit - used - (isChanged ? cost : 0)
      return { limit, remaining, reset: (minute + 1) * WINDOW_SECONDS, isSpent }
    }
  }

  /** Whether a taken word counts the client in this minute; the overflow's word counts every client. */
  #isOf(place: Place, { high, low, minute }: { high: number; low: number; minute: number }): boolean {
    if (place.at === OVERFLOW) return true
    if (tagHighOf(high) !== place.tagHigh || (low & ~this.#countMask) >>> 0 !== place.tagLow) return false
    return ageOf(high, minute) === 0
  }

  #find(client: string, minute: number): Place {
    const { words, halves, seed } = this.#table
    const [a, b] = hashClient(client, seed)
    const tagHigh = tagHighOf(a)
    const tagLow = ((a << TAG_HIGH_BITS) & ~this.#countMask) >>> 0
    const row = (b & (ROWS - 1)) * WORDS_IN_ROW
    for (let at = row; at < row + WORDS_IN_ROW; at++) {
      const passing = Atomics.load(halves, at * 2 + HIGH_HALF)
      const place = { at, tagHigh, tagLow }
      if (!isTaken(passing, minute)) return place
      if (tagHighOf(passing) !== tagHigh) continue
      this.#halves.split(Atomics.load(words, at))
      const { high, low } = this.#halves
      if (this.#isOf(place, { high, low, minute })) return place
    }
    return { at: OVERFLOW, tagHigh: 0, tagLow: 0 }
  }

  #knownPlace(client: string, minute: number): Place | undefined {
    if (minute !== this.#knownMinute || this.#known.size > MOST_KNOWN) {
      this.#known.clear()
      this.#knownMinute = minute
    }
    return this.#known.get(client)
  }

  /** The minute to count in: the clock's, or the next one when another thread, or the clock itself, was there already. */
  #enter(): number {
    const { latest } = this.#table
    for (;;) {
      const present = Atomics.load(latest, 0)
      const minute = this.#clockMinute()
      if (minute === present || minute === present - 1) return present
      const isJump = minute < present || minute - present >= SWEEP_MINUTES
      // Perhaps it is not the clock that has jumped, but this thread that was held up since it looked.
      if (isJump && this.#clockMinute() !== minute) continue
      if (present > 0) this.#sweep(present, minute, isJump ? SWEEP_MINUTES : minute - present)
      if (Atomics.compareExchange(latest, 0, present, minute) === present) return minute
    }
  }

  #clockMinute(): number {
    return Math.floor(this.#now() / 1000 / WINDOW_SECONDS)
  }

  /**
   * Empties words that are long over before their minute comes round again, a part of the table for each minute that has
   * passed; all words when all of it is due, as nothing is known of their minutes then, or the clock has been set back.
   */
  #sweep(present: number, minute: number, parts: number): void {
    const { words, latest } = this.#table
    const isAll = parts === SWEEP_MINUTES
    for (let part = minute - parts + 1; part <= minute; part++) {
      const first = (part & (SWEEP_MINUTES - 1)) * SWEPT_AT_ONCE
      const end = first + SWEPT_AT_ONCE
      // The overflow lies behind the last part.
      for (let at = first; at < end || (at === end && at === OVERFLOW); at++) {
        const word = Atomics.load(words, at)
        this.#halves.split(word)
        if (!isAll && (ageOf(this.#halves.high, minute) ?? 0) <= 1) continue
        // Another thread has swept, and counts already.
        if (Atomics.load(latest, 0) !== present) return
        Atomics.compareExchange(words, at, word, 0n)
      }
    }
  }
}
