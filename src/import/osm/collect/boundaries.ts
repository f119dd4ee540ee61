import { SpilledRecords } from '../../../arrays/spilled-records.ts'

/** A boundary of an administrative level, by closed rings of 10⁻⁷ degrees. */
export type Boundary = { level: number; name: string; rings: Int32Array[] }

/** Keeps boundaries, their rings on disk as soon as they are many. */
export class Boundaries {
  readonly #all: { level: number; name: string; start: number }[] = []
  /** The corners of each, ring by ring; before them how many rings there are, and how many numbers each has. */
  readonly #records = new SpilledRecords(0)

  add({ level, name, rings }: Boundary): void {
    const numbers = Int32Array.from([rings.length, ...rings.map(ring => ring.length)])
    const points = new Int32Array(rings.reduce((sum, ring) => sum + ring.length, numbers.length))
    points.set(numbers)
    let at = numbers.length
    for (const ring of rings) {
      points.set(ring, at)
      at += ring.length
    }
    this.#all.push({ level, name, start: this.#records.append([], null, points) })
  }

  /** Gives all, the highest level first, then by name; the rings of each are good until the next. */
  *inOrder(): Generator<Boundary> {
    const sorted = this.#all.sort((a, b) => a.level - b.level || (a.name < b.name ? -1 : 1))
    for (const { level, name, start } of sorted) yield { level, name, rings: this.#ringsAt(start) }
  }

  #ringsAt(start: number): Int32Array[] {
    const seeker = this.#records.seeker()
    seeker.seek(start)
    const points = seeker.points.subarray(seeker.from, seeker.to)
    const [count = 0] = points
    let at = 1 + count
    return Array.from({ length: count }, (_, ring) => points.subarray(at, (at += points[1 + ring] ?? 0)))
  }
}
