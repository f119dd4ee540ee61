import { type Coordinates, distanceKm } from '../spots/distance.ts'
import { compareIds } from '../spots/order.ts'
import { spansAround } from './area.ts'
import { FARTHEST_KM, ROUNDING_KM } from './geo-box.ts'
import type { Geo } from './geo.ts'
import { chordAt, Here, Reach, ROUGHNESS } from './haversine.ts'
import type { Doc } from './index.ts'
import { eachCommon, type Runs } from './runs.ts'

/** A document and how far it is from where the question stands. */
export type Near = { doc: Doc; distanceKm: number }

export type NearestQuery = {
  from: Coordinates
  limit: number
  /** Which documents count. */
  isIn: (doc: Doc) => boolean
  /** Places that alone count. */
  runs?: Runs | undefined
  /** Farther than this none counts. */
  mostKm?: number | undefined
  /** Continues behind this place. */
  after?: { distanceKm: number; id: string } | undefined
  id: (doc: Doc) => string
}

/**
 * Finds the nearest documents, by distance, then id. Goes through the bands of latitude, the nearest first, and in each
 * only through what lies behind `after` and may be nearer than the farthest that is found so far: a late page costs
 * little more than the first.
 */
export function nearest(geo: Geo, query: NearestQuery): Near[] {
  const { bands } = geo
  const { isIn, runs, after } = query
  const { latitude, longitude } = query.from
  const found = new NearestSoFar(geo, query)
  const passed = after && new Reach(found.here, chordAt(after.distanceKm - ROUNDING_KM))
  const offer = (from: number, to: number) => {
    for (let place = from; place < to; place++) {
      if (!found.mayTake(place)) continue
      const doc = bands.docs[place] ?? 0
      if (isIn(doc)) found.offer(doc)
    }
  }
  const offerOf = runs ? (from: number, to: number) => eachCommon(runs, { from, to }, offer) : offer
  const passedIn = (band: number) => {
    const [south, north] = [bands.edges[band], bands.edges[band + 1]]
    return passed && south && north ? passed.inner(south, north) : -1
  }
  const lookInto = (band: number, inner: number, outer: number) => {
    let least = bands.start(band)
    for (const span of inner >= 180 ? [] : spansAround(longitude, inner, outer)) {
      const { from, to, sureFrom, sureTo } = bands.stretch(band, span, least)
      offerOf(from, sureFrom)
      offerOf(sureTo, to)
      least = to
    }
  }
  // A first look around the place itself, to know early what is too far.
  const own = Math.min(bands.at(latitude), bands.count - 1)
  const passedInOwn = passedIn(own)
  for (let width = FIRST_DEGREES; found.near.length < query.limit && passedInOwn + width < 180; width *= 4) {
    found.near.length = 0
    lookInto(own, passedInOwn, Math.max(0, passedInOwn) + width)
  }
  found.near.length = 0
  let above = bands.at(latitude)
  let below = above - 1
  while (above < bands.count || below >= 0) {
    const upTo = above < bands.count ? bands.south(above) - latitude : Infinity
    const downTo = below >= 0 ? latitude - bands.north(below) : Infinity
    if (Math.min(upTo, downTo) * KM_PER_DEGREE > found.mostKm + ROUNDING_KM) break
    const band = upTo <= downTo ? above++ : below--
    const [south, north] = [bands.edges[band], bands.edges[band + 1]]
    if (south && north) lookInto(band, passedIn(band), found.reach.outer(south, north))
  }
  return found.near
}

/** So far to either side the first look goes, then four times as far. */
const FIRST_DEGREES = 1
const KM_PER_DEGREE = FARTHEST_KM / 180

/** The same among few documents, by looking at each. */
export function nearestAmong(docs: Iterable<Doc>, geo: Geo, query: NearestQuery): Near[] {
  const found = new NearestSoFar(geo, query)
  for (const doc of docs) if (query.isIn(doc)) found.offer(doc)
  return found.near
}

/** The nearest of the documents offered so far, as many as are asked for. */
class NearestSoFar {
  readonly near: Near[] = []
  readonly here: Here
  /** Farther than this none counts any more. */
  mostKm: number
  readonly #geo: Geo
  readonly #query: NearestQuery
  readonly #leastChord: number
  #mostChord: number
  #reach: Reach | undefined

  constructor(geo: Geo, query: NearestQuery) {
    this.#geo = geo
    this.#query = query
    this.here = new Here(query.from)
    this.mostKm = Math.min(query.mostKm ?? Infinity, FARTHEST_KM)
    this.#mostChord = chordAt(this.mostKm) + ROUGHNESS
    this.#leastChord = (query.after ? chordAt(query.after.distanceKm) : 0) - ROUGHNESS
  }

  /** Tells of most places that they do not count by where they about lie. */
  mayTake(place: number): boolean {
    const { bands } = this.#geo
    const chord = this.here.roughly(bands.longitude(place), bands.latitude(place))
    return chord <= this.#mostChord + bands.slack.chord && chord >= this.#leastChord - bands.slack.chord
  }

  /** How far what counts reaches. */
  get reach(): Reach {
    return (this.#reach ??= new Reach(this.here, chordAt(this.mostKm + ROUNDING_KM)))
  }

  offer(doc: Doc): void {
    const { coordinates } = this.#geo
    const [longitude, latitude] = [coordinates.longitude(doc), coordinates.latitude(doc)]
    const chord = this.here.roughly(longitude, latitude)
    if (chord > this.#mostChord || chord < this.#leastChord) return
    const { from, limit, after, id } = this.#query
    const near = { doc, distanceKm: distanceKm({ longitude, latitude }, from) }
    if (near.distanceKm > this.mostKm) return
    if (after && (near.distanceKm - after.distanceKm || compareIds(id(doc), after.id)) <= 0) return
    this.near.splice(this.#placeFor(near), 0, near)
    if (this.near.length > limit) this.near.pop()
    if (this.near.length < limit) return
    this.mostKm = this.near.at(-1)?.distanceKm ?? this.mostKm
    this.#mostChord = chordAt(this.mostKm) + ROUGHNESS
    this.#reach = undefined
  }

  #placeFor(near: Near): number {
    let [low, high] = [0, this.near.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.near[middle]
      if (other && byDistance(other, near, this.#query.id) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Compares by distance, then id. */
function byDistance(a: Near, b: Near, id: (doc: Doc) => string): number {
  return a.distanceKm - b.distanceKm || compareIds(id(a.doc), id(b.doc))
}
