import {
  ageOf,
  countBitsFor,
  HIGH_HALF,
  isTaken,
  openRateMemory,
  OVERFLOW,
  type RateTable,
  tagHighOf,
  WordHalves,
  WORDS_IN_ROW,
} from './slots.ts'

/** A client's word, in the minute in which it was looked at. */
export type CountedWord = {
  /** The same on all machines whose tables have one seed and one limit; it tells nothing of the client. */
  key: string
  at: number
  minute: number
  count: number
}

/** The counts of a table, for one who exchanges them with other machines while threads count on. */
export class CountedWords {
  readonly #table: RateTable
  readonly #limit: number
  readonly #countMask: number
  readonly #halves = new WordHalves()

  /** `limit` is the one that the threads count up to. */
  constructor(memory: SharedArrayBuffer, { limit }: { limit: number }) {
    this.#table = openRateMemory(memory)
    this.#limit = limit
    this.#countMask = 2 ** countBitsFor(limit) - 1
  }

  /** The minute in which is counted. */
  get minute(): number {
    return Atomics.load(this.#table.latest, 0)
  }

  /** Gives the words of each row in which was counted since the last look, those of others in it too. */
  *changed(): Generator<CountedWord> {
    const { changed } = this.#table
    const { minute } = this
    for (let row = 0; row < changed.length; row++) {
      // Forgotten before the words are read: what is counted meanwhile is seen at the next look.
      if (changed[row] === 0 || Atomics.exchange(changed, row, 0) === 0) continue
      const first = row * WORDS_IN_ROW
      const end = first === OVERFLOW ? OVERFLOW + 1 : first + WORDS_IN_ROW
      for (let at = first; at < end; at++) {
        const word = this.#read(at, minute)
        if (word === 'free') break
        if (word) yield { ...word, key: `${row.toString(36)}.${word.key}`, at, minute }
      }
    }
  }

  /** Has a word seen at the next look again, as when it could not be told. */
  lookAgain({ at }: CountedWord): void {
    Atomics.store(this.#table.changed, Math.floor(at / WORDS_IN_ROW), 1)
  }

  /** Adds what a client was counted elsewhere, up to the limit; returns what was added: 0 once the minute is over. */
  add({ at, minute }: CountedWord, count: number): number {
    const { words } = this.#table
    for (;;) {
      const word = Atomics.load(words, at)
      this.#halves.split(word)
      const { high, low } = this.#halves
      if (ageOf(high, minute) !== 0) return 0
      const present = low & this.#countMask
      const next = Math.max(0, Math.min(present + count, Math.max(present, this.#limit)))
      if (next === present) return 0
      if (Atomics.compareExchange(words, at, word, this.#halves.joined(high, low - present + next)) === word) {
        return next - present
      }
    }
  }

  #read(at: number, minute: number): { key: string; count: number } | 'free' | undefined {
    if (!isTaken(Atomics.load(this.#table.halves, at * 2 + HIGH_HALF), minute)) return 'free'
    this.#halves.split(Atomics.load(this.#table.words, at))
    const { high, low } = this.#halves
    if (ageOf(high, minute) !== 0) return undefined
    const tagLow = (low & ~this.#countMask) >>> 0
    const key = `${tagHighOf(high).toString(36)}.${tagLow.toString(36)}`
    return { key, count: low & this.#countMask }
  }
}
