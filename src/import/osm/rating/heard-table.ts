import { type RecordSeeker, SpilledRecords } from '../../../arrays/spilled-records.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Heard } from '../describe/heard.ts'

const AT = { latitude: 0, longitude: 1 } as const
const NUMBERS = 2

/** Where each begins; a map does, and numbers may have less than that. */
export type Starts<Key> = {
  get(key: Key): number | undefined
  set(key: Key, start: number): void
  delete(key: Key): void
}

/** Keeps what is heard at places by what they are called, on disk as soon as it is much. */
export class HeardTable<Key> {
  readonly #records = new SpilledRecords(NUMBERS)
  readonly #seeker = this.#records.seeker()
  readonly #starts: Starts<Key>

  constructor(starts: Starts<Key>) {
    this.#starts = starts
  }

  /** `heard`: null where no region holds the place. */
  set(key: Key, { latitude, longitude }: Coordinates, heard: Heard | null): void {
    this.#starts.set(key, this.#records.append([latitude, longitude], JSON.stringify(heard), []))
  }

  /** Tells whether what is known was heard at this very place. */
  isAt(key: Key, { latitude, longitude }: Coordinates): boolean {
    const seeker = this.#find(key)
    return seeker?.number(AT.latitude) === latitude && seeker.number(AT.longitude) === longitude
  }

  /** Returns what is heard, and forgets it; undefined when nothing is known. */
  take(key: Key): Heard | null | undefined {
    const text = this.#find(key)?.text()
    this.#starts.delete(key)
    return typeof text === 'string' ? (JSON.parse(text) as Heard | null) : undefined // written by set alone
  }

  #find(key: Key): RecordSeeker | undefined {
    const start = this.#starts.get(key)
    if (start === undefined) return undefined
    this.#seeker.seek(start)
    return this.#seeker
  }
}

/** Of so many numbers, from 0 on, in 8 bytes each. */
export function startsOfNumbers(length: number): Starts<number> {
  const starts = new Float64Array(length).fill(NaN)
  return {
    get(number) {
      const start = starts[number] ?? NaN
      return Number.isNaN(start) ? undefined : start
    },
    set(number, start) {
      starts[number] = start
    },
    delete(number) {
      starts[number] = NaN
    },
  }
}
