import { type RecordReader, SpilledRecords } from '../../../../arrays/spilled-records.ts'
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

/** The numbers of a road; NaN: not tagged. */
const AT = { people: 0, origin: 1, class: 2, vehicles: 3, speed: 4, lanes: 5, flags: 6 } as const
const NUMBERS = 7

/** Keeps roads with their points in the order in which they come, on disk as soon as they are many. */
export class RoadTable implements Iterable<Road> {
  readonly #records = new SpilledRecords(NUMBERS)
  readonly #numbers = new Float64Array(NUMBERS)
  #corners = 0

  get length(): number {
    return this.#records.length
  }

  push({ origin, class: roadClass, name, facts, isTunnel, people, points }: Road): void {
    const { isOneway, isRoundabout, isMinorService } = facts
    const numbers = this.#numbers
    numbers[AT.people] = people
    numbers[AT.origin] = origin
    numbers[AT.class] = CLASSES.indexOf(roadClass)
    numbers[AT.vehicles] = facts.vehicles ?? NaN
    numbers[AT.speed] = facts.speed ?? NaN
    numbers[AT.lanes] = facts.lanes ?? NaN
    numbers[AT.flags] =
      (isOneway ? FLAGS.isOneway : 0) |
      (isRoundabout ? FLAGS.isRoundabout : 0) |
      (isMinorService ? FLAGS.isMinorService : 0) |
      (isTunnel ? FLAGS.isTunnel : 0)
    this.#records.append(numbers, name, points)
    this.#corners += points.length / 2
  }

  /** Returns the roads as the network sees them, with their numbers in the order of all. */
  network(): NetworkRoads {
    return { length: this.length, corners: this.#corners, each: show => this.#each(show) }
  }

  /** Gives the roads in the order in which they came; the points of each are good until the next. */
  *[Symbol.iterator](): Generator<Road> {
    const reader = this.#records.reader()
    while (reader.next()) yield roadOf(reader)
  }

  /** Gives the disk back. */
  close(): void {
    this.#records.close()
  }

  /** Makes no object of a road: the network looks at all of them several times. */
  #each(show: (road: NetworkRoad) => void): void {
    const reader = this.#records.reader()
    const road: NetworkRoad = { number: 0, people: 0, points: new Int32Array(), from: 0, to: 0 }
    for (; reader.next(); road.number++) {
      road.people = reader.number(AT.people)
      road.points = reader.points
      road.from = reader.from
      road.to = reader.to
      show(road)
    }
  }
}

function roadOf(reader: RecordReader): Road {
  const roadClass = CLASSES[reader.number(AT.class)]
  if (roadClass === undefined) throw new RangeError(`there is no class ${reader.number(AT.class)} of roads`)
  const flags = reader.number(AT.flags)
  return {
    origin: reader.number(AT.origin),
    class: roadClass,
    name: reader.text(),
    facts: {
      class: roadClass,
      vehicles: known(reader.number(AT.vehicles)),
      speed: known(reader.number(AT.speed)),
      lanes: known(reader.number(AT.lanes)),
      isOneway: (flags & FLAGS.isOneway) !== 0,
      isRoundabout: (flags & FLAGS.isRoundabout) !== 0,
      isMinorService: (flags & FLAGS.isMinorService) !== 0,
    },
    isTunnel: (flags & FLAGS.isTunnel) !== 0,
    people: reader.number(AT.people),
    points: reader.points.subarray(reader.from, reader.to),
  }
}

function known(value: number): number | null {
  return Number.isNaN(value) ? null : value
}
