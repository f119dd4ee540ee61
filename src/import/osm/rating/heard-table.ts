import { type RecordSeeker, SpilledRecords } from '../../../arrays/spilled-records.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Heard } from '../describe/heard.ts'

const AT = { latitude: 0, longitude: 1 } as const
const NUMBERS = 2

/** Keeps what is heard at places by what they are called, on disk as soon as it is much. */
export class HeardTable {
  readonly #records = new SpilledRecords(NUMBERS)
  readonly #seeker = this.#records.seeker()
  readonly #starts = new Map<string, number>()

  /** `heard`: null where no region holds the place. */
  set(id: string, { latitude, longitude }: Coordinates, heard: Heard | null): void {
    this.#starts.set(id, this.#records.append([latitude, longitude], JSON.stringify(heard), []))
  }

  has(id: string): boolean {
    return this.#starts.has(id)
  }

  /** Tells whether what is known was heard at this very place. */
  isAt(id: string, { latitude, longitude }: Coordinates): boolean {
    const seeker = this.#find(id)
    return seeker?.number(AT.latitude) === latitude && seeker.number(AT.longitude) === longitude
  }

  /** Returns what is heard, and forgets it; undefined when nothing is known. */
  take(id: string): Heard | null | undefined {
    const text = this.#find(id)?.text()
    this.#starts.delete(id)
    return typeof text === 'string' ? (JSON.parse(text) as Heard | null) : undefined // written by set alone
  }

  #find(id: string): RecordSeeker | undefined {
    const start = this.#starts.get(id)
    if (start === undefined) return undefined
    this.#seeker.seek(start)
    return this.#seeker
  }
}
