import { distanceKm } from '../../geo/distance.ts'
import { FARTHEST_KM } from '../geo-box.ts'
import type { Geo } from '../geo.ts'
import { chordAt, Here, Reach, ROUGHNESS } from '../haversine.ts'
import type { Doc } from '../types.ts'
import { byDistance, isBehind, type Near, type NearestQuery } from './near.ts'

/**
 * The documents that may be the nearest, by how far their cells are. Whether one counts is known for sure of each, how
 * far it is only in the end: of few must the exact place be read.
 */
export class Candidates {
  readonly here: Here
  /** Farther than this, by its chord, none is wanted any more. */
  mostChord: number
  readonly #geo: Geo
  readonly #query: NearestQuery
  readonly #leastChord: number
  /** The radius that the question is bounded by. */
  readonly #edgeChord: number
  readonly #slack: number
  #docs: Int32Array
  #chords: Float64Array
  #size = 0
  #reach: Reach | undefined

  /** `width`: the part of the globe's surface that the ring of candidates has. */
  constructor(geo: Geo, query: NearestQuery, width: number) {
    const { after, from, limit, mostKm = Infinity } = query
    this.#geo = geo
    this.#query = query
    this.here = new Here(from)
    this.#slack = geo.bands.slack.chord + ROUGHNESS
    this.#leastChord = after ? chordAt(after.distanceKm) : -1
    this.#edgeChord = mostKm >= FARTHEST_KM ? 2 : chordAt(mostKm)
    // The chord is half of a haversine: it grows as the surface within.
    this.mostChord = Math.min(Math.max(0, this.#leastChord) + width, this.#edgeChord) + 2 * this.#slack
    this.#docs = new Int32Array(4 * limit)
    this.#chords = new Float64Array(4 * limit)
  }

  /** Whether the ring holds as many as are asked for, or all there are. */
  get isEnough(): boolean {
    return this.#size >= this.#query.limit || this.mostChord > Math.min(1, this.#edgeChord) + this.#slack
  }

  /** How far what may count reaches. */
  get reach(): Reach {
    return (this.#reach ??= new Reach(this.here, Math.min(1, this.mostChord)))
  }

  /** Tells of most places, without their document, that they do not count. */
  mayTake(place: number): boolean {
    const chord = this.#chordOf(place)
    return chord <= this.mostChord && chord >= this.#leastChord - this.#slack
  }

  offer(place: number): void {
    this.#offer(this.#geo.bands.docs[place] ?? 0, this.#chordOf(place))
  }

  /** The same for a document whose place is not known. */
  offerDoc(doc: Doc): void {
    const { coordinates } = this.#geo
    this.#offer(doc, this.here.roughly(coordinates.longitude(doc), coordinates.latitude(doc)))
  }

  #offer(doc: Doc, chord: number): void {
    if (chord > this.mostChord || chord < this.#leastChord - this.#slack) return
    const isAtEdge = chord < this.#leastChord + this.#slack || chord > this.#edgeChord - this.#slack
    if (isAtEdge && !this.#counts(this.#near(doc))) return
    if (this.#size === this.#docs.length) this.#tighten()
    this.#docs[this.#size] = doc
    this.#chords[this.#size++] = chord
  }

  /** Lists the nearest of them. */
  nearest(): Near[] {
    this.#tighten()
    const { limit, id } = this.#query
    const found: Near[] = []
    for (let i = 0; i < this.#size; i++) found.push(this.#near(this.#docs[i] ?? 0))
    return found.sort((a, b) => byDistance(a, b, id)).slice(0, limit)
  }

  #chordOf(place: number): number {
    const { bands } = this.#geo
    return this.here.roughly(bands.longitude(place), bands.latitude(place))
  }

  #near(doc: Doc): Near {
    return { doc, distanceKm: distanceKm(this.#geo.coordinatesOf(doc), this.#query.from) }
  }

  #counts(near: Near): boolean {
    const { mostKm = Infinity, after, id } = this.#query
    return near.distanceKm <= mostKm && isBehind(near, after, id)
  }

  /** Drops those that are farther than as many as are asked for; makes room where hardly any are. */
  #tighten(): void {
    const { limit } = this.#query
    if (this.#size < limit) return
    const [docs, chords] = [this.#docs, this.#chords]
    const least = chords.slice(0, this.#size).sort()[limit - 1] ?? this.mostChord
    // Each may be nearer or farther than its cell tells.
    this.mostChord = Math.min(this.mostChord, least + 2 * this.#slack)
    this.#reach = undefined
    let kept = 0
    for (let i = 0; i < this.#size; i++) {
      docs[kept] = docs[i] ?? 0
      chords[kept] = chords[i] ?? 0
      kept += (chords[i] ?? 0) <= this.mostChord ? 1 : 0
    }
    this.#size = kept
    if (kept * 2 <= docs.length) return
    this.#docs = new Int32Array(docs.length * 2)
    this.#docs.set(docs)
    this.#chords = new Float64Array(docs.length * 2)
    this.#chords.set(chords)
  }
}
