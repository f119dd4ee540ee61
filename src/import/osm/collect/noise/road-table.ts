import { SpilledBytes } from '../../../../arrays/spilled-bytes.ts'
import { SpilledCursor } from '../../../../arrays/spilled-cursor.ts'
import type { RoadFacts } from '../../../../silence/levels.ts'
import { type RoadClass, ROADS } from '../../../../silence/parameters.ts'
import type { NetworkRoad, NetworkRoads } from './road-graph.ts'

/** A road as it is tagged. */
export type Road = {
  origin: number
  class: RoadClass
  name: string | null
  facts: Omit<RoadFacts, 'people' | 'served' | 'isInTown'>
  /** Traffic passes, and nothing of it is heard. */
  isTunnel: boolean
  people: number
  /** Longitude and latitude in turn, 10⁻⁷ degrees. */
  points: Int32Array
}

const CLASSES = Object.keys(ROADS) as RoadClass[] // the table's own keys
const FLAGS = { isOneway: 1, isRoundabout: 2, isMinorService: 4, isTunnel: 8 } as const

/** The numbers before the points of a road; NaN: not tagged. */
const AT = { corners: 0, people: 1, origin: 2, class: 3, name: 4, vehicles: 5, speed: 6, lanes: 7, flags: 8 } as const
const HEAD_BYTES = 9 * Float64Array.BYTES_PER_ELEMENT
/** A number of a head is as long as a corner. */
const CORNER_BYTES = 8

/** Keeps roads with their points in the order in which they come, on disk as soon as they are many. */
export class RoadTable implements Iterable<Road> {
  readonly #bytes = new SpilledBytes()
  readonly #head = new Float64Array(HEAD_BYTES / Float64Array.BYTES_PER_ELEMENT)
  readonly #names: (string | null)[] = []
  readonly #numbers = new Map<string | null, number>()
  #corners = 0
  length = 0

  push({ origin, class: roadClass, name, facts, isTunnel, people, points }: Road): void {
    const { isOneway, isRoundabout, isMinorService } = facts
    const [head, corners] = [this.#head, points.length / 2]
    head[AT.corners] = corners
    head[AT.people] = people
    head[AT.origin] = origin
    head[AT.class] = CLASSES.indexOf(roadClass)
    head[AT.name] = this.#numberOf(name)
    head[AT.vehicles] = facts.vehicles ?? NaN
    head[AT.speed] = facts.speed ?? NaN
    head[AT.lanes] = facts.lanes ?? NaN
    head[AT.flags] =
      (isOneway ? FLAGS.isOneway : 0) |
      (isRoundabout ? FLAGS.isRoundabout : 0) |
      (isMinorService ? FLAGS.isMinorService : 0) |
      (isTunnel ? FLAGS.isTunnel : 0)
    this.#bytes.append(new Uint8Array(this.#head.buffer))
    this.#bytes.append(new Uint8Array(points.buffer, points.byteOffset, points.byteLength))
    this.#corners += corners
    this.length++
  }

  /** Returns the roads as the network sees them, with their numbers in the order of all. */
  network(): NetworkRoads {
    return { length: this.length, corners: this.#corners, each: show => this.#each(show) }
  }

  /** Gives the roads in the order in which they came; the points of each are good until the next. */
  *[Symbol.iterator](): Generator<Road> {
    const cursor = new SpilledCursor(this.#bytes)
    for (let left = this.length; left > 0; left--) {
      const at = cursor.take(HEAD_BYTES) / CORNER_BYTES
      const road = this.#roadOf(cursor.floats, at)
      const corners = cursor.floats[at + AT.corners] ?? 0
      const from = cursor.take(corners * CORNER_BYTES) / Int32Array.BYTES_PER_ELEMENT
      yield { ...road, points: cursor.numbers.subarray(from, from + 2 * corners) }
    }
  }

  /** Gives the disk back. */
  close(): void {
    this.#bytes.close()
  }

  /** Makes no object of a road: the network looks at all of them several times. */
  #each(show: (road: NetworkRoad) => void): void {
    const cursor = new SpilledCursor(this.#bytes)
    const road: NetworkRoad = { number: 0, people: 0, points: new Int32Array(), from: 0, to: 0 }
    for (; road.number < this.length; road.number++) {
      const head = cursor.take(HEAD_BYTES) / CORNER_BYTES
      const corners = cursor.floats[head + AT.corners] ?? 0
      road.people = cursor.floats[head + AT.people] ?? 0
      road.from = cursor.take(corners * CORNER_BYTES) / Int32Array.BYTES_PER_ELEMENT
      road.to = road.from + 2 * corners
      road.points = cursor.numbers
      show(road)
    }
  }

  #roadOf(numbers: Float64Array, head: number): Omit<Road, 'points'> {
    const number = (at: number) => numbers[head + at] ?? NaN
    const roadClass = CLASSES[number(AT.class)]
    if (roadClass === undefined) throw new RangeError(`there is no class ${number(AT.class)} of roads`)
    const flags = number(AT.flags)
    return {
      origin: number(AT.origin),
      class: roadClass,
      name: this.#names[number(AT.name)] ?? null,
      facts: {
        class: roadClass,
        vehicles: known(number(AT.vehicles)),
        speed: known(number(AT.speed)),
        lanes: known(number(AT.lanes)),
        isOneway: (flags & FLAGS.isOneway) !== 0,
        isRoundabout: (flags & FLAGS.isRoundabout) !== 0,
        isMinorService: (flags & FLAGS.isMinorService) !== 0,
      },
      isTunnel: (flags & FLAGS.isTunnel) !== 0,
      people: number(AT.people),
    }
  }

  #numberOf(name: string | null): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.#names.length)
    return this.#names.push(name) - 1
  }
}

function known(value: number): number | null {
  return Number.isNaN(value) ? null : value
}
