import { GrowableArray } from '../../../../arrays/growable-array.ts'
import type { RoadFacts } from '../../../../silence/levels.ts'
import { type RoadClass, ROADS } from '../../../../silence/parameters.ts'
import type { NetworkRoads } from './road-network.ts'

/** A road as it is tagged; its points are numbers `from` to `to` (exclusive) of those of all. */
export type Road = {
  origin: number
  class: RoadClass
  name: string | null
  facts: Omit<RoadFacts, 'people' | 'served' | 'isInTown'>
  /** Traffic passes, and nothing of it is heard. */
  isTunnel: boolean
  people: number
  from: number
  to: number
}

const CLASSES = Object.keys(ROADS) as RoadClass[] // the table's own keys
const FLAGS = { isOneway: 1, isRoundabout: 2, isMinorService: 4, isTunnel: 8 } as const

/** Keeps roads in columns: as objects a million of them would take five times the memory. */
export class RoadTable implements Iterable<Road> {
  readonly #origin = new GrowableArray(Float64Array)
  readonly #class = new GrowableArray(Uint32Array)
  readonly #name = new GrowableArray(Uint32Array)
  readonly #names: (string | null)[] = []
  readonly #numbers = new Map<string | null, number>()
  /** NaN: not tagged. */
  readonly #vehicles = new GrowableArray(Float64Array)
  readonly #speed = new GrowableArray(Float64Array)
  readonly #lanes = new GrowableArray(Float64Array)
  readonly #flags = new GrowableArray(Uint32Array)
  readonly #people = new GrowableArray(Float64Array)
  readonly #from = new GrowableArray(Float64Array)
  readonly #to = new GrowableArray(Float64Array)

  get length(): number {
    return this.#origin.length
  }

  push({ origin, class: roadClass, name, facts, isTunnel, people, from, to }: Road): void {
    this.#origin.push(origin)
    this.#class.push(CLASSES.indexOf(roadClass))
    this.#name.push(this.#numberOf(name))
    this.#vehicles.push(facts.vehicles ?? NaN)
    this.#speed.push(facts.speed ?? NaN)
    this.#lanes.push(facts.lanes ?? NaN)
    this.#flags.push(
      (facts.isOneway ? FLAGS.isOneway : 0) |
        (facts.isRoundabout ? FLAGS.isRoundabout : 0) |
        (facts.isMinorService ? FLAGS.isMinorService : 0) |
        (isTunnel ? FLAGS.isTunnel : 0),
    )
    this.#people.push(people)
    this.#from.push(from)
    this.#to.push(to)
  }

  /** Returns the roads as the network sees them, with the numbers of all. */
  network(points: Int32Array): NetworkRoads {
    return {
      points,
      length: this.length,
      fromOf: road => this.#from.at(road),
      toOf: road => this.#to.at(road),
      peopleOf: road => this.#people.at(road),
    }
  }

  /** Gives the roads in the order in which they came. */
  *[Symbol.iterator](): Generator<Road> {
    for (let i = 0; i < this.length; i++) yield this.#at(i)
  }

  #at(i: number): Road {
    const roadClass = CLASSES[this.#class.at(i)]
    if (roadClass === undefined) throw new RangeError(`there is no road ${i}`)
    const flags = this.#flags.at(i)
    return {
      origin: this.#origin.at(i),
      class: roadClass,
      name: this.#names[this.#name.at(i)] ?? null,
      facts: {
        class: roadClass,
        vehicles: known(this.#vehicles.at(i)),
        speed: known(this.#speed.at(i)),
        lanes: known(this.#lanes.at(i)),
        isOneway: (flags & FLAGS.isOneway) !== 0,
        isRoundabout: (flags & FLAGS.isRoundabout) !== 0,
        isMinorService: (flags & FLAGS.isMinorService) !== 0,
      },
      isTunnel: (flags & FLAGS.isTunnel) !== 0,
      people: this.#people.at(i),
      from: this.#from.at(i),
      to: this.#to.at(i),
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
