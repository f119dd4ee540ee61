import { type Coordinates, distanceKm } from '../spots/distance.ts'
import { compareIds } from '../spots/order.ts'
import { ringArea } from './area.ts'
import { FARTHEST_KM, leastDistanceKm, mostDistanceKm, ROUNDING_KM } from './geo-box.ts'
import { type Geo, LEAF, type Node, halves, rootOf } from './geo.ts'
import type { Doc } from './index.ts'

/** A document and how far it is from where the question stands. */
export type Near = { doc: Doc; distanceKm: number }

export type NearestQuery = {
  from: Coordinates
  limit: number
  /** Which documents count. */
  isIn: (doc: Doc) => boolean
  /** Farther than this none counts. */
  mostKm?: number | undefined
  /** Which part of all documents those are, 0 to 1. */
  share: number
  /** Continues behind this place. */
  after?: { distanceKm: number; id: string } | undefined
  id: (doc: Doc) => string
}

/**
 * Finds the nearest documents, by distance, then id. Parts of the tree wait in a queue by the least distance they can
 * hold; parts that lie wholly before `after` are passed over, so that a late page costs what the first does.
 */
export function nearest(geo: Geo, query: NearestQuery): Near[] {
  const { after } = query
  return after && after.distanceKm > 0 ? nextNearest(geo, { ...query, after }) : firstNearest(geo, query)
}

/** So many more documents than are asked for a ring is drawn to hold, and so many times wider when it holds too few. */
const SPARE = 3
const WIDER = 8

/** Takes all that lie in a ring just behind `after`, wide enough for the page. */
function nextNearest(geo: Geo, query: NearestQuery & { after: { distanceKm: number; id: string } }): Near[] {
  const { from, limit, share, after } = query
  const sphere = FARTHEST_KM / Math.PI
  const inner = Math.cos(after.distanceKm / sphere)
  // As wide as would do if the documents were spread evenly over the globe.
  for (let part = (SPARE * limit) / Math.max(1, share * geo.docs.length); ; part *= WIDER) {
    const outerKm = inner - 2 * part > -1 ? Math.acos(inner - 2 * part) * sphere : FARTHEST_KM + 1
    const found = nearestAmong(geo.find(ringArea(from, { innerKm: after.distanceKm, outerKm })).docs(), geo, query)
    if (found.length >= limit || outerKm > FARTHEST_KM) return found
  }
}

function firstNearest(geo: Geo, query: NearestQuery): Near[] {
  const { from, limit, isIn, after, id, mostKm = Infinity } = query
  const queue = new Queue<Node | Near>()
  const found: Near[] = []
  const isBehind = ({ doc, distanceKm }: Near) =>
    after === undefined || (distanceKm - after.distanceKm || compareIds(id(doc), after.id)) > 0
  const addNode = (node: Node) => {
    if (node.left > node.right) return
    if (after && mostDistanceKm(from, node.box) < after.distanceKm - ROUNDING_KM) return
    const least = leastDistanceKm(from, node.box) - ROUNDING_KM
    if (least <= mostKm) queue.push(node, least)
  }
  const addPlaces = (left: number, right: number) => {
    for (let place = left; place <= right; place++) {
      const doc = geo.docs[place] ?? 0
      if (!isIn(doc)) continue
      const longitude = geo.coordinates[place * 2] ?? 0
      const near = { doc, distanceKm: distanceKm({ longitude, latitude: geo.coordinates[place * 2 + 1] ?? 0 }, from) }
      if (isBehind(near)) queue.push(near, near.distanceKm)
    }
  }
  if (geo.docs.length > 0) addNode(rootOf(geo.docs.length))
  // Places at the same distance come in any order: all of them are taken before ids decide.
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if ('doc' in next) {
      if (found.length >= limit && next.distanceKm > (found.at(-1)?.distanceKm ?? 0)) break
      found.push(next)
    } else if (next.right - next.left <= LEAF) {
      addPlaces(next.left, next.right)
    } else {
      const [lower, middle, upper] = halves(next, geo.coordinates)
      addNode(lower)
      addPlaces(middle, middle)
      addNode(upper)
    }
  }
  return found.sort((a, b) => byDistance(a, b, id)).slice(0, limit)
}

/** Compares by distance, then id. */
export function byDistance(a: Near, b: Near, id: (doc: Doc) => string): number {
  return a.distanceKm - b.distanceKm || compareIds(id(a.doc), id(b.doc))
}

/** The same among few documents, by looking at each. */
export function nearestAmong(docs: Iterable<Doc>, geo: Geo, query: NearestQuery): Near[] {
  const { from, limit, isIn, after, id } = query
  const found: Near[] = []
  for (const doc of docs) {
    if (!isIn(doc)) continue
    const near = { doc, distanceKm: distanceKm(geo.coordinatesOf(doc), from) }
    if (after === undefined || (near.distanceKm - after.distanceKm || compareIds(id(doc), after.id)) > 0)
      found.push(near)
  }
  return found.sort((a, b) => byDistance(a, b, id)).slice(0, limit)
}

/** A binary heap, least key first. */
class Queue<T> {
  readonly #values: T[] = []
  readonly #keys: number[] = []

  push(value: T, key: number): void {
    let i = this.#values.length
    while (i > 0) {
      const parent = (i - 1) >> 1
      if ((this.#keys[parent] ?? 0) <= key) break
      this.#move(parent, i)
      i = parent
    }
    this.#values[i] = value
    this.#keys[i] = key
  }

  pop(): T | undefined {
    const top = this.#values[0]
    const value = this.#values.pop()
    const key = this.#keys.pop()
    const length = this.#values.length
    if (length === 0 || value === undefined || key === undefined) return top
    let i = 0
    for (let child = 1; child < length; child = i * 2 + 1) {
      if (child + 1 < length && (this.#keys[child + 1] ?? 0) < (this.#keys[child] ?? 0)) child += 1
      if ((this.#keys[child] ?? 0) >= key) break
      this.#move(child, i)
      i = child
    }
    this.#values[i] = value
    this.#keys[i] = key
    return top
  }

  #move(from: number, to: number): void {
    const value = this.#values[from]
    const key = this.#keys[from]
    if (value === undefined || key === undefined) return
    this.#values[to] = value
    this.#keys[to] = key
  }
}
