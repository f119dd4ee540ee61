import { distanceKm } from '../../geo/distance.ts'
import { FARTHEST_KM } from '../../geo/distance.ts'
import type { Geo } from './geo.ts'
import { havOfKm, DistanceOrigin, CircleWidth, HAV_ERROR } from '../../geo/haversine.ts'
import type { Doc, Near } from '../types.ts'
import { byDistance, isBehind, type NearestQuery } from './near.ts'

/**
 * The documents that may be the nearest, by how far their cells are. Whether one counts is known for sure of each, how
 * far it is only in the end: of few must the exact place be read.
 */
export class Candidates {
  readonly origin: DistanceOrigin
  /** Farther than this, by its hav, none is wanted any more. */
  mostHav: number
  readonly #geo: Geo
  readonly #query: NearestQuery
  readonly #leastHav: number
  /** The radius that the question is bounded by. */
  readonly #edgeHav: number
  readonly #slack: number
  #docs: Int32Array
  #havs: Float64Array
  #size = 0
  #width: CircleWidth | undefined

  /** `width`: the part of the globe's surface that the ring of candidates has. */
  constructor(geo: Geo, query: NearestQuery, width: number) {
    const { after, from, limit, mostKm = Infinity } = query
    this.#geo = geo
    this.#query = query
    this.origin = new DistanceOrigin(from)
    this.#slack = geo.strips.slack.hav + HAV_ERROR
    this.#leastHav = after ? havOfKm(after.distanceKm) : -1
    this.#edgeHav = mostKm >= FARTHEST_KM ? 2 : havOfKm(mostKm)
    // The hav is half of a haversine: it grows as the surface within.
    this.mostHav = Math.min(Math.max(0, this.#leastHav) + width, this.#edgeHav) + 2 * this.#slack
    this.#docs = new Int32Array(4 * limit)
    this.#havs = new Float64Array(4 * limit)
  }

  /** Whether the ring holds `limit` documents, or all there are. */
  get isEnough(): boolean {
    return this.#size >= this.#query.limit || this.mostHav > Math.min(1, this.#edgeHav) + this.#slack
  }

  /** The width of the circle that still counts. */
  get width(): CircleWidth {
    return (this.#width ??= new CircleWidth(this.origin, Math.min(1, this.mostHav)))
  }

  /** Tells of most places, without their document, that they do not count. */
  mayTake(place: number): boolean {
    const hav = this.#havOf(place)
    return hav <= this.mostHav && hav >= this.#leastHav - this.#slack
  }

  offer(place: number): void {
    this.#offer(this.#geo.strips.docs[place] ?? 0, this.#havOf(place))
  }

  /** The same for a document whose place is not known. */
  offerDoc(doc: Doc): void {
    const { coordinates } = this.#geo
    this.#offer(doc, this.origin.approximateHav(coordinates.longitude(doc), coordinates.latitude(doc)))
  }

  #offer(doc: Doc, hav: number): void {
    if (hav > this.mostHav || hav < this.#leastHav - this.#slack) return
    const isAtEdge = hav < this.#leastHav + this.#slack || hav > this.#edgeHav - this.#slack
    if (isAtEdge && !this.#counts(this.#near(doc))) return
    if (this.#size === this.#docs.length) this.#tighten()
    this.#docs[this.#size] = doc
    this.#havs[this.#size++] = hav
  }

  /** Lists the nearest of them. */
  nearest(): Near[] {
    this.#tighten()
    const { limit } = this.#query
    const found: Near[] = []
    for (let i = 0; i < this.#size; i++) found.push(this.#near(this.#docs[i] ?? 0))
    return found.sort((a, b) => byDistance(a, b, this.#query)).slice(0, limit)
  }

  #havOf(place: number): number {
    const { strips } = this.#geo
    return this.origin.approximateHav(strips.longitude(place), strips.latitude(place))
  }

  #near(doc: Doc): Near {
    return { doc, distanceKm: distanceKm(this.#geo.coordinatesOf(doc), this.#query.from) }
  }

  #counts(near: Near): boolean {
    const { mostKm = Infinity, after, id } = this.#query
    return near.distanceKm <= mostKm && isBehind(near, after, id)
  }

  /** Drops all but the `limit` nearest; doubles the room when that frees less than half. */
  #tighten(): void {
    const { limit } = this.#query
    if (this.#size < limit) return
    const [docs, havs] = [this.#docs, this.#havs]
    const least = havs.slice(0, this.#size).sort()[limit - 1] ?? this.mostHav
    // Each may be nearer or farther than the middle of its cell.
    this.mostHav = Math.min(this.mostHav, least + 2 * this.#slack)
    this.#width = undefined
    let kept = 0
    for (let i = 0; i < this.#size; i++) {
      docs[kept] = docs[i] ?? 0
      havs[kept] = havs[i] ?? 0
      kept += (havs[i] ?? 0) <= this.mostHav ? 1 : 0
    }
    this.#size = kept
    if (kept * 2 <= docs.length) return
    this.#docs = new Int32Array(docs.length * 2)
    this.#docs.set(docs)
    this.#havs = new Float64Array(docs.length * 2)
    this.#havs.set(havs)
  }
}
